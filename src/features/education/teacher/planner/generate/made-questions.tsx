import X from "lucide-react/icons/x";
import {
  answerTo,
  withAnswerPoints,
  withAnswerReason,
  withOptionText,
  withoutQuestion,
  withQuestionText,
  withRightNumber,
  withRightOption,
} from "#domain/exercises/edit-questions.ts";
import type { Exercise, SolutionAnswer } from "#domain/exercises/exercise.ts";
import type { ChoiceQuestion, NumberQuestion, Question } from "#domain/exercises/question.ts";
import { otherFigure } from "#domain/grading/solution-figure.ts";
import { formatDecimal } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { QuantityField } from "#ui/accounting/quantity-field.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { UNIT_NAMES } from "../../../exercise/texts.ts";
import { generateTexts as texts } from "./texts.ts";

interface MadeQuestionsProps {
  readonly exercise: Exercise;
  readonly onChange: (exercise: Exercise) => void;
}

interface AnswerProps<Asked extends Question, Kind extends SolutionAnswer["kind"]>
  extends MadeQuestionsProps {
  readonly question: Asked;
  readonly answer: Extract<SolutionAnswer, { kind: Kind }>;
}

const LONGEST_TEXT = 2000;
const MOST_POINTS = 100;
const MOST_FIGURE = 1_000_000_000_000;

function NumberAnswer({ exercise, question, answer, onChange }: AnswerProps<NumberQuestion, "number">) {
  const { id, unit, decimals } = question;
  const label = `${texts.rightAnswer} (${UNIT_NAMES[unit]})`;
  const other = otherFigure(exercise, answer);
  const error = other === null ? undefined : texts.otherFigure(formatDecimal(other, decimals));
  const change = (right: number) => onChange(withRightNumber(exercise, id, right));
  if (unit === "pesos")
    return <MoneyField label={label} value={pesos(answer.right)} error={error} onChange={change} />;
  return (
    <QuantityField
      label={label}
      value={answer.right}
      most={MOST_FIGURE}
      decimals={decimals}
      refused={texts.answerRefused(decimals)}
      error={error}
      onChange={change}
    />
  );
}

function Options({ exercise, question, answer, onChange }: AnswerProps<ChoiceQuestion, "options">) {
  const { id, options } = question;
  return (
    <div className="grid gap-2">
      {options.map((option, place) => (
        <div key={option.id} className="grid items-end gap-x-3 gap-y-1 sm:grid-cols-[1fr_auto]">
          <TextField
            label={texts.option(place + 1)}
            value={option.text}
            maxLength={LONGEST_TEXT}
            onChange={(text) => onChange(withOptionText(exercise, id, option.id, text))}
          />
          <Checkbox
            label={texts.isRight}
            aria-label={`${texts.isRight}: ${texts.option(place + 1)}`}
            checked={answer.right.includes(option.id)}
            onChange={(isRight) => onChange(withRightOption(exercise, question, option.id, isRight))}
          />
        </div>
      ))}
    </div>
  );
}

interface AskedProps extends MadeQuestionsProps {
  readonly question: Question;
  readonly place: number;
}

function Asked({ exercise, question, place, onChange }: AskedProps) {
  const { id } = question;
  const answer = answerTo(exercise, id);
  return (
    <fieldset className="grid gap-3 border-base-300 border-t pt-3">
      <legend className="font-semibold">{texts.question(place + 1)}</legend>
      <div className="flex items-start justify-between gap-2">
        <TextAreaField
          label={texts.asked}
          rows={2}
          value={question.text}
          maxLength={LONGEST_TEXT}
          className="grow"
          onChange={(text) => onChange(withQuestionText(exercise, id, text))}
        />
        <IconButton
          label={texts.removeQuestion(place + 1)}
          icon={<X size={18} aria-hidden="true" />}
          onClick={() => onChange(withoutQuestion(exercise, id))}
        />
      </div>
      {question.kind === "choice" && answer?.kind === "options" ? (
        <Options exercise={exercise} question={question} answer={answer} onChange={onChange} />
      ) : null}
      {answer === undefined ? null : (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {question.kind === "number" && answer.kind === "number" ? (
            <NumberAnswer exercise={exercise} question={question} answer={answer} onChange={onChange} />
          ) : null}
          <QuantityField
            label={texts.points}
            value={answer.points}
            most={MOST_POINTS}
            refused={texts.pointsRefused}
            onChange={(points) => onChange(withAnswerPoints(exercise, id, points))}
          />
        </div>
      )}
      {answer === undefined ? null : (
        <TextAreaField
          label={texts.reason}
          rows={2}
          value={answer.why}
          maxLength={LONGEST_TEXT}
          onChange={(why) => onChange(withAnswerReason(exercise, id, why))}
        />
      )}
    </fieldset>
  );
}

/** The questions beside the journal, with what is right and what it is worth. */
export function MadeQuestions({ exercise, onChange }: MadeQuestionsProps) {
  const { questions } = exercise.case;
  if (questions.length === 0) return null;
  return (
    <>
      <h3 className="title-block">{texts.questions}</h3>
      {questions.map((question, place) => (
        <Asked key={question.id} exercise={exercise} question={question} place={place} onChange={onChange} />
      ))}
    </>
  );
}

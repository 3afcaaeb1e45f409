import { useId } from "react";
import type { Answers, RunAnswer } from "#domain/exercises/exercise-run.ts";
import type { ChoiceQuestion, NumberQuestion, Question } from "#domain/exercises/question.ts";
import { formatDecimal } from "#domain/kernel/format.ts";
import { Field } from "#ui/kit/fields/field.tsx";
import { TypedInput } from "#ui/kit/fields/typed-input.tsx";
import { useTypedValue } from "#ui/kit/fields/use-typed-value.ts";
import { exerciseTexts as texts, UNIT_NAMES } from "../texts.ts";
import { readAnswer } from "./read-answer.ts";

interface QuestionsPanelProps {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  readonly onAnswer: (question: string, answer: RunAnswer | null) => void;
}

interface ChoiceProps {
  readonly question: ChoiceQuestion;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Radio buttons, or check boxes where several options may be right. */
function Choice({ question, chosen, onChoose }: ChoiceProps) {
  const name = useId();
  const { several, options } = question;
  const toggle = (id: string, isOn: boolean) => {
    if (!several) return onChoose([id]);
    const others = chosen.filter((each) => each !== id);
    return onChoose(isOn ? [...others, id] : others);
  };
  return (
    <div className="mt-2 grid gap-1">
      {several ? <p className="text-caption text-muted">{texts.several}</p> : null}
      {options.map(({ id, text }) => (
        <label key={id} className="choice">
          <input
            type={several ? "checkbox" : "radio"}
            name={name}
            className={several ? "checkbox checkbox-primary" : "radio radio-primary"}
            checked={chosen.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}

interface NumberProps {
  readonly question: NumberQuestion;
  readonly value: number | null;
  readonly onValue: (value: number | null) => void;
}

/** A number in the unit of the question; text that cannot be read stays, marked, and counts as no answer. */
function NumberAnswer({ question, value, onValue }: NumberProps) {
  const typed = useTypedValue<number | null, "not-a-number">(value, onValue, {
    read: (text) => readAnswer(text, question),
    none: null,
    shown: (number) => (number === null ? "" : formatDecimal(number, question.decimals)),
  });
  const { misread } = typed;
  return (
    <Field
      label={texts.answer}
      className="mt-2 max-w-56"
      error={misread === null ? undefined : texts.notNumber(misread.typed.slice(0, 24))}
    >
      {(control) => (
        <span className="control" data-invalid={control["aria-invalid"]}>
          <TypedInput control={control} field={{}} typed={typed} inputMode="decimal" className="text-end" />
          <span className="control-affix">{UNIT_NAMES[question.unit]}</span>
        </span>
      )}
    </Field>
  );
}

/** The questions beside the journal. */
export function QuestionsPanel({ questions, answers, onAnswer }: QuestionsPanelProps) {
  if (questions.length === 0) return null;
  return (
    <section className="exercise-questions" aria-label={texts.questions}>
      <h3 className="section-head">{texts.questions}</h3>
      {questions.map((question, index) => {
        const answer = answers[question.id];
        return (
          <fieldset key={question.id} className="mt-4">
            <legend className="font-semibold">
              {index + 1}. {question.text}
            </legend>
            {question.kind === "choice" ? (
              <Choice
                question={question}
                chosen={Array.isArray(answer) ? answer : []}
                onChoose={(chosen) => onAnswer(question.id, chosen)}
              />
            ) : (
              <NumberAnswer
                question={question}
                value={typeof answer === "number" ? answer : null}
                onValue={(value) => onAnswer(question.id, value)}
              />
            )}
          </fieldset>
        );
      })}
    </section>
  );
}

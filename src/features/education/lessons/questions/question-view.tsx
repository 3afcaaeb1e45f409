import RotateCcw from "lucide-react/icons/rotate-ccw";
import { type FormEvent, useId, useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import { gradeAnswer } from "#domain/lessons/grade-answer.ts";
import type { LessonAnswer, LessonQuestion } from "#domain/lessons/lesson.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { lessonTexts as texts, UNIT_LABELS } from "../texts.ts";
import { AnswerNote } from "./answer-note.tsx";
import { ChoiceFields } from "./choice-fields.tsx";
import { EntryFields } from "./entry-fields.tsx";
import { answeredDraft, asList, blankAnswer, type QuestionDraft, readAnswerDraft } from "./question-draft.ts";

interface QuestionViewProps {
  readonly question: LessonQuestion;
  readonly chart: Chart;
  /** The answer given on an earlier reading. */
  readonly kept?: LessonAnswer | undefined;
  /** "Pregunta 2 de 5, sin nota". */
  readonly place: string;
  readonly round?: number;
  readonly onAnswer: (answer: LessonAnswer, right: boolean) => void;
  /** Answered wrong, may the same question be tried again. */
  readonly repeats?: boolean;
}

interface FieldsProps extends Pick<QuestionViewProps, "question" | "chart"> {
  readonly draft: QuestionDraft;
  readonly onDraft: (draft: QuestionDraft) => void;
  readonly isGraded: boolean;
  readonly round: number;
  readonly problem: string | null;
}

function AnswerFields({ question, chart, draft, onDraft, isGraded, round, problem }: FieldsProps) {
  if (question.kind === "number") {
    return (
      <TextField
        label={UNIT_LABELS[question.unit]}
        value={typeof draft === "string" ? draft : ""}
        onChange={onDraft}
        inputMode="decimal"
        autoComplete="off"
        disabled={isGraded}
        error={problem ?? undefined}
        className="max-w-72"
      />
    );
  }
  const list = asList(draft);
  if (question.kind === "choice") {
    return (
      <ChoiceFields question={question} chosen={list} onChoose={onDraft} isGraded={isGraded} round={round} />
    );
  }
  return (
    <EntryFields question={question} chart={chart} lines={list} onChange={onDraft} isGraded={isGraded} />
  );
}

/** A question, graded at once, with the reasons of its answer. */
export function QuestionView(props: QuestionViewProps) {
  const { question, chart, kept, place, round = 0, onAnswer, repeats = true } = props;
  const heading = useId();
  const [draft, setDraft] = useState<QuestionDraft>(() =>
    kept === undefined ? blankAnswer(question) : answeredDraft(kept),
  );
  const [answer, setAnswer] = useState<LessonAnswer | null>(kept ?? null);
  const [isFresh, setIsFresh] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const grade = answer === null ? null : gradeAnswer(question, answer);
  const check = (event: FormEvent) => {
    event.preventDefault();
    const read = readAnswerDraft(question, draft);
    setProblem(read.problem);
    if (read.answer === null || answer !== null) return;
    setAnswer(read.answer);
    setDraft(answeredDraft(read.answer));
    setIsFresh(true);
    onAnswer(read.answer, gradeAnswer(question, read.answer).right);
  };
  const tryAgain = () => {
    setAnswer(null);
    setDraft(blankAnswer(question));
  };
  const several = question.kind === "choice" && question.several;
  return (
    <form className="lesson-question" onSubmit={check} noValidate={true}>
      <div className="section-head flex flex-wrap items-baseline justify-between gap-x-4">
        <h3>{question.kind === "entry" ? texts.completeEntry : texts.checkTitle}</h3>
        <span className="text-caption font-normal text-muted">{place}</span>
      </div>
      <fieldset aria-labelledby={heading}>
        <p id={heading} className="lesson-ask">
          {question.text}
          {several ? <span className="block text-muted">{texts.chooseAll}</span> : null}
        </p>
        <AnswerFields
          question={question}
          chart={chart}
          draft={draft}
          onDraft={setDraft}
          isGraded={grade !== null}
          round={round}
          problem={problem}
        />
      </fieldset>
      {question.kind === "number" || problem === null ? null : (
        <p role="alert" className="lesson-problem">
          {problem}
        </p>
      )}
      {grade === null ? (
        <Button type="submit" variant="outline">
          {texts.check}
        </Button>
      ) : (
        <AnswerNote question={question} chart={chart} grade={grade} takesFocus={isFresh} />
      )}
      {grade !== null && !grade.right && repeats ? (
        <Button variant="ghost" icon={<RotateCcw size={16} aria-hidden="true" />} onClick={tryAgain}>
          {texts.tryAgain}
        </Button>
      ) : null}
    </form>
  );
}

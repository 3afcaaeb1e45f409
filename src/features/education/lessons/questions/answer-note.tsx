import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import { useEffect, useRef } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import type { AnswerGrade } from "#domain/lessons/grade-answer.ts";
import type { LessonQuestion } from "#domain/lessons/lesson.ts";
import { EntryTable } from "#ui/accounting/accounts/entry-table.tsx";
import { exampleLines } from "../pictures/worked-entry-view.tsx";
import { answerText, lessonTexts as texts } from "../texts.ts";

interface AnswerNoteProps {
  readonly question: LessonQuestion;
  readonly chart: Chart;
  readonly grade: AnswerGrade;
  /** Answered just now, and not on an earlier day. */
  readonly takesFocus: boolean;
}

/** The reasons that the options do not say themselves. */
function Reasons({ question, grade }: Pick<AnswerNoteProps, "question" | "grade">) {
  if (question.kind === "choice") {
    return grade.right || grade.notes.length > 0 ? null : <p>{texts.missing}</p>;
  }
  return (
    <>
      {grade.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {question.kind === "number" && !grade.right ? (
        <p>{texts.rightAnswer(answerText(question.right, question.unit, question.decimals))}</p>
      ) : null}
      <p>{question.why}</p>
    </>
  );
}

/** What an answer is worth and why; read aloud and focused as it appears. */
export function AnswerNote({ question, chart, grade, takesFocus }: AnswerNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) note.current?.focus();
  }, [takesFocus]);
  const Icon = grade.right ? CircleCheck : CircleX;
  return (
    <div
      ref={note}
      tabIndex={-1}
      role="status"
      className="lesson-note"
      data-mark={grade.right ? "right" : "wrong"}
    >
      <p className="flex items-center gap-2 font-semibold">
        <Icon size={20} aria-hidden="true" />
        {grade.right ? texts.right : texts.wrong}
      </p>
      <Reasons question={question} grade={grade} />
      {question.kind === "entry" && !grade.right ? (
        <EntryTable
          entry={{ description: texts.rightEntry, lines: exampleLines(question.lines) }}
          chart={chart}
          bare={true}
        />
      ) : null}
    </div>
  );
}

import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { ExerciseSolution, SolutionAnswer } from "#domain/exercises/exercise.ts";
import type { Answers, RunAnswer } from "#domain/exercises/exercise-run.ts";
import type { Question } from "#domain/exercises/question.ts";
import type { GradeResult } from "#domain/grading/grade-result.ts";
import { formatDecimal, formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Revealed } from "../reveal.ts";
import { exerciseTexts as texts, UNIT_NAMES } from "../texts.ts";

interface GradedAnswersProps {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  readonly result: GradeResult | null;
  readonly solution: ExerciseSolution | null;
  readonly shows: Revealed;
}

function numberWords(value: number, question: Question): string {
  if (question.kind !== "number") return "";
  if (question.unit === "pesos") return formatPesos(pesos(Math.round(value)));
  return `${formatDecimal(value, question.decimals)} ${UNIT_NAMES[question.unit]}`;
}

function optionWords(ids: readonly string[], question: Question): string {
  if (question.kind !== "choice") return "";
  return question.options
    .filter(({ id }) => ids.includes(id))
    .map(({ text }) => text)
    .join("; ");
}

function answerWords(answer: RunAnswer | undefined, question: Question): string {
  if (answer === undefined) return texts.noAnswer;
  return typeof answer === "number" ? numberWords(answer, question) : optionWords(answer, question);
}

function rightWords({ right }: SolutionAnswer, question: Question): string {
  return typeof right === "number" ? numberWords(right, question) : optionWords(right, question);
}

/** The questions with what was answered, marked as the level allows. */
export function GradedAnswers({ questions, answers, result, solution, shows }: GradedAnswersProps) {
  if (questions.length === 0) return null;
  return (
    <section className="graded-answers" aria-label={texts.questions}>
      <h3 className="section-head">{texts.questions}</h3>
      <ol>
        {questions.map((question, index) => {
          const mark = result?.answers.find((each) => each.question === question.id);
          const told = shows.solution
            ? solution?.answers.find((each) => each.question === question.id)
            : undefined;
          const isMarked = shows.marks && mark !== undefined;
          const isRight = isMarked && mark.score >= 1;
          return (
            <li key={question.id} data-mark={!isMarked ? "none" : isRight ? "right" : "wrong"}>
              <span className="graded-mark">
                {!isMarked ? null : isRight ? (
                  <Check size={18} strokeWidth={2.25} className="text-success" aria-hidden="true" />
                ) : (
                  <X size={18} strokeWidth={2.25} className="text-error" aria-hidden="true" />
                )}
                <span className="sr-only">{!isMarked ? null : texts.marks[isRight ? "right" : "wrong"]}</span>
              </span>
              <div>
                <p className="font-semibold">
                  {index + 1}. {question.text}
                </p>
                <p>{answerWords(answers[question.id], question)}</p>
                {told === undefined || isRight ? null : (
                  <p className="graded-right">
                    {texts.rightAnswer} {rightWords(told, question)}
                  </p>
                )}
                {told === undefined ? null : <p className="text-muted">{told.why}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

import Shuffle from "lucide-react/icons/shuffle";
import type { Ref } from "react";
import { attemptsLeft, bestAttempt, type ExerciseRun, runPhase } from "#domain/exercises/exercise-run.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { type ExerciseTask, rulesOf } from "./exercise-task.ts";
import { exerciseScale } from "./graded/exercise-scale.ts";
import { gradeParts, gradeSteps } from "./graded/grade-parts.ts";
import { GradeStamp } from "./graded/grade-stamp.tsx";
import { GradeTable } from "./graded/grade-table.tsx";
import { GradedWork } from "./graded/graded-work.tsx";
import { toMend } from "./graded/to-mend.ts";
import { revealed } from "./reveal.ts";
import { exerciseTexts as texts } from "./texts.ts";

/** A grade that the teacher gave back, as it is written, with its page. */
export interface ReturnedNote {
  readonly grade: string;
  readonly onOpen: () => void;
}

interface ExerciseResultProps {
  readonly task: ExerciseTask;
  readonly run: ExerciseRun;
  /** The same exercise with other figures; null where there is no other attempt. */
  readonly onOther: (() => void) | null;
  /** Takes the focus after a hand-in. */
  readonly head: Ref<HTMLHeadingElement>;
  readonly returned: ReturnedNote | null;
}

type Result = NonNullable<ExerciseRun["attempts"][number]["result"]>;

/** What of a result is shown as a grade, in the scale of the task. */
function shownGrade({ scale: settings }: ExerciseTask, { earned, followed, possible }: Result) {
  const scale = exerciseScale(settings);
  const stepsOf = (score: number) => gradeSteps(score, possible, scale.steps);
  return { scale, steps: stepsOf(earned), followed: scale.grade(stepsOf(followed)) };
}

/** One sentence above the marked work. */
function summary(result: Result): string {
  const left = toMend(result);
  return left === null ? texts.allRight : texts.someWrong(left);
}

function bestGrade(task: ExerciseTask, result: Result): string {
  const { scale, steps } = shownGrade(task, result);
  return scale.grade(steps);
}

function Attempts({ task, run }: Pick<ExerciseResultProps, "task" | "run">) {
  const left = attemptsLeft(run, rulesOf(task));
  const best = bestAttempt(run);
  const isSeveral = run.attempts.length > 1 && best?.result;
  return (
    <p className="mt-2 text-muted">
      {left === null ? texts.unlimited : texts.attemptsLeft(left)} {left === 0 ? null : texts.bestKept}{" "}
      {isSeveral ? texts.best(bestGrade(task, isSeveral)) : null}
    </p>
  );
}

function OtherButton({ onOther, label }: { readonly onOther: () => void; readonly label: string }) {
  return (
    <Button className="mt-3" icon={<Shuffle size={18} aria-hidden="true" />} onClick={onOther}>
      {label}
    </Button>
  );
}

function Below({
  task,
  run,
  onOther,
  result,
}: Omit<ExerciseResultProps, "head" | "returned"> & { readonly result: Result }) {
  const shows = revealed(task.level);
  const { scale, steps, followed } = shownGrade(task, result);
  const lesson = shows.solution ? task.solution?.lesson : undefined;
  return (
    <div className="result-below">
      <GradeTable parts={gradeParts(result, task.policy.weights, scale.steps)} steps={steps} scale={scale} />
      <section>
        <h3 className="section-head">{texts.review}</h3>
        {lesson === undefined ? null : <p className="mt-3 text-reading">{lesson}</p>}
        {result.followed > result.earned ? <p className="mt-2">{texts.followed(followed)}</p> : null}
        <Attempts task={task} run={run} />
        {onOther === null ? null : <OtherButton onOther={onOther} label={texts.otherValues} />}
      </section>
    </div>
  );
}

/** What is said of a hand-in whose marks are not shown here: how far it came. */
function standing(isGraded: boolean, returned: ReturnedNote | null): { title: string; text: string } {
  if (!isGraded) return { title: texts.received, text: texts.receivedText };
  if (returned === null) return { title: texts.handedInHere, text: texts.receivedLocal };
  return { title: texts.returned, text: texts.returnedText(returned.grade) };
}

/** What came of the last hand-in, as much as the level tells. */
export function ExerciseResult({ task, run, head, onOther, returned }: ExerciseResultProps) {
  const last = run.attempts.at(-1);
  if (last === undefined) return null;
  const { work, result } = last;
  const shows = revealed(task.level);
  const shown = runPhase(run) === "received" || !shows.grade ? null : result;
  const { title, text } = standing(task.solution === null, returned);
  return (
    <div className="result-view">
      <header className="result-head">
        <div>
          <h2 ref={head} tabIndex={-1} className="title-dialog">
            {shown === null ? title : texts.resultTitle}
          </h2>
          <p className="mt-1 max-w-lg">{shown === null ? text : shows.marks ? summary(shown) : null}</p>
          {shown !== null || returned === null ? null : (
            <Button className="mt-3" variant="primary" onClick={returned.onOpen}>
              {texts.seeReturned}
            </Button>
          )}
        </div>
        {shown === null ? null : <GradeStamp {...shownGrade(task, shown)} />}
      </header>
      <GradedWork exercise={task} work={work} result={shown} level={task.level} />
      {shown === null ? (
        onOther === null ? null : (
          <div className="px-4 lg:px-8">
            <OtherButton onOther={onOther} label={texts.otherAttempt} />
          </div>
        )
      ) : (
        <Below task={task} run={run} onOther={onOther} result={shown} />
      )}
    </div>
  );
}

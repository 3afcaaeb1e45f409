import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReleaseRule } from "#domain/classroom/activity.ts";
import type { HandedWork, ReturnedGrade, StudentTask } from "#domain/classroom/student-desk.ts";
import { lastAttempt } from "#domain/classroom/task-attempts.ts";
import { keptReturn } from "#domain/exchange/receive/student-arrivals.ts";
import type { ExerciseCase } from "#domain/exercises/exercise.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { GradedWork } from "../../exercise/graded/graded-work.tsx";
import { exerciseTexts } from "../../exercise/texts.ts";
import { exchangeStudentTexts as texts } from "../receive/texts.ts";

interface ReturnedWorkProps {
  readonly task: StudentTask;
  readonly returned: ReturnedGrade;
  readonly handed: HandedWork | null;
  readonly exercise: { readonly case: ExerciseCase } | null;
  readonly onBack: () => void;
}

/** When what came with the grade alone is shown; nothing of it travels before (ED-83). */
function HeldBack({ release }: { readonly release: ReleaseRule }) {
  if (release.kind === "at-once") return null;
  return (
    <p className="text-muted">
      {release.kind === "deadline" ? texts.afterDeadline : texts.fromAttempt(release.attempt)}
    </p>
  );
}

/** A grade as the teacher returned it: the comment, and the work with the marks that came with it. */
export function ReturnedWork({ task, returned, handed, exercise, onBack }: ReturnedWorkProps) {
  useTitle(task.title);
  const kept = keptReturn(returned);
  const isOneOfSeveral = lastAttempt(task) > 1;
  return (
    <main className="mx-auto grid w-full max-w-[1240px] gap-5 px-4 py-6">
      <div>
        <Button size="sm" icon={<ArrowLeft size={16} aria-hidden="true" />} onClick={onBack}>
          {texts.back}
        </Button>
      </div>
      <header>
        <h1 className="title-screen">{task.title}</h1>
        {kept === null ? null : <p className="mt-1 font-semibold text-lg">{texts.grade(kept.grade)}</p>}
      </header>
      {handed?.question === undefined ? null : (
        <section aria-labelledby="pregunta-hecha">
          <h2 id="pregunta-hecha" className="font-bold text-base">
            {exerciseTexts.youAsked}
          </h2>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{handed.question}</p>
        </section>
      )}
      {returned.comment === "" ? null : (
        <section aria-labelledby="comentario-docente">
          <h2 id="comentario-docente" className="font-bold text-base">
            {texts.comment}
          </h2>
          <p className="mt-1 whitespace-pre-line">{returned.comment}</p>
        </section>
      )}
      {exercise !== null && returned.result === null && task.feedback.level >= 2 ? (
        <HeldBack release={task.feedback.release} />
      ) : null}
      {exercise !== null && handed?.work.kind === "exercise" && returned.result !== null ? (
        <>
          {isOneOfSeveral ? <p className="text-muted">{texts.attemptShown(handed.attempt)}</p> : null}
          <GradedWork
            exercise={{ case: exercise.case, solution: kept?.solution ?? null }}
            work={handed.work.work}
            result={returned.result}
            level={task.feedback.level}
          />
        </>
      ) : null}
    </main>
  );
}

import Download from "lucide-react/icons/download";
import { useState } from "react";
import type { Activity } from "#domain/classroom/activity.ts";
import type { ClassroomSettings } from "#domain/classroom/classroom.ts";
import type { Grade, ScoreOverride } from "#domain/classroom/grade.ts";
import { exerciseOfWork } from "#domain/classroom/grade-works.ts";
import { withOverrides } from "#domain/classroom/override.ts";
import { showGrade } from "#domain/classroom/scale.ts";
import { gradedShare, type Submission, type SubmissionResult } from "#domain/classroom/submission.ts";
import type { GradeResult } from "#domain/grading/grade-result.ts";
import { keptFileName } from "#domain/report/file-name.ts";
import type { Desk } from "#storage/classroom/desk/desk.ts";
import { classroomContents, workOf } from "#storage/classroom/desk/desk-queries.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { saveFile } from "#ui/kit/save-file.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { GradedWork } from "../../exercise/graded/graded-work.tsx";
import { PartScores } from "./part-scores.tsx";
import { ProcessLog } from "./process-log.tsx";
import { workTexts as texts } from "./texts.ts";

interface HandedInWorkProps {
  readonly desk: Desk;
  readonly settings: ClassroomSettings;
  readonly activity: Activity;
  readonly grade: Grade;
  /** As they are on the screen, which may not be saved yet. */
  readonly overrides: readonly ScoreOverride[];
  /** Nothing counts of a work that is excused or pending. */
  readonly disabled: boolean;
  readonly onOverrides?: (overrides: readonly ScoreOverride[]) => void;
}

function scoreText(settings: ClassroomSettings, { earned, followed, possible }: GradeResult): string {
  const show = (points: number) => showGrade(settings, gradedShare({ earned: points, possible })).text;
  return texts.both(show(earned), show(followed));
}

interface ContentsProps extends Omit<HandedInWorkProps, "desk" | "grade"> {
  readonly submission: Submission;
  readonly result: SubmissionResult | null;
}

function Contents(props: ContentsProps) {
  const { settings, activity, submission, result, overrides, disabled, onOverrides } = props;
  const { work } = submission;
  if (work.kind === "text") return <p className="whitespace-pre-wrap">{work.text}</p>;
  if (work.kind === "file")
    return (
      <Button
        size="sm"
        icon={<Download size={15} aria-hidden="true" />}
        onClick={() => saveFile(new Blob([work.bytes as BlobPart]), keptFileName(work.name))}
      >
        {texts.download(work.name)}
      </Button>
    );
  const exercise = exerciseOfWork(activity, submission);
  if (exercise === null) return <p>{texts.unreadable}</p>;
  return (
    <>
      {result === null ? null : (
        <p className="font-semibold">{scoreText(settings, withOverrides(result.result, overrides))}</p>
      )}
      <GradedWork
        exercise={exercise}
        work={work.work}
        result={result?.result ?? null}
        level={4}
        overrides={overrides}
      />
      {result === null || onOverrides === undefined ? null : (
        <PartScores
          exercise={exercise}
          result={result.result}
          overrides={overrides}
          disabled={disabled}
          onChange={onOverrides}
        />
      )}
    </>
  );
}

/** The works of a student in an activity, the last one first, with marks line by line once graded (ED-85). */
export function HandedInWork(props: HandedInWorkProps) {
  const { desk, activity, grade } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const { classroom, student } = grade;
  const read = useQuery(
    async () => ({
      ...(await workOf(desk, student, activity.id)),
      students: (await classroomContents(desk, classroom))?.students ?? [],
    }),
    [desk.name, classroom, student, activity.id],
  );
  if (read.state === "failed") return <p role="alert">{texts.unreadable}</p>;
  if (read.state !== "ready") return <SkeletonRows rows={4} label={texts.loading} />;
  const { students, submissions: works } = read.value;
  const open = works.find(({ id }) => id === chosen) ?? works[0];
  if (open === undefined)
    return (
      <p data-absent className="text-muted">
        {texts.absent}
      </p>
    );
  const result = read.value.results.find((each) => each.submission === open.id) ?? null;
  return (
    <section aria-label={texts.handed} className="grid gap-2">
      <h3 className="desk-head">
        {texts.handed} · {texts.attempt(open.attempt)}
      </h3>
      {works.length > 1 ? (
        <SelectField
          label={texts.attempts}
          value={open.id}
          options={works.map(({ id, attempt }) => ({ value: id, label: texts.attempt(attempt) }))}
          onChange={setChosen}
        />
      ) : null}
      {open.otherFigures === undefined ? null : (
        <Banner tone="warn" role="note">
          {texts.otherFigures(students.find(({ id }) => id === open.otherFigures)?.name)}
        </Banner>
      )}
      {open.question === undefined ? null : (
        <Banner tone="info" role="note">
          <p className="font-semibold">{texts.question}</p>
          <p className="wrap-anywhere whitespace-pre-wrap">{open.question}</p>
          <p className="mt-1 text-muted">{texts.answerIt}</p>
        </Banner>
      )}
      {open.log === undefined ? null : <ProcessLog log={open.log} />}
      <Contents {...props} submission={open} result={result} />
    </section>
  );
}

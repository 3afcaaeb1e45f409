import WandSparkles from "lucide-react/icons/wand-sparkles";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { isGradedByMachine } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { awaitsGrade, type Grade, type GradePlace, type ScoreOverride } from "#domain/classroom/grade.ts";
import type { Gradebook } from "#domain/classroom/gradebook.ts";
import { parseGrade, showGrade } from "#domain/classroom/scale.ts";
import type { GradeChange } from "#storage/classroom/desk/grades.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { Grading } from "../work/grading.tsx";
import { workTexts } from "../work/texts.ts";
import { gradesTexts as texts } from "./texts.ts";
import { WorkFacts } from "./work-facts.tsx";

const HandedInWork = lazy(async () => ({
  default: (await import("../work/handed-in-work.tsx")).HandedInWork,
}));

/**
 * The place of a work, as high as the screen leaves from the start and below the fields: the work is read and drawn
 * after the dialog opens, and nothing moves when it comes. A grade whose work is not here needs no place.
 */
function WorkPlace({ children }: { readonly children: ReactNode }) {
  return (
    <div className="min-h-[70dvh] has-[[data-absent]]:min-h-0">
      <Suspense fallback={<SkeletonRows rows={6} label={texts.work.opening} />}>{children}</Suspense>
    </div>
  );
}

interface WorkDialogProps {
  readonly desk: TeacherDesk;
  readonly book: Gradebook;
  readonly row: number;
  readonly column: number;
  readonly onClose: () => void;
}

type Standing = "none" | "excused" | "pending";

const NO_OVERRIDES: readonly ScoreOverride[] = [];
const STANDINGS: readonly Standing[] = ["none", "pending", "excused"];

/** What the teacher gives, as it is on the screen. */
interface WorkForm {
  readonly typed: string;
  readonly comment: string;
  readonly standing: Standing;
  readonly overrides: readonly ScoreOverride[];
}

function formOf({ settings }: Pick<Classroom, "settings">, grade: Grade | undefined): WorkForm {
  const { manual = null, comment = "", overrides = NO_OVERRIDES } = grade ?? {};
  const standing = grade?.status === "excused" || grade?.status === "pending" ? grade.status : "none";
  return { typed: manual === null ? "" : showGrade(settings, manual).text, comment, standing, overrides };
}

interface FieldsProps {
  readonly form: WorkForm;
  readonly problem: string | null;
  readonly onChange: (form: WorkForm) => void;
}

function Fields({ form, problem, onChange }: FieldsProps) {
  const { typed, comment, standing } = form;
  return (
    <>
      <TextField
        label={texts.work.manual}
        value={typed}
        inputMode="decimal"
        disabled={standing !== "none"}
        onChange={(text) => onChange({ ...form, typed: text })}
        error={problem}
        help={texts.work.manualHelp}
      />
      <SelectField<Standing>
        label={texts.work.standing}
        value={standing}
        options={STANDINGS.map((value) => ({ value, label: texts.work.standings[value] }))}
        onChange={(value) => onChange({ ...form, standing: value })}
      />
      <TextAreaField
        label={texts.work.comment}
        rows={3}
        value={comment}
        maxLength={2000}
        onChange={(text) => onChange({ ...form, comment: text })}
      />
    </>
  );
}

/** Writes the form. Shares of parts are given only under a work that is drawn, whose grader is loaded by then. */
async function saveForm(
  { desk, act }: TeacherDesk,
  place: GradePlace,
  first: WorkForm,
  form: WorkForm,
  raw: number | null,
): Promise<boolean> {
  const { standing, comment, overrides } = form;
  if (standing === "none" && overrides !== first.overrides) {
    const { scoreWork } = await import("#storage/classroom/desk/results.ts");
    return act.run((id) => scoreWork(desk, { id, work: { ...place, raw, comment, overrides } }), {
      title: texts.work.saved,
    });
  }
  const change: GradeChange =
    standing === "none" ? { kind: "manual", raw, comment } : { kind: "standing", standing, comment };
  return act.changeGrades([{ ...place, change }], texts.work.saved);
}

/** One student's work in an archived classroom: to be read. */
function ReadWork({ desk, book, row, column, onClose }: WorkDialogProps) {
  const [line, head] = [book.rows[row], book.columns[column]];
  const cell = line?.cells[column];
  if (!line || !head || !cell) return null;
  const { grade } = cell;
  return (
    <Dialog
      open
      title={line.student.name}
      subtitle={head.activity.title}
      size={grade !== undefined && grade.attempts > 0 ? "lg" : "sm"}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <WorkFacts book={book} cell={cell} due={head.due} />
        {grade === undefined || grade.attempts === 0 ? null : (
          <WorkPlace>
            <HandedInWork
              desk={desk.desk}
              settings={book.classroom.settings}
              activity={head.activity}
              grade={grade}
              overrides={grade.overrides}
              disabled
            />
          </WorkPlace>
        )}
        {grade === undefined || grade.comment === "" ? null : <p>{grade.comment}</p>}
      </div>
    </Dialog>
  );
}

/** One student's work: what is known of it, and the teacher's grade and comment. */
export function WorkDialog(props: WorkDialogProps) {
  return props.book.classroom.status === "archived" ? <ReadWork {...props} /> : <GradeWork {...props} />;
}

interface GradeOneProps {
  readonly again: boolean;
  readonly loading: boolean;
  readonly onGrade: () => void;
}

/** Grades the works of this one student by machine. */
function GradeOne({ again, loading, onGrade }: GradeOneProps) {
  return (
    <div>
      <Button
        size="sm"
        loading={loading}
        icon={<WandSparkles size={15} aria-hidden="true" />}
        onClick={onGrade}
      >
        {again ? workTexts.gradeOneAgain : workTexts.gradeOne}
      </Button>
    </div>
  );
}

interface GradeFormProps extends WorkDialogProps {
  /** Grading by machine is on its way. */
  readonly grading: boolean;
  readonly onGrade: () => void;
}

function GradeForm({ desk, book, row, column, grading, onGrade, onClose }: GradeFormProps) {
  const [line, head] = [book.rows[row], book.columns[column]];
  const cell = line?.cells[column];
  const grade = cell?.grade;
  const { settings, id: classroom } = book.classroom;
  const [first] = useState(() => formOf(book.classroom, grade));
  const [form, setForm] = useState(first);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  if (!line || !head || !cell) return null;
  const parsed = parseGrade(settings, form.typed);
  const hasWork = grade !== undefined && grade.attempts > 0;
  const place = { student: line.student.id, activity: head.activity.id, classroom };
  const submit = async () => {
    setAsked(true);
    if (!parsed.ok && form.standing === "none") return;
    setBusy(true);
    const isSaved = await saveForm(desk, place, first, form, parsed.ok ? parsed.value : null);
    setBusy(false);
    if (isSaved) onClose();
  };
  const { activity } = head;
  const canGrade = hasWork && isGradedByMachine(activity) && form.standing === "none";
  return (
    <FormDialog
      title={line.student.name}
      subtitle={head.activity.title}
      size={hasWork ? "lg" : "sm"}
      confirm={texts.work.save}
      busy={busy}
      strict
      dirty={JSON.stringify(form) !== JSON.stringify(first)}
      onSubmit={submit}
      onClose={onClose}
    >
      <WorkFacts book={book} cell={cell} due={head.due} />
      {canGrade ? (
        <GradeOne again={grade.auto !== null && !awaitsGrade(grade)} loading={grading} onGrade={onGrade} />
      ) : null}
      <Fields
        form={form}
        problem={asked && !parsed.ok && form.standing === "none" ? texts.problem(parsed.error) : null}
        onChange={setForm}
      />
      {hasWork ? (
        <WorkPlace>
          <HandedInWork
            desk={desk.desk}
            settings={settings}
            activity={activity}
            grade={grade}
            overrides={form.overrides}
            disabled={form.standing !== "none"}
            onOverrides={(overrides) => setForm({ ...form, overrides })}
          />
        </WorkPlace>
      ) : null}
    </FormDialog>
  );
}

/** The form, and the grading of this one work by machine beside it. */
function GradeWork(props: WorkDialogProps) {
  const { desk, book, row, column } = props;
  const [grading, setGrading] = useState(false);
  const [line, head] = [book.rows[row], book.columns[column]];
  return (
    <>
      <GradeForm {...props} grading={grading} onGrade={() => setGrading(true)} />
      {grading && line && head ? (
        <Grading
          desk={desk}
          classroom={book.classroom}
          activity={head.activity}
          student={line.student.id}
          onDone={() => setGrading(false)}
        />
      ) : null}
    </>
  );
}

import Download from "lucide-react/icons/download";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import Info from "lucide-react/icons/info";
import Plus from "lucide-react/icons/plus";
import UserPlus from "lucide-react/icons/user-plus";
import { useState } from "react";
import type { Activity } from "#domain/classroom/activity.ts";
import { awaitsGrade } from "#domain/classroom/grade.ts";
import type { Gradebook, GradebookColumn } from "#domain/classroom/gradebook.ts";
import type { Student } from "#domain/classroom/student.ts";
import type { ActivityId } from "#domain/kernel/ids.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyList } from "#ui/kit/feedback/empty-list.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { Menu } from "#ui/kit/overlays/menu.tsx";
import { useLatest } from "#ui/kit/use-latest.ts";
import { useMediaQuery } from "#ui/kit/use-media-query.ts";
import { AddStudentsDialog } from "../roster/add-students-dialog.tsx";
import { StudentDialog } from "../roster/student-dialog.tsx";
import { type ActivityPart, ActivityPartDialog, activityMenu } from "./activity-parts.tsx";
import { ExternalGradeDialog } from "./external-grade-dialog.tsx";
import { GradeCards } from "./grade-cards.tsx";
import { GradeGrid } from "./grade-grid.tsx";
import "./grades.css";
import { Grading } from "../work/grading.tsx";
import { Legend } from "./legend.tsx";
import { gradesTexts as texts } from "./texts.ts";
import { type DeskAndBook, isArchived, useGradeWrites } from "./use-grade-writes.ts";
import { WorkDialog } from "./work-dialog.tsx";

interface GradesTabProps extends DeskAndBook {
  /** The activity whose first work that waits for a grade is open from the start. */
  readonly first?: ActivityId | null;
  readonly onHandIns: (activity: ActivityId) => void;
}

type Open =
  | { readonly kind: "work"; readonly row: number; readonly column: number }
  | { readonly kind: "auto"; readonly activity: Activity }
  | { readonly kind: "part"; readonly activity: Activity; readonly part: ActivityPart }
  | { readonly kind: "student"; readonly student: Student }
  | { readonly kind: "external" }
  | { readonly kind: "students" };

interface ToolbarProps extends DeskAndBook {
  readonly byId: boolean;
  readonly onById: (byId: boolean) => void;
  readonly legend: boolean;
  readonly isPhone: boolean;
  readonly onLegend: () => void;
  readonly onOpen: (open: Open) => void;
}

function ExportMenu({ desk, book }: DeskAndBook) {
  const save = async (format: "xlsx" | "csv" | "pdf") => {
    const { exportGrades } = await import("./export-grades.ts");
    await exportGrades(book, format, desk.settings.language);
  };
  return (
    <Menu
      label={texts.export}
      align="end"
      items={[
        { id: "xlsx", label: texts.exportXlsx, onSelect: () => void save("xlsx") },
        { id: "csv", label: texts.exportCsv, onSelect: () => void save("csv") },
        { id: "pdf", label: texts.exportPdf, onSelect: () => void save("pdf") },
      ]}
      trigger={(trigger) => (
        <Button {...trigger} icon={<Download size={17} aria-hidden="true" />}>
          {texts.export}
        </Button>
      )}
    />
  );
}

function Toolbar({ desk, book, byId, onById, legend, isPhone, onLegend, onOpen }: ToolbarProps) {
  const LegendIcon = isPhone ? Info : legend ? EyeOff : Eye;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2.5">
      <Segmented
        label={texts.show}
        value={byId ? "ids" : "names"}
        segments={[
          { value: "names", label: texts.names },
          { value: "ids", label: texts.ids },
        ]}
        onChange={(value) => onById(value === "ids")}
      />
      {book.rows.length === 0 ? null : (
        <Button
          variant="ghost"
          aria-expanded={legend}
          icon={<LegendIcon size={17} aria-hidden="true" />}
          onClick={onLegend}
        >
          {isPhone ? texts.legend : legend ? texts.hideLegend : texts.showLegend}
        </Button>
      )}
      <span className="grow" />
      {isArchived(book) ? null : (
        <>
          <Button
            icon={<UserPlus size={17} aria-hidden="true" />}
            onClick={() => onOpen({ kind: "students" })}
          >
            {texts.addStudents}
          </Button>
          <Button icon={<Plus size={17} aria-hidden="true" />} onClick={() => onOpen({ kind: "external" })}>
            {texts.external}
          </Button>
        </>
      )}
      <ExportMenu desk={desk} book={book} />
    </div>
  );
}

function Dialogs({ desk, book, open, onClose }: DeskAndBook & { open: Open; onClose: () => void }) {
  if (open.kind === "students")
    return <AddStudentsDialog desk={desk} classroom={book.classroom} onClose={onClose} />;
  if (open.kind === "auto")
    return <Grading desk={desk} classroom={book.classroom} activity={open.activity} onDone={onClose} />;
  if (open.kind === "student") return <StudentDialog desk={desk} student={open.student} onClose={onClose} />;
  if (open.kind === "external") return <ExternalGradeDialog desk={desk} book={book} onClose={onClose} />;
  if (open.kind === "part")
    return (
      <ActivityPartDialog
        desk={desk}
        book={book}
        activity={open.activity}
        part={open.part}
        onClose={onClose}
      />
    );
  return <WorkDialog desk={desk} book={book} row={open.row} column={open.column} onClose={onClose} />;
}

/** The first work of an activity that waits for its grade. */
function firstWaiting({ columns, rows }: Gradebook, first: ActivityId): Open | null {
  const column = columns.findIndex(({ activity }) => activity.id === first);
  const row = rows.findIndex(({ cells }) => awaitsGrade(cells[column]?.grade));
  return row < 0 ? null : { kind: "work", row, column };
}

/** The menu of an activity; each entry opens its dialog. */
function menuOf(
  { rows, columns, classroom }: Gradebook,
  column: GradebookColumn,
  onOpen: (open: Open) => void,
  onHandIns: (activity: ActivityId) => void,
) {
  const place = columns.indexOf(column);
  const hasWorks = rows.some(({ cells }) => (cells[place]?.grade?.attempts ?? 0) > 0);
  const { activity } = column;
  if (classroom.status === "archived") return [];
  return activityMenu(column, hasWorks, (part) =>
    part === "open"
      ? onHandIns(activity.id)
      : onOpen(part === "auto" ? { kind: part, activity } : { kind: "part", activity, part }),
  );
}

function NoStudents({ book, onAdd }: { readonly book: Gradebook; readonly onAdd: () => void }) {
  if (isArchived(book)) return <EmptyState level={2} title={texts.noStudents} text={texts.archived} />;
  return (
    <EmptyList
      title={texts.noStudents}
      text={texts.noStudentsText}
      action={texts.addStudents}
      onAction={onAdd}
    />
  );
}

/** "Estudiantes y Calificaciones": the grade grid, on phones as cards. */
export function GradesTab({ desk, book, first = null, onHandIns }: GradesTabProps) {
  const [byId, setById] = useState(false);
  const [open, setOpen] = useState(() => (first === null ? null : firstWaiting(book, first)));
  const isPhone = useMediaQuery("(width < 768px)");
  // On a phone it would push the students off the screen: it is there once it is asked for.
  const [asked, setAsked] = useState<boolean | null>(null);
  const legend = asked ?? !isPhone;
  const writes = useGradeWrites({ desk, book });
  const [onOpen] = useState(() => (row: number, column: number) => setOpen({ kind: "work", row, column }));
  const students = useLatest(book.rows);
  const [openStudent] = useState(() => (row: number) => {
    const student = students()[row]?.student;
    if (student) setOpen({ kind: "student", student });
  });
  const onStudent = isArchived(book) ? undefined : openStudent;
  return (
    <>
      <Toolbar
        desk={desk}
        book={book}
        byId={byId}
        onById={setById}
        legend={legend}
        isPhone={isPhone}
        onLegend={() => setAsked(!legend)}
        onOpen={setOpen}
      />
      {legend && book.rows.length > 0 ? (
        <div className="mb-3">
          <Legend classroom={book.classroom} />
        </div>
      ) : null}
      {book.rows.length === 0 ? (
        <NoStudents book={book} onAdd={() => setOpen({ kind: "students" })} />
      ) : isPhone ? (
        <GradeCards
          book={book}
          byId={byId}
          menuOf={(column) => menuOf(book, column, setOpen, onHandIns)}
          onOpen={onOpen}
          onStudent={onStudent}
        />
      ) : (
        <GradeGrid
          book={book}
          byId={byId}
          menuOf={(column) => menuOf(book, column, setOpen, onHandIns)}
          onOpen={onOpen}
          onStudent={onStudent}
          {...writes}
        />
      )}
      {open === null ? null : <Dialogs desk={desk} book={book} open={open} onClose={() => setOpen(null)} />}
    </>
  );
}

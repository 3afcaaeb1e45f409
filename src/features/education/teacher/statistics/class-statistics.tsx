import "./statistics.css";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import type { Gradebook } from "#domain/classroom/gradebook.ts";
import type { ActivityId } from "#domain/kernel/ids.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { Menu } from "#ui/kit/overlays/menu.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { WorkDialog } from "../grades/work-dialog.tsx";
import { ActivityStatistics } from "./activity-statistics.tsx";
import { MisconceptionList } from "./misconception-list.tsx";
import { SimilarList } from "./similar-list.tsx";
import { statisticsTexts as texts } from "./texts.ts";
import { type FoundStatistics, useStatistics } from "./use-statistics.ts";
import type { OpenWork } from "./work-links.tsx";

interface ClassStatisticsProps {
  readonly desk: TeacherDesk;
  readonly book: Gradebook;
  /** The activity that the address names. */
  readonly first: string | null;
}

const ALL = "";

function ExportMenu({
  book,
  statistics,
}: {
  readonly book: Gradebook;
  readonly statistics: FoundStatistics;
}) {
  const save = async (format: "xlsx" | "csv") => {
    const { exportStatistics } = await import("./export-statistics.ts");
    await exportStatistics(book.classroom.settings, statistics, format);
  };
  return (
    <Menu
      label={texts.export}
      align="end"
      items={[
        { id: "xlsx", label: texts.exportXlsx, onSelect: () => void save("xlsx") },
        { id: "csv", label: texts.exportCsv, onSelect: () => void save("csv") },
      ]}
      trigger={(trigger) => (
        <Button {...trigger} icon={<Download size={17} aria-hidden="true" />}>
          {texts.export}
        </Button>
      )}
    />
  );
}

/** "Estadísticas" of a classroom: what each activity brought, and the mistakes that repeat (ED-131). */
export function ClassStatistics({ desk, book, first }: ClassStatisticsProps) {
  const known = book.columns.find(({ activity }) => activity.id === first)?.activity.id;
  const [only, setOnly] = useState<ActivityId | null>(known ?? null);
  const [open, setOpen] = useState<{ readonly row: number; readonly column: number } | null>(null);
  const read = useStatistics(desk, book, only);
  const openWork: OpenWork = (student, activity) => {
    const row = book.rows.findIndex((each) => each.student.id === student);
    const column = book.columns.findIndex((each) => each.activity.id === activity);
    if (row >= 0 && column >= 0) setOpen({ row, column });
  };
  if (book.columns.length === 0) return <EmptyState level={2} title={texts.none} text={texts.noneText} />;
  if (read.state === "failed") return <p role="alert">{texts.failed}</p>;
  if (read.state === "loading") return <SkeletonRows rows={8} label={texts.loading} />;
  const statistics = read.value;
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SelectField
          label={texts.activity}
          value={only ?? ALL}
          options={[
            { value: ALL, label: texts.all },
            ...book.columns.map(({ activity }) => ({ value: activity.id as string, label: activity.title })),
          ]}
          onChange={(value) => setOnly(value === ALL ? null : (value as ActivityId))}
        />
        <ExportMenu book={book} statistics={statistics} />
      </div>
      <ActivityStatistics settings={book.classroom.settings} figures={statistics.figures} />
      <MisconceptionList book={book} statistics={statistics} onOpen={openWork} />
      <SimilarList book={book} similar={statistics.similar} onOpen={openWork} />
      <p className="text-caption text-muted">{texts.exportHelp}</p>
      {open === null ? null : (
        <WorkDialog
          desk={desk}
          book={book}
          row={open.row}
          column={open.column}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

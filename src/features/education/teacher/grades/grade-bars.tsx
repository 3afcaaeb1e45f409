import CircleAlert from "lucide-react/icons/circle-alert";
import type { Classroom } from "#domain/classroom/classroom.ts";
import type { GradeCell } from "#domain/classroom/gradebook.ts";
import { isPassing } from "#domain/classroom/scale.ts";

interface GradeBarsProps {
  readonly classroom: Pick<Classroom, "settings">;
  readonly cells: readonly GradeCell[];
}

/** One work: a bar by who graded it, or the mark that the grid has for its state. */
function Bar({
  classroom: { settings },
  cell,
}: Omit<GradeBarsProps, "cells"> & { readonly cell: GradeCell }) {
  const { highlightFailingGrades, showVisualAlerts } = settings.visualSettings;
  if (cell.state === "submitted") return <span className="grade-dot" />;
  if (cell.raw !== null) {
    const by = cell.state === "graded_auto" ? "machine" : cell.state === "graded_manual" ? "hand" : "default";
    const isLow = highlightFailingGrades && !isPassing(settings, cell.raw);
    return <span className="grade-bar" data-by={by} data-low={isLow} />;
  }
  if (cell.state === "overdue" && showVisualAlerts) return <CircleAlert size={14} className="text-error" />;
  return <span className="grade-bar" data-by="none" />;
}

/** The works of a student in a closed card of a phone, in the order of the grid. Each is said once the card opens. */
export function GradeBars({ classroom, cells }: GradeBarsProps) {
  return (
    <span className="grade-card-bars" aria-hidden="true">
      {cells.map((cell) => (
        <Bar key={cell.activity} classroom={classroom} cell={cell} />
      ))}
    </span>
  );
}

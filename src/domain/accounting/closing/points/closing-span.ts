import { firstDay, lastDay, yearOf } from "../../../kernel/calendar-day.ts";
import type { Month } from "../../../kernel/day.ts";
import { formatMonth } from "../../../kernel/format.ts";
import type { ClosingPeriod } from "../closing-period.ts";
import type { ClosingNote, PointKey } from "./closing-point.ts";

/** How notes name a period: "2026", "2026-h1"; a month is named by itself. */
export function spanKey({ year, part, first, last }: ClosingPeriod): string {
  if (first === last) return first;
  return part === null ? String(year) : `${year}-${part}`;
}

/** A month as a checklist looks at it: it is closed in the journal, and has no closing entries of its own. */
export function monthSpan(month: Month): ClosingPeriod {
  return {
    year: yearOf(month),
    part: null,
    from: firstDay(month),
    to: lastDay(month),
    first: month,
    last: month,
    name: formatMonth(month).toLowerCase(),
  };
}

/** What was said of the points of one span. */
export function closingNotesOf(notes: readonly ClosingNote[], span: string): ReadonlyMap<PointKey, string> {
  return new Map(notes.filter((note) => note.span === span).map(({ point, reason }) => [point, reason]));
}

/** The notes with another one, or without it if there is no reason, in a fixed order. */
export function withNote(
  notes: readonly ClosingNote[],
  { span, point }: Pick<ClosingNote, "span" | "point">,
  reason: string | null,
): readonly ClosingNote[] {
  const others = notes.filter((note) => note.span !== span || note.point !== point);
  const all = reason === null ? others : [...others, { span, point, reason }];
  return all.toSorted((a, b) => (`${a.span} ${a.point}` < `${b.span} ${b.point}` ? -1 : 1));
}

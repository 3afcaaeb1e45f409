import type { Day } from "../kernel/day.ts";
import type { Recurring, RecurringMark } from "./recurring.ts";

/** The marks with one more, in the order of their days. */
export function withMark(marks: readonly RecurringMark[], mark: RecurringMark): readonly RecurringMark[] {
  return [...marks.filter(({ date }) => date !== mark.date), mark].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The marks without one, so that its day is proposed again. */
export function withoutMark(marks: readonly RecurringMark[], date: Day): readonly RecurringMark[] {
  return marks.filter((mark) => mark.date !== date);
}

type Marked = Pick<Recurring, "marks">;

const sameMark = (a: RecurringMark | undefined, b: RecurringMark | undefined) =>
  a?.kind === b?.kind && a?.entryId === b?.entryId;

/** The marks of today with what a command did taken back; null if one of its days was marked otherwise since. */
export function marksBack(now: Marked, before: Marked, after: Marked): readonly RecurringMark[] | null {
  const on = ({ marks }: Marked, date: Day) => marks.find((mark) => mark.date === date);
  let made = now.marks;
  for (const date of new Set([...before.marks, ...after.marks].map((mark) => mark.date))) {
    const [had, has] = [on(before, date), on(after, date)];
    if (sameMark(had, has)) continue;
    if (!sameMark(on(now, date), has)) return null;
    made = had === undefined ? withoutMark(made, date) : withMark(made, had);
  }
  return made;
}

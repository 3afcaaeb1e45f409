import { closingDay } from "#domain/accounting/closing.ts";
import { type Day, day, type Month } from "#domain/kernel/calendar-day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { closingTexts } from "./texts.ts";
import type { ClosingView } from "./use-year-closing.ts";

const texts = closingTexts.checks;

export interface ClosingCheck {
  readonly id: "earlier" | "months" | "drafts" | "against" | "over";
  readonly label: string;
  readonly detail: string;
  readonly state: "done" | "missing" | "waiting";
  /** Where it is looked into: a month of the journal, or the trial balance of the year. */
  readonly way?:
    | { readonly to: "journal"; readonly month: Month }
    | { readonly to: "trial"; readonly desde: Day; readonly hasta: Day };
}

/** What is worth a look before a year is closed, each with how it stands. */
export function closingChecks({ year, months, against, today, earlierOpen }: ClosingView): ClosingCheck[] {
  const used = months.filter(({ posted }) => posted > 0).length;
  const unfinished = months.filter(({ drafts }) => drafts > 0);
  const drafts = unfinished.reduce((sum, each) => sum + each.drafts, 0);
  const end = closingDay(year);
  const isOver = today > end;
  const [first] = unfinished;
  const earlier: ClosingCheck = {
    id: "earlier",
    label: texts.earlier,
    detail: texts.earlierOpen(year),
    state: "missing",
  };
  return [
    ...(earlierOpen ? [earlier] : []),
    {
      id: "months",
      label: texts.months,
      detail: used === months.length ? texts.monthsAll : texts.monthsFew(used),
      state: used === months.length ? "done" : "waiting",
    },
    {
      id: "drafts",
      label: texts.drafts,
      detail: drafts === 0 ? texts.draftsNone : texts.draftsSome(drafts),
      state: drafts === 0 ? "done" : "missing",
      ...(first && { way: { to: "journal" as const, month: first.month } }),
    },
    {
      id: "against",
      label: texts.against,
      detail: against === 0 ? texts.againstNone : texts.againstSome(against),
      state: against === 0 ? "done" : "waiting",
      way: { to: "trial", desde: day(`${year}-01-01`), hasta: end },
    },
    {
      id: "over",
      label: texts.over,
      detail: isOver ? texts.overYes(formatDay(end)) : texts.overNot(formatDay(end)),
      state: isOver ? "done" : "waiting",
    },
  ];
}

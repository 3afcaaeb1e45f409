import { monthOf } from "#domain/kernel/calendar-day.ts";
import { uncapitalize } from "#domain/kernel/capitals.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { formatDay, formatMonth } from "#domain/kernel/format.ts";
import type { CheckGroup, ClosingCheck } from "./closing-check.ts";
import { recordedChecks } from "./recorded-checks.ts";
import { closingTexts } from "./texts.ts";
import type { ClosingView } from "./use-year-closing.ts";

const texts = closingTexts.checks;

/** The date range with which the ledger and the trial balance open. */
export function daysOf({ period }: ClosingView): { readonly desde: Day; readonly hasta: Day } {
  return { desde: period.from, hasta: period.to };
}

function draftsCheck({ months }: ClosingView): ClosingCheck {
  const unfinished = months.filter(({ drafts }) => drafts > 0);
  const drafts = unfinished.reduce((sum, each) => sum + each.drafts, 0);
  const [first] = unfinished;
  return {
    id: "drafts",
    label: texts.drafts,
    detail: drafts === 0 ? texts.draftsNone : texts.draftsSome(drafts),
    state: drafts === 0 ? "done" : "missing",
    ...(first && { way: { to: "journal" as const, month: first.month } }),
  };
}

/** Only where there is one: most books have none. */
function strayChecks({ strays }: ClosingView): ClosingCheck[] {
  return strays.map((month) => ({
    id: `stray ${month}`,
    label: texts.stray,
    detail: texts.strayIn(uncapitalize(formatMonth(month))),
    state: "waiting",
    way: { to: "journal", month },
  }));
}

function recordChecks(view: ClosingView): ClosingCheck[] {
  const { period, months, against, today, earlierOpen, closing } = view;
  // Closing entries do not count as activity of their month.
  const closes = (month: Month) => closing.filter(({ date }) => monthOf(date) === month).length;
  const used = months.filter(({ month, posted }) => posted > closes(month)).length;
  const end = period.to;
  const isOver = today > end;
  const earlier: ClosingCheck = {
    id: "earlier",
    label: texts.earlier,
    detail: texts.earlierOpen(period),
    state: "missing",
  };
  return [
    ...(earlierOpen ? [earlier] : []),
    {
      id: "months",
      label: texts.months(months.length),
      detail: used === months.length ? texts.monthsAll : texts.monthsFew(used, months.length),
      state: used === months.length ? "done" : "waiting",
    },
    draftsCheck(view),
    ...strayChecks(view),
    {
      id: "against",
      label: texts.against,
      detail: against === 0 ? texts.againstNone : texts.againstSome(against),
      state: against === 0 ? "done" : "waiting",
      way: { to: "trial" },
    },
    {
      id: "over",
      label: texts.over(period),
      detail: isOver ? texts.overYes(formatDay(end)) : texts.overNot(formatDay(end)),
      state: isOver ? "done" : "waiting",
    },
  ];
}

/** Points to check before closing a year, each with its state; empty groups are left out. */
export function closingChecks(view: ClosingView): CheckGroup[] {
  const { sums, adjustments, taxes } = recordedChecks(view);
  return [
    { title: texts.records, checks: [...sums, ...recordChecks(view)] },
    { title: texts.adjustments, checks: adjustments },
    { title: texts.taxes, checks: taxes },
  ].filter(({ checks }) => checks.length > 0);
}

import { type CoveredMonths, coveredMonths } from "#domain/accounting/covered-months.ts";
import type { BookFacts } from "#domain/assistant/figures/book-facts.ts";
import type { FigureAnswer } from "#domain/assistant/figures/figure-answer.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { companyPeriods } from "#domain/statement/analysis/company-periods.ts";
import type { MonthMovements } from "#domain/statement/analysis/month-movements.ts";

/** A month with debits minus credits by account. */
export function netMonth(name: string, nets: Readonly<Record<string, number>>): MonthMovements {
  const byPuc = Object.entries(nets).map(
    ([puc, net]) => [puc, { debit: Math.max(net, 0), credit: Math.max(-net, 0) }] as const,
  );
  return { month: month(name), byPuc: new Map(byPuc) };
}

/** What books with these months cover, each with one entry. */
export function coveredBy(months: readonly MonthMovements[]): CoveredMonths {
  return coveredMonths(
    months.map((each) => ({ month: each.month, posted: 1 })),
    day("2026-11-20"),
  );
}

/** What an answer knows of books with these months. */
export function factsOfMonths(months: readonly MonthMovements[], more: Partial<BookFacts> = {}): BookFacts {
  const last = months.at(-1)?.month ?? month("2026-11");
  return {
    company: "La Sabana",
    today: day("2026-11-20"),
    months,
    covered: coveredBy(months),
    periods: companyPeriods(months, last),
    nameOf: (puc) => `Cuenta ${puc}`,
    customers: [],
    suppliers: [],
    cash: null,
    ...more,
  };
}

/** An answer as the reader sees it. */
export function answerText({ paragraphs, figures }: FigureAnswer): string {
  return paragraphs
    .map((pieces) =>
      pieces.map((piece) => (typeof piece === "string" ? piece : figures[piece.cite - 1]?.text)).join(""),
    )
    .join("\n")
    .replaceAll("\u00a0", " ");
}

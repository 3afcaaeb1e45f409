import type { Balances, Movement } from "../../accounting/ledger/balances.ts";
import { NO_MOVEMENT, sumOfBalances } from "../../accounting/ledger/balances.ts";
import { addDays, yearOf } from "../../kernel/calendar-day.ts";
import { ZERO } from "../../kernel/pesos.ts";
import { columnHeading, columnPeriodName } from "../books/column-heading.ts";
import type { PeriodFacts } from "../books/period-facts.ts";
import type { StatementKind } from "../statement-kind.ts";
import type { Restatement } from "./restatement.ts";

const MARK = "(reexpresado)";

/** What restatements debit and credit, by account. */
export function restatedBalances(restatements: readonly Restatement[]): Balances {
  const all = restatements.flatMap(({ debit, credit, amount }): [Restatement["debit"], Movement][] => [
    [debit, { ...NO_MOVEMENT, debit: amount }],
    [credit, { debit: ZERO, credit: amount }],
  ]);
  return sumOfBalances(all);
}

/** The facts of a comparative period with what is restated in its year up to its last day (AC-95). */
export function restatedFacts(facts: PeriodFacts, all: readonly Restatement[]): PeriodFacts {
  const own = all.filter(({ day }) => day <= facts.to && yearOf(day) === yearOf(facts.to));
  if (own.length === 0) return facts;
  const within = restatedBalances(own.filter(({ day }) => day >= facts.from));
  const before = restatedBalances(own.filter(({ day }) => day < facts.from));
  const { year, yearBefore } = facts;
  const sameYear = yearOf(addDays(facts.from, -1)) === yearOf(facts.to);
  return {
    ...facts,
    opening: sumOfBalances(facts.opening, before),
    movements: sumOfBalances(facts.movements, within),
    year: { ...year, movements: sumOfBalances(year.movements, within, before) },
    yearBefore: sameYear
      ? { ...yearBefore, movements: sumOfBalances(yearBefore.movements, before) }
      : yearBefore,
    restated: { before: facts, of: own },
  };
}

/**
 * The periods of statements with their comparative ones restated: those of years that ended before the present one. What
 * a year said of itself when it was the present one stays as it was.
 */
export function restatedPeriods(
  [present, ...others]: readonly PeriodFacts[],
  restatements: readonly Restatement[],
): readonly PeriodFacts[] {
  if (present === undefined) return [];
  const earlier = restatements.filter(({ day }) => yearOf(day) < yearOf(present.to));
  return [present, ...others.map((facts) => restatedFacts(facts, earlier))];
}

/** Words for a figure of a period, which say whether it is restated. */
export function marked(words: string, { restated }: Pick<PeriodFacts, "restated">): string {
  return restated ? `${words} ${MARK}` : words;
}

/** The heading of the column of a period, which says whether it is restated. */
export function factsHeading(statement: StatementKind, facts: PeriodFacts): string {
  return marked(columnHeading(statement, facts), facts);
}

/** The same for a block of rows of the statement of equity. */
export function blockHeading(facts: PeriodFacts): string {
  return marked(columnPeriodName(facts), facts);
}

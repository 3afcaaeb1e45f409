import type { AccountCode } from "#domain/accounting/account.ts";
import { coveredMonths } from "#domain/accounting/covered-months.ts";
import { addMonths, day, lastDay, month } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { MonthMovements } from "#domain/statement/analysis/month-movements.ts";
import type { CompanyFacts, WatchedEntry, WatchedFacts, WatchedMove } from "#domain/watching/watch-facts.ts";

export const TODAY = day("2026-11-20");
export const BOOK = "book_1" as BookId;

/** Debits above zero and credits below, by account. */
export type Nets = Readonly<Record<string, number>>;

/** A company whose books have these nets, month after month, until October of 2026. */
export function companyOf(nets: readonly Nets[], last: Month = month("2026-10")): CompanyFacts {
  const months = nets.map((each, at): MonthMovements => {
    const byPuc = new Map(
      Object.entries(each).map(([puc, net]) => [puc, { debit: Math.max(net, 0), credit: Math.max(-net, 0) }]),
    );
    return { month: addMonths(last, at + 1 - nets.length), byPuc };
  });
  const posted = months.map((each) => ({ month: each.month, posted: 9 }));
  return { months, covered: coveredMonths(posted, TODAY), cutOff: lastDay(last), today: TODAY };
}

export const EMPTY_BOOK: WatchedFacts = {
  book: BOOK,
  against: [],
  strays: [],
  receivables: null,
  vat: null,
  withheld: null,
  entries: [],
  sold: [],
};

interface EntryParts {
  readonly number: number;
  readonly amount?: number;
  readonly date?: string;
  readonly party?: string;
  readonly words?: string;
  readonly reference?: string;
  readonly debit?: string;
}

export function entryOf({
  number,
  amount = 50_000,
  date = "2026-10-05",
  party = "",
  words = "Venta de contado",
  reference = "",
  debit = "1105",
}: EntryParts): WatchedEntry {
  const named = party === "" ? {} : { thirdParty: party };
  return {
    number,
    date: day(date),
    description: words,
    reference,
    lines: [
      { account: debit as AccountCode, debit: pesos(amount), credit: ZERO, ...named },
      { account: "4135" as AccountCode, debit: ZERO, credit: pesos(amount), ...named },
    ],
  };
}

export const bookOf = (entries: readonly WatchedEntry[]): WatchedFacts => ({
  ...EMPTY_BOOK,
  entries,
  sold: entries.map(({ reference }) => reference),
});

/** The same movement of third parties in each of the last months. */
export function partiesOf(
  puc: string,
  amounts: Readonly<Record<string, number>>,
  months = 4,
): readonly WatchedMove[] {
  return Array.from({ length: months }, (_, at) => addMonths(month("2026-10"), -at)).flatMap((each) =>
    Object.entries(amounts).map(([party, net]) => ({
      month: each,
      puc,
      party,
      debit: Math.max(net, 0),
      credit: Math.max(-net, 0),
    })),
  );
}

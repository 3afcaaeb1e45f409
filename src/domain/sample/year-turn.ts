import type { AccountCode } from "../accounting/account.ts";
import { carryEntry, closingEntries } from "../accounting/closing/closing.ts";
import { closingPeriod } from "../accounting/closing/closing-period.ts";
import { type Balances, balancesOfLines } from "../accounting/ledger/balances.ts";
import { day, lastDay, month, yearOf } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import { invariant } from "../kernel/invariant.ts";
import { bankDayIn } from "./business-days.ts";
import { credit, debit, moneyFor, share, toThousands } from "./sample-books.ts";
import { RATES } from "./sample-rates.data.ts";
import { roundingLine } from "./sample-taxes.ts";
import type { SampleWorld } from "./sample-world.ts";
import { type SampleMonth, SHOP } from "./shop.data.ts";

const CAPITAL = 30_000_000;
/** The partners take seven tenths of a profit, in whole units. */
const DIVIDEND_UNIT = 100_000;

const pucOf = (account: AccountCode): string => account;

function balances({ books }: SampleWorld): Balances {
  return balancesOfLines(books.countedLines());
}

/** Income tax of the year, then its closing. */
function closeYear(world: SampleWorld, date: Day): void {
  const { books } = world;
  const profit = -["4", "5", "6"].reduce((sum, each) => sum + books.balance(each), 0);
  const tax = share(Math.max(profit, 0), RATES.incomeTax);
  const year = yearOf(date);
  const description = `Impuesto de renta de ${year}`;
  books.post({ kind: "NC", date, description, lines: [debit("5405", tax), credit("2404", tax)] });
  const entries = closingEntries({
    kind: "puc",
    period: closingPeriod(year),
    pucOf,
    balances: balances(world),
  });
  books.act({ kind: "close-year", year, entries: entries.length }, entries);
}

function openYear(world: SampleWorld, date: Day): void {
  const year = yearOf(date);
  const period = closingPeriod(year - 1);
  const entry = carryEntry({ kind: "puc", period, pucOf, before: balances(world), since: new Map() });
  invariant(entry !== null, `the sample has no result before ${year}`);
  world.books.act({ kind: "open-year", year, entries: 1 }, [entry]);
}

/** The partners' decision on last year's profit, and its payment. The reserve ends at half of the capital. */
function planDividends(world: SampleWorld, year: number, profitOfYear: () => number): void {
  const { agenda, books } = world;
  agenda.plan(bankDayIn(month(`${year}-03`), 27), (date) => {
    const profit = profitOfYear();
    const reserve = Math.min(share(profit, [10, 100]), CAPITAL / 2 + books.balance("330505"));
    const total = Math.floor((profit * 7) / (10 * DIVIDEND_UNIT)) * DIVIDEND_UNIT;
    const first = share(total, [60, 100]);
    const [one, other] = SHOP.partners;
    const owed = [credit("2360", first, one), credit("2360", total - first, other)];
    const lines = [debit("3705", reserve + total), credit("330505", reserve), ...owed];
    books.post({ kind: "NC", date, description: "Acta de asamblea: reserva legal y dividendos", lines });
    agenda.plan(bankDayIn(month(`${year}-04`), 15), (on) => {
      const paid = [debit("2360", first, one), debit("2360", total - first, other)];
      const description = `Pago de dividendos de ${year - 1}`;
      const lines = [...paid, credit(moneyFor(books, total), total)];
      books.post({ kind: "CE", date: on, description, lines });
    });
  });
}

/** Last year's return: tax withheld by customers counts as paid, the rest is paid in two installments. */
function planIncomeTax(world: SampleWorld, year: number): void {
  const { agenda, books } = world;
  const before = lastDay(month(`${year - 1}-12`));
  const until = year === OPENED ? day(`${year}-01-01`) : before;
  agenda.plan(bankDayIn(month(`${year}-05`), 14), (date) => {
    const withheld = books.balance("135515", until);
    const owed = -books.balance("2404", until) - withheld;
    const first = toThousands(share(owed, [1, 2]));
    const from = moneyFor(books, first);
    const lines = [debit("2404", withheld + first), credit("135515", withheld), credit(from, first)];
    const description = `Impuesto de renta ${year - 1}, declaración y primera cuota`;
    books.post({ kind: "CE", date, description, lines });
  });
  agenda.plan(bankDayIn(month(`${year}-07`), 14), (date) => {
    const owed = -books.balance("2404");
    const paid = toThousands(owed);
    const lines = [debit("2404", owed), roundingLine(owed, paid), credit(moneyFor(books, paid), paid)];
    books.post({ kind: "CE", date, description: `Impuesto de renta ${year - 1}, segunda cuota`, lines });
  });
}

/** The year of the opening balances, whose tax they hold. */
const OPENED = 2025;

export function planYearTurn(world: SampleWorld, months: readonly SampleMonth[]): void {
  const profits = new Map<number, number>();
  for (const year of new Set(months.map((each) => yearOf(each.month)))) {
    const yearEnd = lastDay(month(`${year}-12`));
    world.agenda.plan(
      yearEnd,
      (date) => {
        closeYear(world, date);
        profits.set(year, -world.books.balance("36"));
      },
      "closing",
    );
    planIncomeTax(world, year);
    if (year === OPENED) continue;
    world.agenda.plan(day(`${year}-01-01`), (date) => openYear(world, date));
    planDividends(world, year, () => profits.get(year - 1) ?? 0);
  }
}

import { day, lastDay, month } from "../kernel/calendar-day.ts";
import { credit, debit, share, signedAmount, toThousands } from "./sample-books.ts";
import { RATES } from "./sample-rates.data.ts";
import { roundingLine } from "./sample-taxes.ts";
import type { SampleWorld } from "./sample-world.ts";
import { SHOP } from "./shop.data.ts";

const YEAR_END = lastDay(month("2025-12"));
const DIVIDENDS = [7_200_000, 4_800_000] as const;

/** Accounts of a class with a nonzero balance. */
function openAccounts({ books }: SampleWorld, classes: string): readonly (readonly [string, number])[] {
  const codes = new Set<string>();
  for (const { lines } of books.entries) {
    for (const { account } of lines) if (classes.includes(account.slice(0, 1))) codes.add(account);
  }
  const exact = (code: string) => {
    const below = [...codes].filter((each) => each !== code && each.startsWith(code));
    return books.balance(code) - below.reduce((sum, each) => sum + books.balance(each), 0);
  };
  return [...codes]
    .sort()
    .map((code) => [code, exact(code)] as const)
    .filter(([, amount]) => amount !== 0);
}

/** Income tax of the month, then the result accounts to 5905 and the profit to 3605. */
function closeYear(world: SampleWorld): void {
  const { books } = world;
  const note = (description: string, lines: Parameters<typeof books.post>[0]["lines"]) =>
    books.post({ kind: "NC", date: YEAR_END, description, lines });
  const profit = -["4", "5", "6"].reduce((sum, each) => sum + books.balance(each), 0);
  const tax = share(profit, RATES.incomeTax);
  note("Provisión del impuesto de renta de diciembre", [debit("5405", tax), credit("2404", tax)]);
  const closing = (classes: string, description: string) => {
    const accounts = openAccounts(world, classes);
    const total = accounts.reduce((sum, [, amount]) => sum + amount, 0);
    note(description, [
      ...accounts.map(([code, amount]) => signedAmount(code, -amount)),
      signedAmount("5905", total),
    ]);
  };
  closing("4", "Cierre de los ingresos de diciembre");
  closing("56", "Cierre de los gastos y costos de diciembre");
  const result = -books.balance("5905");
  note("Utilidad del ejercicio 2025", [debit("5905", result), credit("3605", result)]);
}

function carryProfit({ agenda, books }: SampleWorld): void {
  agenda.plan(day("2026-01-02"), (date) => {
    const profit = -books.balance("3605");
    const lines = [debit("3605", profit), credit("3705", profit)];
    books.post({ kind: "NC", date, description: "Traslado de la utilidad de 2025", lines });
  });
}

/** The partners' decision on the profit of 2025, and its payment. */
function planDividends({ agenda, books }: SampleWorld, profitOfYear: () => number): void {
  agenda.plan(day("2026-03-27"), (date) => {
    const reserve = share(profitOfYear(), [10, 100]);
    const owed = SHOP.partners.map((name, index) => credit("2360", DIVIDENDS[index] ?? 0, name));
    const total = DIVIDENDS[0] + DIVIDENDS[1];
    const lines = [debit("3705", reserve + total), credit("330505", reserve), ...owed];
    books.post({ kind: "NC", date, description: "Acta de asamblea: reserva legal y dividendos", lines });
  });
  agenda.plan(day("2026-04-15"), (date) => {
    const paid = SHOP.partners.map((name, index) => debit("2360", DIVIDENDS[index] ?? 0, name));
    const lines = [...paid, credit("1110", DIVIDENDS[0] + DIVIDENDS[1])];
    books.post({ kind: "CE", date, description: "Pago de dividendos de 2025", lines });
  });
}

/** The return for 2025: tax withheld by customers counts as paid, the rest is paid in two installments. */
function planIncomeTax({ agenda, books }: SampleWorld): void {
  agenda.plan(day("2026-05-14"), (date) => {
    const withheld = books.balance("135515", YEAR_END);
    const owed = -books.balance("2404", YEAR_END) - withheld;
    const first = toThousands(share(owed, [1, 2]));
    const lines = [debit("2404", withheld + first), credit("135515", withheld), credit("1110", first)];
    const description = "Impuesto de renta 2025, declaración y primera cuota";
    books.post({ kind: "CE", date, description, lines });
  });
  agenda.plan(day("2026-07-14"), (date) => {
    const owed = -books.balance("2404");
    const paid = toThousands(owed);
    const lines = [debit("2404", owed), roundingLine(owed, paid), credit("1110", paid)];
    books.post({ kind: "CE", date, description: "Impuesto de renta 2025, segunda cuota", lines });
  });
}

export function planYearTurn(world: SampleWorld): void {
  let profit = 0;
  world.agenda.plan(
    YEAR_END,
    () => {
      closeYear(world);
      profit = -world.books.balance("3605");
    },
    "closing",
  );
  carryProfit(world);
  planDividends(world, () => profit);
  planIncomeTax(world);
}

import { expect, test } from "vitest";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { BookMove } from "#domain/reconciliation/bank-match.ts";
import { sampleExtract } from "#domain/sample/sample-bank.ts";
import { credit, debit } from "#domain/sample/sample-books.ts";
import { newId } from "#storage/engine/environment.ts";

const OCTOBER = month("2026-10");

function move(date: string, reference: string, description: string, amount: number): BookMove {
  return {
    entryId: newId("entry"),
    line: 1,
    number: 1,
    date: day(date),
    reference,
    description,
    amount: pesos(amount),
  };
}

const CHARGES: EntryContent = {
  date: day("2026-10-31"),
  description: "Gastos bancarios y 4x1.000 de octubre",
  reference: "NB-0186",
  lines: [debit("530505", 11_900), debit("511595", 48_200), credit("1110", 60_100)],
};
const MOVES = [
  move("2026-10-01", "RC-0804", "Consignación de ventas de contado", 4_960_000),
  move("2026-10-06", "CE-0288", "Pago FC-0147, Herramientas del Centro", -8_073_450),
  move("2026-10-31", "NB-0186", CHARGES.description, -60_100),
];
const ENTRIES = new Map([[CHARGES.reference, CHARGES]]);

test("the bank shows each movement in its own words, and its fee apart from the 4x1.000", () => {
  const { content, shown } = sampleExtract(OCTOBER, MOVES, ENTRIES, pesos(9_000_000), false);
  expect(content.lines.map(({ n, text, amount }) => [n, text, amount])).toEqual([
    [1, "ABONO VENTAS DE CONTADO", 4_960_000],
    [2, "PAGO FC-0147, HERRAMIENTAS DEL CENTRO", -8_073_450],
    [3, "CUOTA MANEJO CUENTA CORRIENTE", -11_900],
    [4, "GRAVAMEN MOVIMIENTOS FINANCIEROS 4X1000", -48_200],
  ]);
  expect(shown.map(({ lines }) => lines)).toEqual([[1], [2], [3, 4]]);
  expect([content.opening, content.closing]).toEqual([9_000_000, 5_826_450]);
});

test("what the bank charged and nobody recorded lowers its balance alone", () => {
  const plain = sampleExtract(OCTOBER, MOVES, ENTRIES, pesos(9_000_000), false).content;
  const { content, shown } = sampleExtract(OCTOBER, MOVES, ENTRIES, pesos(9_000_000), true);
  const news = content.lines.at(-1);
  expect(news).toMatchObject({ text: "CUOTA MANEJO TARJETA DEBITO", date: "2026-10-31", amount: -14_900 });
  expect(content.closing).toBe((plain.closing ?? 0) + (news?.amount ?? 0));
  expect(shown.flatMap(({ lines }) => lines)).not.toContain(news?.n);
});

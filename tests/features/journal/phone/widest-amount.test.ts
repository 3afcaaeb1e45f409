import { expect, it } from "vitest";
import { pesos } from "#domain/kernel/pesos.ts";
import { widestAmount } from "#features/journal/phone/widest-amount.ts";
import type { MonthSheet } from "#storage/queries/books/journal.ts";

const [zero, some, most] = [pesos(0), pesos(1_200_000), pesos(180_000_000)];
const quiet = {
  debit: zero,
  credit: zero,
  broughtForwardDebit: zero,
  broughtForwardCredit: zero,
} as MonthSheet;

it.each([
  ["the month's sums", { ...quiet, credit: most }, [], [{ debit: some, credit: zero }]],
  ["what was brought forward", { ...quiet, broughtForwardDebit: most }, [], []],
  ["a draft", quiet, [{ lines: [{ debit: zero, credit: most }] }], []],
  ["what is being written", quiet, [], [{ debit: most, credit: zero }]],
])("UX-26 the columns are as wide as %s", (_what, month, drafts, writing) => {
  expect(widestAmount(month, drafts, writing)).toBe("180.000.000");
});

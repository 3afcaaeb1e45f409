import fc from "fast-check";
import { expect, it } from "vitest";
import { compareEntries, type Entry, reversedLines } from "#domain/accounting/entries/entry.ts";
import { content, line, posted } from "#tests/support/builders.ts";

const entry = (date: string, number: number, id: string) =>
  ({ ...posted(number, content(date, "1105", "4135", 5)), id }) as Entry;

it("AC-02 the journal goes by date, then by number, drafts last within their day", () => {
  const rows: readonly [string, number, string][] = [
    ["2026-11-02", 9, "i"],
    ["2026-11-03", 2, "h"],
    ["2026-11-03", 10, "g"],
    ["2026-11-03", 0, "a"],
    ["2026-11-03", 0, "b"],
    ["2026-11-04", 1, "c"],
  ];
  const places = rows.map((_, place) => place);
  fc.assert(
    fc.property(fc.shuffledSubarray(places, { minLength: places.length }), (order) => {
      const entries = order
        .map((place) => rows[place] ?? rows[0])
        .map((row) => entry(...(row as (typeof rows)[0])));
      expect(entries.sort(compareEntries).map(({ id }) => id as string)).toEqual(rows.map(([, , id]) => id));
    }),
  );
  expect(compareEntries(entry("2026-11-03", 2, "h"), entry("2026-11-03", 2, "h"))).toBe(0);
  expect(compareEntries(entry("2026-11-03", 0, "b"), entry("2026-11-03", 0, "a"))).toBe(1);
});

it("AC-02 a reversal has the lines on their other sides, with whom they concern, and undoes them", () => {
  const lines = [{ ...line("1305", 119), thirdParty: "Ana", note: "Factura 7" }, line("4135", -119)];
  expect(reversedLines(lines)).toEqual([
    { account: "1305", debit: 0, credit: 119, thirdParty: "Ana", note: "Factura 7" },
    { account: "4135", debit: 119, credit: 0 },
  ]);
  expect(reversedLines(reversedLines(lines))).toEqual(lines);
});

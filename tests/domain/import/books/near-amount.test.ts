import { describe, expect, it } from "vitest";
import { withNearAmount } from "#domain/import/books/near-amount.ts";
import type { RawEntry, RawLine } from "#domain/import/books/raw-entries.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const said = (row: number, side: RawLine["side"]) => ({
  row,
  code: "1105",
  name: "",
  party: "",
  text: "",
  side,
});
const line = (row: number, amount: number, cents = 0): RawLine => ({
  ...said(row, amount > 0 ? "debit" : "credit"),
  value: { value: pesos(Math.abs(amount)), cents, isRounded: cents !== 0, side: null, isMixed: false },
});
const unread = (row: number, side: RawLine["side"], cell: string) =>
  ({ row, kind: "bad-amount", cell, of: said(row, side) }) as const;

const entryOf = (lines: readonly RawLine[], problems: RawEntry["problems"] = []): RawEntry => ({
  row: 2,
  date: day("2026-11-03"),
  reference: "",
  description: "Abono",
  lines,
  problems,
});

function near(entry: RawEntry): number | null {
  const found = withNearAmount(entry);
  if (found === null) return null;
  const sum = found.entry.lines.reduce(
    (all, { side, value }) => all + (side === "debit" ? 1 : -1) * value.value,
    0,
  );
  expect(sum).toBe(0);
  expect(found.entry.problems).toEqual([]);
  return found.near.value;
}

describe("IM-20 an amount that cannot be read is what the rest of its entry says", () => {
  it.each<readonly [string, string, number, number | null]>([
    ["the same digits with a letter among the marks", "4.760.O00", -476_000, 476_000],
    ["the same digits", "1.200.x", -1200, 1200],
    ["two neighbours changed places", "2.100.x", -1200, 1200],
    ["the last two changed places", "1.320.x", -1302, 1302],
    ["a digit is lacking", "120.x", -1200, 1200],
    ["a digit too many", "12.000.x", -1200, 1200],
    ["two digits are lacking", "12.x", -1200, null],
    ["there is no digit", "x", -5, null],
    ["it would be nothing", "0x", 0, null],
    ["digits far from each other changed places", "2.001.x", -1002, null],
    ["two pairs changed places", "2.143.x", -1234, null],
    ["another digit", "1.300.x", -1200, null],
    ["of the same length and nothing alike", "9.876.x", -1200, null],
    // The rest balances already, or would need it on the other side.
    ["nothing is lacking", "1.200.x", 0, null],
    ["the other side is lacking", "1.200.x", 1200, null],
  ])("%s", (_, cell, rest, expected) => {
    const lines = rest === 0 ? [] : [line(3, rest)];
    expect(near(entryOf(lines, [unread(2, "debit", cell)]))).toBe(expected);
    // The same seen from the other side of the entry.
    const turned = rest === 0 ? [] : [line(3, -rest)];
    expect(near(entryOf(turned, [unread(2, "credit", cell)]))).toBe(expected);
  });

  it("none where a second thing of the entry is wrong, where it has cents or where the money is another one", () => {
    const bad = unread(2, "debit", "1.20O");
    expect(near(entryOf([line(3, -120)], [bad]))).toBe(120);
    expect(near(entryOf([line(3, -120)], [bad, { row: 3, kind: "no-account", cell: "" }]))).toBeNull();
    expect(near(entryOf([line(3, -120), line(4, -1, 40)], [bad]))).toBeNull();
    expect(near(entryOf([line(3, -120), line(4, 1, 40), line(5, -1, 40)], [bad]))).toBeNull();
    expect(near(entryOf([line(3, -120)], [{ ...bad, kind: "currency" }]))).toBeNull();
    expect(near(entryOf([line(3, -120)], [{ row: 2, kind: "bad-amount", cell: "1.20O" }]))).toBeNull();
  });

  it("stands where its row stands, as a whole amount", () => {
    const found = withNearAmount(entryOf([line(2, 20), line(4, -140)], [unread(3, "debit", "12O")]));
    expect(found?.near).toEqual({ row: 3, said: "12O", value: 120 });
    expect(found?.entry.lines.map(({ row }) => row)).toEqual([2, 3, 4]);
    expect(found?.entry.lines[1]?.value).toEqual({
      value: 120,
      cents: 0,
      side: null,
      isRounded: false,
      isMixed: false,
    });
  });
});

describe("IM-20 two digits that changed places in one amount of an entry", () => {
  it.each<readonly [string, readonly RawLine[], number | null]>([
    ["in the sum", [line(2, 2_498_700), line(3, 1_406_500), line(4, -3_950_200)], 3_905_200],
    ["in a part", [line(2, 2_489_700), line(3, 1_406_500), line(4, -3_905_200)], 2_498_700],
    ["in both of two amounts, where nobody knows which", [line(2, 3_905_200), line(3, -3_950_200)], null],
    ["in none: the difference is no change of places", [line(2, 1000), line(3, 500), line(4, -1400)], null],
    ["in none: it balances", [line(2, 1200), line(3, 90), line(4, -1290)], null],
    ["in none: it balances, with an amount of one digit", [line(2, 9), line(3, 700), line(4, -709)], null],
    ["in none: it has cents beside an amount of one digit", [line(2, 5), line(3, -700, 40)], null],
    ["in none, though the difference is one of nine", [line(2, 1000), line(3, 500), line(4, -1491)], null],
    ["in one that would be nothing", [line(2, 9), line(3, 700), line(4, -700)], null],
  ])("%s", (_, lines, expected) => {
    expect(near(entryOf(lines))).toBe(expected);
  });

  it("changes the one line of its row and side, and none where something cannot be read", () => {
    // Row 4 stands on both sides, as what a row debits and what it credits.
    const lines = [line(2, 2_498_700), line(3, 1_406_500), line(4, -3_950_200), line(4, 7), line(5, -7)];
    expect(withNearAmount(entryOf(lines))?.entry.lines.map(({ value }) => value.value)).toEqual([
      2_498_700, 1_406_500, 3_905_200, 7, 7,
    ]);
    expect(near(entryOf(lines, [{ row: 2, kind: "no-account", cell: "" }]))).toBeNull();
  });
});

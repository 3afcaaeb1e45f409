import { describe, expect, it } from "vitest";
import type { AccountLookup } from "#domain/accounting/chart.ts";
import {
  checkEntry,
  checkNewEntry,
  entryTotals,
  MAX_LINES,
  MAX_TEXT,
} from "#domain/accounting/entries/check-entry.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";

const ACCOUNTS = [
  { code: "1105", posting: true },
  { code: "3105", posting: true },
  { code: "1110", posting: true, closed: true },
];
const chart = {
  byCode: new Map(ACCOUNTS.map((account) => [account.code, account])),
} as unknown as AccountLookup;

const line = (account: string, debit: number, credit: number, more: object = {}) => ({
  account,
  debit,
  credit,
  ...more,
});
const content = (lines: readonly object[], more: object = {}) =>
  ({ date: "2026-11-29", description: "Aporte", reference: "", lines, ...more }) as unknown as EntryContent;
const sound = (more: object = {}, first: object = {}) =>
  content([line("1105", 100, 0, first), line("3105", 0, 100)], more);
const kinds = (problems: readonly { readonly kind: string }[]) => problems.map(({ kind }) => kind);

describe("the limits of an entry", () => {
  it("are the last text and the last line that fit", () => {
    const [fits, over] = ["ñ".repeat(MAX_TEXT), "ñ".repeat(MAX_TEXT + 1)];
    expect(
      checkEntry(sound({ description: fits, reference: fits }, { thirdParty: fits, note: fits }), chart),
    ).toEqual([]);
    for (const each of [
      sound({ description: over }),
      sound({ reference: over }),
      sound({}, { thirdParty: over }),
      sound({}, { note: over }),
    ])
      expect(kinds(checkEntry(each, chart))).toEqual(["text-too-long"]);
    const pairs = (count: number) =>
      Array.from({ length: count }, (_, at) => (at % 2 === 0 ? line("1105", 1, 0) : line("3105", 0, 1)));
    expect(checkEntry(content(pairs(MAX_LINES)), chart)).toEqual([]);
    expect(kinds(checkEntry(content(pairs(MAX_LINES + 1)), chart))).toEqual(["too-many-lines"]);
    const closing = (count: number) => content([...pairs(count - 1), line("1110", 0, 1)]);
    expect(kinds(checkNewEntry(closing(MAX_LINES), chart))).toEqual(["closed-account"]);
    expect(kinds(checkNewEntry(closing(MAX_LINES + 1), chart))).toEqual(["too-many-lines"]);
  });

  it("are sums within what a number holds, on each side and between them", () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(entryTotals([line("a", most, 0), line("b", 0, most)] as never)).toEqual({
      debit: most,
      credit: most,
      difference: 0,
    });
    expect(entryTotals([line("a", most, 0), line("a", 1, 0)] as never)).toBeNull();
    expect(entryTotals([line("a", 0, most), line("a", 0, 1)] as never)).toBeNull();
    // A sum that comes back into range has left it all the same.
    expect(entryTotals([line("a", most, 0), line("a", 2, 0), line("a", -2, 0)] as never)).toBeNull();
    expect(entryTotals([line("a", most, 0), line("b", 0, -most)] as never)).toBeNull();
  });

  it("are amounts of neither side below zero", () => {
    for (const [debit, credit] of [
      [-1, 0],
      [0, -1],
      [0.5, 0],
      [0, Number.NaN],
    ] as const)
      expect(kinds(checkEntry(content([line("1105", debit, credit), line("3105", 0, 100)]), chart))).toEqual([
        "bad-amount",
      ]);
  });
});

describe("an account that is closed to new entries", () => {
  const closed = content([line("1110", 100, 0), line("3105", 0, 100)]);

  it("is named with its line, and its entry has no other problem", () => {
    expect(checkNewEntry(closed, chart)).toEqual([{ kind: "closed-account", line: 0, account: "1110" }]);
    expect(checkEntry(closed, chart)).toEqual([]);
    expect(checkNewEntry(sound(), chart)).toEqual([]);
  });

  it("stays in the entry that had it, and in no other", () => {
    expect(checkNewEntry(closed, chart, [{ account: "3105" }, { account: "1110" }] as never)).toEqual([]);
    expect(kinds(checkNewEntry(closed, chart, [{ account: "3105" }] as never))).toEqual(["closed-account"]);
  });

  it("is not said of an account that is not there", () => {
    const unknown = content([line("9999", 100, 0), line("3105", 0, 100)]);
    expect(kinds(checkNewEntry(unknown, chart))).toEqual(["unknown-account"]);
  });
});

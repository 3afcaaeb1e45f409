import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Entry, EntryLine } from "#domain/accounting/entries/entry.ts";
import { Recount } from "#domain/accounting/verify-book.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { content, countingIds, line, posted } from "#tests/support/builders.ts";

const NOVEMBER = month("2026-11");
const newId = countingIds();

function entry(number: number, status: Entry["status"] = "posted", lines?: readonly EntryLine[]): Entry {
  const made = posted(number, content("2026-11-03", "1105", "4135", 500));
  return { ...made, ...(lines && { lines }), id: newId("entry"), status };
}

function recount(...entries: readonly Entry[]): Recount {
  const counted = new Recount(pucChart());
  for (const each of entries) counted.add(NOVEMBER, each);
  return counted;
}

describe("I-02 the recount of a book", () => {
  it("counts what is posted, its debits and its totals, and tells drafts and void entries apart", () => {
    const counted = recount(entry(1), entry(2), entry(0, "draft"), entry(3, "void"));
    expect(counted.problems).toEqual([]);
    expect([counted.entries, counted.turnover, counted.lastNumber]).toEqual([2, 1000, 3]);
    expect([...counted.months.keys()]).toEqual([NOVEMBER]);
    expect(counted.months.get(NOVEMBER)).toMatchObject({ posted: 2, drafts: 1 });
    expect(counted.month(NOVEMBER)).toBe(counted.months.get(NOVEMBER));
    expect([...(counted.months.get(NOVEMBER)?.tally.balances() ?? [])]).toEqual([
      ["1105", { debit: 1000, credit: 0 }],
      ["4135", { debit: 0, credit: 1000 }],
    ]);
  });

  it("begins a month that is asked for without entries, once", () => {
    const counted = recount();
    const made = counted.month(NOVEMBER);
    expect(made).toMatchObject({ posted: 0, drafts: 0 });
    expect(counted.month(NOVEMBER)).toBe(made);
    expect(counted.problems).toEqual([]);
  });

  it("names an entry that does not balance or has an account of no chart, and counts it all the same", () => {
    const crooked = entry(1, "posted", [line("1105", 500), line("4135", -400)]);
    const foreign = entry(2, "posted", [line("1105", 500), line("9", -500)]);
    const counted = recount(crooked, foreign, entry(3, "void", [line("1105", 500)]));
    expect(counted.problems).toEqual([
      { kind: "unbalanced-entry", number: 1, id: crooked.id },
      { kind: "unbalanced-entry", number: 2, id: foreign.id },
    ]);
    expect([counted.entries, counted.turnover]).toEqual([2, 1000]);
  });

  it("names a number that two have, that is none, and an entry that is stored twice", () => {
    expect(recount(entry(1), entry(1, "void")).problems).toEqual([{ kind: "bad-number", number: 1 }]);
    expect(recount(entry(0)).problems).toEqual([{ kind: "bad-number", number: 0 }]);
    expect(recount(entry(1)).problems).toEqual([]);
    const draft = entry(0, "draft");
    expect(recount(draft, draft).problems).toEqual([{ kind: "bad-number", number: 0 }]);
    const moved = { ...entry(1), number: 1 };
    expect(recount(moved, { ...moved, number: 2 }).problems).toEqual([{ kind: "bad-number", number: 2 }]);
  });

  it("I-12 finds every number without an entry, up to the last, and what another version took is none", () => {
    expect(recount().gaps()).toEqual([]);
    expect(recount(entry(1), entry(2, "void")).gaps()).toEqual([]);
    const counted = recount(entry(5), entry(2));
    expect(counted.lastNumber).toBe(5);
    expect(counted.gaps()).toEqual([1, 3, 4]);
    counted.take(7);
    counted.take(3);
    expect(counted.lastNumber).toBe(7);
    expect(counted.gaps()).toEqual([1, 4, 6]);
    expect(counted.entries).toBe(2);
  });
});

import { describe, expect, it } from "vitest";
import { month as asMonth, day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { emptyDraft, entryDraftOf, setAmount } from "#features/journal/editor/entry-draft.ts";
import { listedDrafts, shownSums } from "#features/journal/sheet/journal-sums.ts";
import { content, line, posted } from "#tests/support/builders.ts";

const first = posted(1, content("2026-11-03", "1105", "4135", 500));
const other = { ...posted(0, { ...first, lines: [line("1105", 70)] }), status: "draft" as const };
const month = {
  month: asMonth("2026-11"),
  debit: pesos(500),
  credit: pesos(500),
  drafts: [other],
  pages: [],
};
const blank = {
  entryId: posted(9, first).id,
  original: null,
  posting: [],
  arriving: [],
  held: [],
  draft: emptyDraft(day("2026-11-05")),
  lastDate: day("2026-11-05"),
};

describe("NU-08 the sums of the month and the rows that are shown", () => {
  it("count the posted entries and the drafts in the list", () => {
    expect(shownSums(month, blank)).toEqual({ debit: 570, credit: 500 });
  });

  it("count an entry that was just posted once, before and after the month is read with it", () => {
    const bare = { ...month, debit: pesos(0), credit: pesos(0), drafts: [] };
    const editor = { ...blank, arriving: [first] };
    expect(shownSums(bare, editor)).toEqual({ debit: 500, credit: 500 });
    const pages = [{ page: 1, entries: 1, lines: 2, firstDate: first.date, minNumber: 1, maxNumber: 1 }];
    expect(shownSums({ ...month, drafts: [], pages }, editor)).toEqual({ debit: 500, credit: 500 });
    expect(shownSums({ ...bare, month: asMonth("2026-10") }, editor)).toEqual({ debit: 0, credit: 0 });
  });

  it("count the draft in the entry row once, as it is typed", () => {
    const typed = setAmount(entryDraftOf(other), 1, "debit", pesos(90));
    const editor = { ...blank, entryId: other.id, draft: typed };
    expect(listedDrafts(month, editor)).toEqual([]);
    expect(shownSums(month, editor)).toEqual({ debit: 590, credit: 500 });
  });

  it("count a posted entry that is corrected as it will be", () => {
    const draft = setAmount(entryDraftOf(first), 1, "debit", pesos(600));
    const editor = { ...blank, entryId: first.id, original: first, draft };
    expect(shownSums({ ...month, drafts: [] }, editor)).toEqual({ debit: 600, credit: 500 });
  });

  it("count nothing typed that a closed month will not take", () => {
    const draft = setAmount(entryDraftOf(first), 1, "debit", pesos(600));
    const bare = { ...month, drafts: [] };
    expect(shownSums(bare, { ...blank, draft }, false)).toEqual({ debit: 500, credit: 500 });
    expect(shownSums(bare, { ...blank, original: first, draft }, false)).toEqual({ debit: 500, credit: 500 });
  });

  it("count what is typed in its own month only, whichever is shown", () => {
    const october = { ...month, month: asMonth("2026-10"), drafts: [] };
    const sums = { debit: 500, credit: 500 };
    const draft = setAmount(entryDraftOf(first), 1, "debit", pesos(600));
    expect(shownSums(october, { ...blank, draft })).toEqual(sums);
    expect(shownSums(october, { ...blank, entryId: first.id, original: first, draft })).toEqual(sums);
    const unread = { ...draft, date: null };
    expect(shownSums(october, { ...blank, draft: unread })).toEqual(sums);
    const moved = { ...draft, date: day("2026-10-31") };
    expect(shownSums(october, { ...blank, entryId: first.id, original: first, draft: moved })).toEqual({
      debit: 1_100,
      credit: 1_000,
    });
  });

  it("NU-04 go on without an amount beyond the safe range", () => {
    const draft = setAmount(blank.draft, 1, "debit", pesos(Number.MAX_SAFE_INTEGER));
    expect(shownSums(month, { ...blank, draft }).debit).toBe(500);
  });
});

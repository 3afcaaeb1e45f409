import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import {
  balanceWith,
  differenceOf,
  type EntryDraft,
  emptyDraft,
  entryContentOf,
  entryDraftOf,
  entryLines,
  fillFrom,
  hasBlankLinesOnly,
  isBlank,
  isBlankLine,
  isSameContent,
  missingIn,
  removeLine,
  restoreLine,
  setAccount,
  setAmount,
} from "#features/journal/editor/entry-draft.ts";
import { arbitraryContent, content, line } from "#tests/support/builders.ts";

const DAY = day("2026-11-20");

function keyAt(draft: EntryDraft, index: number): number {
  const found = draft.lines[index];
  if (!found) throw new Error(`no line ${index}`);
  return found.key;
}

function withAmounts(...amounts: readonly number[]): EntryDraft {
  let draft = emptyDraft(DAY);
  for (const [index, amount] of amounts.entries()) {
    const side = amount > 0 ? "debit" : "credit";
    draft = setAmount(draft, keyAt(draft, index), side, pesos(Math.abs(amount)));
  }
  return draft;
}

describe("the entry being written", () => {
  it("always ends with one empty line", () => {
    const empty = emptyDraft(DAY);
    expect(empty.lines).toHaveLength(1);
    const one = setAccount(empty, keyAt(empty, 0), "1105" as AccountCode);
    expect(one.lines).toHaveLength(2);
    const cleared = setAccount(one, keyAt(one, 0), null);
    expect(cleared.lines).toHaveLength(1);
    expect(isBlank(cleared)).toBe(true);
  });

  it("keeps what was typed to find an account while it is on screen, and stores none of it", () => {
    const key = keyAt(emptyDraft(DAY), 0);
    const typed = setAccount(emptyDraft(DAY), key, "131505" as AccountCode, "venta");
    const written = setAmount(typed, key, "credit", pesos(5));
    expect(written.lines[0]?.words).toBe("venta");
    expect(entryContentOf(written, DAY).lines[0]).not.toHaveProperty("words");
    expect(setAccount(written, key, "4135" as AccountCode).lines[0]).not.toHaveProperty("words");
  });

  it("keeps an empty line between written ones, but does not store it", () => {
    const draft = withAmounts(100, 50, -150);
    const gap = setAmount(draft, keyAt(draft, 1), "debit", ZERO);
    expect(gap.lines).toHaveLength(4);
    expect(entryLines(gap)).toHaveLength(2);
  });

  it("clears the credit when a debit is typed, and the reverse (UX-01)", () => {
    const draft = withAmounts(500);
    const key = keyAt(draft, 0);
    const turned = setAmount(draft, key, "credit", pesos(300));
    expect(turned.lines[0]).toMatchObject({ debit: 0, credit: 300 });
    expect(setAmount(turned, key, "debit", pesos(7)).lines[0]).toMatchObject({ debit: 7, credit: 0 });
  });

  it("does not clear the debit when an empty credit is passed", () => {
    const draft = withAmounts(500);
    expect(setAmount(draft, keyAt(draft, 0), "credit", ZERO).lines[0]).toMatchObject({
      debit: 500,
      credit: 0,
    });
  });

  it("knows what a line lacks and on which side", () => {
    const draft = withAmounts(486_300);
    expect(missingIn(draft, keyAt(draft, 1))).toEqual({ side: "credit", amount: 486_300 });
    expect(missingIn(draft, keyAt(draft, 0))).toBeNull();
    const other = withAmounts(-200, -100);
    expect(missingIn(other, keyAt(other, 2))).toEqual({ side: "debit", amount: 300 });
  });

  it("balances any unbalanced entry with one more line (=)", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0),
          { minLength: 1, maxLength: 8 },
        ),
        (amounts) => {
          const draft = withAmounts(...amounts);
          expect(differenceOf(balanceWith(draft, keyAt(draft, amounts.length)))).toBe(0);
        },
      ),
    );
  });

  it("NU-04 has no difference to write when a sum leaves the safe range", () => {
    const draft = withAmounts(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    expect(differenceOf(draft)).toBeNull();
    expect(missingIn(draft, keyAt(draft, 2))).toBeNull();
  });

  it("shows a stored content and gives it back the same", () => {
    fc.assert(
      fc.property(arbitraryContent, (stored) => {
        const draft = entryDraftOf(stored);
        expect(isSameContent(entryContentOf(draft, stored.date), stored)).toBe(true);
        expect(draft.lines.filter(isBlankLine)).toHaveLength(1);
      }),
    );
  });

  it("keeps third parties and notes of the lines it does not change", () => {
    const stored = content("2026-11-05", "1105", "4135", 100);
    const lines = stored.lines.map((each) => ({ ...each, thirdParty: "Andina", note: "n" }));
    expect(entryLines(entryDraftOf({ ...stored, lines }))).toEqual(lines);
  });

  it("takes the lines of an earlier entry only while it has none of its own (UX-03)", () => {
    const earlier = { lines: [line("5135", 90), line("1110", -90)] };
    const empty = { ...emptyDraft(DAY), description: "Energía" };
    expect(entryLines(fillFrom(empty, earlier))).toEqual(earlier.lines);
    const typed = setAccount(empty, keyAt(empty, 0), "1105" as AccountCode);
    expect(fillFrom(typed, earlier)).toBe(typed);
  });

  it("drops a line, down to the empty one", () => {
    const draft = withAmounts(10, -10);
    const less = removeLine(draft, keyAt(draft, 0));
    expect(entryLines(less)).toHaveLength(1);
    expect(hasBlankLinesOnly(removeLine(less, keyAt(less, 0)))).toBe(true);
  });

  it("keeps the last day while the field holds none", () => {
    const draft = { ...withAmounts(10), date: null };
    expect(entryContentOf(draft, DAY).date).toBe("2026-11-20");
  });
});

it("UX-26 a line that was taken away comes back to its place, once, whatever was written meanwhile (property)", () => {
  fc.assert(
    fc.property(arbitraryContent, fc.nat(), (written, at) => {
      const draft = entryDraftOf(written);
      const index = at % written.lines.length;
      const taken = draft.lines[index];
      if (taken === undefined) throw new Error("no line");
      const less = removeLine(draft, taken.key);
      const back = restoreLine(less, taken, index);
      expect(entryLines(back)).toEqual(entryLines(draft));
      expect(restoreLine(back, taken, index)).toBe(back);
      const more = setAmount(less, less.lines.at(-1)?.key ?? -1, "debit", pesos(7));
      expect(restoreLine(more, taken, index).lines[index]).toEqual(taken);
      expect(new Set(restoreLine(more, taken, index).lines.map(({ key }) => key)).size).toBe(
        written.lines.length + 2,
      );
    }),
  );
});

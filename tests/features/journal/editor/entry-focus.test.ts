import { describe, expect, it } from "vitest";
import { checkEntry } from "#domain/accounting/entries/check-entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import {
  type EntryDraft,
  emptyDraft,
  entryContentOf,
  entryDraftOf,
} from "#features/journal/editor/entry-draft.ts";
import {
  afterEnter,
  cellInLine,
  cellName,
  cellOfName,
  cellOfPress,
  cellOfProblem,
  cellsOf,
  firstToMend,
  previousCell,
} from "#features/journal/editor/entry-focus.ts";
import { content, line } from "#tests/support/builders.ts";

const DAY = day("2026-11-20");
const written = entryDraftOf(content("2026-11-20", "1105", "4135", 100));
const chart = { byCode: { get: () => undefined } };

function mendAt(draft: EntryDraft): string {
  const problem = firstToMend(checkEntry(entryContentOf(draft, DAY), chart));
  return problem === null ? "none" : cellName(cellOfProblem(draft, problem));
}

describe("the way through the entry row", () => {
  it("goes date, reference, detail, then account, debit and credit of each line, then the close", () => {
    expect(cellsOf(emptyDraft(DAY)).map(cellName)).toEqual([
      "date",
      "reference",
      "description",
      "account-1",
      "debit-1",
      "credit-1",
      "close",
    ]);
  });

  it("knows each cell by its name, and no other name", () => {
    for (const cell of cellsOf(written)) expect(cellOfName(cellName(cell))).toEqual(cell);
    expect(["", "account", "date-1", "total-1"].map(cellOfName)).toEqual([null, null, null, null]);
  });

  it("goes back cell by cell", () => {
    const names = cellsOf(written);
    for (const [index, cell] of names.entries()) {
      expect(previousCell(written, cell)).toEqual(index === 0 ? null : names[index - 1]);
    }
  });

  it("leads Enter to the next line, and from the empty line to the close (UX-01)", () => {
    expect(cellName(afterEnter(written, { part: "date" }))).toBe("reference");
    expect(cellName(afterEnter(written, { part: "reference" }))).toBe("description");
    expect(cellName(afterEnter(written, { part: "description" }))).toBe("account-1");
    expect(cellName(afterEnter(written, { part: "debit", line: 1 }))).toBe("account-2");
    expect(cellName(afterEnter(written, { part: "credit", line: 2 }))).toBe("account-3");
    expect(cellName(afterEnter(written, { part: "account", line: 3 }))).toBe("close");
  });

  it("goes on to the amount from an account that has none yet", () => {
    const draft = entryDraftOf({ ...content("2026-11-20", "1105", "4135", 100), lines: [line("1105", 0)] });
    expect(cellName(afterEnter(draft, { part: "account", line: 1 }))).toBe("debit-1");
  });

  it("moves up and down within a column", () => {
    expect(cellInLine(written, { part: "debit", line: 1 }, 1)).toEqual({ part: "debit", line: 2 });
    expect(cellInLine(written, { part: "debit", line: 1 }, -1)).toBeNull();
    expect(cellInLine(written, { part: "date" }, 1)).toBeNull();
  });

  it("finds the cell where what lacks is written", () => {
    expect(
      mendAt(entryDraftOf({ ...content("2026-11-20", "1105", "4135", 100), lines: [line("", 100)] })),
    ).toBe("account-1");
    const none = { ...emptyDraft(DAY), description: "Algo" };
    expect(mendAt(none)).toBe("account-1");
    expect(cellName(cellOfProblem(written, { kind: "bad-date" }))).toBe("date");
    expect(cellName(cellOfProblem(written, { kind: "no-amount", line: 1 }))).toBe("debit-2");
    expect(
      cellName(
        cellOfProblem(written, { kind: "unbalanced", difference: written.lines[0]?.debit ?? (0 as never) }),
      ),
    ).toBe("account-3");
  });
});

describe("the cell under a double click (UX-21)", () => {
  it.each([
    ["date", 0, "date"],
    ["reference", 0, "reference"],
    ["description", 1, "description"],
    ["account", 0, "account-1"],
    ["debit", 1, "debit-2"],
    ["credit", 1, "credit-2"],
    // Nothing is written in these, nor in a line that is not there any more.
    ["state", 0, "date"],
    ["actions", 1, "date"],
    ["credit", 7, "date"],
    ["", 0, "date"],
  ])("of the column %s in line %d is %s", (column, at, name) => {
    expect(cellName(cellOfPress(written, { column, line: at }))).toBe(name);
  });
});

import { describe, expect, it } from "vitest";
import { contentChanges, entryEvent } from "#domain/accounting/entries/entry-changes.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { content, line, posted } from "../../../support/builders.ts";

const SALE = content("2026-11-03", "1110", "4135", 100_000, "Venta");

describe("what differs between two versions of an entry", () => {
  it("is nothing between equal ones", () => {
    expect(contentChanges(SALE, { ...SALE, lines: [...SALE.lines] })).toEqual([]);
  });

  it("names day, reference and detail", () => {
    const after = { ...SALE, date: day("2026-11-04"), reference: "RC-2", description: "Venta al contado" };
    expect(contentChanges(SALE, after)).toEqual([
      { kind: "date", before: "2026-11-03", after: "2026-11-04" },
      { kind: "reference", before: "", after: "RC-2" },
      { kind: "description", before: "Venta", after: "Venta al contado" },
    ]);
  });

  it("tells the amount of each account, old and new", () => {
    const after = { ...SALE, lines: [line("1110", 120_000), line("4135", -120_000)] };
    expect(contentChanges(SALE, after)).toEqual([
      { kind: "line", before: line("1110", 100_000), after: line("1110", 120_000) },
      { kind: "line", before: line("4135", -100_000), after: line("4135", -120_000) },
    ]);
  });

  it("takes a line of the same figure for the same line under another account", () => {
    const after = { ...SALE, lines: [line("1105", 100_000), line("4135", -100_000)] };
    expect(contentChanges(SALE, after)).toEqual([
      { kind: "line", before: line("1110", 100_000), after: line("1105", 100_000) },
    ]);
  });

  it("follows a line to the other side of its account", () => {
    const after = { ...SALE, lines: [line("1110", -100_000), line("4135", 100_000)] };
    expect(contentChanges(SALE, after)).toEqual([
      { kind: "line", before: line("1110", 100_000), after: line("1110", -100_000) },
      { kind: "line", before: line("4135", -100_000), after: line("4135", 100_000) },
    ]);
  });

  it("tells lines that came and lines that went", () => {
    const split = { ...SALE, lines: [line("1110", 100_000), line("4135", -84_034), line("2408", -15_966)] };
    expect(contentChanges(SALE, split)).toEqual([
      { kind: "line", before: line("4135", -100_000), after: line("4135", -84_034) },
      { kind: "line", before: null, after: line("2408", -15_966) },
    ]);
    expect(contentChanges(split, SALE)).toEqual([
      { kind: "line", before: line("4135", -84_034), after: line("4135", -100_000) },
      { kind: "line", before: line("2408", -15_966), after: null },
    ]);
  });

  it("does not take one line twice, and says when only the order changed", () => {
    const twice = [line("1105", 50), line("1105", 50), line("4135", -100)];
    const once = [line("1105", 50), line("4135", -100)];
    expect(contentChanges({ ...SALE, lines: twice }, { ...SALE, lines: once })).toEqual([
      { kind: "line", before: line("1105", 50), after: null },
    ]);
    const turned = { ...SALE, lines: [...SALE.lines].reverse() };
    expect(contentChanges(SALE, turned)).toEqual([{ kind: "order" }]);
  });

  it("tells who it concerns apart from the figures", () => {
    const [debit, credit] = SALE.lines;
    if (!debit || !credit) throw new Error("no lines");
    const named = { ...debit, thirdParty: "Ferretería El Tornillo" };
    expect(contentChanges(SALE, { ...SALE, lines: [named, credit] })).toEqual([
      { kind: "line", before: debit, after: named },
    ]);
  });
});

describe("what happened to an entry", () => {
  const entry = posted(3, SALE);
  const link = { id: posted(9, SALE).id, number: 9, date: day("2026-12-01") };

  it("tells each kind apart", () => {
    expect(entryEvent(null, entry)).toEqual({ kind: "posted", reverses: null });
    expect(entryEvent(null, { ...entry, reverses: link })).toEqual({ kind: "posted", reverses: link });
    expect(entryEvent(null, { ...entry, version: 3, number: 5 })).toEqual({ kind: "restored", number: 5 });
    expect(entryEvent(entry, null)).toEqual({ kind: "deleted" });
    const off = { ...entry, status: "void" } as const;
    expect(entryEvent(entry, off)).toEqual({ kind: "voided" });
    expect(entryEvent(off, entry)).toEqual({ kind: "unvoided" });
    const reversed = { ...entry, reversedBy: link };
    expect(entryEvent(entry, reversed)).toEqual({ kind: "reversed", by: link });
    expect(entryEvent(reversed, entry)).toEqual({ kind: "released" });
    expect(entryEvent(entry, { ...entry, reference: "CE-1" })).toEqual({
      kind: "edited",
      changes: [{ kind: "reference", before: "", after: "CE-1" }],
    });
  });

  it("is nothing when nothing one could read has changed", () => {
    expect(entryEvent(entry, { ...entry, version: 2 })).toBeNull();
    expect(entryEvent(null, null)).toBeNull();
  });
});

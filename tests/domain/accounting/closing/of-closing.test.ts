import { describe, expect, it } from "vitest";
import { countOfClosing } from "#domain/accounting/closing/of-closing.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { content } from "#tests/support/builders.ts";

const entry = (id: string, date: string, debit: string, credit: string, more: Partial<Entry> = {}) =>
  ({ ...content(date, debit, credit, 10), id, status: "posted", origin: "journal", ...more }) as Entry;

describe("AC-80 what a closing posted is no work of its month", () => {
  it("by its author, by its effect, and what takes it back; void ones count nowhere", () => {
    const entries = [
      entry("a", "2026-12-31", "4135", "5905"),
      entry("b", "2026-12-31", "3605", "330505", { origin: "closing" }),
      entry("c", "2027-01-05", "330505", "3605", { origin: "reversal", reverses: { id: "b" } as never }),
      entry("d", "2026-12-15", "1105", "4135"),
      entry("e", "2026-12-31", "4135", "5905", { status: "void" }),
      entry("f", "2026-12-20", "4135", "1105", { origin: "reversal", reverses: { id: "d" } as never }),
    ];
    expect([...countOfClosing(entries, (code) => code)]).toEqual([
      ["2026-12", 2],
      ["2027-01", 1],
    ]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moneyEffect } from "#domain/accounting/operations/money-effect.ts";
import { moneyFlow } from "#domain/accounting/operations/money-flow.ts";
import { arbitraryContent, content, posted } from "../../../support/builders.ts";

describe("what came in and what went out", () => {
  it("adds up as the simple journal's page: 4.910.000 in, 1.736.300 out, 3.173.700 stay", () => {
    const entries = [
      posted(1, content("2026-11-15", "1110", "4135", 2_380_000)),
      posted(2, content("2026-11-17", "1110", "1305", 1_850_000)),
      posted(3, content("2026-11-18", "1435", "1110", 1_250_000)),
      posted(4, content("2026-11-20", "5135", "1110", 486_300)),
      posted(5, content("2026-11-20", "1105", "4135", 680_000)),
    ];
    expect(moneyFlow(entries, "puc")).toEqual({ entered: 4_910_000, left: 1_736_300, stays: 3_173_700 });
  });

  it("counts money taken to the bank neither as in nor as out, and void entries not at all", () => {
    const deposit = posted(1, content("2026-11-20", "1110", "1105", 500));
    const voided = { ...posted(2, content("2026-11-20", "1105", "4135", 900)), status: "void" as const };
    expect(moneyFlow([deposit, voided], "puc")).toEqual({ entered: 0, left: 0, stays: 0 });
  });

  it("is the sum of what its rows show", () => {
    fc.assert(
      fc.property(fc.array(arbitraryContent, { maxLength: 30 }), (contents) => {
        const entries = contents.map((each, index) => posted(index + 1, each));
        const effects = entries.map((entry) => moneyEffect(entry.lines, "puc"));
        const flow = moneyFlow(entries, "puc");
        expect(flow.entered).toBe(effects.filter((each) => each > 0).reduce((a, b) => a + b, 0));
        expect(flow.stays).toBe(effects.reduce((a, b) => a + b, 0));
      }),
    );
  });
});

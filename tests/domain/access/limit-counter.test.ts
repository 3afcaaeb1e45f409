import { describe, expect, it } from "vitest";
import { limitCounter, savedStatementsCounter, shelfCounter } from "#domain/access/limit-counter.ts";
import { PLAN_LIMITS } from "#domain/access/limits.ts";

describe("the counter inside a button", () => {
  it("turns at the last one, and is nothing without a limit", () => {
    const tones = [0, 3, 4, 5, 12].map((now) => limitCounter("free", "books", now)?.tone);
    expect(tones).toEqual(["plain", "plain", "last", "full", "full"]);
    expect(limitCounter("premium", "books", 12)).toBeNull();
  });

  it("spec-decision 7: the panel counts against its own limit, and beyond it against the workspaces'", () => {
    const words = [0, 2, 3, 4, 10, 12].map((now) => {
      const counter = shelfCounter("free", now);
      return `${counter?.now} ${counter?.most} ${counter?.tone}`;
    });
    expect(words).toEqual(["0 3 plain", "2 3 last", "3 3 full", "4 10 plain", "10 10 full", "12 10 full"]);
    expect(shelfCounter("premium", 12)).toBeNull();
  });

  it("spec §9: saved statements are counted aloud from the eighth", () => {
    expect(savedStatementsCounter("free", 7)).toBeNull();
    expect(savedStatementsCounter("free", 8)).toEqual({
      now: 8,
      most: PLAN_LIMITS.free.savedStatements,
      tone: "plain",
    });
    expect(savedStatementsCounter("premium", 800)).toBeNull();
  });
});

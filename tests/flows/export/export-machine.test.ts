import { describe, expect, it } from "vitest";
import { may, type Permission } from "#domain/access/policy.ts";
import { type ExportEvent, type ExportStep, exportTurn, NO_EXPORT } from "#flows/export/export-machine.ts";

const FREE = (exports: number) => may("export-statement", { who: "free", counts: { exports } });

function pressed(permission: Permission, holds = true): ExportEvent {
  return { type: "pressed", format: "pdf", holds, permission };
}

/** Plays a series of events, each on the step left by the previous one; returns the last turn. */
function turns(...events: ExportEvent[]) {
  let step: ExportStep = NO_EXPORT;
  const all = events.map((event) => {
    const turn = exportTurn(step, event);
    step = turn.step;
    return turn;
  });
  return all.at(-1) ?? { step };
}

describe("an export and the plan (spec-decision 32)", () => {
  it("PL-01 runs at once up to the fifth; then the limit says so, with both ways on", () => {
    for (const exports of [0, 4])
      expect(turns(pressed(FREE(exports)))).toEqual({
        step: NO_EXPORT,
        run: { format: "pdf", adWatched: false },
      });
    expect(turns(pressed(FREE(5)))).toEqual({
      step: { kind: "limit", format: "pdf", text: "export-limit", ways: ["premium", "ad"] },
    });
    expect(
      turns(pressed(may("export-statement", { who: "premium", counts: { exports: 99 } }))).run,
    ).toBeDefined();
  });

  it("runs after the message, and only after its end", () => {
    const ad = turns(pressed(FREE(5)), { type: "adChosen" });
    expect(ad).toEqual({ step: { kind: "ad", format: "pdf" } });
    expect(turns(pressed(FREE(5)), { type: "adChosen" }, { type: "adEnded" })).toEqual({
      step: NO_EXPORT,
      run: { format: "pdf", adWatched: true },
    });
    expect(turns(pressed(FREE(5)), { type: "adChosen" }, { type: "closed" })).toEqual({ step: NO_EXPORT });
    expect(exportTurn(NO_EXPORT, { type: "adEnded" }).run).toBeUndefined();
  });

  it("leads a guest to signing in for a statement, and shows the ways for a journal", () => {
    expect(turns(pressed(may("export-statement", { who: "guest" })))).toEqual({
      step: NO_EXPORT,
      signIn: "export-guest",
    });
    expect(turns(pressed(may("export-journal", { who: "guest" }))).step).toMatchObject({
      kind: "limit",
      text: "journal-export-ad",
      ways: ["sign-in", "ad"],
    });
  });

  it("asks first when what leaves does not balance, and then the plan", () => {
    expect(turns(pressed(FREE(0), false)).step).toEqual({ kind: "unbalanced", format: "pdf" });
    const accepted = (exports: number): ExportEvent => ({
      type: "differenceAccepted",
      permission: FREE(exports),
    });
    expect(turns(pressed(FREE(0), false), accepted(0)).run).toEqual({ format: "pdf", adWatched: false });
    expect(turns(pressed(FREE(5), false), accepted(5)).step.kind).toBe("limit");
    expect(turns(pressed(FREE(0), false), { type: "closed" })).toEqual({ step: NO_EXPORT });
  });

  it("takes no second press while something is asked", () => {
    const asked = turns(pressed(FREE(5)), pressed(FREE(0)));
    expect(asked.step.kind).toBe("limit");
    expect(asked.run).toBeUndefined();
    expect(exportTurn(NO_EXPORT, { type: "adChosen" })).toEqual({ step: NO_EXPORT });
  });
});

import { describe, expect, it } from "vitest";
import { closedRun } from "#domain/payroll/run/close-run.ts";
import { refuseBeginning, refuseReopening } from "#domain/payroll/run/refuse-run.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { draftOf, memberOf, must, periodOf } from "#tests/support/payroll/payroll-runs.ts";
import { hours } from "../people.ts";

const first = draftOf([memberOf()], "2026-11 -1");
const second = draftOf([memberOf()], "2026-11 -2");
const closed = (run: StoredRun, runs: readonly StoredRun[] = []) => must(closedRun(run, runs));
const kinds = (refusal: { readonly kind: string } | null) => refusal?.kind ?? null;

describe("closing", () => {
  it("keeps one list of figures for each person", () => {
    const run = closed(draftOf([memberOf(), memberOf({}, "Ana")]));
    expect(run).toMatchObject({ status: "closed", paidOn: null });
    expect(run.kept).toHaveLength(2);
    expect(run.kept?.[0]?.[0]).toEqual(["salary", 2_200_000]);
  });

  it.each<[string, StoredRun, readonly StoredRun[], object]>([
    ["nobody", draftOf([]), [], { kind: "run-empty" }],
    ["a closed one", closed(first), [], { kind: "run-closed" }],
    [
      "hours that no month has",
      draftOf([memberOf({ hours: [hours("HED", 745, "2026-11-02")] })]),
      [],
      { kind: "run-problem", problem: { kind: "bad-input", field: "hours" } },
    ],
    ["a period whose law is not known", draftOf([memberOf()], "2022-11"), [], { kind: "run-problem" }],
    ["a second fortnight while the first is open", second, [first, second], { kind: "first-open" }],
  ])("refuses %s", (_what, run, runs, error) => {
    expect(closedRun(run, runs)).toMatchObject({ ok: false, error });
  });

  it("takes a second fortnight once the first is closed, or where there is none", () => {
    expect(closedRun(second, [closed(first), second]).ok).toBe(true);
    expect(closedRun(second, [second]).ok).toBe(true);
    expect(closedRun(second, [second, draftOf([memberOf()], "2026-10 -1")]).ok).toBe(true);
  });
});

describe("reopening", () => {
  it("asks for a closed run that is not paid, on which no closed second fortnight stands", () => {
    const paid: StoredRun = { ...closed(first), status: "paid" };
    expect(kinds(refuseReopening(first, [first]))).toBe("run-open");
    expect(kinds(refuseReopening(paid, [paid]))).toBe("run-paid");
    expect(refuseReopening(closed(first), [closed(first), second])).toBeNull();
    expect(kinds(refuseReopening(closed(first), [closed(first), closed(second)]))).toBe("second-closed");
    expect(refuseReopening(closed(second), [closed(first), closed(second)])).toBeNull();
  });
});

describe("beginning", () => {
  it.each([
    ["2026-11", ["2026-11"], "run-exists"],
    ["2026-11", ["2026-11 -1"], "run-exists"],
    ["2026-11 -2", ["2026-11"], "run-exists"],
    ["2026-11 -2", ["2026-11 -1", "2026-10", "2026-12"], null],
    ["2026-02", ["2026-01 -2", "2026-03 -1"], null],
  ])("%s beside %j", (period, others, expected) => {
    const runs = others.map((each) => draftOf([], each));
    expect(kinds(refuseBeginning({ period: periodOf(period) }, runs))).toBe(expected);
  });

  it("a first fortnight cannot come after the second was closed without it", () => {
    expect(refuseBeginning(first, [second])).toBeNull();
    expect(kinds(refuseBeginning(first, [closed(second)]))).toBe("second-closed");
  });
});

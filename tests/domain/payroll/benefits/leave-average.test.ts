import { describe, expect, it } from "vitest";
import { pesos } from "#domain/kernel/pesos.ts";
import { leaveAverages } from "#domain/payroll/benefits/leave-average.ts";
import type { AbsenceKind } from "#domain/payroll/leave/absences.data.ts";
import { absence, amountOf, contractOf, hours, periodOf, slipOf, trySlip } from "../people.ts";
import { replay } from "../replay.ts";
import { closedRunOf, monthsOf } from "./runs-of.ts";

const AVERAGES = { variable: pesos(900_000), vacation: pesos(600_000) };

const slipWith = (kind: AbsenceKind, more = {}) =>
  slipOf("2026-11", 3_000_000, {
    input: { absences: [absence(kind, "2026-11-01", "2026-11-10")], leaveAverages: AVERAGES },
    ...more,
  });

describe("leave inside a run is paid on the average too", () => {
  it.each([
    // 10 of 30 days, on 3.600.000 or on 3.900.000.
    ["vacation", "CST art. 192: without overtime", 1_200_000],
    // Nine days: that of the accident is a day of work.
    ["accident", "Ley 776 de 2002, art. 3", 1_170_000],
    ["parental", "CST art. 236", 1_300_000],
    ["paid", "CST art. 57", 1_300_000],
    ["unpaid", "CST art. 53", 0],
  ] as const)("%s (%s): %3$d", (kind, _, expected) => {
    const slip = slipWith(kind);
    const concept = {
      vacation: ["vacation"],
      accident: ["workAccident"],
      parental: ["parentalLeave"],
      paid: ["paidLeave"],
      unpaid: ["paidLeave"],
    } as const;
    expect(concept[kind].reduce((sum, each) => sum + amountOf(slip, each), 0)).toBe(expected);
    for (const line of slip.lines) expect(replay(line.derivation)).toBeNull();
  });

  it("CST art. 228: sick leave too, and contributions are on what was paid", () => {
    const [plain, averaged] = [
      slipWith("sick", { input: { absences: [absence("sick", "2026-11-01", "2026-11-10")] } }),
      slipWith("sick"),
    ];
    const sick = (slip: typeof plain) => amountOf(slip, "sickLeaveEmployer") + amountOf(slip, "sickLeaveEps");
    expect(sick(averaged) / sick(plain)).toBeCloseTo(1.3, 4);
    expect((averaged.bases.ibc?.amount ?? 0) - (plain.bases.ibc?.amount ?? 0)).toBe(
      sick(averaged) - sick(plain),
    );
    for (const line of averaged.lines) expect(replay(line.derivation)).toBeNull();
  });

  it("an integral salary has no average, and an amount that no form writes is refused", () => {
    const contract = { kind: "integral" } as const;
    const input = { absences: [absence("vacation", "2026-11-01", "2026-11-10")], leaveAverages: AVERAGES };
    expect(amountOf(slipOf("2026-11", 24_000_000, { contract, input }), "vacation")).toBe(8_000_000);
    const bad = { ...input, leaveAverages: { ...AVERAGES, variable: -1 as typeof AVERAGES.variable } };
    expect(trySlip("2026-11", 3_000_000, { input: bad })).toMatchObject({ error: { field: "absences" } });
  });

  it("comes from the closed runs of the year before the period", () => {
    const runs = monthsOf(
      2025,
      [3e6, 3e6],
      { 11: { commissions: pesos(1_000_000), hours: [hours("HED", 8, "2025-11-04", "2025-11-05")] } },
      11,
    ).map((each) => closedRunOf(each));
    const contract = contractOf(3_000_000);
    // 8 hours of 3.000.000 ÷ 220 × 1,25 are 136.364.
    expect(leaveAverages(runs, contract, periodOf("2026-02"))).toEqual({
      variable: 568_182,
      vacation: 500_000,
    });
    expect(leaveAverages(runs, contract, periodOf("2026-12"))).toBeNull();
    expect(leaveAverages([], contract, periodOf("2026-02"))).toBeNull();
  });

  it("is the average of the year before the month in both of its fortnights", () => {
    const runs = [
      closedRunOf({ period: "2025-11 -1", salary: 3e6, input: { commissions: pesos(600_000) } }),
      closedRunOf({ period: "2025-11 -2", salary: 3e6 }),
      closedRunOf({ period: "2025-12", salary: 3e6 }),
    ];
    for (const period of ["2026-11", "2026-11 -1", "2026-11 -2"])
      expect(leaveAverages(runs, contractOf(3_000_000), periodOf(period))).toEqual({
        variable: 300_000,
        vacation: 300_000,
      });
  });
});

import { describe, expect, it } from "vitest";
import { day, monthOf } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { closedRun } from "#domain/payroll/run/close-run.ts";
import { computeKept } from "#domain/payroll/run/compute-stored-run.ts";
import { listedTotals } from "#domain/payroll/run/listed-totals.ts";
import { UNPUBLISHED } from "#tests/support/law-days.ts";
import { draftOf, memberOf } from "#tests/support/payroll/payroll-runs.ts";

const PEOPLE = [
  memberOf({ hours: [{ kind: "HED", hours: 8, date: day("2026-11-10") }] }),
  memberOf({ deductions: [{ kind: "loan", detail: "", amount: pesos(120_000) }] }, "Ana", 3_400_000),
];

describe("the totals that a list shows of a run", () => {
  it("are those of its screen, open and closed", () => {
    const draft = draftOf(PEOPLE);
    const closed = closedRun(draft, [draft]);
    if (!closed.ok) throw new Error(closed.error.kind);
    for (const run of [draft, closed.value]) {
      const computed = computeKept(run, null);
      if (!computed.ok) throw new Error(computed.error.kind);
      const { net, cost } = computed.value.run.totals;
      expect(listedTotals(run, null)).toEqual({ net, cost });
      expect(net).toBeGreaterThan(0);
    }
  });

  it("are none for a draft whose law is not known", () => {
    expect(listedTotals(draftOf(PEOPLE.slice(1), monthOf(UNPUBLISHED)), null)).toBeNull();
  });
});

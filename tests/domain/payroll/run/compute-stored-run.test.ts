import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { checkEntry } from "#domain/accounting/entries/check-entry.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import type { LawOverrides } from "#domain/payroll/law/law.ts";
import { closedRun } from "#domain/payroll/run/close-run.ts";
import { computeKept } from "#domain/payroll/run/compute-stored-run.ts";
import type { PeriodPart } from "#domain/payroll/run/period.ts";
import { runEntry } from "#domain/payroll/run/run-entry.ts";
import type { RunMember, StoredRun } from "#domain/payroll/run/stored-run.ts";
import { AS_CLOSED } from "#domain/payroll/slip/closed-slip.ts";
import { CONCEPTS } from "#domain/payroll/slip/concepts.data.ts";
import type { Slip } from "#domain/payroll/slip/slip.ts";
import { UNPUBLISHED_YEAR } from "#tests/support/law-days.ts";
import { draftOf, memberOf, must } from "#tests/support/payroll/payroll-runs.ts";
import { runs } from "#tests/support/random/runs.ts";
import { deduction, hours } from "../people.ts";
import { personIn, settingsArb } from "../random-people.ts";

const NOTES = { position: "", eps: "", pensionFund: "" };
/** Values that differ from those of every year. */
const ANOTHER_LAW: LawOverrides = {
  minimumWage: 1_999_999,
  health: 5,
  arl1: 1,
  overtimeDay: 40,
  uvt: 60_000,
};

const figuresOf = ({ lines }: Slip) => lines.map(({ concept, amount }) => [concept, amount]);

function closed(run: StoredRun, runs: readonly StoredRun[] = []): StoredRun {
  return must(closedRun(run, runs));
}

function membersIn(period: StoredRun["period"], count: number): fc.Arbitrary<readonly RunMember[]> {
  return fc
    .array(personIn(period), { minLength: count, maxLength: count, size: "max" })
    .map((people) => people.map((each) => ({ ...each, ...NOTES })));
}

const months = fc
  .tuple(fc.integer({ min: 2023, max: 2026 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => month(`${year}-${String(number).padStart(2, "0")}`));

const periods = fc.record({
  month: months,
  part: fc.constantFrom<PeriodPart>("month", "first-half", "second-half"),
});

const drafts = periods.chain((period) =>
  fc
    .record({ settings: settingsArb, people: membersIn(period, 6) })
    .map((content): StoredRun => ({ ...draftOf([]), period, ...content })),
);

/** What a second fortnight continues from. Unrounded values are not kept: they only settle one peso of rounding. */
function paidSoFar({ monthSoFar: { rounded: _, ...paid } }: Slip) {
  return paid;
}

describe("a closed run", () => {
  it("shows what it was closed with, computed with the same law", () => {
    const draft = draftOf([
      memberOf({ hours: [hours("HED", 8, "2026-11-10")] }),
      memberOf({}, "Ana", 9_000_000),
    ]);
    const open = must(computeKept(draft, null));
    const kept = must(computeKept(closed(draft), null));
    expect(open.changed).toBe(0);
    expect(kept).toEqual(open);
  });

  it("keeps its figures whatever the law's data say later, and says which they are (1,000 random people)", () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const open = must(computeKept(draft, null));
        const run = { ...closed(draft), overrides: ANOTHER_LAW };
        const kept = must(computeKept(run, null));
        expect(kept.run.slips.map(figuresOf)).toEqual(open.run.slips.map(figuresOf));
        expect(kept.run.slips.map(({ totals }) => totals)).toEqual(
          open.run.slips.map(({ totals }) => totals),
        );
        expect(kept.run.totals).toEqual(open.run.totals);
        expect(kept.changed).toBeGreaterThan(0);
        // The second fortnight continues from what was paid, not from a recalculation.
        const paid = open.run.slips.map(paidSoFar);
        expect(kept.run.slips.map(paidSoFar)).toEqual(paid);
        expect(runEntry(kept.run)).toEqual(runEntry(open.run));
      }),
      runs(170, 1_000),
    );
  });

  it("says of each other figure what it was closed with, after how it would come about today", () => {
    const run = { ...closed(draftOf([memberOf()])), overrides: { health: 5 } };
    const { changed, run: computed } = must(computeKept(run, null));
    const health = computed.slips[0]?.lines.find(({ concept }) => concept === "health");
    expect(changed).toBe(1);
    expect(health?.amount).toBe(88_000);
    expect(health?.derivation.steps.at(-2)).toMatchObject({ value: { amount: 110_000 } });
    expect(health?.derivation.steps.at(-1)).toMatchObject({
      sign: "=",
      label: AS_CLOSED,
      value: { amount: 88_000 },
    });
  });

  it("keeps lines that would not be there today, and leaves out those that were not there", () => {
    const whole = closed(draftOf([memberOf({ hours: [hours("HED", 4, "2026-11-10")] })]));
    const without = whole.kept?.map((lines) => lines.filter(([concept]) => concept !== "health"));
    const fewer = must(computeKept({ ...whole, kept: without ?? [] }, null));
    expect(fewer.changed).toBe(1);
    expect(fewer.run.slips[0]?.lines.some(({ concept }) => concept === "health")).toBe(false);
    const more = whole.kept?.map((lines) => [...lines, ["hours", 777 as Pesos] as const]);
    const { run, changed } = must(computeKept({ ...whole, kept: more ?? [] }, null));
    const extra = run.slips[0]?.lines.at(-1);
    expect(changed).toBe(1);
    expect(extra).toMatchObject({
      concept: "hours",
      label: CONCEPTS.hours.label,
      amount: 777,
      quantity: null,
    });
    expect(extra?.derivation.norm).toBe(AS_CLOSED);
  });

  it("whose law is not known any more still shows what it paid, and posts in balance", () => {
    const draft = draftOf([memberOf({ deductions: [deduction("loan", 50_000, "Cuota 1")] })]);
    const run = closed(draft);
    const lost = { ...run, period: { ...run.period, month: month("2019-11") }, people: run.people };
    const early = lost.people.map((each) => ({
      ...each,
      contract: { ...each.contract, start: "2018-01-01" as typeof each.contract.start },
    }));
    const kept = must(computeKept({ ...lost, people: early }, null));
    expect(kept.run.slips.map(figuresOf)).toEqual(run.kept);
    expect(kept.run.totals).toEqual(must(computeKept(draft, null)).run.totals);
    // A second fortnight would continue from these days and figures.
    const paid = must(computeKept(draft, null)).run.slips.map(paidSoFar);
    expect(kept.run.slips.map(paidSoFar)).toEqual(paid);
    expect(kept.changed).toBe(run.kept?.[0]?.length);
    expect(checkEntry(runEntry(kept.run), pucChart())).toEqual([]);
  });

  it("with a negative net says so of what was kept", () => {
    const run = closed(draftOf([memberOf({ deductions: [deduction("loan", 5_000_000)] })]));
    const kept = must(computeKept({ ...run, overrides: { health: 5 } }, null));
    const [slip] = kept.run.slips;
    expect(slip?.totals.net).toBeLessThan(0);
    expect(slip?.warnings.filter(({ kind }) => kind === "negative-net")).toEqual([
      { kind: "negative-net", net: slip?.totals.net },
    ]);
  });

  it("whose kept figures leave the safe range is refused, not rounded", () => {
    const people = Array.from({ length: 1000 }, () => memberOf());
    const kept = people.map(() => [["salary", 9_900_000_000_000 as Pesos] as const]);
    const run: StoredRun = { ...draftOf(people), status: "closed", kept };
    expect(computeKept(run, null)).toEqual({ ok: false, error: { kind: "too-large" } });
  });
});

describe("an open run", () => {
  it("with lines that are still being written pays what the others say", () => {
    const blank = { kind: "HED" as const, hours: 0, date: hours("HED", 1, "2026-11-10").date };
    const one = memberOf({ hours: [blank] });
    const open = must(computeKept(draftOf([one]), null));
    expect(figuresOf(open.run.slips[0] as Slip)).toEqual(
      figuresOf(
        must(computeKept(draftOf([{ ...one, input: { ...one.input, hours: [] } }]), null)).run
          .slips[0] as Slip,
      ),
    );
    expect(open.people[0]).toBe(one);
  });

  it("of a period without known law is refused", () => {
    expect(computeKept(draftOf([memberOf()], `${UNPUBLISHED_YEAR}-03`), null)).toMatchObject({
      ok: false,
      error: { kind: "unknown-law" },
    });
  });
});

describe("the second fortnight", () => {
  const person = memberOf({}, "Ana", 5_000_000);
  const month1 = must(computeKept(draftOf([person]), null)).run.slips[0];
  const first = draftOf([person], "2026-11 -1");
  const second = draftOf([person], "2026-11 -2");
  const charged = (slips: readonly (Slip | undefined)[], concept: string) =>
    slips
      .flatMap((slip) => slip?.lines ?? [])
      .reduce((sum, line) => (line.concept === concept ? sum + line.amount : sum), 0);

  it("goes on from the first: both together charge what the month would", () => {
    const one = must(computeKept(first, null)).run.slips[0];
    const two = must(computeKept(second, first)).run.slips[0];
    for (const concept of ["health", "pension", "solidarity", "arl", "familyFund"])
      expect(charged([one, two], concept)).toBe(charged([month1], concept));
  });

  it("goes on from what the first paid, not from what it would pay today", () => {
    const paid = closed(first);
    const today = { ...paid, overrides: { health: 5 } };
    expect(must(computeKept(second, today)).run.slips).toEqual(must(computeKept(second, paid)).run.slips);
  });

  it("stands alone for who was not paid in the first, and where there was none", () => {
    const other = memberOf({}, "Luz", 3_000_000);
    const alone = must(computeKept({ ...second, people: [other] }, null)).run.slips;
    expect(must(computeKept({ ...second, people: [other] }, first)).run.slips).toEqual(alone);
  });

  it("cannot be computed while the first cannot; closed, it shows what it paid", () => {
    const broken = { ...first, people: [memberOf({ hours: [hours("HED", 900, "2026-11-02")] })] };
    expect(computeKept(second, broken)).toMatchObject({ ok: false, error: { kind: "bad-input" } });
    const paid = closed(second, [closed(first)]);
    expect(must(computeKept(paid, broken)).run.slips.map(figuresOf)).toEqual(paid.kept);
  });

  it("of a month or a first fortnight nothing came before", () => {
    expect(computeKept(first, first)).toEqual(computeKept(first, null));
  });
});

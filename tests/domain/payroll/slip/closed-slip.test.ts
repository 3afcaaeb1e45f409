import { describe, expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import type { LawOverrides } from "#domain/payroll/law/law.ts";
import { closedRun } from "#domain/payroll/run/close-run.ts";
import { computeKept } from "#domain/payroll/run/compute-stored-run.ts";
import type { PeriodInput } from "#domain/payroll/run/period-input.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { AS_CLOSED } from "#domain/payroll/slip/closed-slip.ts";
import type { Slip } from "#domain/payroll/slip/slip.ts";
import { draftOf, memberOf, must } from "#tests/support/payroll/payroll-runs.ts";
import { absence, deduction, hours } from "../people.ts";

/** The law as it might be known later. */
const LATER: LawOverrides = { health: 5, arl1: 1, overtimeDay: 40, minimumWage: 1_800_000 };

function closed(
  input: Partial<PeriodInput>,
  period = "2026-11",
  before: readonly StoredRun[] = [],
  salary?: number,
) {
  return must(closedRun(draftOf([memberOf(input, "Ana", salary)], period), before));
}

function shown(run: StoredRun, first: StoredRun | null = null): { slip: Slip; changed: number } {
  const { run: found, changed } = must(computeKept(run, first));
  const [slip] = found.slips;
  if (slip === undefined) throw new Error("nobody");
  return { slip, changed };
}

const kinds = ({ warnings }: Slip) => warnings.map(({ kind }) => kind);

describe("a closed slip that today's law would pay otherwise", () => {
  it("keeps its other warnings, and tells a negative net of what was paid alone", () => {
    const input = {
      hours: [hours("HED", 3, "2026-11-03")],
      absences: [absence("unpaid", "2026-11-09", "2026-11-10")],
    };
    const run = closed(input);
    expect(kinds(shown({ ...run, overrides: LATER }).slip)).toEqual(kinds(shown(run).slip));
    expect(kinds(shown(run).slip)).toEqual(["too-many-hours", "unpaid-days"]);
  });

  it("with a net of exactly nothing owes nothing", () => {
    const { net } = shown(closed({})).slip.totals;
    const run = closed({ deductions: [deduction("loan", net)] });
    expect(shown(run).slip.totals.net).toBe(0);
    expect(kinds(shown(run).slip)).not.toContain("negative-net");
    const { slip, changed } = shown({ ...run, overrides: { health: 5 } });
    expect([slip.totals.net, changed, kinds(slip).includes("negative-net")]).toEqual([0, 1, false]);
    // With health at 5 % the net would be below zero; what was paid is not.
    expect(kinds(shown({ ...run, kept: null, status: "draft", overrides: { health: 5 } }).slip)).toContain(
      "negative-net",
    );
  });

  it("matches lines whose number changed by their amount", () => {
    const run = closed({ hours: [hours("HED", 4, "2026-11-10"), hours("HEN", 2, "2026-11-11")] });
    const [lines = []] = run.kept ?? [];
    const extra = ["hours", 777 as Pesos] as const;
    const { slip, changed } = shown({ ...run, kept: [[extra, ...lines]] });
    const of = slip.lines.filter(({ concept }) => concept === "hours");
    expect(of.map(({ label, amount }) => [label, amount])).toEqual([
      ["Horas extra y recargos", 777],
      ["Horas extra diurnas", 52_381],
      ["Horas extra nocturnas", 36_667],
    ]);
    expect(changed).toBe(1);
    expect(of[0]?.derivation.steps).toEqual([
      {
        sign: "",
        label: AS_CLOSED,
        value: { kind: "amount", amount: 777 },
        note: "Con los parámetros de hoy no habría esta cifra",
      },
    ]);
  });

  it("leaves to the second fortnight of a month what was paid in it, unpaid days too (PY-12)", () => {
    const away = (from: string, to: string) => ({
      absences: [absence("unpaid", from, to)],
      commissions: pesos(90_000),
    });
    const first = closed(away("2026-11-03", "2026-11-05"), "2026-11 -1");
    const [member] = first.people;
    if (member === undefined) throw new Error("nobody");
    const input = { ...member.input, ...away("2026-11-23", "2026-11-27") };
    const second = must(closedRun({ ...draftOf([{ ...member, input }], "2026-11 -2") }, [first]));
    const paid = ({ monthSoFar: { rounded: _, ...rest } }: Slip) => rest;
    const asPaid = paid(shown(second, first).slip);
    expect(paid(shown({ ...second, overrides: LATER }, first).slip)).toEqual(asPaid);
    expect([asPaid.days, asPaid.workedDays, asPaid.unpaidDays]).toEqual([22, 22, 8]);
    expect(asPaid.unpaidSalaryDays).toBe(8 * 2_200_000);
  });
});

describe("a closed slip whose law is not known any more", () => {
  /** The run as if it had been of November 2019, when the contract begins on a day. */
  function lost(run: StoredRun, start: string): StoredRun {
    const moved = (date: string) => day(date.replace("2026", "2019"));
    const people = run.people.map((each) => ({
      ...each,
      contract: { ...each.contract, start: day(start) },
      input: {
        ...each.input,
        absences: each.input.absences.map(({ kind, from, to }) => ({
          kind,
          from: moved(from),
          to: moved(to),
        })),
      },
    }));
    return { ...run, period: { ...run.period, month: month("2019-11") }, people };
  }
  const absences = [
    absence("vacation", "2026-11-20", "2026-11-21"),
    absence("unpaid", "2026-11-23", "2026-11-27"),
  ];

  it("still says its days, worked and paid, and no remark that the law would be needed for", () => {
    const run = closed({ absences });
    const { slip } = shown(lost(run, "2019-01-01"));
    expect([slip.from, slip.to, slip.days, slip.workedDays, slip.exonerated]).toEqual([
      "2019-11-01",
      "2019-11-30",
      30,
      23,
      false,
    ]);
    expect(slip.warnings).toEqual([]);
    expect(must(computeKept(lost(run, "2019-01-01"), null)).run.warnings).toEqual([]);
    expect([slip.monthSoFar.days, slip.monthSoFar.workedDays, slip.monthSoFar.unpaidDays]).toEqual([
      25, 23, 5,
    ]);
  });

  it("of who came within the month has the days since then", () => {
    const { slip } = shown(lost(closed({}), "2019-11-16"));
    expect([slip.from, slip.to, slip.days]).toEqual(["2019-11-16", "2019-11-30", 15]);
  });

  it("goes on from the first fortnight", () => {
    const first = lost(
      closed({ absences: [absence("unpaid", "2026-11-03", "2026-11-05")] }, "2026-11 -1"),
      "2019-01-01",
    );
    const [member] = first.people;
    if (member === undefined) throw new Error("nobody");
    const later = lost(closed({ absences }, "2026-11 -2"), "2019-01-01");
    const second = { ...later, people: later.people.map((each) => ({ ...each, contract: member.contract })) };
    const { monthSoFar } = shown(second, first).slip;
    expect([monthSoFar.days, monthSoFar.workedDays, monthSoFar.unpaidDays]).toEqual([22, 20, 8]);
    expect(monthSoFar.unpaidSalaryDays).toBe(8 * 2_200_000);
  });
});

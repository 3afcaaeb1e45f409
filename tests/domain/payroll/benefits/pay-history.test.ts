import { describe, expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { bonusPay, firstOfMonthsTo, spanPay } from "#domain/payroll/benefits/average-pay.ts";
import { leaveAverages, withAverage } from "#domain/payroll/benefits/leave-average.ts";
import { payHistory } from "#domain/payroll/benefits/pay-history.ts";
import { absence, contractOf, hours } from "../people.ts";
import { closedRunOf } from "./runs-of.ts";

const CONTRACT = contractOf(2_400_000, { start: day("2026-01-01") });

describe("what closed runs paid a person", () => {
  it("is told oldest first, from the contract's first day on, without drafts and without others", () => {
    const runs = [
      closedRunOf({ period: "2026-03", salary: 2_400_000 }),
      closedRunOf({ period: "2026-01", salary: 2_400_000 }),
      closedRunOf({ period: "2026-02", salary: 2_400_000 }),
      { ...closedRunOf({ period: "2026-04", salary: 2_400_000 }), kept: null },
      closedRunOf({ period: "2026-05", salary: 2_400_000 }, { id: "p2" }),
    ];
    const from = (start: string) =>
      payHistory(runs, { id: "p1", start: day(start) }).map((each) => each.from);
    expect(from("2026-01-01")).toEqual(["2026-01-01", "2026-02-01", "2026-03-01"]);
    expect(from("2026-02-28")).toEqual(["2026-02-01", "2026-03-01"]);
    expect(from("2026-03-01")).toEqual(["2026-03-01"]);
  });

  it("has its variable pay, of which vacations count commissions and night surcharges alone (CST art. 192)", () => {
    const input = {
      commissions: pesos(100_000),
      hours: [hours("RN", 10, "2026-11-03", "2026-11-06"), hours("HED", 4, "2026-11-03")],
      absences: [
        absence("vacation", "2026-11-09", "2026-11-13"),
        absence("unpaid", "2026-11-16", "2026-11-17"),
      ],
    };
    const run = closedRunOf({ period: "2026-11", salary: 2_400_000, input });
    const [stretch] = payHistory([run], { id: "p1", start: day("2026-01-01") });
    // Ten hours of 2.400.000 ÷ 210 at 35 % are 40.000; four at 125 %, 57.143.
    expect(stretch).toMatchObject({ variable: 197_143, vacationVariable: 140_000, vacationDays: 5 });
    expect([stretch?.days, stretch?.unpaidDays, stretch?.posted]).toEqual([28, 2, true]);
  });

  it("has the salaries with which a later run paid the arrears of its days, and of no other days (PY-31)", () => {
    const raised = { earlierSalaries: [{ until: day("2026-09-30"), salary: pesos(2_400_000) }] };
    const arrears = (name: string, amount: number) => [
      { of: { month: month(name), part: "month" as const }, owed: pesos(100_000), amount: pesos(amount) },
    ];
    const october = closedRunOf({ period: "2026-10", salary: 2_400_000 });
    const salary = (input: object) => {
      const november = closedRunOf({ period: "2026-11", salary: 2_500_000, input }, raised);
      const [first] = payHistory([october, november], { id: "p1", start: day("2026-10-01") });
      return first?.salaries.map((each) => each.salary);
    };
    expect(salary({})).toEqual([2_400_000]);
    expect(salary({ arrears: arrears("2026-10", 100_000) })).toEqual([2_500_000]);
    expect(salary({ arrears: arrears("2026-10", 0) })).toEqual([2_400_000]);
    expect(salary({ arrears: arrears("2026-09", 100_000) })).toEqual([2_400_000]);
  });
});

describe("whose and which days a closed run is asked for", () => {
  const SERVED = { id: "p1", start: day("2026-01-01") };
  const november = (input: object, contract: object = {}) =>
    closedRunOf({ period: "2026-11", salary: 2_400_000, input }, contract);

  it("counts night surcharges beside a line of hours that was left blank", () => {
    const night = hours("RN", 10, "2026-07-02", "2026-07-06");
    // Ten hours of 2.400.000 ÷ 220 at 35 %.
    const run = closedRunOf({ period: "2026-07", salary: 2_400_000, input: { hours: [night] } });
    const blank = { ...hours("RN", 0, "2026-07-01"), until: day("2026-07-31") };
    const written = {
      ...run,
      people: run.people.map((each) => ({ ...each, input: { ...each.input, hours: [night, blank] } })),
    };
    expect([run, written].map((each) => payHistory([each], SERVED)[0]?.vacationVariable)).toEqual([
      38_182, 38_182,
    ]);
  });

  it("of an integral salary, which pays no hours, no night surcharge", () => {
    const run = closedRunOf(
      {
        period: "2026-11",
        salary: 25_000_000,
        input: { hours: [hours("RN", 10, "2026-11-03")], commissions: pesos(50_000) },
      },
      { kind: "integral" },
    );
    expect(payHistory([run], SERVED)[0]).toMatchObject({ variable: 50_000, vacationVariable: 50_000 });
  });

  it("takes the arrears of a fortnight for it alone, of the person, and of closed runs (PY-31)", () => {
    const debt = (part: "first-half" | "second-half") => [
      { of: { month: month("2026-10"), part }, owed: pesos(50_000), amount: pesos(50_000) },
    ];
    const halves = ["2026-10 -1", "2026-10 -2"].map((period) => closedRunOf({ period, salary: 2_400_000 }));
    const salaries = (later: ReturnType<typeof november>) =>
      payHistory([...halves, later], SERVED)
        .slice(0, 2)
        .map((each) => each.salaries.map(({ salary }) => salary));
    const paid = {
      ...november({ arrears: debt("second-half") }),
      period: { month: month("2026-11"), part: "month" as const },
    };
    const raised = {
      ...paid,
      people: paid.people.map((each) => ({
        ...each,
        contract: { ...each.contract, salary: pesos(2_500_000) },
      })),
    };
    expect(salaries(raised)).toEqual([[2_400_000], [2_500_000]]);
    expect(salaries({ ...raised, kept: null })).toEqual([[2_400_000], [2_400_000]]);
    const other = { ...raised.people[0], contract: { ...raised.people[0]?.contract, id: "p0" } } as never;
    expect(salaries({ ...raised, people: [other] })).toEqual([[2_400_000], [2_400_000]]);
    expect(
      salaries({ ...raised, people: [other, ...raised.people], kept: [[], ...(raised.kept ?? [])] }),
    ).toEqual([[2_400_000], [2_500_000]]);
  });

  it("of two runs that paid arrears of it, says the later one's", () => {
    const october = closedRunOf({ period: "2026-10", salary: 2_400_000 });
    const arrears = [{ of: october.period, owed: pesos(9), amount: pesos(9) }];
    const later = (period: string, salary: number) => closedRunOf({ period, salary, input: { arrears } });
    const [first] = payHistory([later("2026-11", 2_500_000), october, later("2026-12", 2_600_000)], SERVED);
    expect(first?.salaries.map(({ salary }) => salary)).toEqual([2_600_000]);
  });
});

describe("the averages of a span", () => {
  it("takes the part of a run that lies in it, the prima on the average where something varied (CST art. 306)", () => {
    const run = closedRunOf({ period: "2026-11", salary: 2_400_000, input: { commissions: pesos(300_000) } });
    const history = payHistory([run], { id: "p1", start: day("2026-01-01") });
    const half = spanPay(history, CONTRACT, { from: day("2026-11-16"), to: day("2026-11-30") });
    expect([half.variable, half.days, half.knownDays, half.changed]).toEqual([300_000, 15, 30, false]);
    // Half of the commissions on half of the days, the other half without a run.
    expect(bonusPay(half)).toMatchObject({ salary: 2_400_000, variable: 300_000 });
    const plain = spanPay([], CONTRACT, { from: day("2026-11-16"), to: day("2026-11-30") });
    expect([plain.transport, plain.knownDays, bonusPay(plain)]).toEqual([
      null,
      0,
      { salary: 2_400_000, variable: 0 },
    ]);
  });

  it.each([
    ["2026-12-31", 3, "2026-10-01"],
    ["2026-11-15", 3, "2026-08-16"],
    ["2026-01-30", 3, "2025-11-01"],
    ["2026-02-28", 12, "2025-03-01"],
    ["2026-06-30", 1, "2026-06-01"],
  ])("until %s %d months begin on %s", (end, count, first) => {
    expect(firstOfMonthsTo(day(end), count)).toBe(first);
  });
});

describe("leave on the averages of the year before (CST art. 192)", () => {
  const paid = closedRunOf({ period: "2026-10", salary: 2_400_000, input: { commissions: pesos(300_000) } });
  const of = (more: Partial<typeof CONTRACT>) =>
    leaveAverages([paid], { ...CONTRACT, ...more }, { month: month("2026-11"), part: "month" });

  it("is known of who served before the month, and varies", () => {
    expect(of({ start: day("2026-10-01") })).toEqual({ variable: 300_000, vacation: 300_000 });
    expect(of({ start: day("2026-10-31") })).not.toBeNull();
    expect(of({ start: day("2026-11-01") })).toBeNull();
    expect(of({ kind: "integral" })).toBeNull();
    expect(leaveAverages([], CONTRACT, { month: month("2026-11"), part: "month" })).toBeNull();
  });

  it("is paid on the salary and the average, and tells both", () => {
    const step = (amount: number) => ({
      sign: "",
      label: "Base",
      value: { kind: "amount", amount: pesos(amount) },
    });
    const line = (...steps: readonly object[]) => ({ derivation: { steps, norm: "" } }) as never;
    const shown = (
      averages: object | undefined,
      kind: "sick" | "vacation",
      base: (salary: number) => readonly object[],
    ) =>
      withAverage(CONTRACT, averages as never, kind, ({ salary }) => [line(...base(salary))]).map(
        ({ derivation }) =>
          derivation.steps.map(({ value }) => ("amount" in value ? value.amount : value.kind)),
      );
    const averages = { variable: pesos(300_000), vacation: pesos(100_000) };
    const more = { sign: "÷", label: "Días", value: { kind: "number", value: 30 } };
    expect(shown(averages, "sick", (salary) => [step(salary), more])).toEqual([
      [2_400_000, 300_000, "number"],
    ]);
    expect(shown(averages, "vacation", (salary) => [step(salary)])).toEqual([[2_400_000, 100_000]]);
    expect(shown(averages, "sick", () => [step(7)])).toEqual([[7]]);
    expect(shown(averages, "sick", () => [more])).toEqual([["number"]]);
    expect(shown(undefined, "sick", (salary) => [step(salary)])).toEqual([[2_400_000]]);
  });
});

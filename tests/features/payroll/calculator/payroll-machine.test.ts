import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { CalculationId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { DEFAULT_TERMS } from "#domain/payroll/calculator/calculator.ts";
import { canCalculate } from "#domain/payroll/calculator/payroll-row.ts";
import {
  advancePayroll,
  type Carried,
  type PayrollEvent,
  startPayroll,
} from "#features/payroll/calculator/payroll-machine.ts";
import {
  isOutdated,
  isUnsaved,
  type LawChoice,
  type PayrollState,
  type PayrollVisitor,
  seesResults,
} from "#features/payroll/calculator/payroll-state.ts";
import { UNPUBLISHED } from "#tests/support/law-days.ts";
import { PEOPLE, payrollRow } from "#tests/support/payroll/payroll.ts";

const RUN = "calc_1" as CalculationId;
const TODAY = day("2026-11-21");
const WATCHED: PayrollEvent = { type: "adWatched", day: TODAY };
const asks = (visitor: PayrollVisitor): PayrollEvent => ({ type: "calculationAsked", visitor, day: TODAY });
const start = (visitor: PayrollVisitor, carried: Carried | null = null) =>
  startPayroll(visitor, carried, { set: "academic", employer: "company" }, TODAY);
const told = (state: PayrollState, ...events: readonly PayrollEvent[]) =>
  events.reduce(advancePayroll, state);

/** A screen with one person ready to be calculated. */
function filled(visitor: PayrollVisitor): PayrollState {
  return told(
    start(visitor),
    { type: "nameTyped", row: "row-1", name: "Yuliana Cárdenas Peña" },
    { type: "figureTyped", row: "row-1", field: "basicSalary", value: 2_200_000 },
    { type: "figureTyped", row: "row-1", field: "overtimeHours", value: 8 },
  );
}

describe("days of a part month", () => {
  const days = (value: number): PayrollEvent => ({
    type: "figureTyped",
    row: "row-1",
    field: "workedDays",
    value,
  });
  const byLaw: PayrollEvent = { type: "setChosen", set: "law", visitor: "account", day: TODAY };
  const ACADEMIC: PayrollEvent = { ...byLaw, set: "academic" };
  const net = (state: PayrollState) => state.run?.result.calculation.totals.netSalary;

  it("leave what was calculated as it was, until it is calculated again", () => {
    const whole = told(filled("account"), byLaw);
    expect([whole.set, net(whole)]).toEqual(["law", 2_369_477]);
    const typed = advancePayroll(whole, days(15));
    expect([net(typed), isOutdated(typed), isUnsaved(typed)]).toEqual([2_369_477, true, true]);
    const part = advancePayroll(typed, asks("account"));
    // 1.100.000, 104.762 of hours and 124.548 of allowance, less twice 4 % of 1.204.762
    expect([net(part), isOutdated(part)]).toEqual([1_232_930, false]);
    expect(advancePayroll(part, days(31))).toMatchObject({ rows: part.rows });
    expect(net(told(part, days(30), asks("account")))).toBe(2_369_477);
  });

  it("are nothing to the specification's set, and are there when the law is chosen again", () => {
    const part = told(filled("account"), byLaw, days(15));
    const academic = advancePayroll(part, ACADEMIC);
    expect(net(academic)).toBe(2_256_273);
    expect(net(advancePayroll(academic, byLaw))).toBe(1_232_930);
  });

  it("go with a reset, and come back with what was cleared; a whole month typed is a blank row", () => {
    const part = told(filled("account"), byLaw, days(15));
    const reset = advancePayroll(part, { type: "reset" });
    expect(reset.rows.map(({ workedDays }) => workedDays)).toEqual([undefined]);
    expect(advancePayroll(reset, { type: "broughtBack", state: part }).rows[0]?.workedDays).toBe(15);
    expect(isUnsaved(told(reset, days(3)))).toBe(true);
    expect(isUnsaved(told(reset, days(3), days(30)))).toBe(false);
  });
});

describe("a guest (spec §4, payroll flow)", () => {
  it("is offered to sign in at once, and gets nothing from Calculate while that is open", () => {
    const state = filled("guest");
    expect(state.suggestsSignIn).toBe(true);
    expect(advancePayroll(state, asks("guest"))).toBe(state);
  });

  it("gets the message once the offer is closed; watched, it calculates and counts", () => {
    const asked = told(filled("guest"), { type: "signInSkipped" }, asks("guest"));
    expect(asked).toMatchObject({ ad: "open", run: null, uses: 0 });
    expect(seesResults(asked, "guest")).toBe(false);
    const watched = advancePayroll(asked, WATCHED);
    expect(watched).toMatchObject({ ad: "watched", uses: 1 });
    expect(watched.run?.result.calculation.totals).toMatchObject({
      netSalary: 2_256_273,
      totalCost: 3_092_757,
    });
    expect(seesResults(watched, "guest")).toBe(true);
    expect(advancePayroll(watched, asks("guest"))).toMatchObject({ ad: "watched", uses: 2 });
  });

  it("who closes the message has used nothing, and is asked again", () => {
    const closed = told(filled("guest"), { type: "signInSkipped" }, asks("guest"), { type: "adClosed" });
    expect(closed).toMatchObject({ ad: "unseen", run: null, uses: 0 });
    expect(advancePayroll(closed, asks("guest")).ad).toBe("open");
    expect(advancePayroll(closed, WATCHED)).toBe(closed);
  });

  it("begins anew: one default row, no results, the message again, the counter at 0", () => {
    const state = told(filled("guest"), { type: "signInSkipped" }, asks("guest"), WATCHED);
    const reset = advancePayroll(state, { type: "reset" });
    expect(reset).toMatchObject({ run: null, ad: "unseen", uses: 0, suggestsSignIn: false });
    expect(reset.rows).toEqual(start("guest").rows);
    expect(advancePayroll(reset, { type: "broughtBack", state })).toMatchObject({
      rows: state.rows,
      run: state.run,
    });
  });
});

describe("an account", () => {
  it("is offered nothing and calculates at once, as often as it likes", () => {
    const state = filled("account");
    expect(state.suggestsSignIn).toBe(false);
    const twice = told(state, asks("account"), asks("account"));
    expect(twice).toMatchObject({ ad: "unseen", uses: 2 });
    expect(seesResults(twice, "account")).toBe(true);
  });

  it("finds what it typed as a guest calculated, if it was", () => {
    const carried = { rows: [payrollRow()], calculated: true, from: null, law: null };
    expect(start("account", carried).run).not.toBeNull();
    expect(start("guest", carried)).toMatchObject({ run: null, suggestsSignIn: true });
    expect(start("account", { ...carried, calculated: false }).run).toBeNull();
  });

  it("opens what it kept: calculated, saved, and not counted", () => {
    const opened = advancePayroll(filled("account"), {
      type: "opened",
      saved: { rows: PEOPLE, set: "academic", day: TODAY, id: RUN },
      day: TODAY,
    });
    expect(opened).toMatchObject({ uses: 0, from: RUN, run: { savedAs: RUN } });
    expect(opened.sheet).toBeGreaterThan(filled("account").sheet);
    expect(isUnsaved(opened)).toBe(false);
    expect(opened.run?.result.calculation.totals).toMatchObject({
      netSalary: 7_843_984,
      totalCost: 10_807_984,
    });
  });
});

describe("rows (spec §5)", () => {
  it("are not calculated while one has an empty name or a salary of 0", () => {
    for (const event of [
      { type: "nameTyped", row: "row-1", name: "   " },
      { type: "figureTyped", row: "row-1", field: "basicSalary", value: 0 },
    ] satisfies PayrollEvent[]) {
      const state = advancePayroll(filled("account"), event);
      expect(canCalculate(state.rows)).toBe(false);
      expect(advancePayroll(state, asks("account"))).toBe(state);
    }
  });

  it("keep what was there when a figure is none", () => {
    for (const value of [Number.NaN, -1, Number.POSITIVE_INFINITY]) {
      const event = { type: "figureTyped", row: "row-1", field: "arl", value } as const;
      expect(advancePayroll(filled("account"), event).rows[0]?.arl).toBe(0.522);
    }
  });

  it("come and go under ids of their own, and the last one never goes", () => {
    const three = told(filled("account"), { type: "personAdded" }, { type: "personAdded" });
    expect(three.rows.map(({ id }) => id)).toEqual(["row-1", "row-2", "row-3"]);
    const again = told(three, { type: "personRemoved", row: "row-2" }, { type: "personAdded" });
    expect(again.rows.map(({ id }) => id)).toEqual(["row-1", "row-3", "row-4"]);
    const one = told(again, { type: "personRemoved", row: "row-3" }, { type: "personRemoved", row: "row-4" });
    expect(advancePayroll(one, { type: "personRemoved", row: "row-1" })).toBe(one);
  });

  it("changed after a calculation leave its figures as they were, and say so", () => {
    const state = told(filled("account"), asks("account"));
    expect(isOutdated(state)).toBe(false);
    const event = { type: "figureTyped", row: "row-1", field: "bonus", value: 100_000 } as const;
    const changed = advancePayroll(state, event);
    expect(isOutdated(changed)).toBe(true);
    expect(changed.run).toBe(state.run);
  });

  it("PY-01 too large to be added up give no figure at all, and which person it is", () => {
    const big = {
      ...payrollRow("Enorme", 1_000_000_000_000),
      overtimeHours: 10_000,
      overtimeRate: 1_000_000,
    };
    const state = start("account", { rows: [big], calculated: true, from: null, law: null });
    expect(state).toMatchObject({ run: null, problem: { kind: "too-large", row: "row-1" }, uses: 0 });
    const event = { type: "figureTyped", row: "row-1", field: "overtimeHours", value: 0 } as const;
    expect(advancePayroll(state, event).problem).toBeNull();
  });
});

describe("what is kept nowhere yet", () => {
  it("is what was typed until it is saved, and again once it is changed", () => {
    expect(isUnsaved(start("account"))).toBe(false);
    const state = told(filled("account"), asks("account"));
    expect(isUnsaved(state)).toBe(true);
    if (!state.run) throw new Error("not calculated");
    const saved = advancePayroll(state, { type: "saved", result: state.run.result, as: RUN });
    expect(isUnsaved(saved)).toBe(false);
    expect(isUnsaved(advancePayroll(saved, { type: "personAdded" }))).toBe(true);
  });

  it("an answer that comes after another calculation says nothing of that one", () => {
    const first = told(filled("account"), asks("account"));
    const second = told(first, { type: "personRemoved", row: "nobody" }, { type: "personAdded" });
    const other = told(
      second,
      { type: "nameTyped", row: "row-2", name: "Luz" },
      {
        type: "figureTyped",
        row: "row-2",
        field: "basicSalary",
        value: 1_750_905,
      },
      asks("account"),
    );
    if (!first.run) throw new Error("not calculated");
    const { result } = first.run;
    expect(advancePayroll(other, { type: "saved", result, as: RUN })).toBe(other);
  });
});

describe("the parameters (spec-decision 16)", () => {
  const law = (visitor: PayrollVisitor, at = TODAY): PayrollEvent => ({
    type: "setChosen",
    set: "law",
    visitor,
    day: at,
  });

  it("in one press: what is on screen is calculated with the law of today, and keeps to it when saved and opened", () => {
    const state = told(filled("account"), law("account"));
    expect(state.run?.result).toMatchObject({ set: "law", day: TODAY });
    expect(state.run?.result.calculation.totals.netSalary).toBe(2_369_477);
    const saved = { rows: state.rows, set: "law" as const, day: TODAY, id: RUN };
    const opened = advancePayroll(start("account"), { type: "opened", saved, day: TODAY });
    expect(opened.run?.result.calculation.totals.netSalary).toBe(2_369_477);
    expect(advancePayroll(opened, { type: "reset" }).set).toBe("law");
  });

  it("give a guest nothing that the message stands before", () => {
    const state = told(filled("guest"), { type: "signInSkipped" }, law("guest"));
    expect(state).toMatchObject({ set: "law", run: null, ad: "unseen" });
    const watched = told(state, asks("guest"), WATCHED);
    expect(watched.run?.result.set).toBe("law");
  });

  it("of a day that is not known yet give no figure, and say so", () => {
    const state = told(filled("account"), law("account", UNPUBLISHED));
    expect(state).toMatchObject({ run: null, problem: { kind: "unknown-law" } });
  });

  it("chosen while there is nothing to calculate wait for the next press", () => {
    const state = told(start("account"), law("account"));
    expect(state).toMatchObject({ set: "law", run: null, problem: null });
  });

  const NEXT_DAY = day("2026-11-22");
  const JULY = day("2025-06-30");
  const tells = (law: LawChoice): PayrollEvent => ({
    type: "lawChosen",
    law,
    visitor: "account",
    day: TODAY,
  });
  const terms = { employer: "person-one", overrides: { hourDivisor: 240 } } as const;

  it("of a day that is chosen are kept to, until today's are asked for", () => {
    const state = told(filled("account"), law("account"), tells({ day: JULY, terms: DEFAULT_TERMS }));
    // 2.200.000 ÷ 230 × 1,25 × 8 and the allowance of 2025, less twice 4 % of 2.295.652.
    expect(state.run?.result).toMatchObject({ day: JULY });
    expect(state.run?.result.calculation.totals.netSalary).toBe(2_312_000);
    expect(advancePayroll(state, { ...asks("account"), day: NEXT_DAY } as PayrollEvent).run?.result.day).toBe(
      JULY,
    );
    expect(advancePayroll(state, law("account", NEXT_DAY)).run?.result.day).toBe(NEXT_DAY);
    expect(isOutdated(state)).toBe(false);
  });

  it("changed by hand and the employer are told to the law, and a new calculation keeps the employer alone", () => {
    const state = told(filled("account"), law("account"), tells({ day: null, terms }));
    expect(state.run?.result).toMatchObject({ set: "law", terms });
    const blank = advancePayroll(state, { type: "reset" });
    expect(blank.law).toEqual({ day: null, terms: { employer: "person-one", overrides: {} } });
  });

  it("that cannot be calculated with leave no figure of others behind", () => {
    const state = told(filled("account"), law("account"), tells({ day: day("2022-12-31"), terms }));
    expect(state).toMatchObject({ run: null, problem: { kind: "unknown-law", lastKnown: null } });
  });

  it("of what is opened are those of its day; a law corrected since is told", () => {
    const saved = { rows: PEOPLE, set: "law", day: JULY, terms, id: RUN } as const;
    const opened = advancePayroll(start("account"), { type: "opened", saved, day: TODAY });
    expect(opened.law).toEqual({ day: JULY, terms });
    expect(opened.run).toMatchObject({ result: { day: JULY, terms }, former: null, savedAs: RUN });
    expect(isUnsaved(opened)).toBe(false);
    expect(told(opened, asks("account")).run?.result.day).toBe(JULY);
    if (!opened.run) throw new Error("not opened");
    const { totals } = opened.run.result.calculation;
    const kept = { ...saved, totals: { ...totals, netSalary: pesos(1) } };
    const corrected = advancePayroll(start("account"), { type: "opened", saved: kept, day: TODAY });
    expect(corrected.run?.former?.netSalary).toBe(1);
    const same = advancePayroll(start("account"), {
      type: "opened",
      saved: { ...saved, totals },
      day: TODAY,
    });
    expect(same.run?.former).toBeNull();
  });

  it("go along with what was typed", () => {
    const choice = { day: JULY, terms };
    const carried = { rows: [payrollRow()], calculated: false, from: null, law: choice };
    expect(start("account", carried).law).toEqual(choice);
    expect(start("account", { ...carried, law: null }).law).toEqual({ day: null, terms: DEFAULT_TERMS });
  });
});

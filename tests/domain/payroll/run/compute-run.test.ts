import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { checkEntry } from "#domain/accounting/entries/check-entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { MAX_PESOS } from "#domain/kernel/pesos.ts";
import { FORESEEN_SOLIDARITY } from "#domain/law/tables.data.ts";
import { pilaRow } from "#domain/payroll/contributions/pila.ts";
import { DEFAULT_SETTINGS } from "#domain/payroll/employee/contract.ts";
import { MAX_AMOUNT } from "#domain/payroll/employee/max-amount.ts";
import type { LawOverrides } from "#domain/payroll/law/law.ts";
import { compareRuns } from "#domain/payroll/run/compare-runs.ts";
import { computeRun, type RunOrder, type RunPerson } from "#domain/payroll/run/compute-run.ts";
import { periodName } from "#domain/payroll/run/period.ts";
import { NOTHING_NEW, type PeriodInput } from "#domain/payroll/run/period-input.ts";
import { runEntry } from "#domain/payroll/run/run-entry.ts";
import { obligationsOf, summarizeRun } from "#domain/payroll/run/run-summary.ts";
import { usesOf } from "#domain/payroll/slip/line-uses.ts";
import { UNPUBLISHED } from "#tests/support/law-days.ts";
import { absence, amountOf, contractOf, deduction, hours, periodOf, slipOf } from "../people.ts";

function person(id: string, salary: number, input: Partial<PeriodInput> = {}, more = {}): RunPerson {
  return { contract: contractOf(salary, { id, document: id, ...more }), input: { ...NOTHING_NEW, ...input } };
}

function orderOf(people: readonly RunPerson[], period = "2026-11", overrides: LawOverrides = {}): RunOrder {
  return { period: periodOf(period), settings: DEFAULT_SETTINGS, overrides, people };
}

function runOf(people: readonly RunPerson[], period?: string, overrides?: LawOverrides) {
  const run = computeRun(orderOf(people, period, overrides));
  if (!run.ok) throw new Error(JSON.stringify(run.error));
  return run.value;
}

const lineTexts = (run: ReturnType<typeof runOf>) =>
  runEntry(run).lines.map(({ account, debit, credit }) => `${account} ${debit || -credit}`);

describe("a run's posting", () => {
  it("is one balanced entry with the accounts of the PUC", () => {
    const run = runOf([
      person("1", 1_750_905),
      person(
        "2",
        12_000_000,
        { deductions: [deduction("libranza", 300_000), deduction("loan", 100_000)] },
        { area: "sales" },
      ),
    ]);
    const entry = runEntry(run);
    expect(checkEntry(entry, pucChart())).toEqual([]);
    expect(entry).toMatchObject({
      date: "2026-11-30",
      description: "Nómina de noviembre de 2026",
      reference: "NOM-2026-11",
    });
    expect(lineTexts(run)).toEqual([
      "510506 1750905",
      "510527 249095",
      "510530 166667",
      "510533 20000",
      "510536 166667",
      "510539 72954",
      "510568 9140",
      "510570 210109",
      "510572 70036",
      "520506 12000000",
      "520530 1000000",
      "520533 120000",
      "520536 1000000",
      "520539 500000",
      "520568 62640",
      "520570 1440000",
      "520572 480000",
      "136595 -100000",
      "236505 -617000",
      "237005 -550036",
      "237006 -71780",
      "237010 -550036",
      "237030 -300000",
      "238030 -2320145",
      "2505 -11762928",
      "261005 -1166667",
      "261010 -140000",
      "261015 -572954",
      "261020 -1166667",
    ]);
  });

  it("charges vacations to what was set aside and insured leave to who gives it back", () => {
    const absences = [
      absence("vacation", "2026-11-01", "2026-11-15"),
      absence("parental", "2026-11-16", "2026-11-30"),
    ];
    const run = runOf([person("1", 3_000_000, { absences })]);
    expect(lineTexts(run).slice(0, 2)).toEqual(["138095 1500000", "261015 1500000"]);
  });

  it("leaves a debt of who owes more than was earned, and still balances", () => {
    const run = runOf([
      person("1", 2_000_000, { deductions: [deduction("otherDeduction", 5_000_000)] }),
      person("2", 2_000_000),
    ]);
    expect(checkEntry(runEntry(run), pucChart())).toEqual([]);
    expect(lineTexts(run)).toContain("136595 2910905");
    expect(lineTexts(run)).toContain("2505 -2089095");
    // The payable is the balance in the books, without subtracting what employees owe the company.
    expect(obligationsOf(run)[0]).toMatchObject({ account: "2505", amount: 2_089_095 });
  });

  it("turns a contribution given back to the other side", () => {
    const first = runOf([person("1", 8_000_000)], "2026-11 -1").slips[0];
    const unpaid = { absences: [absence("unpaid", "2026-11-16", "2026-11-30")] };
    const second = runOf(
      [{ ...person("1", 8_000_000, unpaid), ...(first ? { soFar: first.monthSoFar } : {}) }],
      "2026-11 -2",
    );
    expect(first?.lines.find(({ concept }) => concept === "solidarity")?.amount).toBe(40_000);
    expect(second.slips[0]?.lines.find(({ concept }) => concept === "solidarity")?.amount).toBe(-40_000);
    expect(lineTexts(second)).toEqual(["238030 40000", "2505 -40000"]);
    expect(checkEntry(runEntry(second), pucChart())).toEqual([]);
  });

  it("names its fortnight", () => {
    expect(runEntry(runOf([person("1", 2_000_000)], "2026-11 -1"))).toMatchObject({
      date: "2026-11-15",
      description: "Nómina de noviembre de 2026, primera quincena",
      reference: "NOM-2026-11-1",
    });
    expect(periodName(periodOf("2026-11 -2"))).toBe("Noviembre de 2026, segunda quincena");
  });
});

describe("a run's summary", () => {
  const run = runOf([
    person("1", 1_750_905, { hours: [hours("HED", 2, "2026-11-03"), hours("HEN", 1, "2026-11-04")] }),
    person("2", 12_000_000),
  ]);

  it("adds up each concept, with how many have it", () => {
    const summary = summarizeRun(run);
    expect(summary.slice(0, 3).map(({ label, people, amount }) => [label, people, amount])).toEqual([
      ["Salario básico", 2, 13_750_905],
      ["Horas extra y recargos", 1, 20_844 + 14_591],
      ["Auxilio de transporte", 1, 249_095],
    ]);
    const total = (group: string) =>
      summary.reduce((sum, each) => (each.group === group ? sum + each.amount : sum), 0);
    expect([total("accrued"), total("deducted"), total("employer"), total("provision")]).toEqual([
      run.totals.accrued,
      run.totals.deducted,
      run.totals.employer,
      run.totals.provisions,
    ]);
  });

  it("says what is owed to whom and until when", () => {
    const owed = obligationsOf(run);
    expect(owed.map(({ creditor, account }) => `${creditor} ${account}`)).toEqual([
      "employees 2505",
      "health 237005",
      "pension 238030",
      "risks 237006",
      "parafiscal 237010",
      "tax 236505",
      "benefits 261005",
      "benefits 261010",
      "benefits 261020",
      "benefits 261015",
    ]);
    expect(owed.reduce((sum, { amount }) => sum + amount, 0)).toBe(run.totals.cost);
    expect(owed.find(({ account }) => account === "261005")?.due).toBe(
      "Al fondo, a más tardar el 14 de febrero",
    );
  });

  it("rounds up for the PILA form, person by person", () => {
    expect(pilaRow(slipOf("2026-11", 1_750_905))).toEqual({
      employee: "p1",
      ibc: 1_750_905,
      health: 70_100,
      pension: 280_200,
      solidarity: 0,
      risks: 9200,
      familyFund: 70_100,
      icbf: 0,
      sena: 0,
    });
    expect(pilaRow(slipOf("2026-11", 20_000_000))).toMatchObject({
      health: 2_500_000,
      pension: 3_200_000,
      solidarity: 200_000,
      risks: 104_400,
      familyFund: 800_000,
      icbf: 600_000,
      sena: 400_000,
    });
  });
});

describe("what a run tells and refuses", () => {
  it("two people with one document", () => {
    const run = runOf([
      person("a", 2_000_000, {}, { document: "52.731.094" }),
      person("b", 2_000_000, {}, { document: "52731094" }),
      person("c", 2_000_000, {}, { document: "" }),
      person("d", 2_000_000, {}, { document: "" }),
    ]);
    expect(run.warnings.filter(({ kind }) => kind === "same-document")).toEqual([
      { kind: "same-document", document: "52731094", employees: ["a", "b"] },
    ]);
  });

  it("values that may change, and values put in their place", () => {
    const kinds = (period: string, overrides?: LawOverrides) =>
      runOf([person("a", 2_000_000)], period, overrides).warnings.map((each) =>
        each.kind === "same-document" ? each.kind : `${each.kind} ${each.parameter}`,
      );
    expect(kinds("2025-11")).toEqual([]);
    expect(kinds("2026-11")).toEqual(["provisional minimumWage"]);
    expect(kinds("2026-11", { minimumWage: 1_800_000, health: 0 })).toEqual([
      "overridden minimumWage",
      "overridden health",
    ]);
  });

  it("calculates a year to come with the values that somebody gives, and says so", () => {
    const people = [person("a", 2_000_000)];
    expect(computeRun(orderOf(people, monthOf(UNPUBLISHED)))).toMatchObject({
      ok: false,
      error: { kind: "unknown-law" },
    });
    const overrides = { minimumWage: 1_900_000, transportAllowance: 270_000, uvt: 55_000 };
    expect(computeRun(orderOf(people, "2027-03", overrides)).ok).toBe(true);
    const run = runOf(people, "2027-01", overrides);
    expect(run.warnings).toHaveLength(3);
    expect(run.totals.accrued).toBe(2_270_000);
  });

  it("April 2027: only who reaches 4 SMMLV waits for the solidarity fund (Ley 100 de 1993, arts. 25 y 27)", () => {
    const overrides = { minimumWage: 1_900_000, transportAllowance: 270_000, uvt: 55_000 };
    const run = (salary: number, more = {}, other: LawOverrides = overrides, period = "2027-04") =>
      computeRun(orderOf([person("a", salary, {}, more)], period, other));
    expect(run(1_900_000).ok).toBe(true);
    expect(run(7_599_999).ok).toBe(true);
    const waits = {
      ok: false,
      error: { kind: "unknown-law", missing: ["solidarity"], lastKnown: "2027-03-31" },
    };
    expect(run(7_600_000)).toMatchObject(waits);
    // A first fortnight is projected to the month.
    expect(run(7_600_000, {}, overrides, "2027-04 -1")).toMatchObject(waits);
    // Pensioners contribute to no fund; 70 % of this integral salary is 17.500.000.
    expect(run(7_600_000, { contributesToPension: false }).ok).toBe(true);
    expect(run(25_000_000, { kind: "integral" })).toMatchObject(waits);
    // With the table of Ley 2381 de 2024 typed, 1,5 % of 7.600.000 is 114.000.
    const solidarity = FORESEEN_SOLIDARITY.brackets;
    const typed = run(7_600_000, {}, { ...overrides, solidarity });
    if (!typed.ok) throw new Error(JSON.stringify(typed.error));
    const [slip] = typed.value.slips;
    expect(slip && amountOf(slip, "solidarity")).toBe(114_000);
    expect(typed.value.warnings.at(-1)).toMatchObject({ kind: "overridden", parameter: "solidarity" });
  });

  it("the first problem of anybody; nothing is computed in part", () => {
    expect(computeRun(orderOf([person("a", 2_000_000), person("b", MAX_PESOS)]))).toEqual({
      ok: false,
      error: { kind: "bad-input", employee: "b", field: "salary" },
    });
  });

  it("sums that leave the safe range", () => {
    const input = { hours: [hours("HENDF", 744, "2026-11-01", "2026-11-30")] };
    const many = Array.from({ length: 900 }, (_, index) => person(`${index}`, MAX_AMOUNT, input));
    const run = computeRun(orderOf(many));
    expect(run.ok ? run.value.totals : run.error).toEqual({ kind: "too-large" });
  });

  it("nobody: a run of nothing", () => {
    expect(runOf([]).totals).toEqual({
      accrued: 0,
      deducted: 0,
      net: 0,
      employer: 0,
      provisions: 0,
      cost: 0,
    });
  });
});

describe("two runs side by side", () => {
  it("say what changed, by concept and by person", () => {
    const october = runOf([person("1", 2_000_000), person("2", 3_000_000)], "2026-10");
    const november = runOf(
      [person("3", 4_000_000), person("1", 2_100_000, { hours: [hours("HED", 2, "2026-11-03")] })],
      "2026-11",
    );
    const { concepts, people, net } = compareRuns(october, november);
    expect(
      concepts.slice(0, 3).map(({ label, before, after, difference }) => [label, before, after, difference]),
    ).toEqual([
      ["Salario básico", 5_000_000, 6_100_000, 1_100_000],
      ["Horas extra y recargos", 0, 25_000, 25_000],
      ["Auxilio de transporte", 498_190, 249_095, -249_095],
    ]);
    // Both sides of a contribution have the same name: the group distinguishes them.
    expect(concepts.filter(({ label }) => label === "Pensión").map(({ group }) => group)).toEqual([
      "deducted",
      "employer",
    ]);
    expect(people.map(({ employee, presence }) => `${employee} ${presence}`)).toEqual([
      "3 joined",
      "1 both",
      "2 left",
    ]);
    expect(people.reduce((sum, each) => sum + each.net.difference, 0)).toBe(net.difference);
    expect(compareRuns(october, october).people.every((each) => each.cost.difference === 0)).toBe(true);
  });
});

describe("where a figure goes", () => {
  const dates = ["2026-11-05", "2026-11-12", "2026-11-19", "2026-11-26"];
  const slip = slipOf("2026-11", 2_200_000, { input: { hours: dates.map((date) => hours("HED", 2, date)) } });
  const usesOfConcept = (concept: string) =>
    slip.lines
      .flatMap((line) => (line.concept === concept ? usesOf(slip, line) : []))
      .map((use) =>
        use.kind === "base" ? `${use.base} ${use.amount}` : `${use.side} ${use.account} ${use.amount}`,
      );

  it("says the bases it is part of and its account", () => {
    expect(usesOfConcept("hours")).toEqual([
      "ibc 2304762",
      "arlBase 2304762",
      "parafiscalBase 2304762",
      "benefitsBase 2553857",
      "debit 510515 104762",
    ]);
    // The salary is part of every base; in the bases of benefits, as the basic salary of the days.
    expect(usesOfConcept("salary")).toEqual([
      "ibc 2304762",
      "arlBase 2304762",
      "parafiscalBase 2304762",
      "benefitsBase 2553857",
      "vacationBase 2200000",
      "debit 510506 2200000",
    ]);
    expect(usesOfConcept("transport")).toEqual(["benefitsBase 2553857", "debit 510527 249095"]);
    expect(usesOfConcept("health")).toEqual(["credit 237005 92190"]);
    expect(usesOfConcept("severance")).toEqual(["debit 510530 212821", "credit 261005 212821"]);
  });
});

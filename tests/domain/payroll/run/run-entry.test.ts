import { describe, expect, it } from "vitest";
import { MAX_LINES } from "#domain/accounting/entries/check-entry.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { DEFAULT_SETTINGS } from "#domain/payroll/employee/contract.ts";
import { MAX_AMOUNT } from "#domain/payroll/employee/max-amount.ts";
import { compareRuns } from "#domain/payroll/run/compare-runs.ts";
import { computeRun, type RunPerson } from "#domain/payroll/run/compute-run.ts";
import { computeKept } from "#domain/payroll/run/compute-stored-run.ts";
import { NOTHING_NEW, type PeriodInput } from "#domain/payroll/run/period-input.ts";
import { Postings, runEntry } from "#domain/payroll/run/run-entry.ts";
import { obligationsOf } from "#domain/payroll/run/run-summary.ts";
import { UNPUBLISHED_YEAR } from "#tests/support/law-days.ts";
import { draftOf, memberOf } from "#tests/support/payroll/payroll-runs.ts";
import { amountOf, contractOf, deduction, hours, periodOf } from "../people.ts";

function person(id: string, salary: number, input: Partial<PeriodInput> = {}, more = {}): RunPerson {
  return { contract: contractOf(salary, { id, name: id, ...more }), input: { ...NOTHING_NEW, ...input } };
}

const computed = (people: readonly RunPerson[], period = "2026-11") =>
  computeRun({ period: periodOf(period), settings: DEFAULT_SETTINGS, overrides: {}, people });

function runOf(people: readonly RunPerson[], period?: string) {
  const run = computed(people, period);
  if (!run.ok) throw new Error(JSON.stringify(run.error));
  return run.value;
}

const told = (lines: ReturnType<Postings["lines"]>) =>
  lines.map(
    ({ account, debit, credit, thirdParty }) =>
      `${account} ${debit - credit}${thirdParty ? ` ${thirdParty}` : ""}`,
  );

describe("the lines of a payroll entry", () => {
  it("name whose each amount is, in the order of the slips, debits first and by account", () => {
    const owing = { deductions: [deduction("otherDeduction", 5_000_000)] };
    const lines = told(
      runEntry(
        runOf([person("Zoila", 2_000_000), person("Ana", 2_000_000), person("Óscar", 2_000_000, owing)]),
      ).lines,
    );
    expect(lines.filter((line) => /\p{L}/u.test(line))).toEqual([
      "136595 2910905 Óscar",
      "2505 -2089095 Zoila",
      "2505 -2089095 Ana",
    ]);
    expect(lines[0]).toBe("136595 2910905 Óscar");
    expect(lines[1]).toBe("510506 6000000");
  });

  it("have no line of nothing: who nets zero is owed nothing and owes nothing", () => {
    const even = { deductions: [deduction("otherDeduction", 2_089_095)] };
    const run = runOf([person("Ana", 2_000_000, even)]);
    expect(run.totals.net).toBe(0);
    expect(
      told(runEntry(run).lines).filter((line) => line.startsWith("2505") || line.startsWith("1365")),
    ).toEqual([]);
    expect(obligationsOf(run)[0]).toMatchObject({ creditor: "employees", amount: 0 });
  });

  it("are one sum without names where there are more people than lines, and only then", () => {
    const of = (count: number) => {
      const postings = new Postings();
      for (let at = 0; at < count; at += 1) postings.add("credit", "2505", 10, `Persona ${at}`);
      return postings.lines();
    };
    expect(of(MAX_LINES)).toHaveLength(MAX_LINES);
    expect(of(MAX_LINES)[1]).toMatchObject({ credit: 10, thirdParty: "Persona 1" });
    expect(told(of(MAX_LINES + 1))).toEqual([`2505 ${-10 * (MAX_LINES + 1)}`]);
    const accounts = new Postings();
    for (let at = 0; at <= MAX_LINES; at += 1) accounts.add("debit", String(510_000 + at), 1);
    expect(accounts.lines()).toHaveLength(MAX_LINES + 1);
  });

  it.each([
    ["2026-11", "NOM-2026-11"],
    ["2026-11 -1", "NOM-2026-11-1"],
    ["2026-11 -2", "NOM-2026-11-2"],
  ])("of %s refer to %s", (period, reference) => {
    expect(runEntry(runOf([], period)).reference).toBe(reference);
  });
});

describe("PY-01 figures of a run out of range", () => {
  const rows = Array.from({ length: 200 }, () => hours("HENDF", 744, "2026-11-03"));

  it("are no figures: five people with two hundred lines of a million millions", () => {
    const people = ["a", "b", "c", "d", "e"].map((id) => person(id, MAX_AMOUNT, { hours: rows }));
    expect(computed(people.slice(0, 1)).ok).toBe(true);
    expect(computed(people)).toEqual({ ok: false, error: { kind: "too-large" } });
  });

  it("are none of a closed run either", () => {
    const people = [memberOf(), memberOf()];
    const kept = people.map(() => [["salary", pesos(5_000_000_000_000_000)] as const]);
    expect(computeKept({ ...draftOf(people), status: "closed", kept }, null)).toEqual({
      ok: false,
      error: { kind: "too-large" },
    });
  });

  it("of nobody in a period without law are none", () => {
    expect(computed([], `${UNPUBLISHED_YEAR}-03`)).toMatchObject({
      ok: false,
      error: { kind: "unknown-law" },
    });
  });
});

describe("two runs side by side", () => {
  const changes = (before: readonly RunPerson[], after: readonly RunPerson[]) =>
    compareRuns(runOf(before, "2026-10"), runOf(after));

  it("has what one of them alone paid, and nothing that neither did", () => {
    const bonus = { salaryBonus: pesos(100_000) };
    const of = (concepts: ReturnType<typeof changes>["concepts"], wanted: string) =>
      concepts.flatMap(({ concept, before, after, difference }) =>
        concept === wanted ? [before, after, difference] : [],
      );
    const { concepts } = changes(
      [person("Ana", 2_000_000, bonus)],
      [person("Ana", 2_000_000, { commissions: pesos(5) })],
    );
    expect(of(concepts, "salaryBonus")).toEqual([100_000, 0, -100_000]);
    expect(of(concepts, "commissions")).toEqual([0, 5, 5]);
    expect(of(concepts, "sickLeaveEps")).toEqual([]);
  });

  it("tells of each person what they netted and cost, of who came or went against nothing", () => {
    const { people } = changes(
      [person("Ana", 2_000_000), person("Luz", 3_000_000)],
      [person("Ana", 2_000_000), person("Eva", 4_000_000)],
    );
    const net = (salary: number) => runOf([person("x", salary)]).totals.net;
    expect(
      people.map(({ name, presence, net: { before, after } }) => [name, presence, before, after]),
    ).toEqual([
      ["Ana", "both", net(2_000_000), net(2_000_000)],
      ["Eva", "joined", 0, net(4_000_000)],
      ["Luz", "left", net(3_000_000), 0],
    ]);
    expect(people[1]?.cost.before).toBe(0);
    expect(people[1]?.cost.after).toBeGreaterThan(4_000_000);
  });
});

it("a run's obligations hold what the entry credits, account by account", () => {
  const run = runOf([
    person("Ana", 12_000_000, { deductions: [deduction("libranza", 300_000), deduction("union", 20_000)] }),
    person("Luz", 2_000_000),
  ]);
  const credits = new Map<string, number>();
  for (const { account, credit } of runEntry(run).lines)
    credits.set(account, (credits.get(account) ?? 0) + credit);
  const owed = obligationsOf(run).map(({ account, amount }) => [account, amount]);
  expect(new Map(owed as [string, number][])).toEqual(
    new Map([...credits].filter(([, amount]) => amount > 0)),
  );
  expect(amountOf(run.slips[0] as never, "libranza")).toBe(300_000);
});

import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { PayrollRun } from "#domain/payroll/run/compute-run.ts";
import { paySlip } from "#domain/payroll/slip/pay-slip.ts";
import { slipDensity } from "#features/payroll/runs/slip/slip-density.ts";
import { lineKeys, slipFigure } from "#features/payroll/runs/slip/slip-figures.ts";
import { NOTES, PEOPLE, personOf, runOf } from "#tests/support/payroll/slip-people.ts";

function slipAndPaper(run: PayrollRun, index: number) {
  const order = {
    kept: { status: "draft" as const, paidOn: null },
    computed: { run, people: NOTES, changed: 0 },
    company: null,
  };
  const slip = run.slips[index];
  const paper = paySlip(order, index);
  if (!slip || paper === null) throw new Error(`nobody at ${index}`);
  return { slip, paper };
}

describe("a figure of a slip on screen", () => {
  const { slip, paper } = slipAndPaper(runOf(), 0);

  it("PY-04 is the amount on the sheet, with its steps and where it goes on to", () => {
    const hours = slipFigure(slip, paper, "hours HED 0");
    expect(hours).toMatchObject({ amount: 104_762, explained: { figure: "Horas extra diurnas" } });
    expect(hours?.explained.derivation.steps.length).toBeGreaterThan(4);
    expect(hours?.explained.uses?.map(({ label }) => label)).toContain("Cuenta 520515, al debe");
    const net = slipFigure(slip, paper, "net");
    expect(net?.explained.uses).toEqual([{ label: "Cuenta 2505, al haber", amount: 2_249_477 }]);
    for (const [index, key] of lineKeys(slip).entries())
      expect(slipFigure(slip, paper, key)?.amount).toBe(slip.lines[index]?.amount);
  });

  it("keeps its name from one person to the next, who may not have it", () => {
    const next = slipAndPaper(runOf(), 1);
    expect(slipFigure(next.slip, next.paper, "health 0")?.explained.person).toBe("Íngrid Núñez Ágredo");
    expect(slipFigure(next.slip, next.paper, "hours HED 0")).toBeNull();
    expect(slipFigure(next.slip, next.paper, "transport 0")).toBeNull();
  });

  it("has a name of its own where a concept comes twice", () => {
    const [first] = PEOPLE;
    if (!first) throw new Error("nobody");
    const loan = (detail: string) => ({ kind: "loan" as const, detail, amount: 1_000 as never });
    const absences = [
      { kind: "sick" as const, from: day("2026-11-02"), to: day("2026-11-03") },
      { kind: "sick" as const, from: day("2026-11-10"), to: day("2026-11-11") },
    ];
    const input = { hours: [], absences, deductions: [loan("uno"), loan("dos")] };
    const twice = slipAndPaper(runOf([personOf(first.contract, input)]), 0);
    const keys = lineKeys(twice.slip);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(expect.arrayContaining(["loan 0", "loan 1"]));
  });
});

it("a long slip is printed closer", () => {
  const { paper } = slipAndPaper(runOf(), 0);
  const [line] = paper.accrued.lines;
  if (!line) throw new Error("no line");
  const withLines = (count: number, label = "Comisiones") =>
    slipDensity({
      ...paper,
      accrued: { ...paper.accrued, lines: Array.from({ length: count }, () => ({ ...line, label })) },
    });
  expect(slipDensity(paper)).toBe("open");
  expect(withLines(10)).toBe("close");
  expect(withLines(30)).toBe("closest");
  expect(withLines(10, "Préstamo de la empresa, ".repeat(3))).toBe("closest");
});

import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Derivation } from "#domain/payroll/derivation/derivation.ts";
import { usesOfNet } from "#domain/payroll/slip/line-uses.ts";
import { type PaySlip, paySlip, type SlipsOrder } from "#domain/payroll/slip/pay-slip.ts";
import { SLIP_SUMS, type SlipSum, slipSum } from "#domain/payroll/slip/slip-sums.ts";
import { NOTES, runOf } from "#tests/support/payroll/slip-people.ts";

const ORDER: SlipsOrder = {
  kept: { status: "paid", paidOn: day("2026-11-30") },
  computed: { run: runOf(), people: NOTES, changed: 0 },
  company: null,
};

function slipAt(index: number): PaySlip {
  const slip = paySlip(ORDER, index);
  if (slip === null) throw new Error(`nobody at ${index}`);
  return slip;
}

function shown({ steps }: Derivation): readonly (readonly [string, string, number])[] {
  return steps.map(({ sign, label, value }) => {
    if (value.kind !== "amount") throw new Error(label);
    return [sign, label, value.amount];
  });
}

function sumOf(index: number, sum: SlipSum): Derivation {
  const figure = slipSum(slipAt(index), sum);
  if (figure === null) throw new Error(sum);
  return figure.derivation;
}

describe("PY-04 what a slip adds up", () => {
  it("is each line with its sign, to the total that is shown", () => {
    expect(shown(sumOf(0, "accrued"))).toEqual([
      ["", "Salario básico, 30 días", 2_200_000],
      ["+", "Horas extra diurnas, 8 horas", 104_762],
      ["+", "Auxilio de transporte, 30 días", 249_095],
      ["=", "Total devengado", 2_553_857],
    ]);
    expect(shown(sumOf(0, "net"))).toEqual([
      ["", "Total devengado", 2_553_857],
      ["−", "Total deducciones", 304_380],
      ["=", "Neto a pagar", 2_249_477],
    ]);
    expect(shown(sumOf(0, "cost"))).toEqual([
      ["", "Total devengado", 2_553_857],
      ["+", "Aportes de la empresa", 380_792],
      ["+", "Provisiones del período", 542_848],
      ["=", "Costo total para la empresa", 3_477_497],
    ]);
  });

  it("adds up for everybody, an integral salary and a net below zero included", () => {
    for (const index of [0, 1, 2])
      for (const sum of SLIP_SUMS) {
        const rows = shown(sumOf(index, sum));
        const total = rows.slice(0, -1).reduce((all, [sign, , amount]) => {
          return sign === "−" ? all - amount : all + amount;
        }, 0);
        expect([index, sum, rows.at(-1)?.[2]]).toEqual([index, sum, total]);
      }
  });

  it("takes what was given back with its own sign", () => {
    const slip = slipAt(0);
    const [salary, hours] = slip.accrued.lines;
    if (!salary || !hours) throw new Error("no lines");
    const back = { ...hours, amount: -hours.amount as typeof hours.amount };
    const figure = slipSum({ ...slip, accrued: { ...slip.accrued, lines: [salary, back] } }, "accrued");
    expect(figure && shown(figure.derivation)[1]).toEqual(["−", "Horas extra diurnas, 8 horas", 104_762]);
  });

  it("is nothing where the slip shows none", () => {
    expect(slipSum({ ...slipAt(0), employer: null }, "employer")).toBeNull();
  });

  it("is owed to the person, or by them", () => {
    const [paid, , owing] = ORDER.computed.run.slips;
    if (!paid || !owing) throw new Error("nobody");
    expect(usesOfNet(paid)).toEqual([
      { kind: "account", side: "credit", account: "2505", amount: 2_249_477 },
    ]);
    expect(usesOfNet(owing)[0]).toMatchObject({ side: "debit", account: "136595" });
    expect(usesOfNet(owing)[0]?.amount).toBe(-owing.totals.net);
  });
});

it("each line of a slip names the line that it is drawn from", () => {
  const [slip] = ORDER.computed.run.slips;
  const paper = slipAt(0);
  for (const part of [paper.accrued, paper.deducted, paper.employer, paper.provisions])
    for (const { line, label, amount } of part?.lines ?? [])
      expect(slip?.lines[line]).toMatchObject({ label, amount });
  expect(paySlip(ORDER, 3)).toBeNull();
});

import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
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
    const slip = { ...slipAt(0), employer: null, provisions: null };
    expect([slipSum(slip, "employer"), slipSum(slip, "provisions")]).toEqual([null, null]);
    const cost = slipSum(slip, "cost");
    expect(cost && shown(cost.derivation).map(([, label]) => label)).toEqual([
      "Total devengado",
      "Costo total para la empresa",
    ]);
  });

  it("says each sum by its own lines, without a comma where a line counts nothing", () => {
    const paper = slipAt(0);
    const labels = (sum: SlipSum) =>
      shown(slipSum(paper, sum)?.derivation ?? { steps: [], norm: "" }).map(([, label]) => label);
    expect(labels("deducted")).toEqual([
      "Salud, 4%",
      "Pensión, 4%",
      "Préstamo de la empresa, cuota 3 de 6",
      "Total deducciones",
    ]);
    expect(labels("employer")).toEqual([
      "Pensión, 12%",
      "Riesgos laborales, clase I, 0,522%",
      "Caja de compensación, 4%",
      "Suma",
    ]);
    expect(labels("provisions")).toEqual([
      "Cesantías, 8,33%",
      "Intereses sobre cesantías, 1%",
      "Prima de servicios, 8,33%",
      "Vacaciones, 4,17%",
      "Suma",
    ]);
  });

  it.each<[string, readonly number[], SlipSum, readonly string[]]>([
    ["a line of nothing", [5, 0], "accrued", [" 5", "+ 0", "= 5"]],
    ["what was given back first", [-5, 8], "accrued", [" -5", "+ 8", "= 3"]],
    ["what was given back later", [8, -5], "accrued", [" 8", "− 5", "= 3"]],
    ["deductions that were given back", [8, -5], "net", [" 8", "+ 5", "= 13"]],
  ])("adds up with %s", (_name, [one = 0, two = 0], sum, expected) => {
    const paper = slipAt(0);
    const [line] = paper.accrued.lines;
    if (!line) throw new Error("no line");
    const lines = [one, two].map((amount) => ({ ...line, amount: pesos(amount) }));
    const made: PaySlip =
      sum === "net"
        ? {
            ...paper,
            accrued: { ...paper.accrued, total: pesos(one) },
            deducted: { ...paper.deducted, total: pesos(two) },
            net: { ...paper.net, amount: pesos(one - two) },
          }
        : { ...paper, accrued: { ...paper.accrued, lines, total: pesos(one + two) } };
    const figure = slipSum(made, sum);
    expect(figure && shown(figure.derivation).map(([sign, , amount]) => `${sign} ${amount}`)).toEqual(
      expected,
    );
  });

  it("is owed to the person, or by them", () => {
    const [paid, , owing] = ORDER.computed.run.slips;
    if (!paid || !owing) throw new Error("nobody");
    expect(usesOfNet(paid)).toEqual([
      { kind: "account", side: "credit", account: "2505", amount: 2_249_477 },
    ]);
    expect(usesOfNet(owing)[0]).toMatchObject({ side: "debit", account: "136595" });
    expect(usesOfNet(owing)[0]?.amount).toBe(-owing.totals.net);
    expect(usesOfNet({ ...paid, totals: { ...paid.totals, net: pesos(0) } })).toEqual([]);
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

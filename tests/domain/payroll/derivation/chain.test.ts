import { describe, expect, it } from "vitest";
import { MAX_PESOS, pesos } from "#domain/kernel/pesos.ts";
import {
  addUp,
  type Chain,
  chainFrom,
  chainMinus,
  chainOver,
  chainPercent,
  chainPlus,
  chainShare,
  chainTimes,
  finish,
  finishAtMultiple,
  shownShare,
} from "#domain/payroll/derivation/chain.ts";
import {
  amountStep,
  numberStep,
  percentStep,
  resultStep,
  type Step,
  unroundedStep,
} from "#domain/payroll/derivation/derivation.ts";
import { replay } from "../replay.ts";

const amount = (sign: string, label: string, of: number, note?: string) => ({
  sign,
  label,
  value: { kind: "amount", amount: of },
  ...(note !== undefined && { note }),
});
const number = (sign: string, label: string, value: number, unit: string, note?: string) => ({
  sign,
  label,
  value: { kind: "number", value, unit },
  ...(note !== undefined && { note }),
});
const unrounded = (value: number) => ({
  sign: "=",
  label: "Sin redondear",
  value: { kind: "unrounded", value },
});

describe("how a figure of payroll comes about, step by step", () => {
  it("begins with an amount, and is that alone where nothing is done with it", () => {
    expect(
      finish(chainFrom("Salario básico", pesos(2_000_000), "del contrato"), "CST art. 127"),
    ).toStrictEqual({
      amount: 2_000_000,
      derivation: { steps: [amount("", "Salario básico", 2_000_000, "del contrato")], norm: "CST art. 127" },
    });
    expect(finish(chainFrom("Salario básico", pesos(1)), "")).toStrictEqual({
      amount: 1,
      derivation: { steps: [amount("", "Salario básico", 1)], norm: "" },
    });
  });

  it("of days: 2.000.000 ÷ 30 × 7 are 466.666,67, to the peso 466.667", () => {
    const chain = chainTimes(
      chainOver(chainFrom("Salario", pesos(2_000_000)), "Mes", 30, "days", "CST art. 134"),
      "Días",
      7,
      "days",
      "7 de 30",
    );
    expect(finish(chain, "CST art. 127").derivation.steps).toStrictEqual([
      amount("", "Salario", 2_000_000),
      number("÷", "Mes", 30, "days", "CST art. 134"),
      number("×", "Días", 7, "days", "7 de 30"),
      unrounded(466_666.67),
      amount("=", "Al peso más cercano", 466_667),
    ]);
  });

  it("of a percentage: half a peso goes up, and a whole figure is not told twice", () => {
    const of = (base: number) =>
      finish(chainPercent(chainFrom("Base", pesos(base)), "Salud", 4, "Ley 100 de 1993"), "");
    expect(of(1_000_000).derivation.steps).toStrictEqual([
      amount("", "Base", 1_000_000),
      { sign: "×", label: "Salud", value: { kind: "percent", percent: 4 }, note: "Ley 100 de 1993" },
      amount("=", "Al peso más cercano", 40_000),
    ]);
    expect([of(12).amount, of(13).amount, of(1_012).amount]).toEqual([0, 1, 40]);
    expect(of(1_013).derivation.steps[2]).toStrictEqual(unrounded(40.52));
  });

  it("of a share of days stays exact though four decimals are shown: 690 ÷ 360", () => {
    const figure = finish(chainShare(chainFrom("Salario", pesos(6_500_000)), "Días", 690, 360, "days"), "");
    expect(figure.amount).toBe(12_458_333);
    expect(figure.derivation.steps[1]).toStrictEqual(number("×", "Días", 1.9167, "days"));
    expect([shownShare(690, 360), shownShare(1, 3), shownShare(2, 1)]).toEqual([1.9167, 0.3333, 2]);
    expect(replay(figure.derivation)).toBeNull();
  });

  it("adds and takes off whole amounts on the way", () => {
    const chain = chainMinus(
      chainPlus(chainFrom("Base", pesos(100)), "Exceso", pesos(7), "Ley 1393"),
      "95 UVT",
      pesos(30),
    );
    expect(finish(chainPercent(chain, "Tarifa", 50), "").derivation.steps).toStrictEqual([
      amount("", "Base", 100),
      amount("+", "Exceso", 7, "Ley 1393"),
      amount("−", "95 UVT", 30),
      { sign: "×", label: "Tarifa", value: { kind: "percent", percent: 50 } },
      unrounded(38.5),
      amount("=", "Al peso más cercano", 39),
    ]);
  });

  it("ends at a multiple where the law rounds so, always with what it was before", () => {
    const at = (base: number) =>
      finishAtMultiple(chainFrom("Base", pesos(base)), 1000, "Al múltiplo de mil más cercano", "ET art. 385");
    expect(at(617_231)).toStrictEqual({
      amount: 617_000,
      derivation: {
        steps: [
          amount("", "Base", 617_231),
          unrounded(617_231),
          amount("=", "Al múltiplo de mil más cercano", 617_000),
        ],
        norm: "ET art. 385",
      },
    });
    expect([at(499).amount, at(500).amount, at(1_499).amount]).toEqual([0, 1_000, 1_000]);
  });

  it("is a sum of parts less others, to its name", () => {
    const part = (label: string, of: number, note?: string) => ({
      label,
      amount: pesos(of),
      ...(note !== undefined && { note }),
    });
    expect(
      addUp(
        "Ingreso neto",
        [part("Pagos", 100, "del mes"), part("Otros", 20)],
        [part("Salud", 4), part("Pensión", 5, "Ley 100")],
        "ET art. 55",
      ),
    ).toStrictEqual({
      amount: 111,
      derivation: {
        steps: [
          amount("", "Pagos", 100, "del mes"),
          amount("+", "Otros", 20),
          amount("−", "Salud", 4),
          amount("−", "Pensión", 5, "Ley 100"),
          amount("=", "Ingreso neto", 111),
        ],
        norm: "ET art. 55",
      },
    });
    expect(addUp("Nada", [], [], "").derivation.steps).toStrictEqual([amount("=", "Nada", 0)]);
  });

  it("keeps its steps as they were when it was told", () => {
    const chain = chainTimes(chainFrom("Salario", pesos(10)), "Días", 2, "days");
    const told = finish(chain, "").derivation.steps;
    chain.steps.push(unroundedStep(0));
    expect(told).toHaveLength(3);
  });

  it("PY-01 that no whole number holds is a bug, not a figure", () => {
    const chain: Chain = { top: MAX_PESOS, bottom: 1, steps: [] };
    expect(() => finish(chainTimes(chain, "Veces", 3, "none"), "")).toThrow("out of range");
  });
});

describe("a step that was told before is the same one, and any other is its own", () => {
  const step = (at: number) => [
    amountStep("", `Paso ${at}`, pesos(at)),
    amountStep("+", `Paso ${at}`, pesos(at)),
    amountStep("", `Pazo ${at}`, pesos(at)),
    amountStep("", `Paso ${at}`, pesos(at), "nota"),
    amountStep("", `Paso ${at}`, pesos(at + 512)),
    percentStep(`Paso ${at}`, at),
    percentStep(`Paso ${at}`, at + 512),
    percentStep(`Paso ${at}`, at, "nota"),
    percentStep(`Pazo ${at}`, at),
    numberStep("×", `Paso ${at}`, at, "days"),
    numberStep("÷", `Paso ${at}`, at, "days"),
    numberStep("×", `Paso ${at}`, at, "hours"),
    numberStep("×", `Paso ${at}`, at),
    numberStep("×", `Paso ${at}`, at + 512, "days"),
    numberStep("×", `Paso ${at}`, at, "days", "nota"),
    resultStep(pesos(at)),
    resultStep(pesos(at), `Paso ${at}`),
  ];
  /** As each of them says, made without any memory. */
  const said = (at: number): readonly object[] => [
    amount("", `Paso ${at}`, at),
    amount("+", `Paso ${at}`, at),
    amount("", `Pazo ${at}`, at),
    amount("", `Paso ${at}`, at, "nota"),
    amount("", `Paso ${at}`, at + 512),
    { sign: "×", label: `Paso ${at}`, value: { kind: "percent", percent: at } },
    { sign: "×", label: `Paso ${at}`, value: { kind: "percent", percent: at + 512 } },
    { sign: "×", label: `Paso ${at}`, value: { kind: "percent", percent: at }, note: "nota" },
    { sign: "×", label: `Pazo ${at}`, value: { kind: "percent", percent: at } },
    number("×", `Paso ${at}`, at, "days"),
    number("÷", `Paso ${at}`, at, "days"),
    number("×", `Paso ${at}`, at, "hours"),
    number("×", `Paso ${at}`, at, "none"),
    number("×", `Paso ${at}`, at + 512, "days"),
    number("×", `Paso ${at}`, at, "days", "nota"),
    amount("=", "Al peso más cercano", at),
    amount("=", `Paso ${at}`, at),
  ];

  it("whatever was told in between", () => {
    for (const at of [0, 1, 2, 511, 512, -3]) expect(step(at)).toStrictEqual(said(at));
    for (const at of [512, 1, 0]) expect(step(at)).toStrictEqual(said(at));
  });

  it.each<[string, () => Step]>([
    ["an amount", () => amountStep("+", "Comisiones", pesos(77), "CST art. 127")],
    ["a percentage", () => percentStep("Caja", 4, "Ley 21 de 1982")],
    ["a number", () => numberStep("÷", "Horas del mes", 210, "hours", "Ley 2101 de 2021")],
    ["a result", () => resultStep(pesos(77))],
    ["one without a note", () => numberStep("×", "Días", 30, "days")],
  ])("%s", (_name, make) => {
    expect(make()).toBe(make());
  });

  it("an unrounded amount has two decimals of many, and is told each time", () => {
    expect(unroundedStep(0.5)).toStrictEqual(unrounded(0.5));
    expect(unroundedStep(0.5)).not.toBe(unroundedStep(0.5));
  });
});

import { describe, expect, it } from "vitest";
import {
  amountCell,
  chooseAll,
  chooseOne,
  completeEntry,
  drawFlow,
  drawScale,
  drawStatement,
  drawT,
  drawTable,
  howMany,
  howMuch,
  inCredit,
  inDebit,
  lessonStep,
  moneyText,
  rateText,
  workedEntry,
} from "#domain/lessons/write-lesson.ts";

describe("ED-60 the words that lessons are written with", () => {
  it("bind an amount to its sign, and nothing else", () => {
    const step = lessonStep("Un paso", ["Debe $ 5 y $ 6.000.", "El signo $ vale $  7."]);
    expect(step).toStrictEqual({
      title: "Un paso",
      text: ["Debe $\u00a05 y $\u00a06.000.", "El signo $ vale $  7."],
      questions: [],
    });
    expect(rateText(2.5)).toBe("2,5%");
    expect(rateText(19)).toBe("19%");
    expect(rateText(0.522)).toBe("0,522%");
    expect(moneyText(1_234_567)).toBe("$\u00a01.234.567");
    expect(amountCell(1_234_567)).toBe("1.234.567");
  });

  it("give a step its picture, its entry and its questions where it has them", () => {
    const picture = drawTable("Tabla", ["A"], [["1"]]);
    const example = workedEntry("Compra", inDebit("1435", 500, "Entra por $ 500."), inCredit("1105", 500));
    const question = chooseOne("q", "¿Cuál?", ["Sí", "Porque sí."], ["No", "Porque no."]);
    expect(lessonStep("Uno", ["Texto."], { picture })).toStrictEqual({
      title: "Uno",
      text: ["Texto."],
      picture: { kind: "table", caption: "Tabla", head: ["A"], rows: [["1"]], total: false },
      questions: [],
    });
    expect(lessonStep("Dos", ["Texto."], { example, ask: [question] })).toStrictEqual({
      title: "Dos",
      text: ["Texto."],
      example: {
        description: "Compra",
        lines: [
          { account: "1435", side: "debit", amount: 500, why: "Entra por $\u00a0500." },
          { account: "1105", side: "credit", amount: 500, why: "" },
        ],
      },
      questions: [question],
    });
  });

  it("make the right options first, with letters, and why they are right", () => {
    expect(
      chooseOne("q", "¿Cuánto es $ 5?", ["$ 5", "Son $ 5."], ["$ 6", "Uno de más."], ["$ 4", "Falta $ 1."]),
    ).toStrictEqual({
      id: "q",
      kind: "choice",
      several: false,
      text: "¿Cuánto es $\u00a05?",
      why: "Son $\u00a05.",
      options: [
        { id: "a", text: "$\u00a05", right: true, why: "Son $\u00a05." },
        { id: "b", text: "$\u00a06", right: false, why: "Uno de más." },
        { id: "c", text: "$\u00a04", right: false, why: "Falta $\u00a01." },
      ],
    });
    const two = [
      ["Uno", "Es impar."],
      ["Tres", "También."],
    ] as const;
    expect(chooseAll("r", "¿Cuáles?", two, [["Dos", "Es par."]])).toStrictEqual({
      id: "r",
      kind: "choice",
      several: true,
      text: "¿Cuáles?",
      why: "Es impar. También.",
      options: [
        { id: "a", text: "Uno", right: true, why: "Es impar." },
        { id: "b", text: "Tres", right: true, why: "También." },
        { id: "c", text: "Dos", right: false, why: "Es par." },
      ],
    });
  });

  it("ask for numbers, each slip with its mistake where it has a name", () => {
    expect(
      howMuch(
        "n",
        "¿Cuánto?",
        100,
        "Son $ 100.",
        [200, "El doble de $ 100."],
        [19, "IVA.", "vat-not-separated"],
      ),
    ).toStrictEqual({
      id: "n",
      kind: "number",
      text: "¿Cuánto?",
      unit: "pesos",
      decimals: 0,
      right: 100,
      why: "Son $\u00a0100.",
      slips: [
        { value: 200, why: "El doble de $\u00a0100.", label: null },
        { value: 19, why: "IVA.", label: "vat-not-separated" },
      ],
    });
    expect(howMany("m", "¿Cuántas veces?", ["times", 2], 1.17, "Así.")).toMatchObject({
      unit: "times",
      decimals: 2,
      right: 1.17,
      slips: [],
    });
  });

  it("ask for an entry without the reasons of its lines", () => {
    const lines = [inDebit("1110", 500, "El banco."), inCredit("1305", 500, "El cliente.")];
    expect(
      completeEntry("e", "Pagan $ 500.", lines, {
        why: "Entran $ 500.",
        sides: "Los $ 500 entran.",
        not: [["4135", "No son $ 500 de venta."]],
      }),
    ).toStrictEqual({
      id: "e",
      kind: "entry",
      text: "Pagan $\u00a0500.",
      why: "Entran $\u00a0500.",
      sides: "Los $\u00a0500 entran.",
      lines: [
        { account: "1110", side: "debit", amount: 500 },
        { account: "1305", side: "credit", amount: 500 },
      ],
      distractors: [{ account: "4135", why: "No son $\u00a0500 de venta." }],
    });
  });

  it("draw T accounts, scales, ways and statements", () => {
    expect(drawT("1110", [["Vienen", 3]], [["Pago", 2]])).toStrictEqual({
      kind: "t-account",
      account: "1110",
      debits: [["Vienen", 3]],
      credits: [["Pago", 2]],
    });
    expect(drawScale([["Caja", 5]], [["Deuda", 2]], [["Capital", 3]])).toStrictEqual({
      kind: "scale",
      assets: [["Caja", 5]],
      liabilities: [["Deuda", 2]],
      equity: [["Capital", 3]],
    });
    expect(drawFlow("Camino", ["Hecho", "Cuesta $ 5."])).toStrictEqual({
      kind: "flow",
      caption: "Camino",
      stages: [{ name: "Hecho", note: "Cuesta $\u00a05." }],
    });
    expect(
      drawStatement("Resultados", ["Ventas", 5], ["Costo", -3], ["Utilidad", 2, "double"]),
    ).toStrictEqual({
      kind: "statement",
      title: "Resultados",
      rows: [
        { name: "Ventas", amount: 5, rule: "none" },
        { name: "Costo", amount: -3, rule: "none" },
        { name: "Utilidad", amount: 2, rule: "double" },
      ],
    });
    expect(drawTable("Tabla", ["A"], [["1"], ["1"]], true)).toMatchObject({ total: true });
  });
});

import { describe, expect, it } from "vitest";
import type { Term } from "#domain/glossary/term.ts";
import { indexTerms, searchTerms } from "#domain/glossary/term-search.ts";

const term = (name: string, others: readonly string[], definition: string): Term => ({
  id: name,
  name,
  others,
  definition,
  side: null,
  norm: null,
  account: null,
  nature: null,
  example: null,
  sample: null,
  related: [],
});

/** Four terms; "todo" and "bien" say nothing of a question's subject, so that they are no words of a name. */
const FOUR = [
  term("Activo", [], "Capital propio."),
  term("Activo fijo", ["Bien durable"], "Equipo propio."),
  term("Pasivo", ["Deuda"], "Capital ajeno."),
  term("Todo", ["Crédito contable"], "Lado derecho."),
];

/** What a word is worth that one term of four has, or two: ln(1 + 4 ÷ 1) and ln(1 + 4 ÷ 2). */
const [ONE, TWO] = [Math.log(5), Math.log(3)];

/** Found in these terms: name, score, share of the question that it covers, and whether it is named. */
function found(typed: string, terms: readonly Term[] = FOUR) {
  return searchTerms(typed, indexTerms(terms)).map(
    ({ term: { name }, score, coverage, isNamed }) => [name, score, coverage, isNamed] as const,
  );
}

function expectFound(typed: string, ...expected: ReturnType<typeof found>) {
  const told = found(typed);
  expect(told.map(([name, , , isNamed]) => [name, isNamed])).toEqual(
    expected.map(([name, , , isNamed]) => [name, isNamed]),
  );
  for (const [at, [, score, coverage]] of expected.entries()) {
    expect(told[at]?.[1], typed).toBeCloseTo(score, 10);
    expect(told[at]?.[2], typed).toBeCloseTo(coverage, 10);
  }
}

describe("GM-22 what a term weighs for a question", () => {
  it("is twice its name, a fifth more as written, and a twentieth more for its first name", () => {
    const part = TWO / (ONE + TWO);
    expectFound(
      "activo",
      ["Activo", TWO * 2 * 1.2 * 1.05, 1, true],
      ["Activo fijo", TWO * part * part * 1.05, 1, false],
    );
    expectFound("deuda", ["Pasivo", ONE * 2 * 1.2, 1, true]);
    expectFound(
      "fijo activo",
      ["Activo fijo", (ONE + TWO) * 2 * 1.05, 1, true],
      ["Activo", TWO * 2 * 1.2 * (0.4 + 0.6 * part) * 1.05, part, true],
    );
  });

  it("is a tenth of what its definition has, which names nothing", () => {
    expectFound("capital ajeno", ["Pasivo", (TWO + ONE) * 0.1, 0, false], ["Activo", TWO * 0.1, 0, false]);
    expectFound(
      "activo propio",
      ["Activo", TWO * 2 * 1.2 * 0.7 * 1.05 + TWO * 0.1, 0.5, true],
      ["Activo fijo", TWO * (TWO / (ONE + TWO)) ** 2 * 0.7 * 1.05 + TWO * 0.1, 0.5, false],
    );
  });

  it("takes the first name that says something for the first", () => {
    expectFound("credito contable", ["Todo", 2 * ONE * 2 * 1.2 * 1.05, 1, true]);
    expectFound("durable", ["Activo fijo", ONE * 2 * 1, 1, true]);
  });

  it("takes an unknown word for one that two terms have", () => {
    expectFound("deuda marciana", [
      "Pasivo",
      ONE * 2 * 1.2 * (0.4 + 0.6 * (ONE / (ONE + TWO))),
      ONE / (ONE + TWO),
      true,
    ]);
    expectFound("marciana");
    expectFound("¿?");
  });

  it("leaves out a letter alone that no name has", () => {
    expectFound("deuda x", ["Pasivo", ONE * 2 * 1.2, 1, true]);
    const letters = [...FOUR, term("Plan C", [], "Lo otro.")];
    expect(found("plan c", letters).map(([name, , coverage, isNamed]) => [name, coverage, isNamed])).toEqual([
      ["Plan C", 1, true],
    ]);
  });
});

describe("GM-22 a mistyped word", () => {
  const alike = [term("Costo", [], "Valor."), term("Corto", [], "Plazo."), term("Banco", [], "Entidad.")];
  const named = (typed: string, terms: readonly Term[] = alike) =>
    found(typed, terms).flatMap(([name, , coverage, isNamed]) => (isNamed ? [[name, coverage]] : []));

  it("is each of the words that it may be, one at a time", () => {
    expect(named("conto")).toEqual([
      ["Costo", 1],
      ["Corto", 1],
    ]);
    expect(named("banco conto")).toEqual([
      ["Banco", 0.5],
      ["Costo", 0.5],
      ["Corto", 0.5],
    ]);
  });

  it("has variants only where it is the first", () => {
    expect(named("conto banso").map(([name]) => name)).toEqual(["Costo", "Corto", "Banco"]);
    expect(named("banso conto").map(([name]) => name)).toEqual(["Corto", "Banco"]);
  });

  it("is mended twelve times and no more", () => {
    const garbage = (count: number) =>
      Array.from({ length: count }, (_, at) => `zqx${String.fromCharCode(97 + at).repeat(3)}`).join(" ");
    expect(named(`${garbage(11)} pasibo`, FOUR).map(([name]) => name)).toEqual(["Pasivo"]);
    expect(found(`${garbage(12)} pasibo`)).toEqual([]);
    expect(named(`${garbage(12)} pasivo`, FOUR).map(([name]) => name)).toEqual(["Pasivo"]);
  });

  it("is not the beginning of a name, which is being typed", () => {
    const terms = [
      term("Galán", [], "Nombre."),
      term("Balance", [], "Informe."),
      term("Activo", [], "Recurso."),
    ];
    expect(found("balan", terms)).toEqual([]);
    expect(named("galam", terms)).toEqual([["Galán", 1]]);
  });
});

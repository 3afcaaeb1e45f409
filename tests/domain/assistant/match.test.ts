import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KNOWLEDGE } from "#domain/assistant/knowledge.data.ts";
import { findAnswer, indexKnowledge, rankEntries } from "#domain/assistant/match.ts";
import { stem, stemsOf } from "#domain/assistant/words.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import { FOREIGN_QUESTIONS, QUESTIONS } from "./questions.data.ts";

const index = indexKnowledge(KNOWLEDGE);
const answerId = (question: string) => findAnswer(index, question)?.id ?? null;
/** The failures only: expected id, actual id and question. */
const misses = (cases: readonly (readonly [id: string | null, question: string])[]) =>
  cases
    .map(([id, question]) => ({ id, got: answerId(question), question }))
    .filter(({ id, got }) => id !== got);

describe("words", () => {
  it("meet without accents, capitals, plurals and simple verb endings", () => {
    for (const [one, other] of [
      ["asiento", "asientos"],
      ["depreciacion", "depreciaciones"],
      ["utilidad", "utilidades"],
      ["interes", "intereses"],
      ["registrar", "registro"],
      ["anulado", "anular"],
      ["mes", "meses"],
    ] as const)
      expect(stem(one), `${one}, ${other}`).toBe(stem(other));
    expect(stemsOf("¿QUÉ ES LA DEPRECIACIÓN?")).toEqual(stemsOf("depreciación"));
    expect(stemsOf("3.500 UVT")).toEqual(stemsOf("3500 uvt"));
  });
});

describe("finding an answer", () => {
  it("finds every entry by its own title", () => {
    expect(misses(KNOWLEDGE.map(({ id, title }) => [id, title]))).toEqual([]);
  });

  it("has three questions of people for every entry", () => {
    expect(Object.keys(QUESTIONS).sort()).toEqual(KNOWLEDGE.map(({ id }) => id).sort());
  });

  it("answers at least 95 of 100 of them with the right entry, and none of an entry all wrong", () => {
    const cases = Object.entries(QUESTIONS).flatMap(([id, list]) => list.map((text) => [id, text] as const));
    const missed = misses(cases);
    expect(cases.length).toBeGreaterThanOrEqual(150);
    expect(missed.length / cases.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(0.05);
    const found = new Set(cases.filter((each) => misses([each]).length === 0).map(([id]) => id));
    expect(KNOWLEDGE.filter(({ id }) => !found.has(id))).toEqual([]);
  });

  it("leaves what it knows nothing about to the canned text", () => {
    expect(misses(FOREIGN_QUESTIONS.map((question) => [null, question]))).toEqual([]);
  });

  it("forgives capitals, missing accents and punctuation", () => {
    for (const question of ["¿¿QUÉ ES EL PUC??", "que   es el   Puc", "Qué es el púc...", "PUC"])
      expect(answerId(question), question).toBe("puc");
  });

  it("is total and always the same", () => {
    void fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
        expect(answerId(text)).toBe(answerId(text));
        for (const { score } of rankEntries(index, text)) expect(score).toBeGreaterThan(0);
      }),
    );
    for (const text of ["", " ", "\u0000", "a".repeat(10_000), "constructor __proto__ toString"])
      expect(answerId(text)).toBeNull();
  });

  it("is not disturbed by the order of the words", () => {
    for (const { id, title } of KNOWLEDGE) {
      const turned = title.replace(/[¿?]/g, "").split(" ").reverse().join(" ");
      expect(answerId(turned), turned).toBe(id);
    }
  });

  it("reads two million characters in the time that they take, and no faster growing", () => {
    const words = Array.from({ length: 200_000 }, (_, at) => `palabra${at} cuenta`).join(" ");
    const time = processorTime();
    rankEntries(index, words);
    rankEntries(index, "a".repeat(2_000_000));
    rankEntries(index, "1.".repeat(1_000_000));
    // Quadratic matching would take many minutes.
    expect(time()).toBeLessThan(30_000);
  });
});

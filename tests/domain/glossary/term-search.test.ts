import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GLOSSARY } from "#domain/glossary/glossary.ts";
import { answerFromTerms, nearestTerms, termQuestion } from "#domain/glossary/term-answer.ts";
import { searchTerms } from "#domain/glossary/term-search.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import { TERM_QUESTIONS } from "./questions.data.ts";

const termOf = (question: string) => answerFromTerms(question)?.entry.term ?? null;
const misses = (cases: readonly (readonly [question: string, term: string | null])[]) =>
  cases.flatMap(([question, term]) => {
    const got = termOf(question);
    return got === term ? [] : [{ question, term, got }];
  });

describe("GM-22 the glossary is found by what is typed", () => {
  it("answers at least 95 of 100 questions of people with their term", () => {
    expect(TERM_QUESTIONS.length).toBeGreaterThanOrEqual(120);
    const missed = misses(TERM_QUESTIONS);
    expect(missed.length / TERM_QUESTIONS.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(0.05);
  });

  it("finds every term by its own name, as a question and alone", () => {
    expect(misses(GLOSSARY.map((term) => [termQuestion(term), term.id]))).toEqual([]);
    const first = GLOSSARY.filter(({ id, name }) => searchTerms(name)[0]?.term.id !== id);
    expect(first.map(({ name }) => name)).toEqual([]);
  });

  it("forgives capitals, accents, plurals, the order of words and one wrong letter", () => {
    for (const typed of [
      "CUENTA POR COBRAR",
      "cuentas por cobrar",
      "cobrar cuenta",
      "cuenta por covrar",
      "cuenta por cobrrar",
    ])
      expect(searchTerms(typed)[0]?.term.id, typed).toBe("cuenta-por-cobrar");
    const words = fc.constantFrom(...GLOSSARY.filter(({ name }) => /^\p{L}{8,}$/u.test(name)));
    void fc.assert(
      fc.property(words, fc.nat(), (term, at) => {
        const name = term.name.toLowerCase();
        const place = 1 + (at % (name.length - 2));
        const typed = name.slice(0, place) + name.slice(place + 1);
        expect(
          searchTerms(typed)
            .slice(0, 3)
            .map(({ term: { id } }) => id),
        ).toContain(term.id);
      }),
    );
  });

  it("tells two terms of a comparison, and the side where it is asked", () => {
    const both = answerFromTerms("¿Cuál es la diferencia entre costo y gasto?")?.entry.answer ?? "";
    expect(both).toMatch(/^Costo: .*\n(?:.*\n)?Gasto: /);
    const side = answerFromTerms("¿Por qué el IVA va al haber?")?.entry.answer ?? "";
    expect(side).toMatch(/^El IVA de tus ventas va al haber porque es una deuda/);
    expect(answerFromTerms("dame un ejemplo de flete")?.entry.answer).toMatch(/\nEjemplo: .*\nDébito 1435 /);
  });

  it("has no answer to what is no term, and names the nearest ones", () => {
    expect(termOf("qué es un agujero negro")).toBeNull();
    expect(nearestTerms("qué es el valor del cobro")).not.toEqual([]);
    expect(nearestTerms("xyz")).toEqual([]);
    expect(nearestTerms("")).toEqual([]);
  });

  it("is total, and takes at most 5 ms in the middle for any text", () => {
    void fc.assert(
      fc.property(fc.string({ maxLength: 600 }), (text) => {
        answerFromTerms(text);
        nearestTerms(text);
      }),
      { numRuns: 50 },
    );
    const long = "quisiera saber zzqwk exactamente depresiasion amortisasion ".repeat(9);
    const asked = [...TERM_QUESTIONS.map(([question]) => question), long];
    const times = asked
      .map((question) => {
        const spent = processorTime();
        answerFromTerms(question);
        return spent();
      })
      .sort((a, b) => a - b);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(5);
  });
});

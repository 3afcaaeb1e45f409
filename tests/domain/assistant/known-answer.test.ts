import { describe, expect, it } from "vitest";
import { answerFromBooks } from "#domain/assistant/figures/answer-from-books.ts";
import { knownAnswer } from "#domain/assistant/known-answer.ts";
import { answerQuestion } from "#flows/chat/answer.ts";

const answerOf = (question: string) => knownAnswer(question).entry?.answer ?? "";

describe("GM-23 one knowledge for all assistants", () => {
  it("answers a term from the glossary, and what changes with the years from its dated answer", () => {
    expect(knownAnswer("¿Qué es una cuenta por cobrar?").entry?.term).toBe("cuenta-por-cobrar");
    expect(knownAnswer("¿Qué es Cuadra?").entry?.term).toBeUndefined();
    expect(knownAnswer("¿Cuánto vale la UVT?").entry?.id).toBe("uvt");
    expect(answerOf("¿Qué es el salario mínimo?")).toMatch(/\$ [\d.]+/);
  });

  it("puts what the screen shows first", () => {
    const fact = { id: "net", title: "Salario neto", keywords: ["salario neto"], answer: "Son $ 10." };
    expect(knownAnswer("¿Qué es el salario neto?", [fact]).entry).toBe(fact);
    expect(knownAnswer("¿Qué es el salario neto?").entry?.term).toBe("salario-neto");
  });

  it("is what the chat and the books' assistant say too", async () => {
    for (const question of [
      "¿Por qué el IVA va al haber?",
      "diferencia entre costo y gasto",
      "¿Qué es el PUC?",
    ]) {
      const expected = answerOf(question);
      expect(expected.length).toBeGreaterThan(40);
      expect((await answerQuestion(question)).entry?.answer, question).toBe(expected);
      const reply = answerFromBooks(null, question);
      expect(reply.kind === "knowledge" && reply.entry.answer, question).toBe(expected);
    }
  });

  it("offers at most three questions near an unknown one, each of which is answered", () => {
    const { entry, near } = knownAnswer("quiero pintar la cartera de rojo con brocha");
    expect(entry).toBeNull();
    expect(near.length).toBeGreaterThan(0);
    expect(near.length).toBeLessThanOrEqual(3);
    for (const each of near) expect(knownAnswer(each).entry, each).not.toBeNull();
  });
});

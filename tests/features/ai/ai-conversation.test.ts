import { expect, it } from "vitest";
import { answerFromBooks } from "#domain/assistant/figures/answer-from-books.ts";
import { AnswerMaker, noFigure } from "#domain/assistant/figures/figure-answer.ts";
import { makeId } from "#domain/kernel/ids.ts";
import { answerAsText, lastWithFigures, placeOfFigure, replyMessage } from "#features/ai/ai-conversation.ts";
import type { UsedBooks } from "#features/ai/read-facts.ts";

const bytes = new Uint8Array(10);
const book = { id: makeId("book", 1, bytes), name: "Diario 2026", chart: "puc" as const };
const used: UsedBooks = {
  company: { id: makeId("company", 1, bytes), name: "La Sabana" },
  books: [book],
  period: "enero de 2026",
  entries: 3,
};

function answer() {
  const make = new AnswerMaker();
  make.say("Tienes ", make.cite("Disponible", "$ 500", "Grupo 11", "11"), ".");
  make.say("Y nada más.");
  return make.answer("Regla");
}

const parts = { id: "r", question: "q", now: 7, used };

it("says what the books answered, as text and with its figures", () => {
  const message = replyMessage({ ...parts, reply: { kind: "figures", answer: answer() } });
  expect(answerAsText(answer())).toBe("Tienes $ 500.\nY nada más.");
  expect(message).toMatchObject({ text: "Tienes $ 500.\nY nada más.", answers: "q", isUser: false, used });
  expect(message.answer?.figures).toHaveLength(1);
});

it("says the canned text and that it does not know, with what can be asked", () => {
  const reply = answerFromBooks(null, "¿Lloverá mañana en Bogotá?");
  const message = replyMessage({ ...parts, reply });
  expect(message.text).toContain("Gracias por tu pregunta. Te ayudo con eso en un momento...");
  expect(message.text).toContain("No tengo ese dato");
  expect(message.suggestions).toHaveLength(3);
  expect(message.answer).toBeUndefined();
});

it("offers what is near beside an answer without a figure, and nothing beside one with", () => {
  const none = { kind: "figures", answer: noFigure("No lo sé.") } as const;
  const message = replyMessage({ ...parts, reply: { ...none, suggestions: ["Ventas de marzo de 2026"] } });
  expect(message).toMatchObject({
    text: "No tengo ese dato. No lo sé.",
    suggestions: ["Ventas de marzo de 2026"],
  });
  expect(replyMessage({ ...parts, reply: { kind: "figures", answer: answer() } })).not.toHaveProperty(
    "suggestions",
  );
});

it("keeps the figures of the last answer that had some", () => {
  const figures = replyMessage({ ...parts, reply: { kind: "figures", answer: answer() } });
  const none = replyMessage({ ...parts, id: "s", reply: { kind: "none", suggestions: [] } });
  expect(lastWithFigures([figures, none])).toBe(figures);
  expect(lastWithFigures([none])).toBeNull();
});

it("knows where a figure is seen", () => {
  const [figure] = answer().figures;
  if (!figure) throw new Error("no figure");
  expect(placeOfFigure(figure, used)).toEqual({ kind: "ledger", book: book.id, account: "11" });
  expect(placeOfFigure({ ...figure, account: null }, used)).toEqual({ kind: "balance", book: book.id });
  const mini = { ...used, books: [{ ...book, chart: "mini" as const }] };
  expect(placeOfFigure(figure, mini)).toEqual({ kind: "balance", book: book.id });
  const two = { ...used, books: [book, book] };
  expect(placeOfFigure(figure, two)).toEqual({ kind: "books", company: used.company.id });
});

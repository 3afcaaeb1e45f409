import { beforeEach, expect, it } from "vitest";
import { answerFromBooks, needOf } from "#domain/assistant/figures/answer-from-books.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { answerAsText } from "#features/ai/ai-conversation.ts";
import { readFacts } from "#features/ai/read-facts.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { content } from "#tests/support/builders.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let companyId: CompanyId;
let bookId: BookId;
const id = () => newId("command");

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  companyId = newId("company");
  bookId = newId("book");
  await createCompany(storage, { id: id(), companyId, name: "La Sabana" });
  await createBook(storage, { id: id(), bookId, companyId, chart: "puc", name: "Diario" });
  return () => storage.close();
});

async function post(date: string, debit: string, credit: string, amount: number) {
  const entry = { entryId: newId("entry"), content: content(day(date), debit, credit, amount) };
  const made = await postEntry(storage, { id: id(), bookId, ...entry, origin: "journal" });
  if (!made.ok) throw new Error(made.error.kind);
}

async function ask(question: string) {
  const found = await readFacts(storage, companyId, needOf(question));
  const reply = answerFromBooks(found?.facts ?? null, question);
  if (reply.kind !== "figures") throw new Error(reply.kind);
  return reply.answer;
}

it("reads nothing of a company without entries", async () => {
  expect(await readFacts(storage, companyId, null)).toBeNull();
  expect(await readFacts(storage, null, null)).toBeNull();
  expect(answerAsText(await ask("¿Cómo está mi liquidez?"))).toContain("No tengo ese dato.");
});

it("reads the active company unless another is named, and says what it used", async () => {
  await post("2026-01-10", "1105", "4135", 1_000);
  const found = await readFacts(storage, null, null);
  expect(found?.used).toMatchObject({
    company: { id: companyId, name: "La Sabana" },
    books: [{ id: bookId, name: "Diario" }],
    period: "enero de 2026",
    entries: 1,
  });
  expect(found?.facts.nameOf("1105")).toBe("Caja");
  expect(await readFacts(storage, newId("company"), null)).toBeNull();
});

it("explains the change of cash with the steps of the cash flow statement, which agree with the books", async () => {
  await post("2025-06-10", "1110", "3105", 9_000);
  await post("2026-01-10", "1305", "4135", 5_000);
  await post("2026-02-10", "1110", "1305", 1_500);
  await post("2026-03-10", "1524", "1110", 2_000);
  await post("2026-04-10", "1110", "2105", 600);
  await post("2026-05-10", "5160", "159205", 100);
  const answer = await ask("¿Por qué la caja no subió lo que gané?");
  expect(answer.check).toMatchObject({ holds: true });
  expect(answer.steps).toEqual([
    { label: "Utilidad", amount: 4_900 },
    { label: "Gastos que no son salida", amount: 100 },
    { label: "Cuentas del día a día", amount: -3_500 },
    { label: "Inversión", amount: -2_000 },
    { label: "Financiación", amount: 600 },
    { label: "Quedó", amount: 100, total: true },
  ]);
});

it("names what the customers owe only when that is asked", async () => {
  await post("2026-01-10", "1305", "4135", 700);
  expect(answerAsText(await ask("¿Qué clientes me deben más?"))).toContain("te deben $\u00a0700");
});

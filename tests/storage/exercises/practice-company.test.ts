import { expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { ExerciseCase } from "#domain/exercises/exercise.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { bookPart } from "#storage/exercises/book-part.ts";
import { copyPracticeCompany, practiceName } from "#storage/exercises/practice-company.ts";
import { listBooks } from "#storage/queries/books/books.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

const code = (text: string) => text as AccountCode;
const CASE: ExerciseCase = {
  title: "Ferretería El Tornillo",
  topic: "cycle",
  level: 2,
  statement: ["Una empresa."],
  documents: [],
  todo: ["Registra."],
  hints: [],
  chart: "puc",
  from: day("2026-11-01"),
  to: day("2026-11-30"),
  opening: [
    { account: code("110505"), side: "debit", amount: pesos(5000) },
    { account: code("311505"), side: "credit", amount: pesos(5000) },
  ],
  given: [
    {
      id: "g1",
      date: day("2026-11-04"),
      description: "Arriendo",
      reference: "",
      lines: [
        { account: code("5120"), debit: pesos(300), credit: ZERO },
        { account: code("110505"), debit: ZERO, credit: pesos(300) },
      ],
    },
  ],
  questions: [],
};

it("copies the company of an exercise into a practice book, named as one (ED-134)", async () => {
  const storage = await openTestStorage();
  const made = await copyPracticeCompany(storage, CASE);
  expect(made).toMatchObject({
    ok: true,
    value: { name: "Práctica: Ferretería El Tornillo", chart: "puc", start: "2026-11-01", end: "2026-11-30" },
  });
  const [book] = await listBooks(storage);
  if (book === undefined) throw new Error("no book");
  const part = await bookPart(storage, book.id, day("2026-11-01"), day("2026-11-30"));
  expect(part?.entries.map(({ description }) => description)).toEqual(["Saldos iniciales", "Arriendo"]);
  // The period that an exercise is made from begins after what is brought forward.
  const later = await bookPart(storage, book.id, day("2026-11-02"), day("2026-11-30"));
  expect(later?.opening.get(code("110505"))).toEqual({ debit: 5000, credit: 0 });
  expect(later?.entries.map(({ description }) => description)).toEqual(["Arriendo"]);
});

it("a company that is opened again is told from the first copy of it", async () => {
  const storage = await openTestStorage();
  for (const name of [practiceName(CASE), `${practiceName(CASE)} (2)`, `${practiceName(CASE)} (3)`])
    expect(await copyPracticeCompany(storage, CASE)).toMatchObject({ ok: true, value: { name } });
});

it("leaves no empty book behind where the entries are refused", async () => {
  const storage = await openTestStorage();
  const [given] = CASE.given;
  if (given === undefined) throw new Error("nothing given");
  const bad = { ...CASE, given: [{ ...given, lines: [{ ...given.lines[0], account: code("999999") }] }] };
  expect(await copyPracticeCompany(storage, bad as ExerciseCase)).toMatchObject({ ok: false });
  expect(await listBooks(storage)).toEqual([]);
});

it("asks the plan for room, and cuts a long title to a name", async () => {
  const storage = await openTestStorage({ plan: fixedPlan("free") });
  let refused = null;
  for (let tries = 0; tries < 20 && refused === null; tries += 1) {
    const made = await copyPracticeCompany(storage, CASE);
    if (!made.ok) refused = made.error.kind;
  }
  expect(refused).toBe("plan");
  expect(practiceName({ title: "x".repeat(300) })).toHaveLength(120);
});

it("answers nothing for a book that is gone", async () => {
  const storage = await openTestStorage();
  const id = storage.newId("book");
  expect(await bookPart(storage, id, day("2026-11-01"), day("2026-11-30"))).toBeNull();
});

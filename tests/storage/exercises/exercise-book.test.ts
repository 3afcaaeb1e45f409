import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { linkTo } from "#domain/accounting/entries/entry.ts";
import type { ExerciseCase } from "#domain/exercises/exercise.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { editEntry } from "#storage/commands/entries/edit-entry.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import { voidEntry } from "#storage/commands/entries/void-entry.ts";
import { EXERCISE_PREFIX, exerciseDatabase } from "#storage/engine/database-names.ts";
import { type ExerciseBook, openExerciseBook } from "#storage/exercises/exercise-book.ts";
import { exerciseLog } from "#storage/exercises/exercise-log.ts";
import {
  exerciseMarks,
  forgetExercise,
  markAgain,
  markExercise,
  markGraded,
} from "#storage/exercises/exercise-marks.ts";
import { exerciseWork } from "#storage/exercises/exercise-work.ts";
import { removeExerciseBook } from "#storage/exercises/remove-exercises.ts";
import { sweepExercises } from "#storage/exercises/sweep-exercises.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";
import { steppingClock } from "../../support/builders.ts";
import { MemoryStorage } from "../../support/memory-storage.ts";

const OPENING = [
  { account: "110505" as AccountCode, side: "debit" as const, amount: pesos(5_000_000) },
  { account: "311505" as AccountCode, side: "credit" as const, amount: pesos(5_000_000) },
];

function line(account: string, debit: number, credit: number) {
  return { account: account as AccountCode, debit: pesos(debit), credit: pesos(credit) };
}

const CASE: ExerciseCase = {
  title: "Compra de contado",
  topic: "entries",
  level: 1,
  statement: ["Una compra."],
  documents: [],
  todo: ["Registra la compra."],
  hints: [],
  chart: "puc",
  from: day("2026-11-01"),
  to: day("2026-11-30"),
  opening: OPENING,
  given: [
    {
      id: "given-1",
      date: day("2026-11-03"),
      description: "Consignación",
      reference: "",
      lines: [line("111005", 1_000_000, 0), line("110505", 0, 1_000_000)],
    },
  ],
  questions: [],
};

const entry = (description: string, debit = 200_000, credit = 200_000) => ({
  date: day("2026-11-05"),
  description,
  reference: "",
  lines: [line("1435", debit, 0), line("110505", 0, credit)],
});

let local: MemoryStorage;
let open: ExerciseBook[] = [];

async function opened(key = "estudiante-compra-1", each = CASE): Promise<ExerciseBook> {
  const book = await openExerciseBook(key, each, { clock: steppingClock() });
  open.push(book);
  return book;
}

async function post({ storage, bookId }: ExerciseBook, content = entry("Compra")) {
  const entryId = storage.newId("entry");
  const id = storage.newId("command");
  const posted = await postEntry(storage, { id, bookId, entryId, content, origin: "journal" });
  if (!posted.ok) throw new Error(posted.error.kind);
  return posted.value;
}

const exercises = async () =>
  (await indexedDB.databases())
    .map(({ name = "" }) => name)
    .filter((name) => name.startsWith(EXERCISE_PREFIX));

beforeEach(() => {
  local = new MemoryStorage();
  vi.stubGlobal("localStorage", local);
});

afterEach(async () => {
  for (const { storage } of open) storage.close();
  open = [];
  for (const name of await exercises()) await removeDatabase(name);
});

test("ED-50 the book of an exercise begins with its opening balances and given entries", async () => {
  const book = await opened();
  const found = await book.storage.db.books.get(book.bookId);
  expect(found).toMatchObject({ chart: "puc", start: "2026-11-01", end: "2026-11-30", lastNumber: 2 });
  expect(book.given).toBe(2);
  expect(await exerciseWork(book)).toEqual({ entries: [], drafts: 0 });
});

/** The case as a teacher may send it again once students have begun. */
const CHANGED: readonly (readonly [string, ExerciseCase, boolean])[] = [
  ["the same, with another title and day", { ...CASE, title: "Otra", statement: ["Otra compra."] }, false],
  ["without what was given", { ...CASE, opening: [], given: [] }, true],
  ["with one more given", { ...CASE, given: [...CASE.given, { ...CASE.given[0], id: "g2" } as never] }, true],
  [
    "with another balance",
    { ...CASE, opening: OPENING.map((each) => ({ ...each, amount: pesos(7) })) },
    true,
  ],
];

test.each(CHANGED)(
  "ED-50 what a student wrote stays theirs when the case comes again %s",
  async (_, each, isOther) => {
    const first = await opened();
    expect(first.isOfOtherCase).toBe(false);
    await post(first);
    first.storage.close();
    const again = await opened("estudiante-compra-1", each);
    expect([again.given, again.isOfOtherCase]).toEqual([2, isOther]);
    expect((await exerciseWork(again)).entries.map(({ description }) => description)).toEqual(["Compra"]);
  },
);

test("ED-50 a reload finds the same book, and posts what is given once", async () => {
  const first = await opened();
  await post(first);
  first.storage.close();
  const again = await opened();
  expect(again.bookId).toBe(first.bookId);
  expect((await exerciseWork(again)).entries.map(({ description }) => description)).toEqual(["Compra"]);
  expect((await again.storage.db.books.get(again.bookId))?.lastNumber).toBe(3);
});

test("ED-50 a page killed before the given entries were posted posts them at the next opening", async () => {
  const bare = await openExerciseBook("roto", { ...CASE, opening: [], given: [] });
  bare.storage.close();
  const book = await opened("roto");
  expect((await book.storage.db.books.get(book.bookId))?.lastNumber).toBe(2);
});

test("ED-50 no plan limits the entries of an exercise", async () => {
  const book = await opened();
  expect(await book.storage.plan.fresh()).toBe("none");
});

test("ED-52 the work holds posted entries and drafts, not the given ones nor the voided", async () => {
  const book = await opened();
  const { storage, bookId } = book;
  await post(book, entry("Se queda"));
  const gone = await post(book, entry("Anulado"));
  await post(book, entry("Último"));
  const seen = { entry: linkTo(gone), version: gone.version };
  await voidEntry(storage, { id: storage.newId("command"), bookId, ...seen });
  const entryId = storage.newId("entry");
  const content = entry("Sin cuadrar", 300_000, 30_000);
  const id = storage.newId("command");
  await saveDraft(storage, { id, bookId, entryId, content, origin: "journal" });
  const work = await exerciseWork(book);
  expect(work.entries.map(({ description }) => description)).toEqual(["Se queda", "Último", "Sin cuadrar"]);
  expect(work.drafts).toBe(1);
  expect(work.entries[2]?.lines[0]?.debit).toBe(300_000);
  expect(work.entries[0]?.lines[1]).toMatchObject({ debit: ZERO, credit: 200_000 });
});

test("ED-144 the log tells what was done to the student's entries and when, not to those given", async () => {
  const book = await opened();
  const { storage, bookId } = book;
  const first = await post(book, entry("Compra"));
  const edited = await editEntry(storage, {
    id: storage.newId("command"),
    bookId,
    entry: linkTo(first),
    version: first.version,
    content: entry("Compra", 210_000, 210_000),
  });
  if (!edited.ok) throw new Error(edited.error.kind);
  const seen = { entry: linkTo(first), version: edited.value.version };
  await voidEntry(storage, { id: storage.newId("command"), bookId, ...seen });
  await post(book, entry("Otra"));
  const log = await exerciseLog(book);
  expect(log.map(({ what }) => what)).toEqual(["posted 3", "edited 3", "voided 3", "posted 4"]);
  expect(log.map(({ at }) => at)).toEqual(log.map(({ at }) => at).toSorted((a, b) => a - b));
  expect(JSON.stringify(log)).not.toMatch(/Compra|210000/);
});

test("ED-144 the log keeps the last 200 steps", async () => {
  const book = await opened();
  for (let step = 0; step < 203; step += 1) await post(book);
  const log = await exerciseLog(book);
  expect(log).toHaveLength(200);
  expect(log.at(-1)?.what).toBe("posted 205");
});

test("ED-51 a returned exercise is removed with its mark", async () => {
  const book = await opened();
  book.storage.close();
  expect(Object.keys(exerciseMarks(local))).toEqual(["estudiante-compra-1"]);
  expect(await removeExerciseBook("estudiante-compra-1")).toBe(true);
  expect(await exercises()).toEqual([]);
  expect(exerciseMarks(local)).toEqual({});
});

const DAY = 24 * 60 * 60_000;

test("ED-51 the sweep removes what nobody opened for a term, and nothing else", async () => {
  for (const key of ["viejo", "reciente", "abierto", "sin-marca", "futuro"])
    (await opened(key)).storage.close();
  const now = 1000 * DAY;
  local.setItem("cuadra_ejercicios", "{}");
  markExercise("viejo", now - 181 * DAY, local);
  markExercise("reciente", now - 179 * DAY, local);
  markExercise("abierto", now - 400 * DAY, local);
  markExercise("futuro", now + 900 * DAY, local);
  await sweepExercises("abierto", local, now);
  expect((await exercises()).sort()).toEqual(
    ["abierto", "futuro", "reciente", "sin-marca"].map(exerciseDatabase),
  );
  expect(exerciseMarks(local)["sin-marca"]?.used).toBe(now);
  expect(exerciseMarks(local).futuro?.used).toBe(now);
});

test("the best share of a graded exercise is remembered, also when it is opened again", () => {
  markGraded("a", 0.5, local);
  expect(exerciseMarks(local)).toEqual({});
  markExercise("a", 1, local);
  for (const share of [0.5, 0.9, 0.2]) markGraded("a", share, local);
  markExercise("a", 2, local);
  expect(exerciseMarks(local)).toEqual({ a: { used: 2, best: 0.9, again: false } });
});

test("marks that are none of ours are left out", () => {
  local.setItem("cuadra_ejercicios", '{"a":{"used":1,"best":"x"},"b":{"used":"x"},"c":null,"d":4}');
  expect(exerciseMarks(local)).toEqual({ a: { used: 1, best: null, again: false } });
  local.setItem("cuadra_ejercicios", "nada");
  expect(exerciseMarks(local)).toEqual({});
});

test("a browser that refuses its local storage costs the marks and nothing else", () => {
  vi.stubGlobal("localStorage", undefined);
  const marking = [
    () => markExercise("a", 1),
    () => markAgain("a", true),
    () => markGraded("a", 1),
    () => forgetExercise("a"),
  ];
  for (const each of marking) expect(each).not.toThrow();
  expect(exerciseMarks()).toEqual({});
  vi.unstubAllGlobals();
});

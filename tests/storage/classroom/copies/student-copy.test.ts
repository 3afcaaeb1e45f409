import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { bringKeys, carryKeys } from "#formats/exchange/keys/carried-keys.ts";
import { type DeviceKeys, makeKeys } from "#formats/exchange/keys/device-keys.ts";
import { keptKeys } from "#formats/exchange/keys/kept-keys.ts";
import {
  noteStudentCopy,
  openStudentCopy,
  packStudent,
  restoreStudent,
  type StudentCopy,
  studentCopyAt,
} from "#storage/classroom/copies/student-copy.ts";
import { keepDeviceKeys, openingKeysOf } from "#storage/classroom/student/device-keys.ts";
import { resetStudent, undoWithExercises } from "#storage/classroom/student/reset-student.ts";
import { clearStudent, loadSampleStudent } from "#storage/classroom/student/sample.ts";
import { saveLesson } from "#storage/classroom/student/student-commands.ts";
import {
  openProfiles,
  openStudentStorage,
  profilesOf,
  removeProfile,
  type StudentStorage,
  saveProfile,
} from "#storage/classroom/student/student-storage.ts";
import { undoClassCommand } from "#storage/classroom/undo-class.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import { EXERCISE_PREFIX } from "#storage/engine/database-names.ts";
import { newId } from "#storage/engine/environment.ts";
import { openExerciseBook } from "#storage/exercises/exercise-book.ts";
import { exerciseMarks, markGraded } from "#storage/exercises/exercise-marks.ts";
import { exerciseRun, saveExerciseRun } from "#storage/exercises/exercise-run-record.ts";
import { exerciseWork } from "#storage/exercises/exercise-work.ts";
import { removeExercisesOf } from "#storage/exercises/remove-exercises.ts";
import { CASE as GIVEN } from "#tests/support/exchange/messages.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";

const CODEC = { carry: carryKeys, bring: bringKeys };
const EXERCISE = "act_1-7";
const CASE = { ...GIVEN, opening: [] };

beforeEach(() => vi.stubGlobal("localStorage", new MemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const place = async () => {
  const profile = newId("profile");
  return { profile, storage: await openStudentStorage(profile) };
};
type Place = Awaited<ReturnType<typeof place>>;

const line = (account: string, debit: number, credit: number) => ({
  account: account as AccountCode,
  debit: pesos(debit),
  credit: pesos(credit),
});
const entry = (description: string, credit = 200_000) => ({
  date: day("2026-11-05"),
  description,
  reference: "",
  lines: [line("1435", 200_000, 0), line("110505", 0, credit)],
});

/** An exercise half done: a posted entry, a draft that does not balance, an answer. */
async function halfDone(profile: string, words = "Compra"): Promise<void> {
  const book = await openExerciseBook(`${profile}-${EXERCISE}`, CASE);
  const { storage, bookId } = book;
  const made = await postEntry(storage, {
    id: storage.newId("command"),
    bookId,
    entryId: storage.newId("entry"),
    content: entry(words),
    origin: "journal",
  });
  if (!made.ok) throw new Error(made.error.kind);
  await saveDraft(storage, {
    id: storage.newId("command"),
    bookId,
    entryId: storage.newId("entry"),
    content: entry("A medias", 1),
    origin: "journal",
  });
  const step = { kind: "answer", question: "p-1", answer: ["a"] } as const;
  await saveExerciseRun(storage, { id: storage.newId("command"), step, rules: { attempts: 1, hints: 0 } });
  markGraded(`${profile}-${EXERCISE}`, 0.5);
  storage.close();
}

async function workOn(profile: string) {
  const book = await openExerciseBook(`${profile}-${EXERCISE}`, CASE);
  const [{ entries }, run] = [await exerciseWork(book), await exerciseRun(book.storage)];
  book.storage.close();
  return { texts: entries.map(({ description }) => description), answers: run.answers };
}

async function copyOf({ profile, storage }: Place): Promise<StudentCopy> {
  const made = await packStudent(storage, { profile, name: "Natalia" }, "clave", CODEC);
  if (!made.ok) throw new Error(made.error);
  const read = await openStudentCopy(made.value.file, "clave", CODEC);
  if (!read.ok) throw new Error(read.error);
  expect(read.value.contents).toEqual(made.value.holds);
  return read.value;
}

const restore = async ({ profile, storage }: Place, copy: StudentCopy, way: "merge" | "replace") => {
  const id = storage.newId("command");
  const done = await restoreStudent(storage, profile, { id, copy, way });
  if (!done.ok) throw new Error(done.error.kind);
  return { id, ...done.value };
};

const keep = async (storage: StudentStorage): Promise<DeviceKeys> => {
  const keys = await makeKeys();
  await keepDeviceKeys(storage, { id: storage.newId("command"), keys });
  return keys;
};
const opening = async (storage: StudentStorage) =>
  (await openingKeysOf(storage)).map((each) => keptKeys(each)?.public.seal);

const rowsOf = async ({ db }: StudentStorage) => {
  const tables = db.tables.filter(({ name }) => !["meta", "audit", "settings"].includes(name));
  return Object.fromEntries(await Promise.all(tables.map(async (each) => [each.name, await each.toArray()])));
};

it("ED-123 an unfinished exercise goes on on another device, as another profile, and twice is once", async () => {
  const one = await place();
  await loadSampleStudent(one.storage, { id: one.storage.newId("command") });
  const keys = await keep(one.storage);
  await halfDone(one.profile);
  const copy = await copyOf(one);
  expect(copy.contents).toMatchObject({ classrooms: 1, exercises: 1, keys: true });
  const other = await place();
  const first = await restore(other, copy, "merge");
  expect(first).toMatchObject({ exercises: 1, exercisesKept: 0, kept: 0 });
  expect(await rowsOf(other.storage)).toEqual(await rowsOf(one.storage));
  expect(await workOn(other.profile)).toEqual({ texts: ["Compra", "A medias"], answers: { "p-1": ["a"] } });
  expect(exerciseMarks()[`${other.profile}-${EXERCISE}`]?.best).toBe(0.5);
  expect(await opening(other.storage)).toEqual([keys.public.seal]);
  expect(await restore(other, copy, "merge")).toMatchObject({ added: 0, exercises: 0, exercisesKept: 1 });
  // Undoing takes the rows back and leaves the keys: something may be sealed to them by now.
  await undoClassCommand(other.storage, { id: other.storage.newId("command"), target: first.id });
  expect(await other.storage.db.classrooms.count()).toBe(0);
  expect(await opening(other.storage)).toEqual([keys.public.seal]);
});

it("ED-123 of an exercise begun on both, merging leaves the one here and replacing brings the copy's", async () => {
  const [one, other] = [await place(), await place()];
  await halfDone(one.profile);
  const copy = await copyOf(one);
  await halfDone(other.profile, "La de aquí");
  await restore(other, copy, "merge");
  expect((await workOn(other.profile)).texts).toEqual(["La de aquí", "A medias"]);
  await restore(other, copy, "replace");
  expect((await workOn(other.profile)).texts).toEqual(["Compra", "A medias"]);
});

it("ED-123 keys of both devices open afterwards, and a reset takes neither", async () => {
  const [one, other] = [await place(), await place()];
  const [former, own] = [await keep(one.storage), await keep(other.storage)];
  await restore(other, await copyOf(one), "replace");
  const both = [own.public.seal, former.public.seal];
  expect(await opening(other.storage)).toEqual(both);
  await restore(other, await copyOf(one), "replace");
  await clearStudent(other.storage, { id: other.storage.newId("command") });
  await loadSampleStudent(other.storage, { id: other.storage.newId("command") });
  expect(await opening(other.storage)).toEqual(both);
  // And go along with the next copy.
  const third = await place();
  await restore(third, await copyOf(other), "merge");
  expect(await opening(third.storage)).toEqual(both);
});

it("ED-123 notes when a copy was kept, and says when it carries no keys", async () => {
  const one = await place();
  expect(await studentCopyAt(one.storage)).toBeNull();
  await noteStudentCopy(one.storage, { id: one.storage.newId("command"), at: 77 });
  expect(await studentCopyAt(one.storage)).toBe(77);
  expect((await copyOf(one)).contents.keys).toBe(false);
  expect(await openStudentCopy(new Blob(["x"]), "clave", CODEC)).toEqual({ ok: false, error: "foreign" });
});

it("ED-124 removing a student takes their place and their exercises, and nobody else's", async () => {
  const profiles = await openProfiles();
  const [one, other] = [await place(), await place()];
  for (const { profile, storage } of [one, other]) {
    const row = { id: profile, name: "Natalia", email: "", code: "", createdAt: 1, sample: false };
    await saveProfile(profiles, { id: profiles.newId("command"), profile: row });
    await halfDone(profile);
    const progress = { lesson: "l1", done: 1, steps: 5, answers: {}, finishedAt: null };
    await saveLesson(storage, { id: storage.newId("command"), progress });
  }
  one.storage.close();
  expect(await removeProfile(profiles, { id: profiles.newId("command"), profile: one.profile })).toEqual({
    ok: true,
    value: true,
  });
  const left = (await indexedDB.databases()).map(({ name = "" }) => name);
  expect(left.filter((name) => name.includes(one.profile))).toEqual([]);
  expect(left).toContain(`${EXERCISE_PREFIX}${other.profile}-${EXERCISE}`);
  expect(Object.keys(exerciseMarks())).not.toContain(`${one.profile}-${EXERCISE}`);
  expect((await profilesOf(profiles)).map(({ id }) => id)).toContain(other.profile);
  expect(await removeExercisesOf(other.profile)).toBe(true);
});

const booksOf = async ({ profile }: Place) =>
  (await indexedDB.databases())
    .map(({ name = "" }) => name)
    .filter((name) => name.startsWith(`${EXERCISE_PREFIX}${profile}-`))
    .map((name) => name.slice(`${EXERCISE_PREFIX}${profile}-`.length))
    .sort();

const HALF_DONE = { texts: ["Compra", "A medias"], answers: { "p-1": ["a"] } };

it.each(["clear", "sample"] as const)(
  "ED-51 a place that is emptied (%s) leaves no book behind, and undo brings each back as it was",
  async (kind) => {
    const [one, other] = [await place(), await place()];
    await halfDone(one.profile);
    await halfDone(other.profile);
    const target = one.storage.newId("command");
    const done = await resetStudent(one.storage, one.profile, { id: target, kind });
    if (!done.ok) throw new Error(done.error.kind);
    expect(await booksOf(one)).toEqual([]);
    expect(Object.keys(exerciseMarks())).toEqual([`${other.profile}-${EXERCISE}`]);
    expect(await booksOf(other)).toEqual([EXERCISE]);
    const command = { id: one.storage.newId("command"), target, before: done.value };
    expect((await undoWithExercises(one.storage, one.profile, command)).ok).toBe(true);
    expect(await workOn(one.profile)).toEqual(HALF_DONE);
    expect(exerciseMarks()[`${one.profile}-${EXERCISE}`]?.best).toBe(0.5);
  },
);

it("ED-51 ED-123 replacing leaves the books of the copy alone, merging adds to them; undo of both is whole", async () => {
  const [one, other] = [await place(), await place()];
  await halfDone(one.profile);
  const copy = await copyOf(one);
  const openOther = async () => {
    (await openExerciseBook(`${other.profile}-act_2-9`, CASE)).storage.close();
  };
  await openOther();
  for (const way of ["merge", "replace"] as const) {
    const after = way === "merge" ? [EXERCISE, "act_2-9"] : [EXERCISE];
    const { id: target, before } = await restore(other, copy, way);
    expect(await booksOf(other)).toEqual(after);
    const command = { id: other.storage.newId("command"), target, before };
    expect((await undoWithExercises(other.storage, other.profile, command)).ok).toBe(true);
    expect(await booksOf(other)).toEqual(["act_2-9"]);
  }
  // What the copy put in the place of a book that was here comes back too.
  await halfDone(other.profile, "La de aquí");
  const { id: target, before } = await restore(other, copy, "replace");
  expect(await workOn(other.profile)).toEqual(HALF_DONE);
  const command = { id: other.storage.newId("command"), target, before };
  await undoWithExercises(other.storage, other.profile, command);
  expect((await workOn(other.profile)).texts).toEqual(["La de aquí", "A medias"]);
  expect(await booksOf(other)).toEqual([EXERCISE, "act_2-9"]);
});

it("ED-51 a book that cannot be read stays where it is, and the place is emptied all the same", async () => {
  const one = await place();
  await halfDone(one.profile);
  const broken = await openExerciseBook(`${one.profile}-act_3-1`, CASE);
  // No file can hold such a value.
  await broken.storage.db.books.put({ id: "broken", value: 1n } as never);
  broken.storage.close();
  const id = one.storage.newId("command");
  expect((await resetStudent(one.storage, one.profile, { id, kind: "clear" })).ok).toBe(true);
  expect(await booksOf(one)).toEqual(["act_3-1"]);
});

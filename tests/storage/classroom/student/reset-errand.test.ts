import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endReset, notedReset, runReset } from "#storage/classroom/student/reset-errand.ts";
import { undoWithExercises } from "#storage/classroom/student/reset-student.ts";
import { clearStudent, loadSampleStudent } from "#storage/classroom/student/sample.ts";
import { saveLesson } from "#storage/classroom/student/student-commands.ts";
import { openStudentStorage } from "#storage/classroom/student/student-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { openExerciseBook } from "#storage/exercises/exercise-book.ts";
import { exerciseMarks } from "#storage/exercises/exercise-marks.ts";
import { CASE as GIVEN } from "#tests/support/exchange/messages.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";

const KEY = "cuadra_estudiante_pendiente";
const EXERCISE = "act_1-7";

beforeEach(() => vi.stubGlobal("localStorage", new MemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

/** A student with the sample's classroom and the book of an exercise. */
async function place() {
  const profile = newId("profile");
  const storage = await openStudentStorage(profile);
  await loadSampleStudent(storage, { id: storage.newId("command") });
  (await openExerciseBook(`${profile}-${EXERCISE}`, { ...GIVEN, opening: [] })).storage.close();
  return { profile, storage };
}
type Place = Awaited<ReturnType<typeof place>>;

/** What a page leaves that was closed before it was done. */
function leave({ profile, storage }: Place, at = storage.clock.now() + 1) {
  const id = storage.newId("command");
  localStorage.setItem(KEY, JSON.stringify({ id, kind: "clear", profile, at }));
  return id;
}

const tasksOf = ({ storage }: Place) => storage.db.tasks.count();
const booksOf = ({ profile }: Place) =>
  Object.keys(exerciseMarks()).filter((name) => name.startsWith(`${profile}-`));

describe("ED-152 a student's reset ends, though the page is left", () => {
  it("the next opening of that student empties the place and its books once, and undo brings all back", async () => {
    const [one, other] = [await place(), await place()];
    const [tasks, books] = [await tasksOf(one), booksOf(one)];
    expect(Math.min(tasks, books.length)).toBeGreaterThan(0);
    const id = leave(one);
    expect(await endReset(other.storage, other.profile)).toBeNull();
    expect(await tasksOf(other)).toBe(tasks);
    const ended = await endReset(one.storage, one.profile);
    expect(ended).toMatchObject({ id, kind: "clear" });
    expect([await tasksOf(one), booksOf(one)]).toEqual([0, []]);
    expect(await endReset(one.storage, one.profile)).toBeNull();
    if (ended === null) throw new Error("ended");
    const command = { id: one.storage.newId("command"), target: id, before: ended.before };
    expect((await undoWithExercises(one.storage, one.profile, command)).ok).toBe(true);
    expect([await tasksOf(one), booksOf(one)]).toEqual([tasks, books]);
  });

  it("takes the books away that a page left behind after it had emptied the place", async () => {
    const one = await place();
    const id = leave(one);
    expect((await clearStudent(one.storage, { id })).ok).toBe(true);
    expect(booksOf(one)).toHaveLength(1);
    expect(await endReset(one.storage, one.profile)).toMatchObject({ id });
    expect([await tasksOf(one), booksOf(one), localStorage.getItem(KEY)]).toEqual([0, [], null]);
  });

  it("takes nothing away where another page wrote since", async () => {
    const one = await place();
    leave(one, 0);
    await saveLesson(one.storage, { id: one.storage.newId("command"), lesson: "partida-doble" } as never);
    expect(await endReset(one.storage, one.profile)).toBeNull();
    expect(await tasksOf(one)).toBeGreaterThan(0);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("is noted while it runs and no longer, and what is noted wrong is nothing", async () => {
    const one = await place();
    const running = runReset(one.storage, one.profile, { id: one.storage.newId("command"), kind: "clear" });
    expect(notedReset()).toMatchObject({ kind: "clear", profile: one.profile });
    await running;
    expect(localStorage.getItem(KEY)).toBeNull();
    for (const text of ["", "{", "null", '{"kind":"toString","id":"a","profile":"b","at":1}']) {
      localStorage.setItem(KEY, text);
      expect(notedReset()).toBeNull();
    }
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ExerciseCase } from "#domain/exercises/exercise.ts";
import { classMarks } from "#storage/classroom/class-marks.ts";
import { openDesk } from "#storage/classroom/desk/desk.ts";
import { loadSampleDesk } from "#storage/classroom/desk/sample.ts";
import { openProfiles, saveProfile } from "#storage/classroom/student/student-storage.ts";
import { CuadraDatabase } from "#storage/engine/database.ts";
import { classKindOf, DESK_DATABASE, exerciseDatabase } from "#storage/engine/database-names.ts";
import { openExerciseBook } from "#storage/exercises/exercise-book.ts";
import { exerciseMarks, markExercise } from "#storage/exercises/exercise-marks.ts";
import { listAside } from "#storage/recovery/aside.ts";
import { classesBeside, lookAtClass, lookAtClasses, recordsOf } from "#storage/recovery/class-databases.ts";
import { startClassOver } from "#storage/recovery/class-start-over.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";

const KEY = "perfil-compra-1-7";

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (const { name } of await indexedDB.databases()) await removeDatabase(name ?? "");
  vi.unstubAllGlobals();
});

async function fillDesk(): Promise<void> {
  const desk = await openDesk();
  const done = await loadSampleDesk(desk, { id: desk.newId("command") });
  expect(done.ok).toBe(true);
  desk.close();
}

/** As when the browser says that it lost what a record held. */
function loseRecords(store: string): void {
  const lost = new DOMException("Failed to read large IndexedDB value. Data lost", "DataError");
  const real = IDBObjectStore.prototype.getAll;
  vi.spyOn(IDBObjectStore.prototype, "getAll").mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name === store) throw lost;
    return real.apply(this, args);
  });
}

describe("ED-140 the databases of the academic edition, looked at from outside", () => {
  it("are known by their names", () => {
    expect(
      [DESK_DATABASE, "cuadra-estudiantes", "cuadra-estudiante-x", exerciseDatabase("k")].map(classKindOf),
    ).toEqual(["desk", "profiles", "student", "exercise"]);
    for (const other of ["cuadra", "cuadra-user-x", "cuadra-ejemplo", "cuadra-guest-x", "aula"])
      expect(classKindOf(other)).toBeNull();
  });

  it("are counted where they open, listed by the browser or not; looking makes and changes nothing", async () => {
    expect(await lookAtClasses()).toEqual([]);
    await fillDesk();
    const profiles = await openProfiles();
    const profile = {
      id: profiles.newId("profile"),
      name: "Ana",
      email: "",
      code: "",
      createdAt: 1,
      sample: false,
    };
    await saveProfile(profiles, { id: profiles.newId("command"), profile });
    profiles.close();
    const before = await indexedDB.databases();
    const found = await lookAtClasses();
    expect(found.map(({ kind, state }) => [kind, state])).toEqual([
      ["desk", "open"],
      ["profiles", "open"],
    ]);
    expect(found[0] && recordsOf(found[0])).toBeGreaterThan(10);
    expect(found[1] && recordsOf(found[1])).toBe(1);
    expect(await indexedDB.databases()).toEqual(before);
    indexedDB.databases = () => Promise.reject(new Error("no list"));
    try {
      expect(await lookAtClasses()).toEqual(found);
    } finally {
      Reflect.deleteProperty(indexedDB, "databases");
    }
  });

  it("are not asked for where the store gave no answer for the accounts: nobody waits twice (ST-16)", async () => {
    await fillDesk();
    const open = vi.spyOn(indexedDB, "open");
    for (const registry of ["busy", "blocked", "closed", "missing"] as const)
      expect(await classesBeside({ registry })).toEqual([]);
    expect(open).not.toHaveBeenCalled();
    for (const registry of ["open", "absent", "damaged", "newer", "full"] as const)
      expect(await classesBeside({ registry })).toMatchObject([{ kind: "desk", state: "open" }]);
  });

  it("lost, emptied, damaged, newer and without an answer are told apart", async () => {
    await fillDesk();
    loseRecords("grades");
    expect(await lookAtClass(DESK_DATABASE)).toMatchObject({ state: "damaged" });
    vi.restoreAllMocks();
    vi.spyOn(IDBObjectStore.prototype, "getAll").mockImplementation(() => {
      throw new DOMException("Internal error opening backing store", "UnknownError");
    });
    expect(await lookAtClass(DESK_DATABASE)).toMatchObject({ state: "busy" });
    vi.restoreAllMocks();
    const desk = await openDesk();
    await desk.db.meta.put({ key: "schema", value: 99 });
    desk.close();
    expect(await lookAtClass(DESK_DATABASE)).toMatchObject({ state: "newer" });
    await removeDatabase(DESK_DATABASE);
    expect(await lookAtClasses()).toMatchObject([{ name: DESK_DATABASE, state: "absent" }]);
    const empty = new CuadraDatabase(DESK_DATABASE);
    await empty.open();
    empty.close();
    expect((await lookAtClass(DESK_DATABASE)).state).not.toBe("open");
  });

  it("records without the number of their schema are damage: going on without them sets them aside first", async () => {
    await fillDesk();
    const desk = await openDesk();
    await desk.db.meta.delete("schema");
    desk.close();
    expect(await lookAtClass(DESK_DATABASE)).toMatchObject({ state: "damaged" });
    expect(await startClassOver(DESK_DATABASE)).toBe("done");
    expect(listAside(DESK_DATABASE)[0]?.records).toBeGreaterThan(10);
  });

  it("a lost one is opened anew only after the person said so", async () => {
    await fillDesk();
    await removeDatabase(DESK_DATABASE);
    await expect(openDesk()).rejects.toMatchObject({ trouble: "lost" });
    expect(await startClassOver(DESK_DATABASE)).toBe("done");
    expect(listAside()).toEqual([]);
    const desk = await openDesk();
    expect(await desk.db.classrooms.count()).toBe(0);
    desk.close();
  });

  it("a damaged one is set aside first, and what opens at the second look is not touched", async () => {
    await fillDesk();
    expect(await startClassOver(DESK_DATABASE)).toBe("opens");
    expect([...classMarks()]).toEqual([DESK_DATABASE]);
    loseRecords("grades");
    expect(await startClassOver(DESK_DATABASE)).toBe("done");
    vi.restoreAllMocks();
    const [aside] = listAside();
    expect(aside?.records).toBeGreaterThan(10);
    expect([...classMarks()]).toEqual([]);
    expect(await lookAtClasses()).toEqual([]);
  });

  it("a damaged one that cannot be set aside stays where it is", async () => {
    await fillDesk();
    loseRecords("grades");
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("no room", "QuotaExceededError");
    });
    await expect(startClassOver(DESK_DATABASE)).rejects.toMatchObject({ name: "QuotaExceededError" });
    put.mockRestore();
    vi.restoreAllMocks();
    expect(await lookAtClass(DESK_DATABASE)).toMatchObject({ state: "open" });
    expect([...classMarks()]).toEqual([DESK_DATABASE]);
  });

  it("the book of an exercise that is gone is a loss, not a new exercise (ST-05)", async () => {
    markExercise(KEY, Date.now());
    const each = { opening: [], given: [] } as unknown as ExerciseCase;
    await expect(openExerciseBook(KEY, each)).rejects.toMatchObject({
      trouble: "lost",
    });
    expect(await lookAtClasses()).toMatchObject([{ kind: "exercise", state: "absent" }]);
    expect(await startClassOver(exerciseDatabase(KEY))).toBe("done");
    expect(exerciseMarks()).toEqual({});
    expect(await lookAtClasses()).toEqual([]);
  });
});

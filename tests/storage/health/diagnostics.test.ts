import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDesk } from "#storage/classroom/desk/desk.ts";
import { loadSampleDesk } from "#storage/classroom/desk/sample.ts";
import { openProfiles, openStudentStorage, saveProfile } from "#storage/classroom/student/student-storage.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { collectDiagnostics } from "#storage/health/diagnostics.ts";
import { noteTrouble, placeOf, recentTroubles } from "#storage/health/recent-troubles.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { content } from "#tests/support/builders.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { Faults, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const { verifyInWorker } = vi.hoisted(() => ({ verifyInWorker: vi.fn() }));
vi.mock("#storage/workers/verify-in-worker.ts", () => ({ verifyInWorker }));

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  vi.stubGlobal("navigator", { userAgent: "Navegador 1", language: "es-CO" });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("SE-09 a diagnosis tells counts and findings, and nothing that a person typed", async () => {
  const faults = new Faults();
  const storage = await openTestStorage({ middleware: faults.middleware });
  verifyInWorker.mockImplementation((_name, id) => verifyBook(storage.db, id));
  const secret = ["Panadería Rosalba", "Pago de doña Inés", "987654321"];
  const id = () => storage.newId("command");
  await createCompany(storage, { id: id(), companyId: storage.newId("company"), name: secret[0] ?? "" });
  const bookId = await openTestBook(storage);
  const entry = content("2026-11-03", "1105", "4135", 987_654_321, secret[1]);
  const post = () =>
    postEntry(storage, {
      id: id(),
      bookId,
      entryId: storage.newId("entry"),
      content: entry,
      origin: "journal",
    });
  await post();
  faults.reset(1);
  expect((await post()).ok).toBe(false);
  faults.reset();
  await storage.db.books.update(bookId, { entries: 4 });

  const desk = await openDesk();
  await loadSampleDesk(desk, { id: desk.newId("command") });
  const [student] = await desk.db.students.toArray();
  desk.close();
  const profiles = await openProfiles();
  const profile = {
    id: profiles.newId("profile"),
    name: "Rosalba",
    email: "",
    code: "",
    createdAt: 1,
    sample: false,
  };
  await saveProfile(profiles, { id: id(), profile });
  profiles.close();
  const place = await openStudentStorage(profile.id);
  await place.db.settings.put({ key: "student", value: 1 });
  place.close();

  const found = await collectDiagnostics(storage, "1.2.3");
  expect(found.academic).toMatchObject([
    { kind: "desk", state: "open", detail: "version 10", tables: { classrooms: expect.any(Number) } },
    { kind: "student", state: "open", tables: { settings: 1, tasks: 0 } },
    { kind: "profiles", state: "open", tables: { profiles: 1 } },
  ]);
  expect(found).toMatchObject({
    app: "1.2.3",
    schema: storage.schema,
    browser: "Navegador 1",
    used: null,
    persisted: null,
    tables: { companies: 1, books: 1, months: 1 },
    books: [{ entries: 4, problems: { "counter-differs": 1 } }],
  });
  expect(found.troubles.at(-1)?.where).toMatch(/^write /);
  const text = JSON.stringify(found);
  for (const word of [
    ...secret,
    bookId,
    "2026-11-03",
    "4135",
    profile.id,
    "Rosalba",
    student?.name ?? "",
    student?.code ?? "",
  ])
    expect(text).not.toContain(word);
  storage.close();
});

test("SE-09 the last failures are kept by kind and place, without their message", () => {
  const error = new TypeError("No se pudo guardar a Rosalba");
  error.stack = "TypeError: Rosalba\n at save (https://cuadra.co/assets/journal-x1.js:12:40)";
  for (let each = 0; each < 60; each += 1) noteTrouble(error.name, placeOf(error));
  expect(recentTroubles()).toHaveLength(50);
  expect(recentTroubles()[0]).toMatchObject({ kind: "TypeError", where: "assets/journal-x1.js:12:40" });
  expect([placeOf("text"), placeOf(null), placeOf(undefined)]).toEqual(["unknown", "unknown", "unknown"]);
});

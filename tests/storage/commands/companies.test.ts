import { beforeEach, describe, expect, it } from "vitest";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { deleteBook, renameBook, restoreBook, setBookStatus } from "#storage/commands/books/change-book.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { activateCompany, changeCompany } from "#storage/commands/companies/change-company.ts";
import { type CreateCompany, createCompany } from "#storage/commands/companies/create-company.ts";
import { deleteCompany } from "#storage/commands/companies/delete-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan, type WritingPlan } from "#storage/engine/plan-source.ts";
import { getBook, getCompany, listBooks, listCompanies } from "#storage/queries/books/books.ts";
import { selectedCompany } from "#storage/queries/companies/companies.ts";
import { content, steppingClock } from "#tests/support/builders.ts";
import { makeBackup } from "#tests/support/files/make-backup.ts";
import { dump, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  return () => storage.close();
});

const under = (plan: WritingPlan): AppStorage => ({ ...storage, plan: fixedPlan(plan) });
const id = () => newId("command");

async function company(name = "La Sabana", more: Partial<CreateCompany> = {}): Promise<CompanyId> {
  const made = await createCompany(storage, { id: id(), companyId: newId("company"), name, ...more });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value.id;
}

async function book(companyId: CompanyId | null = null): Promise<BookId> {
  const own = { id: id(), bookId: newId("book"), companyId, name: "Diario", chart: "puc" as const };
  const made = await createBook(storage, own);
  if (!made.ok) throw new Error(made.error.kind);
  return made.value.id;
}

const post = (on: AppStorage, bookId: BookId) =>
  postEntry(on, {
    id: id(),
    bookId,
    entryId: newId("entry"),
    content: content("2026-11-03", "1105", "4135", 500),
    origin: "journal",
  });

const refused = (kind: string) => ({ ok: false, error: { kind } });

describe("creating and changing", () => {
  it("keeps a whole NIT, the sector and the year; names may repeat", async () => {
    const companyId = await company("  Ferretería   La Sabana ", {
      nit: "901482316",
      sector: "commerce",
      fiscalYear: 2026,
    });
    expect(await getCompany(storage, companyId)).toMatchObject({
      name: "Ferretería La Sabana",
      nit: expect.stringMatching(/^901\.482\.316-\d$/),
      sector: "commerce",
      fiscalYear: 2026,
      version: 1,
    });
    await company("Ferretería La Sabana");
    expect(await listCompanies(storage)).toHaveLength(2);
  });

  it("refuses what cannot be: blank names, wrong check digits, years without books", async () => {
    const make = (more: Partial<CreateCompany>) =>
      createCompany(storage, { id: id(), companyId: newId("company"), name: "Otra", ...more });
    expect(await make({ name: " \u00a0 " })).toEqual(refused("blank-name"));
    expect(await make({ nit: "800197268-5" })).toEqual({
      ok: false,
      error: { kind: "bad-nit", problem: { kind: "check-digit", expected: 4 } },
    });
    expect(await make({ fiscalYear: 20_266 })).toEqual(refused("bad-fiscal-year"));
    expect(await storage.db.companies.count()).toBe(0);
  });

  it("takes names of emoji and of 200 characters, cutting none in half", async () => {
    const companyId = await company("🏢".repeat(200));
    expect((await getCompany(storage, companyId))?.name).toBe("🏢".repeat(120));
  });

  it("ST-09 the same command twice is once", async () => {
    const command = { id: id(), companyId: newId("company"), name: "La Sabana" };
    const first = await createCompany(storage, command);
    const before = await dump(storage);
    expect(await createCompany(storage, command)).toEqual(first);
    expect(await dump(storage)).toEqual(before);
  });

  it("changes and empties fields; another version meanwhile is refused with what is there (MT-02)", async () => {
    const companyId = await company("La Sabana", { sector: "commerce", fiscalYear: 2026, nit: "800197268" });
    const changed = await changeCompany(storage, {
      id: id(),
      companyId,
      name: "Otra",
      sector: null,
      version: 1,
    });
    expect(changed).toMatchObject({
      ok: true,
      value: { name: "Otra", nit: "800.197.268-4", fiscalYear: 2026 },
    });
    expect(changed.ok && "sector" in changed.value).toBe(false);
    const stale = await changeCompany(storage, { id: id(), companyId, name: "Tercera", version: 1 });
    expect(stale).toMatchObject({ ok: false, error: { kind: "stale-company", current: { name: "Otra" } } });
  });

  it("a change is taken back by its command, and again", async () => {
    const companyId = await company("La Sabana");
    const target = id();
    await changeCompany(storage, { id: target, companyId, name: "Otra", sector: "food" });
    const undo = { id: id(), target };
    expect(await undoRecords(storage, undo)).toEqual({ ok: true, value: target });
    expect(await getCompany(storage, companyId)).toMatchObject({ name: "La Sabana" });
    expect(await getCompany(storage, companyId)).not.toHaveProperty("sector");
    expect(await undoRecords(storage, { id: id(), target })).toEqual(refused("nothing-to-undo"));
    expect((await undoRecords(storage, { id: id(), target: undo.id })).ok).toBe(true);
    expect(await getCompany(storage, companyId)).toMatchObject({ name: "Otra", sector: "food" });
  });
});

describe("the active company", () => {
  it("is the first one until another is activated; then all others are inactive, also with a clock set back", async () => {
    const first = await company("Primera");
    const second = await company("Segunda");
    expect((await selectedCompany(storage))?.id).toBe(first);
    await activateCompany(storage, { id: id(), companyId: second });
    expect((await selectedCompany(storage))?.id).toBe(second);
    const back = { ...storage, clock: steppingClock("2020-01-01T12:00:00-05:00") };
    await activateCompany(back, { id: id(), companyId: first });
    expect((await selectedCompany(storage))?.id).toBe(first);
  });

  it("activating is undone, and what is active already is left alone", async () => {
    const first = await company("Primera");
    const second = await company("Segunda");
    const target = id();
    await activateCompany(storage, { id: target, companyId: second });
    await undoRecords(storage, { id: id(), target });
    expect((await selectedCompany(storage))?.id).toBe(first);
    const before = await dump(storage);
    expect((await activateCompany(storage, { id: id(), companyId: first })).ok).toBe(true);
    expect(await dump(storage)).toEqual(before);
  });
});

describe("deleting", () => {
  it("AC-11 takes its books along and leaves the others; undone, all is as it was", async () => {
    const gone = await company("Se va");
    const kept = await company("Se queda");
    const own = [await book(gone), await book(gone)];
    const others = [await book(kept), await book()];
    await post(storage, own[0] as BookId);
    const earlier = await book(gone);
    await deleteBook(storage, { id: id(), bookId: earlier });
    const counters = await storage.db.books.get(own[0] as BookId);
    const target = id();
    const result = await deleteCompany(storage, { id: target, companyId: gone });
    expect(result).toMatchObject({ ok: true, value: { books: 2 } });
    expect((await listCompanies(storage)).map((each) => each.id)).toEqual([kept]);
    expect((await listBooks(storage)).map((each) => each.id).sort()).toEqual([...others].sort());
    expect((await undoRecords(storage, { id: id(), target })).ok).toBe(true);
    expect(await listCompanies(storage)).toHaveLength(2);
    expect((await listBooks(storage)).map((each) => each.id).sort()).toEqual([...own, ...others].sort());
    expect(await getBook(storage, own[0] as BookId)).toMatchObject({
      entries: 1,
      turnover: counters?.turnover,
    });
    expect(await getBook(storage, earlier)).toBeNull();
    expect((await post(storage, own[0] as BookId)).ok).toBe(true);
  });

  it("takes its fiscal profile along, and brings it back", async () => {
    const companyId = await company();
    const own = { id: newId("fiscalProfile"), companyId, name: "Común", version: 3, updatedAt: 1 };
    const other = { id: newId("fiscalProfile"), companyId: await company("Otra"), name: "Otro", version: 1 };
    await storage.db.fiscalProfiles.bulkAdd([own, other] as never[]);
    const target = id();
    await deleteCompany(storage, { id: target, companyId });
    expect(await storage.db.fiscalProfiles.toArray()).toEqual([other]);
    await undoRecords(storage, { id: id(), target });
    expect(await storage.db.fiscalProfiles.get(own.id)).toMatchObject({ name: "Común", version: 4 });
  });

  it("MT-04 what another tab still shows of it is refused, and nothing is resurrected", async () => {
    const companyId = await company();
    const bookId = await book(companyId);
    const other = await openAccountDatabase(storage.name, { plan: fixedPlan("premium") });
    await deleteCompany(storage, { id: id(), companyId });
    expect(await post(other, bookId)).toEqual(refused("unknown-book"));
    expect(await changeCompany(other, { id: id(), companyId, name: "X" })).toEqual(
      refused("unknown-company"),
    );
    expect(await activateCompany(other, { id: id(), companyId })).toEqual(refused("unknown-company"));
    expect(await deleteCompany(other, { id: id(), companyId })).toEqual(refused("unknown-company"));
    const late = { id: id(), bookId: newId("book"), companyId, name: "Tarde", chart: "puc" as const };
    expect(await createBook(other, late)).toEqual(refused("unknown-company"));
    expect(await restoreBook(other, { id: id(), bookId })).toEqual(refused("unknown-company"));
    expect(await listBooks(other)).toEqual([]);
    other.close();
  });

  it("is Premium, whatever the session record says: the command asks the plan", async () => {
    const companyId = await company();
    expect(await deleteCompany(under("free"), { id: id(), companyId })).toEqual({
      ok: false,
      error: { kind: "plan", text: "company-deletion" },
    });
    expect((await deleteCompany(under("none"), { id: id(), companyId })).ok).toBe(true);
  });
});

describe("limits of the free plan", () => {
  it("PL-01 PL-02 one company and five books, of two tabs at once exactly one passes", async () => {
    const free = under("free");
    const make = () => createCompany(free, { id: id(), companyId: newId("company"), name: "Otra" });
    const answers = await Promise.all([make(), make()]);
    expect(answers.filter((each) => each.ok)).toHaveLength(1);
    expect(answers.find((each) => !each.ok)).toEqual({
      ok: false,
      error: { kind: "plan", text: "company-limit" },
    });
    for (let made = 0; made < 4; made += 1) await book();
    const add = () =>
      createBook(free, { id: id(), bookId: newId("book"), companyId: null, name: "Otro", chart: "mini" });
    const books = await Promise.all([add(), add()]);
    expect(books.filter((each) => each.ok)).toHaveLength(1);
    expect(books.find((each) => !each.ok)).toEqual({
      ok: false,
      error: { kind: "plan", text: "book-limit" },
    });
    expect(await listBooks(storage)).toHaveLength(5);
  });

  it("PL-07 with twelve books after a downgrade the newest five are written to; all are read, put away and deleted", async () => {
    const made: BookId[] = [];
    for (let count = 0; count < 12; count += 1) made.push(await book());
    const free = under("free");
    const [oldest, newest] = [made[0] as BookId, made[11] as BookId];
    expect(await listBooks(free)).toHaveLength(12);
    expect((await post(free, newest)).ok).toBe(true);
    // Posted again without re-reading, and still checked.
    expect((await post(free, newest)).ok).toBe(true);
    const over = { ok: false, error: { kind: "over-limit", of: "books" } };
    expect(await post(free, oldest)).toEqual(over);
    expect(await renameBook(free, { id: id(), bookId: oldest, name: "X" })).toEqual(over);
    expect((await setBookStatus(free, { id: id(), bookId: oldest, status: "archived" })).ok).toBe(true);
    expect(await setBookStatus(free, { id: id(), bookId: oldest, status: "active" })).toEqual(over);
    for (const bookId of made.slice(5)) await deleteBook(free, { id: id(), bookId });
    await setBookStatus(storage, { id: id(), bookId: oldest, status: "active" });
    expect((await post(free, oldest)).ok).toBe(true);
    // A deletion can always be undone; beyond the limit the oldest book becomes read-only.
    expect((await restoreBook(free, { id: id(), bookId: newest })).ok).toBe(true);
    expect(await post(free, oldest)).toEqual(over);
    expect((await post(free, newest)).ok).toBe(true);
  });

  it("after a downgrade one writes in the active company, and chooses it by activating", async () => {
    const first = await company("Primera");
    const second = await company("Segunda");
    const [mine, theirs] = [await book(first), await book(second)];
    const free = under("free");
    expect((await post(free, mine)).ok).toBe(true);
    expect(await post(free, theirs)).toEqual({ ok: false, error: { kind: "over-limit", of: "books" } });
    const over = { ok: false, error: { kind: "over-limit", of: "companies" } };
    expect(await changeCompany(free, { id: id(), companyId: second, name: "X" })).toEqual(over);
    const late = { id: id(), bookId: newId("book"), companyId: second, name: "Tarde", chart: "puc" as const };
    expect(await createBook(free, late)).toEqual(over);
    expect((await activateCompany(free, { id: id(), companyId: second })).ok).toBe(true);
    expect((await post(free, theirs)).ok).toBe(true);
    expect((await post(free, mine)).ok).toBe(false);
    expect((await post(under("premium"), mine)).ok).toBe(true);
  });

  it("PL-03 a restore of eight books brings all, and then only new ones are refused", async () => {
    for (let count = 0; count < 8; count += 1) await book();
    const read = await readBackup(await makeBackup(storage, { id: "acct_x", name: "M", email: "m@x.co" }));
    if (!read.ok) throw new Error(read.error);
    const free = await openTestStorage({ newId, plan: fixedPlan("free") });
    expect((await restoreBackup(free, read.value, undefined, null)).ok).toBe(true);
    expect(await listBooks(free)).toHaveLength(8);
    const more = { id: id(), bookId: newId("book"), companyId: null, name: "Noveno", chart: "mini" as const };
    expect(await createBook(free, more)).toEqual({ ok: false, error: { kind: "plan", text: "book-limit" } });
    free.close();
  });
});

describe("backups", () => {
  it("UP-01 a company as version 1 kept it opens, changes and comes back from a backup", async () => {
    const old = {
      id: newId("company"),
      name: "Vieja",
      nit: "900 123",
      createdAt: 1,
      updatedAt: 1,
      version: 1,
    };
    await storage.db.companies.add(old);
    await company("Nueva", { sector: "health", fiscalYear: 2025 });
    expect((await selectedCompany(storage))?.id).toBe(old.id);
    const read = await readBackup(await makeBackup(storage, { id: "acct_x", name: "M", email: "m@x.co" }));
    if (!read.ok) throw new Error(read.error);
    expect(read.value.bad).toEqual([]);
    expect(read.value.tables.companies).toEqual(await storage.db.companies.toArray());
    // A field that is not rewritten keeps its original text.
    expect(await changeCompany(storage, { id: id(), companyId: old.id, name: "Vieja S.A.S." })).toMatchObject(
      {
        ok: true,
        value: { nit: "900 123" },
      },
    );
  });
});

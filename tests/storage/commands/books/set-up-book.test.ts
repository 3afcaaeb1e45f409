import { beforeEach, describe, expect, it } from "vitest";
import type { AccountCode, ChartKind } from "#domain/accounting/account.ts";
import { linkTo } from "#domain/accounting/entries/entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { addAccount } from "#storage/commands/books/add-account.ts";
import { setBookPeriod, setBookStatus } from "#storage/commands/books/change-book.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { restateFigures } from "#storage/commands/books/restate-figures.ts";
import { type BookSetup, setUpBook } from "#storage/commands/books/set-up-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import { deleteEntry, voidEntry } from "#storage/commands/entries/void-entry.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { chartKeptBy } from "#storage/queries/books/chart-kept-by.ts";
import { content } from "#tests/support/builders.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { disagreements, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let companyId: CompanyId;
let bookId: BookId;

const head = () => ({ id: newId("command"), bookId });
const setUp = (setup: BookSetup, on = storage) => setUpBook(on, { ...head(), setup });

async function made(chart: ChartKind = "puc"): Promise<BookId> {
  const id = newId("book");
  const period = { start: day("2026-01-01"), end: day("2026-12-31") };
  const book = await createBook(storage, {
    id: newId("command"),
    bookId: id,
    companyId,
    name: "Diario",
    chart,
    ...period,
  });
  if (!book.ok) throw new Error(book.error.kind);
  return id;
}

async function post(date: string, on = storage, debit = "1105", credit = "4135") {
  const entry = content(date, debit, credit, 5_000);
  return postEntry(on, { ...head(), entryId: newId("entry"), content: entry, origin: "journal" });
}

async function bookNow() {
  const book = await getBook(storage, bookId);
  if (!book) throw new Error("no book");
  return book;
}

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  companyId = newId("company");
  await createCompany(storage, { id: newId("command"), companyId, name: "La Sabana" });
  bookId = await made();
  return () => storage.close();
});

describe("AC-70 what a book is set up with", () => {
  it("changes name, chart and period of an empty book at once, and back by the same command", async () => {
    const setup = {
      name: "  Ensayo  uno ",
      chart: "mini",
      start: day("2026-11-01"),
      end: day("2026-11-30"),
    } as const;
    expect(await setUp(setup)).toMatchObject({ ok: true, value: { ...setup, name: "Ensayo uno" } });
    const changed = await storage.db.audit.orderBy("seq").last();
    expect(changed).toMatchObject({ kind: "set-up-book", bookId });
    const back = { name: "Diario", chart: "puc", start: day("2026-01-01"), end: day("2026-12-31") } as const;
    expect(await setUp(back)).toMatchObject({ ok: true, value: back });
    expect((await post("2026-11-03")).ok).toBe(true);
    expect(await disagreements(storage, bookId)).toEqual([]);
  });

  it("posts on the new chart at once, also from a tab that knew the former one", async () => {
    const other = await openAccountDatabase(storage.name, { newId, plan: fixedPlan("premium") });
    const first = await post("2026-11-03", other);
    if (!first.ok) throw new Error(first.error.kind);
    await deleteEntry(storage, { ...head(), entry: linkTo(first.value), version: 1 });
    expect(await setUp({ chart: "mini" })).toMatchObject({ ok: true });
    for (const tab of [other, storage]) {
      expect(await post("2026-11-03", tab)).toMatchObject({ ok: false, error: { kind: "problems" } });
      expect(await post("2026-11-03", tab, "1001", "4001")).toMatchObject({ ok: true });
    }
    expect(await disagreements(storage, bookId)).toEqual([]);
    other.close();
  });

  it.each([
    ["an entry", "entries", async () => void (await post("2026-11-03"))],
    [
      "a void entry",
      "entries",
      async () => {
        const first = await post("2026-11-03");
        if (first.ok) await voidEntry(storage, { ...head(), entry: linkTo(first.value), version: 1 });
      },
    ],
    [
      "a draft",
      "drafts",
      async () => {
        const draft = content("2026-11-03", "1105", "4135", 5_000);
        await saveDraft(storage, { ...head(), entryId: newId("entry"), content: draft, origin: "journal" });
      },
    ],
    [
      "an account of its own",
      "accounts",
      async () => void (await addAccount(storage, { ...head(), code: "11200505", name: "Nequi" })),
    ],
  ])("keeps the chart of a book with %s, and says why", async (_what, by, write) => {
    await write();
    const why = { kind: "chart-in-use", by, count: 1 };
    const before = await bookNow();
    expect(await chartKeptBy(storage, before)).toEqual(why);
    expect(await setUp({ chart: "mini", name: "Otro" })).toEqual({ ok: false, error: why });
    expect(await bookNow()).toEqual(before);
    // Everything else may still change.
    expect(await setUp({ name: "Otro" })).toMatchObject({ ok: true, value: { name: "Otro", chart: "puc" } });
  });

  it("AC-95 takes out what restates its figures with the chart, and brings it back with it", async () => {
    const restatement = newId("restatement");
    const said = {
      day: day("2025-12-31"),
      debit: "5160" as AccountCode,
      credit: "1592" as AccountCode,
      amount: pesos(600_000),
      cause: "error",
      reason: "Sin depreciar",
    } as const;
    must(await restateFigures(storage, { ...head(), restatement, said }));
    expect((await setUp({ name: "Otro", chart: "puc" })).ok).toBe(true);
    const { restatements } = await bookNow();
    expect(restatements).toEqual([{ id: restatement, ...said }]);
    expect((await setUp({ chart: "mini" })).ok).toBe(true);
    expect(await bookNow()).not.toHaveProperty("restatements");
    expect((await setUp({ chart: "puc", ...(restatements && { restatements }) })).ok).toBe(true);
    expect((await bookNow()).restatements).toEqual(restatements);
  });

  it("takes the accounts that the company shares along, and brings them back", async () => {
    const first = bookId;
    await addAccount(storage, { ...head(), code: "11200505", name: "Nequi" });
    bookId = await made();
    expect(await storage.db.accounts.get([bookId, "11200505"])).toBeDefined();
    expect((await setUp({ chart: "journal" })).ok).toBe(true);
    expect(await storage.db.accounts.get([bookId, "11200505"])).toBeUndefined();
    expect(await storage.db.accounts.get([first, "11200505"])).toBeDefined();
    expect((await setUp({ chart: "puc" })).ok).toBe(true);
    expect(await storage.db.accounts.get([bookId, "11200505"])).toMatchObject({ name: "Nequi" });
  });

  it.each([
    ["2026-02-01", "2026-12-31", false],
    ["2026-01-10", "2026-11-20", true],
    ["2026-01-11", "2026-11-20", false],
    ["2026-01-10", "2026-11-19", false],
    ["2025-01-01", "2027-12-31", true],
    ["2027-01-01", "2027-12-31", false],
  ])("takes the period %s to %s where it holds every entry: %s", async (start, end, fits) => {
    await post("2026-11-20");
    await post("2026-01-10");
    await post("2026-06-01");
    const period = { start: day(start), end: day(end) };
    const why = { kind: "period-leaves-out", from: "2026-01-10", to: "2026-11-20" };
    const expected = fits ? { ok: true } : { ok: false, error: why };
    expect(await setUp(period)).toMatchObject(expected);
    // The same rule by the other command, which stretches a book from its entry row.
    await setUp({ start: day("2026-01-01"), end: day("2026-12-31") });
    expect(await setBookPeriod(storage, { ...head(), ...period })).toMatchObject(expected);
  });

  it("lets a period grow though an entry is outside of both, and counts neither drafts nor void entries", async () => {
    const stray = await post("2024-03-01");
    expect((await setUp({ end: day("2027-01-05") })).ok).toBe(true);
    expect(await setUp({ end: day("2026-12-31") })).toMatchObject({ error: { kind: "period-leaves-out" } });
    if (stray.ok) await voidEntry(storage, { ...head(), entry: linkTo(stray.value), version: 1 });
    expect((await setUp({ end: day("2026-12-31") })).ok).toBe(true);
  });

  it.each([
    [{ name: "  " }, "blank-name"],
    [{ start: day("2027-01-01") }, "bad-period"],
    [{ end: "2026-02-30" as never }, "bad-period"],
  ])("refuses %o", async (setup, kind) => {
    expect(await setUp(setup)).toMatchObject({ ok: false, error: { kind } });
  });

  it("changes no book that is read-only, and is taken back by no undo that does not look", async () => {
    const command = head();
    await setUpBook(storage, { ...command, setup: { chart: "mini" } });
    expect((await post("2026-11-03", storage, "1001", "4001")).ok).toBe(true);
    const undo = await undoRecords(storage, { id: newId("command"), target: command.id });
    expect(undo).toMatchObject({ ok: false, error: { kind: "nothing-to-undo" } });
    await setBookStatus(storage, { ...head(), status: "completed" });
    expect(await setUp({ name: "Otro" })).toMatchObject({ error: { kind: "read-only" } });
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { type EntryContent, linkTo } from "#domain/accounting/entries/entry.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { moveAccount } from "#storage/commands/accounts/move-account.ts";
import {
  importAccounts,
  removeAccount,
  renameAccount,
  shareAccounts,
} from "#storage/commands/accounts/own-accounts.ts";
import { undoAccounts } from "#storage/commands/accounts/undo-accounts.ts";
import { addAccount } from "#storage/commands/books/add-account.ts";
import { deleteBook, setBookStatus, setNonCurrent } from "#storage/commands/books/change-book.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { editEntry } from "#storage/commands/entries/edit-entry.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { deleteEntry, voidEntry } from "#storage/commands/entries/void-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { balancesNow } from "#storage/queries/books/balances.ts";
import { bookChart } from "#storage/queries/books/books.ts";
import { content, line } from "#tests/support/builders.ts";
import { allEntries, disagreements, dump, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let companyId: CompanyId;
let first: BookId;
let second: BookId;

async function bookOf(company: CompanyId | null): Promise<BookId> {
  const bookId = storage.newId("book");
  const made = await createBook(storage, {
    ...head(bookId),
    companyId: company,
    name: "Diario",
    chart: "puc",
  });
  if (!made.ok) throw new Error(made.error.kind);
  return bookId;
}

const head = (bookId: BookId) => ({ id: storage.newId("command"), bookId });

beforeEach(async () => {
  storage = await openTestStorage({ pageSize: 3 });
  companyId = storage.newId("company");
  await createCompany(storage, { id: storage.newId("command"), companyId, name: "La Sabana" });
  first = await bookOf(companyId);
  second = await bookOf(companyId);
  return async () => {
    for (const { id } of await storage.db.books.toArray()) {
      expect(await disagreements(storage, id)).toEqual([]);
      expect(await verifyBook(storage.db, id)).toEqual([]);
    }
    storage.close();
  };
});

async function add(code: string, name: string, bookId = first) {
  const command = { ...head(bookId), code, name };
  const result = await addAccount(storage, command);
  expect(result).toMatchObject({ ok: true });
  return command.id;
}

async function post(value: EntryContent, bookId = first) {
  const command = {
    ...head(bookId),
    entryId: storage.newId("entry"),
    content: value,
    origin: "journal" as const,
  };
  const result = await postEntry(storage, command);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return { command: command.id, entry: result.value };
}

const refused = (problem: string) => ({ ok: false, error: { kind: "own-account", problem } });
const named = async (bookId: BookId, code: string) =>
  (await storage.db.accounts.get([bookId, code]))?.name ?? null;
const rename = (code: string, name: string, seen: string) =>
  renameAccount(storage, { ...head(first), code, name, seen });
const remove = (code: string) => removeAccount(storage, { ...head(first), code });
const move = (code: string, to: string, bookId = first) =>
  moveAccount(storage, { ...head(bookId), code, to });

async function undo(target: Awaited<ReturnType<typeof add>>, bookId = first) {
  return undoAccounts(storage, { ...head(bookId), target });
}

describe("AC-60 one plan for all books of a company", () => {
  it("adds, renames and deletes in every book, and takes each back", async () => {
    const added = await add("11100505", "Nequi");
    for (const book of [first, second]) expect(await named(book, "11100505")).toBe("Nequi");
    const renaming = { ...head(second), code: "11100505", name: "  Nequi del  local ", seen: "Nequi" };
    expect(await renameAccount(storage, renaming)).toMatchObject({
      ok: true,
      value: { name: "Nequi del local" },
    });
    expect(await named(first, "11100505")).toBe("Nequi del local");
    expect(await undo(renaming.id, second)).toMatchObject({ ok: true });
    expect(await named(first, "11100505")).toBe("Nequi");
    const deleting = { ...head(first), code: "11100505" };
    expect(await removeAccount(storage, deleting)).toMatchObject({ ok: true });
    expect(await named(second, "11100505")).toBeNull();
    expect(await undo(deleting.id)).toMatchObject({ ok: true });
    expect(await named(second, "11100505")).toBe("Nequi");
    expect(await undo(added)).toMatchObject({ ok: true });
    expect(await storage.db.accounts.count()).toBe(0);
  });

  it("gives a new book the accounts of the company, and leaves other companies and books alone", async () => {
    const alone = await bookOf(null);
    await add("11100505", "Nequi");
    expect(await named(alone, "11100505")).toBeNull();
    const third = await bookOf(companyId);
    expect(await named(third, "11100505")).toBe("Nequi");
    await add("11100510", "Caja menor", alone);
    expect(await named(first, "11100510")).toBeNull();
    await deleteBook(storage, head(third));
    await add("11100515", "Daviplata");
    expect(await named(third, "11100515")).toBeNull();
  });

  it("shares what one book had alone, keeps the names that books already gave, and takes it back", async () => {
    const row = {
      bookId: first,
      code: "11100505",
      name: "Nequi",
      nature: "debit" as const,
      parent: "111005",
    };
    await storage.db.accounts.add(row);
    await storage.db.accounts.bulkAdd([
      { ...row, code: "11100510", name: "Uno" },
      { ...row, code: "11100510", name: "Otro", bookId: second },
    ]);
    const command = head(first);
    expect(await shareAccounts(storage, command)).toMatchObject({ ok: true, value: 1 });
    expect([await named(second, "11100505"), await named(second, "11100510")]).toEqual(["Nequi", "Otro"]);
    expect(await shareAccounts(storage, head(first))).toMatchObject(refused("nothing-new"));
    expect(await undo(command.id)).toMatchObject({ ok: true });
    expect(await named(second, "11100505")).toBeNull();
  });

  it("gives an account to no book without the own account that it is under", async () => {
    const row = {
      bookId: first,
      code: "11100505",
      name: "Nequi",
      nature: "debit" as const,
      parent: "111005",
    };
    await storage.db.accounts.add(row);
    const command = await add("1110050505", "Nequi tienda");
    expect([await named(second, "11100505"), await named(second, "1110050505")]).toEqual([
      "Nequi",
      "Nequi tienda",
    ]);
    expect(await undo(command)).toMatchObject({ ok: true });
    expect([await named(second, "11100505"), await named(second, "1110050505")]).toEqual([null, null]);
    await storage.db.accounts.add({ ...row, code: "11100520", name: "Davivienda" });
    await add("11100530", "Ahorro");
    await storage.db.accounts.delete([second, "11100520"]);
    expect(await move("11100530", "1110052005")).toMatchObject({ ok: true });
    expect(await named(second, "11100520")).toBe("Davivienda");
  });

  it("imports parents before what is below them, all or none", async () => {
    const accounts = [
      { code: "1110051005", name: "Ahorros" },
      { code: "11100510", name: "Bancolombia" },
    ];
    const command = { ...head(first), accounts };
    expect(await importAccounts(storage, command)).toMatchObject({ ok: true, value: 2 });
    expect(await named(second, "1110051005")).toBe("Ahorros");
    const before = await dump(storage);
    const bad = [
      { code: "11100515", name: "Bien" },
      { code: "111", name: "Mal" },
    ];
    const result = await importAccounts(storage, { ...head(first), accounts: bad });
    expect(result).toMatchObject({ ok: false, error: { problem: "bad-code", code: "111" } });
    expect(await importAccounts(storage, { ...head(first), accounts: [] })).toMatchObject(
      refused("nothing-new"),
    );
    expect(await dump(storage)).toEqual(before);
    expect(await undo(command.id)).toMatchObject({ ok: true });
    expect(await storage.db.accounts.count()).toBe(0);
  });

  it("MT-04 refuses what another tab removed or renamed meanwhile", async () => {
    await add("11100505", "Nequi");
    await rename("11100505", "Nequi 2", "Nequi");
    expect(await rename("11100505", "Nequi 3", "Nequi")).toMatchObject(refused("renamed"));
    await remove("11100505");
    expect(await rename("11100505", "Nequi 3", "Nequi 2")).toMatchObject(refused("gone"));
    expect(await remove("11100505")).toMatchObject(refused("gone"));
    expect(await move("11100505", "11200505")).toMatchObject(refused("gone"));
    expect(await rename("1110", "Bancos míos", "Bancos")).toMatchObject(refused("official"));
    expect(await remove("1110")).toMatchObject(refused("official"));
  });

  it("refuses a read-only book and one over the plan's limit", async () => {
    await setBookStatus(storage, { ...head(first), status: "completed" });
    const command = { ...head(first), code: "11100505", name: "Nequi" };
    expect(await addAccount(storage, command)).toMatchObject({ ok: false, error: { kind: "read-only" } });
    for (let count = 0; count < 9; count += 1) await bookOf(null);
    const free = { ...storage, plan: fixedPlan("free") };
    const results = [];
    for (const { id } of await storage.db.books.toArray())
      results.push(await addAccount(free, { ...head(id), code: "11100505", name: "Nequi" }));
    expect(results.some((each) => !each.ok && each.error.kind === "over-limit")).toBe(true);
  });

  it.each(["posted", "draft", "void"])(
    "keeps an account that a %s entry of any book names",
    async (status) => {
      const added = await add("11100505", "Nequi");
      const sale = content("2026-11-03", "11100505", "4135", 500);
      if (status === "draft")
        await saveDraft(storage, {
          ...head(second),
          entryId: storage.newId("entry"),
          content: sale,
          origin: "journal",
        });
      else {
        const { entry } = await post(sale, second);
        await post(content("2026-11-04", "1105", "4135", 1), second);
        if (status === "void")
          await voidEntry(storage, { ...head(second), entry: linkTo(entry), version: 1 });
      }
      expect(await remove("11100505")).toMatchObject(refused("in-use"));
      expect(await undo(added)).toMatchObject(refused("in-use"));
    },
  );

  it("keeps an account with others below it", async () => {
    const added = await add("11100505", "Bancolombia");
    await add("1110050505", "Ahorros");
    expect(await remove("11100505")).toMatchObject(refused("has-children"));
    expect(await undo(added)).toMatchObject(refused("has-children"));
  });

  it("brings back no entry whose account was deleted since", async () => {
    await add("11100505", "Nequi");
    const { entry } = await post(content("2026-11-03", "11100505", "4135", 500));
    const deleting = { ...head(first), entry: linkTo(entry), version: 1 };
    expect(await deleteEntry(storage, deleting)).toMatchObject({ ok: true });
    const result = await remove("11100505");
    expect(result).toMatchObject({ ok: true });
    const back = await undoCommand(storage, { ...head(first), target: deleting.id });
    expect(back).toMatchObject({ ok: false, error: { kind: "problems" } });
  });
});

describe("AC-61 moving with everything that was recorded", () => {
  const nets = async (bookId: BookId) =>
    Object.fromEntries(
      [...(await balancesNow(storage, bookId))].map(([code, each]) => [code, each.debit - each.credit]),
    );

  it("writes the new code in every book: rows, lines, drafts, totals and marks; and takes it back", async () => {
    await add("13050505", "Clientes de Chía");
    await setNonCurrent(storage, { ...head(second), account: "13050505", nonCurrent: true });
    for (const bookId of [first, second])
      for (const date of ["2026-09-10", "2026-10-10", "2026-10-11", "2026-11-10", "2026-11-11"])
        await post(content(date, "13050505", "4135", 100), bookId);
    await saveDraft(storage, {
      ...head(first),
      entryId: storage.newId("entry"),
      content: content("2026-11-03", "13050505", "4135", 9),
      origin: "journal",
    });
    const before = await allEntries(storage, first);
    const command = { ...head(first), code: "13050505", to: "13100505" };
    expect(await moveAccount(storage, command)).toMatchObject({
      ok: true,
      value: { code: "13100505", parent: "131005", name: "Clientes de Chía" },
    });
    for (const bookId of [first, second]) {
      expect(await nets(bookId)).toEqual({ "13100505": 500, "4135": -500 });
      expect(await named(bookId, "13050505")).toBeNull();
      expect(JSON.stringify([...(await allEntries(storage, bookId)).values()])).not.toContain("13050505");
    }
    expect((await storage.db.books.get(second))?.nonCurrent).toEqual(["13100505"]);
    await post(content("2026-11-12", "13100505", "4135", 7));
    expect(await undo(command.id)).toMatchObject({ ok: true });
    expect(await nets(first)).toEqual({ "13050505": 507, "4135": -507 });
    expect((await storage.db.books.get(second))?.nonCurrent).toEqual(["13050505"]);
    const after = await allEntries(storage, first);
    for (const [id, entry] of before) expect(after.get(id)?.lines).toEqual(entry.lines);
  });

  it("brings back a mark that the other place could not have", async () => {
    await add("13050505", "Clientes");
    await setNonCurrent(storage, { ...head(first), account: "13050505", nonCurrent: true });
    const command = { ...head(first), code: "13050505", to: "13551505" };
    expect(await moveAccount(storage, command)).toMatchObject({ ok: true });
    expect((await storage.db.books.get(first))?.nonCurrent).toBeUndefined();
    expect(await undo(command.id)).toMatchObject({ ok: true });
    expect((await storage.db.books.get(first))?.nonCurrent).toEqual(["13050505"]);
  });

  it("takes the nature of the new parent", async () => {
    await add("15240505", "Estantes");
    expect(await move("15240505", "15921505")).toMatchObject({ ok: true, value: { nature: "credit" } });
  });

  it("refuses a closed month and a read-only book that use the account, naming the book", async () => {
    await add("11100505", "Nequi");
    await post(content("2026-10-10", "11100505", "4135", 100), second);
    await closeMonth(storage, { ...head(second), month: month("2026-10") });
    const before = await dump(storage);
    expect(await move("11100505", "11200505")).toMatchObject({
      ok: false,
      error: { kind: "account-fixed", book: "Diario", month: "2026-10" },
    });
    await setBookStatus(storage, { ...head(second), status: "archived" });
    const refusal = await move("11100505", "11200505");
    expect(refusal).toMatchObject({ ok: false, error: { kind: "account-fixed", month: null } });
    const { books: _books, audit: _audit, meta: _meta, ...rest } = await dump(storage);
    expect(before).toMatchObject(rest);
  });

  it("moves in a book with closed months that do not use the account", async () => {
    await add("11100505", "Nequi");
    await post(content("2026-10-10", "1105", "4135", 100));
    await closeMonth(storage, { ...head(first), month: month("2026-10") });
    await post(content("2026-11-10", "11100505", "4135", 100));
    expect(await move("11100505", "11200505")).toMatchObject({ ok: true });
  });

  it("refuses another class once there are movements", async () => {
    await add("11100505", "Nequi");
    await post(content("2026-10-10", "11100505", "4135", 100), second);
    expect(await move("11100505", "51959505")).toMatchObject(refused("other-class"));
  });

  it("lets no earlier change come back to the code that is gone", async () => {
    await add("11100505", "Nequi");
    const { entry } = await post(content("2026-11-10", "11100505", "4135", 100));
    const editing = {
      ...head(first),
      entry: linkTo(entry),
      version: 1,
      content: {
        ...content("2026-11-10", "1105", "4135", 100),
        lines: [line("1105", 100), line("4135", -100)],
      },
    };
    expect(await editEntry(storage, editing)).toMatchObject({ ok: true });
    expect(await move("11100505", "11200505")).toMatchObject({ ok: true });
    const back = await undoCommand(storage, { ...head(first), target: editing.id });
    expect(back).toMatchObject({ ok: false, error: { kind: "problems" } });
  });

  it("answers the same command again with its first answer", async () => {
    await add("11100505", "Nequi");
    const command = { ...head(first), code: "11100505", to: "11200505" };
    const answers = [await moveAccount(storage, command), await moveAccount(storage, command)];
    expect(answers[1]).toEqual(answers[0]);
    expect((await bookChart(storage, { id: first, chart: "puc" })).byCode.has("11200505")).toBe(true);
  });
});

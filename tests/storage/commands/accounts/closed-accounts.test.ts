import { beforeEach, describe, expect, it } from "vitest";
import { linkTo } from "#domain/accounting/entries/entry.ts";
import { searchAccounts } from "#domain/accounting/search/search-accounts.ts";
import { newProfile } from "#domain/fiscal/fiscal-profile.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { moveAccount } from "#storage/commands/accounts/move-account.ts";
import { removeAccount, renameAccount, setAccountClosed } from "#storage/commands/accounts/own-accounts.ts";
import { undoAccounts } from "#storage/commands/accounts/undo-accounts.ts";
import { addAccount } from "#storage/commands/books/add-account.ts";
import { setCashEquivalents, setNonCurrent } from "#storage/commands/books/change-book.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { duplicateBook } from "#storage/commands/books/duplicate-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { editEntry } from "#storage/commands/entries/edit-entry.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { reverseEntry } from "#storage/commands/entries/reverse-entry.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import { postDrafts } from "#storage/commands/entries/save-drafts.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { createFiscalProfile } from "#storage/commands/fiscal/save-fiscal-profile.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { bookChart, getBook } from "#storage/queries/books/books.ts";
import { content } from "#tests/support/builders.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { disagreements, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let companyId: CompanyId;
let first: BookId;
let second: BookId;

const head = (bookId: BookId = first) => ({ id: storage.newId("command"), bookId });

async function newBook(): Promise<BookId> {
  const bookId = storage.newId("book");
  must(await createBook(storage, { ...head(bookId), companyId, name: "Diario", chart: "puc" }));
  return bookId;
}

beforeEach(async () => {
  storage = await openTestStorage({ pageSize: 3 });
  companyId = storage.newId("company");
  await createCompany(storage, { id: storage.newId("command"), companyId, name: "La Sabana" });
  first = await newBook();
  second = await newBook();
  return async () => {
    for (const { id } of await storage.db.books.toArray()) {
      expect(await disagreements(storage, id)).toEqual([]);
      expect(await verifyBook(storage.db, id)).toEqual([]);
    }
    storage.close();
  };
});

async function add(code: string, name: string) {
  const command = { ...head(), code, name };
  must(await addAccount(storage, command));
  return command.id;
}

async function setClosed(code: string, closed: boolean, bookId = first) {
  const command = { ...head(bookId), code, closed };
  must(await setAccountClosed(storage, command));
  return command.id;
}

const posting = (account: string, bookId = first, against = "4135") => ({
  ...head(bookId),
  entryId: storage.newId("entry"),
  content: content("2026-11-03", account, against, 500),
  origin: "journal" as const,
});
const isClosed = async (bookId: BookId, code: string) =>
  (await storage.db.accounts.get([bookId, code]))?.closed ?? false;
const closedProblem = { problems: [{ kind: "closed-account", line: 0, account: "11100505" }] };
const undo = (target: Awaited<ReturnType<typeof add>>) => undoAccounts(storage, { ...head(), target });

describe("AC-64 an account closed to new entries", () => {
  it("is closed with what is below it in every book, also in one made later, and is taken back", async () => {
    await add("11100505", "Nequi");
    await add("1110050501", "Nequi de la tienda");
    const closing = await setClosed("11100505", true, second);
    const later = await newBook();
    const copy = storage.newId("book");
    must(await duplicateBook(storage, { ...head(copy), sourceId: first, name: "Copia", entries: true }));
    for (const book of [first, second, later, copy])
      for (const code of ["11100505", "1110050501"]) expect(await isClosed(book, code)).toBe(true);
    expect(await setAccountClosed(storage, { ...head(), code: "11100505", closed: true })).toMatchObject({
      ok: false,
      error: { problem: "closed-already" },
    });
    expect(await undoAccounts(storage, { ...head(second), target: closing })).toMatchObject({ ok: true });
    for (const book of [first, second, later])
      for (const code of ["11100505", "1110050501"]) expect(await isClosed(book, code)).toBe(false);
  });

  it("takes no new entry, import or draft, and nothing below it", async () => {
    await add("11100505", "Nequi");
    const draft = must(await saveDraft(storage, { ...posting("11100505"), version: null } as never));
    await setClosed("11100505", true);
    expect(await postEntry(storage, posting("11100505"))).toMatchObject({ ok: false, error: closedProblem });
    expect(await postEntry(storage, posting("11100505", second))).toMatchObject({ ok: false });
    const contents = [content("2026-11-03", "11100505", "4135", 1)];
    const imported = await importEntries(storage, { ...head(), contents, origin: "import" });
    expect(imported).toMatchObject({ ok: false, error: { kind: "row-problems", row: 0, ...closedProblem } });
    expect(await postDrafts(storage, { ...head(), drafts: [draft] as never })).toMatchObject({
      ok: false,
      error: { kind: "nothing-to-import" },
    });
    for (const code of ["1110050501", "1110050502"])
      expect(await addAccount(storage, { ...head(), code, name: "Otra" })).toMatchObject({
        ok: false,
        error: { problem: "closed-parent" },
      });
    await setClosed("11100505", false);
    expect(await postEntry(storage, posting("11100505"))).toMatchObject({ ok: true });
  });

  it("keeps what was recorded, which can be corrected, reversed and brought back", async () => {
    await add("11100505", "Nequi");
    const one = must(await postEntry(storage, posting("11100505")));
    const two = must(await postEntry(storage, posting("11100505")));
    const other = must(await postEntry(storage, posting("1105")));
    await setClosed("11100505", true);
    const on = (entry: typeof one) => ({ ...head(), entry: linkTo(entry), version: entry.version });
    const more = content("2026-11-04", "11100505", "4135", 900);
    const editing = { ...on(one), content: more };
    expect(await editEntry(storage, editing)).toMatchObject({ ok: true });
    expect(await editEntry(storage, { ...on(other), content: more })).toMatchObject({
      ok: false,
      error: closedProblem,
    });
    const away = { ...on(two), content: content("2026-11-04", "1105", "4135", 500) };
    const moved = must(await editEntry(storage, away));
    expect(await editEntry(storage, { ...on(moved), content: more })).toMatchObject({ ok: false });
    expect(await undoCommand(storage, { ...head(), target: away.id })).toMatchObject({ ok: true });
    const now = must(await undoCommand(storage, { ...head(), target: editing.id }));
    expect(now).toBeDefined();
    const [kept] = await storage.db.pages.toArray().then((pages) => pages.flatMap((page) => page.entries));
    const reversing = {
      ...head(),
      entry: linkTo({ ...one, ...kept } as typeof one),
      version: kept?.version ?? 0,
      reversalId: storage.newId("entry"),
      date: one.date,
      description: "Reversión",
    };
    expect(await reverseEntry(storage, reversing)).toMatchObject({ ok: true });
  });

  it("is found to be read and not to be written", async () => {
    await add("11100505", "Nequi de la tienda");
    await setClosed("11100505", true);
    const book = await getBook(storage, first);
    if (book === null) throw new Error("no book");
    const chart = await bookChart(storage, book);
    const found = (text: string, options = {}) =>
      searchAccounts(chart, text, options).some(({ account }) => account.code === "11100505");
    for (const text of ["nequi", "tienda", "111005", "bancos"]) expect(found(text), text).toBe(false);
    expect(found("nequi de la tienda", { recent: ["11100505"], used: new Map([["11100505", 9]]) })).toBe(
      false,
    );
    expect(found("11100505", { postingOnly: true })).toBe(false);
    expect(found("nequi", { withClosed: true })).toBe(true);
  });

  it("cannot be the place of another, and moves and is renamed as it is", async () => {
    await add("11100505", "Nequi");
    await add("11200505", "Otra");
    await setClosed("11100505", true);
    expect(await moveAccount(storage, { ...head(), code: "11200505", to: "1110050501" })).toMatchObject({
      ok: false,
      error: { problem: "closed-parent" },
    });
    must(await renameAccount(storage, { ...head(), code: "11100505", name: "Daviplata", seen: "Nequi" }));
    must(await moveAccount(storage, { ...head(), code: "11100505", to: "11200506" }));
    expect(await isClosed(second, "11200506")).toBe(true);
  });
});

describe("what else knows an account", () => {
  it("undoing its addition or renaming leaves books made meanwhile right too", async () => {
    const adding = await add("11100505", "Nequi");
    const renaming = { ...head(), code: "11100505", name: "Daviplata", seen: "Nequi" };
    must(await renameAccount(storage, renaming));
    const later = await newBook();
    must(await undo(renaming.id));
    expect(await storage.db.accounts.get([later, "11100505"])).toMatchObject({ name: "Nequi" });
    must(await undo(adding));
    expect(await storage.db.accounts.count()).toBe(0);
    const again = await add("11100505", "Nequi");
    const last = await newBook();
    must(await postEntry(storage, posting("11100505", last)));
    expect(await undo(again)).toMatchObject({ ok: false, error: { problem: "in-use" } });
    expect(
      await storage.db.accounts
        .where("code")
        .equals("11100505")
        .count()
        .catch(() => 4),
    ).toBe(4);
  });

  it("a removal brought back comes to the books made meanwhile, with what they said of the account", async () => {
    await add("12251005", "CDT a un año");
    must(await setCashEquivalents(storage, { ...head(), accounts: ["12251005"] }));
    must(await setNonCurrent(storage, { ...head(), account: "12251005", nonCurrent: true }));
    const removing = { ...head(), code: "12251005" };
    must(await removeAccount(storage, removing));
    const bare = await storage.db.books.get(first);
    expect([bare?.cashEquivalents, bare?.nonCurrent]).toEqual([undefined, undefined]);
    must(await undo(removing.id));
    const back = await storage.db.books.get(first);
    expect([back?.cashEquivalents, back?.nonCurrent]).toEqual([["12251005"], ["12251005"]]);
  });

  it("fiscal profiles follow its move, and back", async () => {
    await add("23654005", "Retención de la tienda");
    const content = { ...newProfile(), vatSettings: { enabled: true, rate: 19, accountCode: "23654005" } };
    const profileId = storage.newId("fiscalProfile");
    const scope = { kind: "company", companyId } as const;
    must(await createFiscalProfile(storage, { id: storage.newId("command"), profileId, content, scope }));
    const moving = { ...head(), code: "23654005", to: "23652505" };
    must(await moveAccount(storage, moving));
    const named = async () => (await storage.db.fiscalProfiles.get(profileId))?.vatSettings.accountCode;
    expect(await named()).toBe("23652505");
    must(await undo(moving.id));
    expect(await named()).toBe("23654005");
  });
});

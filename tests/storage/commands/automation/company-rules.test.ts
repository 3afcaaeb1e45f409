import { beforeEach, describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { CompanyRule, RuleFields } from "#domain/automation/company-rule.ts";
import type { BookId, CommandId, CompanyId } from "#domain/kernel/ids.ts";
import { makeId } from "#domain/kernel/ids.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { deleteRule, saveRule } from "#storage/commands/automation/save-rule.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { duplicateBook } from "#storage/commands/books/duplicate-book.ts";
import { adoptGuestWork } from "#storage/commands/companies/adopt-guest-work.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { bookRules } from "#storage/queries/automation/book-rules.ts";
import { content } from "#tests/support/builders.ts";
import { backupOf } from "#tests/support/files/make-backup.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { code, ruleFields } from "#tests/support/records/company-rules.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const chart = pucChart();
const COFFEE = ruleFields({ words: "  tintos  " }, { account: code("519520"), party: " " });

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  return () => storage.close();
});

async function save(fields: RuleFields, rule?: CompanyRule, book = bookId, in_ = storage) {
  const command = {
    id: newId("command"),
    bookId: book,
    ruleId: rule?.id ?? newId("rule"),
    fields,
    version: rule?.version ?? null,
    chart,
  };
  return { id: command.id, result: await saveRule(in_, command) };
}

const made = async (fields = COFFEE, book = bookId, in_ = storage) =>
  must((await save(fields, undefined, book, in_)).result);

async function rulesOf(id = bookId, in_ = storage) {
  const book = await in_.db.books.get(id);
  if (book === undefined) throw new Error("no book");
  return bookRules(in_, book);
}

async function companyBook(in_: AppStorage): Promise<readonly [CompanyId, BookId]> {
  const companyId = newId("company");
  must(await createCompany(in_, { id: newId("command"), companyId, name: `Empresa ${companyId}` }));
  const id = newId("book");
  must(await createBook(in_, { id: newId("command"), bookId: id, companyId, name: "Diario", chart: "puc" }));
  return [companyId, id];
}

describe("a rule is a record (AR-06)", () => {
  it("is saved without spaces around, changed, switched off, and refused over another version", async () => {
    const first = await made();
    expect(first).toMatchObject({
      condition: { words: "tintos" },
      outcome: { party: null },
      version: 1,
      uses: 0,
    });
    const off = must((await save({ ...first, state: "off" }, first)).result);
    expect(off).toMatchObject({ state: "off", version: 2 });
    expect((await save(COFFEE, first)).result).toMatchObject({ error: { kind: "rule-changed" } });
    expect((await save(COFFEE, { ...first, id: newId("rule") })).result).toMatchObject({
      error: { kind: "unknown-rule" },
    });
    expect((await save(ruleFields({}, {}))).result).toMatchObject({
      error: { kind: "bad-rule", problems: ["condition", "outcome"] },
    });
    expect(await rulesOf()).toHaveLength(1);
  });

  it("whose account is gone is switched off, but not saved as active", async () => {
    const gone = ruleFields({ words: "tintos" }, { account: code("51952077") });
    expect((await save(gone)).result).toMatchObject({ error: { kind: "bad-rule", problems: ["account"] } });
    expect((await save({ ...gone, state: "off" })).result.ok).toBe(true);
  });

  it("comes and goes with undo, whatever was counted meanwhile", async () => {
    const { id, result } = await save(COFFEE);
    const rule = must(result);
    const edit = await save(ruleFields({ words: "café" }, COFFEE.outcome), rule);
    await post([rule.id]);
    must(await undoRecords(storage, { id: newId("command"), target: edit.id }));
    expect(await rulesOf()).toMatchObject([{ condition: { words: "tintos" }, uses: 1 }]);
    const removal = newId("command");
    const [now] = await rulesOf();
    if (!now) throw new Error("gone");
    must(await deleteRule(storage, { id: removal, bookId, ruleId: rule.id, version: now.version }));
    expect(await rulesOf()).toEqual([]);
    must(await undoRecords(storage, { id: newId("command"), target: removal }));
    expect(await rulesOf()).toMatchObject([{ id: rule.id, uses: 1 }]);
    expect(id).not.toBe(removal);
  });

  it("of a company serves all its books, and of no other", async () => {
    const [companyId, own] = await companyBook(storage);
    const sister = newId("book");
    const frame = { companyId, name: "Otro", chart: "puc" } as const;
    must(await createBook(storage, { id: newId("command"), bookId: sister, ...frame }));
    const rule = await made(COFFEE, own);
    expect(rule.companyId).toBe(companyId);
    expect(await rulesOf(sister)).toMatchObject([{ id: rule.id }]);
    expect(await rulesOf(bookId)).toEqual([]);
    // Changed from another of its books.
    const changed = { ...rule, state: "off" } as const;
    expect((await save(changed, rule, sister)).result.ok).toBe(true);
    expect((await save(changed, rule, bookId)).result).toMatchObject({ error: { kind: "unknown-rule" } });
  });
});

async function post(rules: readonly CompanyRule["id"][], date = "2026-11-03"): Promise<CommandId> {
  const id = newId("command");
  const entry = { content: content(date, "519520", "1105", 20_000), origin: "guided" } as const;
  must(await postEntry(storage, { id, bookId, entryId: newId("entry"), ...entry, rules }));
  return id;
}

describe("uses are counted with the entry (AR-07)", () => {
  it("in its command, taken back and counted again with it", async () => {
    const rule = await made();
    await post([rule.id]);
    const second = await post([rule.id], "2026-11-09");
    expect(await rulesOf()).toMatchObject([{ uses: 2, lastUse: "2026-11-09", version: 1 }]);
    const undo = newId("command");
    must(await undoCommand(storage, { id: undo, bookId, target: second }));
    expect(await rulesOf()).toMatchObject([{ uses: 1, lastUse: "2026-11-03" }]);
    must(await undoCommand(storage, { id: newId("command"), bookId, target: undo }));
    expect(await rulesOf()).toMatchObject([{ uses: 2, lastUse: "2026-11-09" }]);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
  });

  it("not for one that was deleted meanwhile, and undo needs none", async () => {
    const rule = await made();
    const posted = await post([rule.id]);
    must(await deleteRule(storage, { id: newId("command"), bookId, ruleId: rule.id, version: 1 }));
    await post([rule.id, newId("rule")]);
    must(await undoCommand(storage, { id: newId("command"), bookId, target: posted }));
    expect((await storage.db.books.get(bookId))?.entries).toBe(1);
  });
});

describe("rules go where the books go (AR-06)", () => {
  it("with a guest's books and companies into the account, once", async () => {
    const guest = await openTestStorage({ newId });
    const own = await openTestBook(guest);
    const entry = { content: content("2026-11-03", "519520", "1105", 1), origin: "guided" } as const;
    must(await postEntry(guest, { id: newId("command"), bookId: own, entryId: newId("entry"), ...entry }));
    const [, shared] = await companyBook(guest);
    const [one, two] = [await made(COFFEE, own, guest), await made(COFFEE, shared, guest)];
    const guestId = makeId("guest", 1, new Uint8Array(10));
    must(await adoptGuestWork(storage, guest, { id: newId("command"), guestId }));
    must(await adoptGuestWork(storage, guest, { id: newId("command"), guestId }));
    const ids = (await storage.db.rules.toArray()).map(({ id }) => id).toSorted();
    expect(ids).toEqual([one.id, two.id].toSorted());
    guest.close();
  });

  it("with a copy of a book alone; the books of a company share them already", async () => {
    const rule = await made();
    const copy = newId("book");
    must(
      await duplicateBook(storage, { id: newId("command"), sourceId: bookId, bookId: copy, entries: false }),
    );
    const [copied] = await rulesOf(copy);
    expect(copied).toMatchObject({ condition: rule.condition, bookId: copy, uses: 0 });
    expect(copied?.id).not.toBe(rule.id);
    const [, own] = await companyBook(storage);
    await made(COFFEE, own);
    const sister = newId("book");
    must(
      await duplicateBook(storage, { id: newId("command"), sourceId: own, bookId: sister, entries: true }),
    );
    expect(await rulesOf(sister)).toHaveLength(1);
  });

  it("with a backup, of which the one saved more often stays, and merging twice adds nothing", async () => {
    const rule = await made();
    const backup = await backupOf(storage);
    expect(backup.bad).toEqual([]);
    must((await save({ ...rule, state: "off" }, rule)).result);
    must(await mergeBackup(storage, backup));
    expect(await rulesOf()).toMatchObject([{ state: "off" }]);
    const other = await openTestStorage({ newId });
    must(await mergeBackup(other, backup));
    expect(must(await mergeBackup(other, backup))).toMatchObject({ changed: false });
    expect(await rulesOf(bookId, other)).toMatchObject([{ id: rule.id, state: "active" }]);
    other.close();
  });
});

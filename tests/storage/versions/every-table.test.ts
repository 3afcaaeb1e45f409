import { beforeEach, describe, expect, it } from "vitest";
import type { BookProblem } from "#domain/accounting/verify-book.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { findingText } from "#flows/check/finding-text.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { repairBook } from "#storage/commands/books/repair-book.ts";
import { repairRecords } from "#storage/commands/books/repair-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { verifyAccount } from "#storage/health/record-check.ts";
import { type HeldTable, HOLDERS } from "#storage/health/record-tables.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { TABLES } from "#storage/versions/index.ts";
import { backupOf, OWNER } from "#tests/support/files/make-backup.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { STORED_ROWS } from "#tests/support/stored-rows.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  return () => storage.close();
});

/** A sound row of a table, of the book that is there. */
function soundRow(table: HeldTable): Record<string, unknown> {
  const row = structuredClone(STORED_ROWS[table]) as unknown as Record<string, unknown>;
  if ("bookId" in row && table !== "audit") row.bookId = bookId;
  if (table === "audit") row.bookId = "";
  return row;
}

/** Of each table a fault that leaves its key, as a kill or a wrong program could. */
const FAULT: { readonly [Table in HeldTable]: object } = {
  meta: { value: 19700101n },
  companies: { nit: 7, name: "La Sabana" },
  fiscalProfiles: { name: 7 },
  books: { name: 7 },
  accounts: { name: 7 },
  pages: { entries: "nada" },
  months: { accounts: "nada" },
  statements: { name: 7 },
  analyses: { date: 7 },
  calculations: { rows: "nada" },
  payrollRuns: { people: "nada" },
  settlements: { people: "nada" },
  benefitPayments: { people: "nada" },
  employees: { contract: "nada" },
  parties: { name: 7 },
  extracts: { lines: "nada" },
  matches: { lines: "nada" },
  recurrings: { marks: "nada" },
  items: { code: 7 },
  stockMoves: { lines: "nada" },
  stockCards: { lines: "nada" },
  stockMonths: { sums: "nada" },
  stockTransfers: { quantity: "nada" },
  assets: { name: 7 },
  rules: { condition: "nada" },
  attachments: { name: 7 },
  attachmentBytes: { text: 7 },
  usage: { count: -7 },
  audit: { kind: 7, seq: 900 },
  outbox: { since: 19700101n },
};

const NAMES = Object.keys(FAULT) as HeldTable[];

async function damage(table: HeldTable): Promise<void> {
  const fault = FAULT[table];
  const known = table === "books" ? await storage.db.books.get(bookId) : null;
  await storage.db.table(table).put({ ...(known ?? soundRow(table)), ...fault });
}

async function problems(): Promise<readonly BookProblem[]> {
  const ofBook = (await verifyBook(storage.db, bookId)) ?? [];
  return [...ofBook, ...(await verifyAccount(storage.db.backendDB()))];
}

async function trail(): Promise<string> {
  const rows = await storage.db.audit.toArray();
  return JSON.stringify(rows.filter(({ kind }) => kind === "repair-book"));
}

/** What the trail keeps of each damaged record; months are counted again from the entries, and bytes are not text. */
const KEPT: Readonly<Partial<Record<HeldTable, string>>> = {
  meta: "19700101",
  months: "",
  attachmentBytes: STORED_ROWS.attachmentBytes.hash,
  outbox: "19700101",
};

describe("ST-28: every table of the schema", () => {
  it("has somebody who checks it, a fault and a name here", () => {
    expect([...NAMES].sort()).toEqual([...TABLES].sort());
    expect(Object.keys(HOLDERS).sort()).toEqual([...TABLES].sort());
  });

  it.each(NAMES)(
    "a damaged record of %s is named in Spanish, and the repair mends it or keeps it in the trail",
    async (table) => {
      expect(await problems()).toEqual([]);
      await damage(table);
      const found = await problems();
      expect(found.length, "found").toBeGreaterThan(0);
      const sentences = found.map(findingText);
      expect(sentences.join(" ")).not.toMatch(/«|Un registro no se puede leer|undefined/);
      expect(sentences.some((text) => !text.startsWith("El kardex no coincide"))).toBe(true);
      must(await repairBook(storage, { id: newId("command"), bookId }));
      must(await repairRecords(storage, { id: newId("command") }));
      expect(await problems()).toEqual([]);
      expect(await trail()).toContain(
        KEPT[table] ?? JSON.stringify(FAULT[table]).slice(1, -1).split(",")[0] ?? "",
      );
    },
  );

  it.each(NAMES.filter((name) => HOLDERS[name] === "book" || name === "accounts" || name === "attachments"))(
    "a damaged record of %s of a book that is not there is found too",
    async (table) => {
      const stray = { ...soundRow(table), bookId: newId("book"), ...FAULT[table] };
      await storage.db.table(table).put(stray);
      expect((await problems()).map((each) => "table" in each && each.table)).toEqual([table]);
      must(await repairRecords(storage, { id: newId("command") }));
      expect(await problems()).toEqual([]);
      expect(await storage.db.table(table).count()).toBe(0);
    },
  );

  // The records of a book and of the database itself have tests of their own: backup.test.ts, merge-attachments.test.ts.
  const OWN: readonly string[] = ["meta", "books", "pages", "months", "audit", "outbox", "attachments"];
  it.each(NAMES.filter((name) => !OWN.includes(name)))(
    "a record of %s comes back with a backup, a restore and a merge, each once",
    async (table) => {
      const row = soundRow(table);
      if (table === "companies") delete row.deletedAt;
      await storage.db.table(table).put(row);
      const backup = await backupOf(storage);
      expect(backup.bad).toEqual([]);
      const [restored, merged] = [await openTestStorage({ newId }), await openTestStorage({ newId })];
      must(await restoreBackup(restored, backup, OWNER, null));
      must(await mergeBackup(merged, backup, OWNER, null));
      must(await mergeBackup(merged, backup, OWNER, null));
      for (const other of [restored, merged]) {
        expect(await other.db.table(table).toArray(), other === merged ? "merged" : "restored").toEqual([
          row,
        ]);
        other.close();
      }
    },
  );
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { COMPANY } from "#domain/fiscal/fiscal-operation.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { listParties } from "#storage/queries/parties/parties.ts";
import { VERSIONS } from "#storage/versions/index.ts";
import { partyFields, recorded } from "#tests/support/commands/party-commands.ts";
import { backupOf, OWNER } from "#tests/support/files/make-backup.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { dump, openTestStorage } from "#tests/support/test-storage.ts";

const SEVEN = VERSIONS.slice(0, 7);
const reopen = (name: string) => openAccountDatabase(name, { newId, plan: fixedPlan("premium") });

async function newBook(storage: AppStorage, companyId: Parameters<typeof createBook>[1]["companyId"]) {
  const bookId = newId("book");
  const command = { id: newId("command"), bookId, companyId, name: "Diario", chart: "puc" as const };
  must(await createBook(storage, command));
  return bookId;
}

/** What version 7 remembered: of two books of a company one third party twice, and of a book of nobody its own. */
async function seven() {
  const storage = await openTestStorage({ newId, versions: SEVEN });
  const companyId = newId("company");
  must(await createCompany(storage, { id: newId("command"), companyId, name: "La Sabana" }));
  const [one, two] = [await newBook(storage, companyId), await newBook(storage, companyId)];
  const alone = await newBook(storage, null);
  const row = (bookId: string, name: string, updatedAt: number, offered = true) => ({
    id: newId("party"),
    bookId,
    name,
    kind: COMPANY,
    offered,
    createdAt: 1,
    updatedAt,
    version: 3,
  });
  const rows = [
    row(one, "Aceros Á", 9, false),
    row(two, "ACEROS  a ", 5),
    row(two, "Mallas", 5),
    row(alone, "Aceros Á", 5),
    { id: "party_1", bookId: one, name: 7 },
  ];
  for (const each of rows) await storage.db.table("parties").put(each);
  return { storage, companyId, one, two, alone, rows };
}

describe("UP-01: third parties that version 7 remembered", () => {
  it("are records that the books of a company share: one of each, as it was said last", async () => {
    const { storage: old, companyId, one, two, alone, rows } = await seven();
    const before = await dump(old);
    old.close();
    const storage = await reopen(old.name);
    const shared = await listParties(storage, one);
    expect(shared).toEqual([
      { ...rows[0], companyId, version: 4 },
      { ...rows[2], companyId },
    ]);
    expect(await listParties(storage, two)).toEqual(shared);
    expect(await listParties(storage, alone)).toEqual([rows[3]]);
    expect(await storage.db.parties.get("party_1")).toEqual(rows[4]);
    const now = await dump(storage);
    for (const name of ["companies", "books", "audit"]) expect(now[name], name).toEqual(before[name]);
    storage.close();
  });

  it("come so out of a backup of version 7, beside what was upgraded nothing twice (BR-04)", async () => {
    const storage = await openTestStorage({ newId });
    const file = new Blob([readFileSync("tests/storage/backup/fixtures/v7.cuadra")]);
    const read = await readBackup(file);
    if (!read.ok) throw new Error(read.error);
    const backup = read.value;
    must(await restoreBackup(storage, backup, OWNER, null));
    const [book] = await storage.db.books.toArray();
    if (!book) throw new Error("no book");
    const found = await listParties(storage, book.id);
    expect(found.map(({ name, companyId }) => [name, companyId])).toEqual([
      ["Aceros SAS", book.companyId],
      ["Luz Quintero", book.companyId],
    ]);
    expect(must(await mergeBackup(storage, backup, OWNER, null))).toMatchObject({ changed: false });
    storage.close();
  });
});

it("UP-02: code of version 7 refuses a database of version 8", async () => {
  const { storage } = await seven();
  storage.close();
  (await reopen(storage.name)).close();
  await expect(openAccountDatabase(storage.name, { newId, versions: SEVEN })).rejects.toMatchObject({
    trouble: "newer",
  });
});

it("BR-04: a backup of this version is what it was made of", async () => {
  const { storage: old, one } = await seven();
  await old.db.table("parties").delete("party_1");
  old.close();
  const storage = await reopen(old.name);
  await recorded(
    storage,
    one,
    partyFields("Ana", { documentKind: "CC", number: "52.418.306", aliases: ["Anita"] }),
  );
  const backup = await backupOf(storage);
  expect(backup).toMatchObject({ schema: VERSIONS.length, bad: [], newer: [] });
  const other = await openTestStorage({ newId });
  must(await restoreBackup(other, backup, OWNER, null));
  expect({ ...(await dump(other)), meta: [] }).toEqual({ ...(await dump(storage)), meta: [] });
  for (const each of [storage, other]) each.close();
});

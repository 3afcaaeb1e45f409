import { describe, expect, it } from "vitest";
import { type Payable, paymentContent } from "#domain/payroll/run/payable.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { postBenefits } from "#storage/commands/payroll/post-benefits.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import { newId } from "#storage/engine/environment.ts";
import { listPayments } from "#storage/queries/payroll/payments.ts";
import { readRow } from "#storage/shapes/read-row.ts";
import { benefitShape, settlementShape } from "#storage/shapes/records/stored-payment-shape.ts";
import { backupOf, OWNER } from "#tests/support/files/make-backup.ts";
import { benefitOf, paymentIdOf, settlementOf, toPost } from "#tests/support/payroll/payments.ts";
import {
  beginRun,
  draftOf,
  employeeFields,
  hire,
  makeBook,
  makeCompany,
  memberOf,
  must,
} from "#tests/support/payroll/payroll-runs.ts";
import { dump, openTestStorage } from "#tests/support/test-storage.ts";

/** A company with a run, a benefit paid to two people, and one person's settlement. */
async function furnished() {
  const storage = await openTestStorage({ newId });
  const companyId = await makeCompany(storage);
  const ana = await hire(storage, companyId);
  const luz = await hire(storage, companyId, employeeFields("Luz Quintero", 40_000_000));
  const bookId = await makeBook(storage, companyId);
  await beginRun(storage, companyId);
  const bonus = must(
    await postBenefits(storage, toPost(bookId, ana, benefitOf("first-bonus", 2026, [ana, luz]))),
  );
  const settle = toPost(bookId, ana, settlementOf(ana));
  must(await postBenefits(storage, settle));
  return { storage, companyId, bookId, bonus, settle };
}

describe("settlements and benefits in backups", () => {
  it("come through a restore as they were (BR-01, I-21)", async () => {
    const { storage, companyId } = await furnished();
    const backup = await backupOf(storage);
    expect(backup.bad).toEqual([]);
    const other = await openTestStorage({ newId });
    must(await restoreBackup(other, backup, OWNER, null));
    const [mine, theirs] = [await dump(other), await dump(storage)];
    expect({ ...mine, meta: [] }).toEqual({ ...theirs, meta: [] });
    expect(await listPayments(other, companyId)).toEqual(await listPayments(storage, companyId));
    expect(await listPayments(other, companyId)).toHaveLength(2);
    other.close();
    storage.close();
  });

  it("are merged with the books they count in, and twice is as once (BR-06)", async () => {
    const { storage, companyId } = await furnished();
    const backup = await backupOf(storage);
    const other = await openTestStorage({ newId });
    must(await mergeBackup(other, backup));
    expect(await listPayments(other, companyId)).toEqual(await listPayments(storage, companyId));
    expect(must(await mergeBackup(other, backup))).toMatchObject({ changed: false });
    other.close();
    storage.close();
  });

  it("brought back by a merge after they were taken back, they do not count", async () => {
    const { storage, companyId, bookId, bonus, settle } = await furnished();
    const backup = await backupOf(storage);
    must(await undoCommand(storage, { id: newId("command"), bookId, target: settle.id }));
    must(await mergeBackup(storage, backup));
    expect(await storage.db.settlements.get(settle.paymentId)).toMatchObject({ what: "settlement" });
    expect((await listPayments(storage, companyId)).map(({ payment }) => payment.id)).toEqual([bonus.id]);
    // A payment merged without its entry can be removed only together with that entry.
    const target = (await storage.db.audit.toArray()).at(-1)?.command ?? newId("command");
    expect(await undoRecords(storage, { id: newId("command"), target })).toMatchObject({ ok: false });
    expect(await storage.db.settlements.get(settle.paymentId)).toBeDefined();
    storage.close();
  });
});

describe("the shape of a payment", () => {
  const companyId = newId("company");
  const person = (name: string, salary: number) => ({
    id: newId("employee"),
    ...employeeFields(name, salary),
  });
  const kept = (payable: Payable) => ({
    id: paymentIdOf(payable),
    companyId,
    ...paymentContent(payable),
    posting: { bookId: newId("book"), entryId: newId("entry") },
    createdAt: 1,
    updatedAt: 1,
    version: 1,
  });
  const bonus = kept(benefitOf("first-bonus", 2026, [person("Ana", 2_000_000), person("Luz", 40_000_000)]));
  const settled = kept(settlementOf(person("Ana", 2_000_000)));
  const [ana, luz] = bonus.people;

  it("takes what the product writes, as new objects of known keys", () => {
    expect(readRow(benefitShape, bonus)).toEqual(bonus);
    expect(readRow(settlementShape, settled)).toEqual(settled);
    const copy = readRow(benefitShape, { ...bonus, surprise: 1, people: [{ ...ana, surprise: 1 }, luz] });
    expect(copy).toEqual(bonus);
    expect(copy).not.toBe(bonus);
    expect(readRow(benefitShape, { ...bonus, people: [{ ...ana, paid: [] }] })).toMatchObject({
      what: "first-bonus",
    });
  });

  it.each<[string, object]>([
    ["a run", draftOf([memberOf({}, "Ana")])],
    ["an unknown benefit", { ...bonus, what: "bribe" }],
    ["a day that is none", { ...bonus, day: "2026-06-31" }],
    ["nobody", { ...bonus, people: [] }],
    ["somebody twice", { ...bonus, people: [ana, ana] }],
    ["a settlement of two", { ...bonus, what: "settlement" }],
    ["a person who is no employee", { ...bonus, people: [{ ...ana, employeeId: "p1" }] }],
    ["a person without a name", { ...bonus, people: [{ ...ana, name: 1 }] }],
    ["an unknown concept", { ...bonus, people: [{ ...ana, paid: [["bribe", 1]] }] }],
    ["a concept of every object", { ...bonus, people: [{ ...ana, paid: [["constructor", 1]] }] }],
    [
      "a concept twice",
      { ...bonus, people: [{ ...ana, paid: [...(ana?.paid ?? []), ["serviceBonus", 1]] }] },
    ],
    ["half a peso", { ...bonus, people: [{ ...ana, paid: [["serviceBonus", 0.5]] }] }],
    ["less than nothing", { ...bonus, people: [{ ...ana, paid: [["serviceBonus", -1]] }] }],
    ["more than anybody is paid", { ...bonus, people: [{ ...ana, paid: [["serviceBonus", 2e15]] }] }],
    ["an amount alone", { ...bonus, people: [{ ...ana, paid: [["serviceBonus"]] }] }],
    ["no posting", { ...bonus, posting: null }],
    ["a posting to no entry", { ...bonus, posting: { ...bonus.posting, entryId: "1" } }],
    ["no company", { ...bonus, companyId: null }],
  ])("refuses %s", (_what, value) => {
    expect(readRow(benefitShape, value)).toBeNull();
    expect(readRow(settlementShape, value)).toBeNull();
  });
});

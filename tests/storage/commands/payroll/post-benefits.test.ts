import { describe, expect, it } from "vitest";
import { linkTo } from "#domain/accounting/entries/entry.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { payableEntry, paymentContent } from "#domain/payroll/run/payable.ts";
import type { StoredPayment } from "#domain/payroll/settlement/stored-payment.ts";
import { deleteBook } from "#storage/commands/books/change-book.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { deleteCompany } from "#storage/commands/companies/delete-company.ts";
import { editEntry } from "#storage/commands/entries/edit-entry.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { reverseEntry } from "#storage/commands/entries/reverse-entry.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { voidEntry } from "#storage/commands/entries/void-entry.ts";
import { deleteEmployee } from "#storage/commands/payroll/employees.ts";
import { postBenefits } from "#storage/commands/payroll/post-benefits.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { paymentTable } from "#storage/payroll/payment-posting.ts";
import { listPayments } from "#storage/queries/payroll/payments.ts";
import { listPayrolls } from "#storage/queries/payroll/payroll.ts";
import { listRuns } from "#storage/queries/payroll/payroll-runs.ts";
import { content } from "#tests/support/builders.ts";
import { benefitOf, settlementOf, toPost } from "#tests/support/payroll/payments.ts";
import {
  beginRun,
  employeeFields,
  hire,
  makeBook,
  makeCompany,
  must,
} from "#tests/support/payroll/payroll-runs.ts";
import { allEntries, disagreements, openTestStorage } from "#tests/support/test-storage.ts";

async function open() {
  const storage = await openTestStorage({ newId });
  const companyId = await makeCompany(storage);
  const yuliana = await hire(storage, companyId);
  const oscar = await hire(storage, companyId, employeeFields("Óscar Méndez", 3_600_000));
  const bookId = await makeBook(storage, companyId);
  return { storage, companyId, yuliana, oscar, bookId };
}

const refused = (kind: string) => ({ ok: false, error: { kind } });
const rows = async ({ db }: AppStorage) =>
  (await db.settlements.count()) + (await db.benefitPayments.count());
const undo = (storage: AppStorage, { posting: { bookId } }: StoredPayment, target = newId("command")) => {
  const id = newId("command");
  return { id, run: () => undoCommand(storage, { id, bookId, target }) };
};

async function entryOf(storage: AppStorage, { posting }: StoredPayment) {
  const entry = (await allEntries(storage, posting.bookId)).get(posting.entryId);
  if (!entry) throw new Error("no entry");
  return entry;
}

async function reverse(storage: AppStorage, payment: StoredPayment) {
  const entry = await entryOf(storage, payment);
  const head = { id: newId("command"), bookId: entry.bookId, entry: linkTo(entry), version: entry.version };
  const reversal = { reversalId: newId("entry"), date: entry.date, description: "Reversión" };
  return must(await reverseEntry(storage, { ...head, ...reversal }));
}

describe("posting a settlement or a benefit", () => {
  it("is one balanced entry and a record of who was paid what", async () => {
    const { storage, companyId, bookId, yuliana, oscar } = await open();
    const payable = benefitOf("first-bonus", 2026, [yuliana, oscar]);
    const command = toPost(bookId, yuliana, payable);
    const payment = must(await postBenefits(storage, command));
    expect(await entryOf(storage, payment)).toMatchObject({
      ...payableEntry(payable),
      origin: "payroll",
      number: 1,
      status: "posted",
    });
    expect(payment).toMatchObject({
      id: command.paymentId,
      companyId,
      version: 1,
      ...paymentContent(payable),
      posting: { bookId, entryId: command.entryId },
    });
    expect(await listPayments(storage, companyId)).toMatchObject([
      { payment, book: { id: bookId, name: "Diario" }, entry: { number: 1, date: "2026-06-30" }, paid: [] },
    ]);
    expect(await disagreements(storage, bookId)).toEqual([]);
    storage.close();
  });

  it("happens once, however often the same command comes (ST-09)", async () => {
    const { storage, companyId, bookId, yuliana } = await open();
    const once = toPost(bookId, yuliana, settlementOf(yuliana));
    const first = await postBenefits(storage, once);
    expect(first.ok).toBe(true);
    expect(await postBenefits(storage, once)).toEqual(first);
    expect((await allEntries(storage, bookId)).size).toBe(1);
    expect(await listPayments(storage, companyId)).toHaveLength(1);
    storage.close();
  });

  it("is refused to somebody who has it, unless that was told", async () => {
    const { storage, companyId, bookId, yuliana, oscar } = await open();
    const settle = () => toPost(bookId, yuliana, settlementOf(yuliana));
    must(await postBenefits(storage, settle()));
    expect(await postBenefits(storage, settle())).toEqual(refused("already-paid"));
    const bonus = (...people: (typeof yuliana)[]) =>
      toPost(bookId, yuliana, benefitOf("second-bonus", 2026, people));
    // The settlement already paid the semester in which it ended.
    expect(await postBenefits(storage, bonus(oscar, yuliana))).toEqual(refused("already-paid"));
    must(await postBenefits(storage, bonus(oscar)));
    must(await postBenefits(storage, { ...settle(), again: true }));
    expect(await listPayments(storage, companyId)).toHaveLength(3);
    expect(await disagreements(storage, bookId)).toEqual([]);
    storage.close();
  });

  it("asks for a writable book of its company with the PUC, in an open month", async () => {
    const { storage, companyId, bookId, yuliana } = await open();
    const post = (book: typeof bookId) => postBenefits(storage, toPost(book, yuliana, settlementOf(yuliana)));
    const foreign = await makeBook(storage, await makeCompany(storage, "Otra"));
    expect(await post(foreign)).toEqual(refused("foreign-book"));
    expect(await post(await makeBook(storage, null))).toEqual(refused("foreign-book"));
    expect(await post(await makeBook(storage, companyId, "mini"))).toEqual(refused("not-puc"));
    expect(await post(newId("book"))).toEqual(refused("unknown-book"));
    must(await closeMonth(storage, { id: newId("command"), bookId, month: month("2026-09") }));
    expect(await post(bookId)).toMatchObject(refused("closed-month"));
    expect(await rows(storage)).toBe(0);
    storage.close();
  });

  it("of nobody, or of somebody who is no employee, is not posted", async () => {
    const { storage, bookId, yuliana } = await open();
    expect(
      await postBenefits(storage, toPost(bookId, yuliana, benefitOf("severance", 2026, []))),
    ).toMatchObject(refused("problems"));
    const stranger = { ...yuliana, id: "p1" as typeof yuliana.id };
    expect(await postBenefits(storage, toPost(bookId, yuliana, settlementOf(stranger)))).toEqual(
      refused("bad-run"),
    );
    const twice = benefitOf("severance", 2026, [yuliana, yuliana]);
    expect(await postBenefits(storage, toPost(bookId, yuliana, twice))).toEqual(refused("bad-run"));
    expect((await allEntries(storage, bookId)).size).toBe(0);
    storage.close();
  });

  it("is no run and no calculation, and a deleted company's stay out of the way", async () => {
    const { storage, companyId, bookId, yuliana } = await open();
    const run = await beginRun(storage, companyId);
    const payment = must(await postBenefits(storage, toPost(bookId, yuliana, settlementOf(yuliana))));
    expect(await listRuns(storage, companyId)).toEqual([run]);
    expect(await listPayrolls(storage)).toEqual([]);
    expect(await listPayments(storage, newId("company"))).toEqual([]);
    must(await deleteEmployee(storage, { id: newId("command"), employeeId: yuliana.id }));
    expect((await listPayments(storage, companyId))[0]?.payment).toEqual(payment);
    const target = newId("command");
    must(await deleteCompany(storage, { id: target, companyId }));
    expect(await listPayments(storage, companyId)).toEqual([]);
    must(await undoRecords(storage, { id: newId("command"), target }));
    expect((await listPayments(storage, companyId))[0]?.payment).toEqual(payment);
    storage.close();
  });
});

describe("a payment counts while its entry does", () => {
  it("reversed, it may be posted anew, until the reversal is gone", async () => {
    const { storage, companyId, bookId, yuliana } = await open();
    const settle = () => toPost(bookId, yuliana, settlementOf(yuliana));
    const payment = must(await postBenefits(storage, settle()));
    const reversal = await reverse(storage, payment);
    expect(await listPayments(storage, companyId)).toEqual([]);
    const head = { id: newId("command"), bookId, entry: linkTo(reversal), version: reversal.version };
    must(await voidEntry(storage, head));
    expect(await listPayments(storage, companyId)).toHaveLength(1);
    expect(await postBenefits(storage, settle())).toEqual(refused("already-paid"));
    await reverse(storage, payment);
    const again = must(await postBenefits(storage, settle()));
    expect((await listPayments(storage, companyId)).map((each) => each.payment.id)).toEqual([again.id]);
    storage.close();
  });

  it("voided or gone with its book, it counts no more; moved, it does", async () => {
    const { storage, companyId, bookId, yuliana } = await open();
    const settle = (book: typeof bookId) => toPost(book, yuliana, settlementOf(yuliana));
    const payment = must(await postBenefits(storage, settle(bookId)));
    const entry = await entryOf(storage, payment);
    const { date: _date, ...rest } = entry;
    const head = () => ({ id: newId("command"), bookId, entry: linkTo(entry) });
    const moved = { ...head(), version: 1, content: { ...rest, date: day("2026-10-02") } };
    must(await editEntry(storage, moved));
    expect((await listPayments(storage, companyId))[0]?.entry).toMatchObject({
      number: 1,
      date: "2026-10-02",
    });
    must(
      await voidEntry(storage, {
        ...head(),
        entry: { ...linkTo(entry), date: day("2026-10-02") },
        version: 2,
      }),
    );
    expect(await listPayments(storage, companyId)).toEqual([]);
    const other = await makeBook(storage, companyId);
    must(await postBenefits(storage, settle(other)));
    expect(await listPayments(storage, companyId)).toHaveLength(1);
    must(await deleteBook(storage, { id: newId("command"), bookId: other }));
    expect(await listPayments(storage, companyId)).toEqual([]);
    storage.close();
  });
});

describe("taking a payment back", () => {
  it("takes the entry and the record together, and brings both back", async () => {
    const { storage, companyId, bookId, yuliana } = await open();
    const command = toPost(bookId, yuliana, settlementOf(yuliana));
    const payment = must(await postBenefits(storage, command));
    const back = undo(storage, payment, command.id);
    must(await back.run());
    expect([await rows(storage), (await allEntries(storage, bookId)).size]).toEqual([0, 0]);
    const redo = undo(storage, payment, back.id);
    must(await redo.run());
    expect((await listPayments(storage, companyId))[0]).toMatchObject({
      payment: { ...payment, version: 2, updatedAt: expect.any(Number) },
      entry: { number: 1 },
    });
    must(await undo(storage, payment, redo.id).run());
    expect([await rows(storage), (await allEntries(storage, bookId)).size]).toEqual([0, 0]);
    expect(await disagreements(storage, bookId)).toEqual([]);
    storage.close();
  });

  it("voids the entry where others came after it, and leaves no record", async () => {
    const { storage, bookId, yuliana } = await open();
    const command = toPost(bookId, yuliana, settlementOf(yuliana));
    const payment = must(await postBenefits(storage, command));
    const sale = { id: newId("command"), bookId, entryId: newId("entry"), origin: "journal" as const };
    must(await postEntry(storage, { ...sale, content: content("2026-09-30", "1105", "4135", 500) }));
    must(await undo(storage, payment, command.id).run());
    expect([await rows(storage), (await entryOf(storage, payment)).status]).toEqual([0, "void"]);
    expect(await disagreements(storage, bookId)).toEqual([]);
    storage.close();
  });

  it("is not brought back over what was posted in its place", async () => {
    const { storage, companyId, bookId, yuliana } = await open();
    const first = toPost(bookId, yuliana, settlementOf(yuliana));
    const payment = must(await postBenefits(storage, first));
    const back = undo(storage, payment, first.id);
    must(await back.run());
    const anew = must(await postBenefits(storage, toPost(bookId, yuliana, settlementOf(yuliana))));
    expect(await undo(storage, payment, back.id).run()).toEqual(refused("nothing-to-undo"));
    await reverse(storage, anew);
    must(await undo(storage, payment, back.id).run());
    expect((await listPayments(storage, companyId)).map((each) => each.payment.id)).toEqual([payment.id]);
    expect(await disagreements(storage, bookId)).toEqual([]);
    storage.close();
  });

  it("is refused where the record is not the one that it left", async () => {
    const { storage, bookId, yuliana } = await open();
    const command = toPost(bookId, yuliana, settlementOf(yuliana));
    const payment = must(await postBenefits(storage, command));
    await paymentTable(storage.db, payment).put({ ...payment, version: 2 });
    expect(await undo(storage, payment, command.id).run()).toEqual(refused("nothing-to-undo"));
    await paymentTable(storage.db, payment).put(payment);
    const back = undo(storage, payment, command.id);
    must(await back.run());
    // As a merge would restore it.
    await paymentTable(storage.db, payment).put(payment);
    expect(await undo(storage, payment, back.id).run()).toEqual(refused("nothing-to-undo"));
    expect((await allEntries(storage, bookId)).size).toBe(0);
    storage.close();
  });

  it("of a second one that was meant, goes and comes back over the first", async () => {
    const { storage, companyId, bookId, yuliana } = await open();
    must(await postBenefits(storage, toPost(bookId, yuliana, settlementOf(yuliana))));
    const second = { ...toPost(bookId, yuliana, settlementOf(yuliana)), again: true };
    const payment = must(await postBenefits(storage, second));
    const back = undo(storage, payment, second.id);
    must(await back.run());
    expect(await listPayments(storage, companyId)).toHaveLength(1);
    must(await undo(storage, payment, back.id).run());
    expect(await listPayments(storage, companyId)).toHaveLength(2);
    storage.close();
  });

  it("is the books' matter, and refused once the entry was reversed", async () => {
    const { storage, bookId, yuliana } = await open();
    const command = toPost(bookId, yuliana, settlementOf(yuliana));
    const payment = must(await postBenefits(storage, command));
    expect(await undoRecords(storage, { id: newId("command"), target: command.id })).toEqual(
      refused("nothing-to-undo"),
    );
    await reverse(storage, payment);
    expect(await undo(storage, payment, command.id).run()).toMatchObject(refused("stale"));
    expect(await rows(storage)).toBe(1);
    storage.close();
  });
});

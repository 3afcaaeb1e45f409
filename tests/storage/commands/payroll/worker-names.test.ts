import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import { NO_FIELDS } from "#domain/parties/check-party.ts";
import { PartyIndex } from "#domain/parties/find-party.ts";
import { NET_PAYABLE } from "#domain/payroll/slip/concepts.data.ts";
import { recordParty } from "#storage/commands/parties/record-party.ts";
import { deleteEmployee } from "#storage/commands/payroll/employees.ts";
import { payLiabilities } from "#storage/commands/payroll/pay-liabilities.ts";
import { postBenefits } from "#storage/commands/payroll/post-benefits.ts";
import { postRun } from "#storage/commands/payroll/post-run.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { listParties } from "#storage/queries/parties/parties.ts";
import { listPayments } from "#storage/queries/payroll/payments.ts";
import { benefitOf, settlementOf, toPost } from "#tests/support/payroll/payments.ts";
import {
  beginRun,
  closedOf,
  employeeFields,
  hire,
  makeBook,
  makeCompany,
  must,
  on,
} from "#tests/support/payroll/payroll-runs.ts";
import { allEntries, openTestStorage } from "#tests/support/test-storage.ts";

const [FIRST, SECOND] = ["52.731.094", "1.020.304.050"];
const NAME = "Ana Ruiz";

async function open() {
  const storage = await openTestStorage({ newId });
  const companyId = await makeCompany(storage);
  const bookId = await makeBook(storage, companyId);
  const one = await hire(storage, companyId, employeeFields(NAME, 2_200_000, { document: FIRST }));
  const other = await hire(storage, companyId, employeeFields("Ana  Ruíz", 3_600_000, { document: SECOND }));
  return { storage, companyId, bookId, one, other };
}

/** Credit less debit of what is owed, by third party. */
async function owedTo(storage: AppStorage, bookId: BookId, account: string) {
  const index = new PartyIndex(await listParties(storage, bookId));
  const found = new Map<string, number>();
  for (const entry of (await allEntries(storage, bookId)).values())
    for (const line of entry.lines) {
      if (line.account !== account) continue;
      const key = index.keyOf(line.thirdParty);
      found.set(key, (found.get(key) ?? 0) + line.credit - line.debit);
    }
  return Object.fromEntries(found);
}

async function payPart(
  storage: AppStorage,
  bookId: BookId,
  run: { id: string; version: number },
  amount: Pesos,
) {
  const order = { day: day("2026-12-10"), from: "111005", description: "Pago", reference: "" };
  const paid = await payLiabilities(storage, {
    id: newId("command"),
    bookId,
    debtor: { what: "run", id: run.id as never },
    version: run.version,
    entryId: newId("entry"),
    order: { ...order, parts: [[NET_PAYABLE, amount]] },
  });
  must(paid);
}

describe("AC-112 two workers of one name", () => {
  it("are two third parties in a run and in its payments", async () => {
    const { storage, companyId, bookId } = await open();
    const run = await closedOf(storage, await beginRun(storage, companyId));
    const posted = must(await postRun(storage, { ...on(run), bookId, entryId: newId("entry") }));
    const owed = await owedTo(storage, bookId, NET_PAYABLE);
    expect(Object.keys(owed).sort()).toEqual([`ana ruiz (${SECOND})`, `ana ruiz (${FIRST})`]);
    const amounts = Object.values(owed);
    const [first = 0, second = 0] = amounts;
    await payPart(storage, bookId, posted, pesos(first + 1));
    expect(Object.values(await owedTo(storage, bookId, NET_PAYABLE))).toEqual([0, second - 1]);
    storage.close();
  });

  it("stay two once one of them is deleted", async () => {
    const { storage, companyId, bookId, one } = await open();
    const run = await closedOf(storage, await beginRun(storage, companyId));
    must(await postRun(storage, { ...on(run), bookId, entryId: newId("entry") }));
    must(await deleteEmployee(storage, { id: newId("command"), employeeId: one.id }));
    const next = await closedOf(storage, await beginRun(storage, companyId, "2026-12"));
    must(await postRun(storage, { ...on(next), bookId, entryId: newId("entry") }));
    expect(Object.keys(await owedTo(storage, bookId, NET_PAYABLE))).toHaveLength(2);
    storage.close();
  });

  it("are two in benefits and settlements, whose records name them as the entry does", async () => {
    const { storage, bookId, one, other } = await open();
    must(await postBenefits(storage, toPost(bookId, one, benefitOf("severance", 2025, [one, other]))));
    must(await postBenefits(storage, toPost(bookId, other, settlementOf(other, day("2026-01-20")))));
    expect(Object.keys(await owedTo(storage, bookId, "2510"))).toHaveLength(2);
    expect(Object.keys(await owedTo(storage, bookId, NET_PAYABLE))).toEqual([`ana ruiz (${SECOND})`]);
    const [settlement] = await listPayments(storage, one.companyId);
    expect(settlement?.payment.people.map(({ name }) => name)).toEqual([`Ana Ruíz (${SECOND})`]);
    storage.close();
  });

  it("are no customer of the same name with another document, and the record of their own", async () => {
    const { storage, companyId, bookId, one } = await open();
    const record = (name: string, number: string) =>
      recordParty(storage, {
        id: newId("command"),
        bookId,
        partyId: newId("party"),
        version: null,
        fields: { ...NO_FIELDS, name, documentKind: "CC", number },
      });
    must(await record(NAME, "79.456.123"));
    const own = must(await record("Ruiz, Ana", FIRST));
    must(await postBenefits(storage, toPost(bookId, one, settlementOf(one, day("2026-01-20")))));
    expect(Object.keys(await owedTo(storage, bookId, NET_PAYABLE))).toEqual([own.id]);
    const run = await closedOf(storage, await beginRun(storage, companyId));
    must(await postRun(storage, { ...on(run), bookId, entryId: newId("entry") }));
    expect(Object.keys(await owedTo(storage, bookId, NET_PAYABLE))).toEqual([own.id, `ana ruiz (${SECOND})`]);
    storage.close();
  });
});

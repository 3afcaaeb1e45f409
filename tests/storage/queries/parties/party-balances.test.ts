import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { balancesBefore } from "#storage/queries/books/balances.ts";
import { ageList, partyBalanceList } from "#storage/queries/parties/party-balances.ts";
import { partyCard } from "#storage/queries/parties/party-card.ts";
import { line } from "#tests/support/builders.ts";
import { partyFields, recorded } from "#tests/support/commands/party-commands.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { mergeLuz, partyActs, writeActs } from "#tests/support/random/party-book.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;
let chart: Chart;
const AT = day("2026-12-31");

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  chart = await loadChart("puc");
  return () => storage.close();
});

const book = () => ({ id: bookId, companyId: null });
const head = () => ({ id: newId("command"), bookId });
const of = (account: string, amount: number, thirdParty?: string) => ({
  ...line(account, amount),
  ...(thirdParty && { thirdParty }),
});
const content = (on: string, ...lines: ReturnType<typeof of>[]) => ({
  date: day(on),
  description: "Prueba",
  reference: "",
  lines,
});
async function post(on: string, ...lines: ReturnType<typeof of>[]) {
  const command = {
    ...head(),
    entryId: newId("entry"),
    content: content(on, ...lines),
    origin: "journal" as const,
  };
  return must(await postEntry(storage, command));
}

describe("the card of a third party", () => {
  it("lists its lines with the running balance, whatever the spelling, reading the months in which it moves", async () => {
    const { id } = await recorded(storage, bookId, partyFields("Aceros", { aliases: ["Andina"] }));
    await post("2026-03-05", of("130505", 100, "andina"), of("4135", -100, "Andina"));
    await post("2026-04-05", of("130505", 7, "Luz"), of("4135", -7));
    await post("2026-05-06", of("1105", 30), of("130505", -30, "ACEROS"));
    const pages = vi.spyOn(storage.db.pages, "bulkGet");
    const card = await partyCard(storage, book(), chart, id, AT);
    expect(
      card.movements.map(({ entry, debit, credit, balance }) => [entry.number, debit, credit, balance]),
    ).toEqual([
      [1, 100, 0, 100],
      [3, 0, 30, 70],
    ]);
    expect(card).toMatchObject({ opening: 0, since: "2026-03", balance: 70 });
    expect(pages.mock.calls.flatMap(([keys]) => (keys as string[][]).map(([, month]) => month))).toEqual([
      "2026-03",
      "2026-05",
    ]);
    expect(await partyCard(storage, book(), chart, "luz", day("2026-04-04"))).toMatchObject({
      movements: [],
    });
  });

  it("brings what is older than twelve months of movements forward", async () => {
    for (let month = 0; month < 14; month += 1) {
      const on = `${2025 + Math.floor(month / 12)}-${String(1 + (month % 12)).padStart(2, "0")}-05`;
      await post(on, of("130505", 10, "Ana"), of("4135", -10));
    }
    const card = await partyCard(storage, book(), chart, "ana", AT);
    expect(card).toMatchObject({ opening: 20, since: "2025-03", balance: 140 });
    expect(card.movements).toHaveLength(12);
  });
});

describe("what the card of a third party says of its debt", () => {
  const due = (account: string, amount: number, on: string) => ({
    ...of(account, amount, "Ana"),
    note: `Vence el ${on}`,
  });

  it("has an age at a day, and the first day that an open part of it falls due", async () => {
    await post("2026-03-01", due("130505", 100, "31/03/2026"), of("4135", -100));
    await post("2026-05-01", due("130505", 40, "31/05/2026"), of("4135", -40));
    await post("2026-06-01", of("1105", 100), of("130505", -100, "Ana"));
    const card = await partyCard(storage, book(), chart, "ana", AT, day("2026-07-10"));
    expect(card.owed.ages.debit).toEqual({ "0-30": 0, "31-60": 0, "61-90": 40, "91+": 0 });
    // The first is paid: only the second one is due.
    expect(card.owed).toMatchObject({ oldest: 70, due: "2026-05-31" });
    const before = await partyCard(storage, book(), chart, "ana", AT, day("2026-05-15"));
    expect(before.owed).toMatchObject({ oldest: 75, due: "2026-03-31" });
  });

  it("is nothing once it is paid, and no age on the side of an advance", async () => {
    await post("2026-03-01", of("5195", 50), of("2205", -50, "Ana"));
    await post("2026-03-02", of("2205", 80, "Ana"), of("1105", -80));
    const { owed, balance } = await partyCard(storage, book(), chart, "ana", AT);
    expect(balance).toBe(30);
    expect(owed).toMatchObject({ oldest: null, due: null });
    expect(Object.values({ ...owed.ages.credit, ...owed.ages.debit }).every((each) => each === 0)).toBe(true);
  });
});

describe("what third parties owe and are owed", () => {
  it("is told by record, whatever the spelling, with who has none and what names nobody", async () => {
    await recorded(
      storage,
      bookId,
      partyFields("Aceros S.A.S.", { number: "900214867", aliases: ["Andina"] }),
    );
    await recorded(storage, bookId, partyFields("Sin movimientos"));
    await post("2026-03-05", of("130505", 100, "andina"), of("4135", -100, "Andina"));
    await post("2026-04-05", of("130505", 50, "900.214.867-2"), of("4135", -50));
    await post("2026-04-06", of("1105", 30), of("130505", -30, "ACEROS s.a.s."));
    await post("2026-04-07", of("5195", 70), of("233595", -70, "Luz Pardo"));
    await post("2026-04-08", of("1105", 9), of("130505", -9, "luz  pardo"));
    await post("2026-04-09", of("130505", 4), of("4135", -4));
    const { parties, nobody } = await partyBalanceList(storage, book(), chart, AT);
    expect(parties.map(({ name, owesUs, weOwe, last }) => [name, owesUs, weOwe, last])).toEqual([
      ["Aceros S.A.S.", 120, 0, "2026-04-06"],
      ["Luz Pardo", 0, 79, "2026-04-08"],
      ["Sin movimientos", 0, 0, null],
    ]);
    expect(nobody).toBe(4);
  });

  it("reads no page of entries at the end of a month, nor by age", async () => {
    await post("2026-03-05", of("130505", 100, "Ana"), of("4135", -100));
    const pages = vi.spyOn(storage.db.pages, "bulkGet");
    await partyBalanceList(storage, book(), chart, day("2026-03-31"));
    await ageList(storage, book(), chart, "debit", day("2026-04-30"));
    expect(pages).not.toHaveBeenCalled();
  });

  it("shows a payment beyond the debt as an advance of its own", async () => {
    await post("2026-03-05", of("130505", 100, "Ana"), of("4135", -100));
    await post("2026-03-09", of("1105", 130), of("130505", -130, "Ana"));
    const { rows, balance, nobody } = await ageList(storage, book(), chart, "debit", AT);
    expect(rows).toMatchObject([{ name: "Ana", parts: [], advance: 30, total: -30 }]);
    expect([balance, nobody]).toEqual([-30, 0]);
  });
});

it("tells after how many days customers pay and suppliers are paid, whoever they are", async () => {
  await post("2026-08-01", of("130505", 90, "Andina"), of("4135", -90));
  await post("2026-08-11", of("1105", 90), of("130505", -90, "ANDINA"));
  await post("2026-08-12", of("130505", 10, "Luz"), of("4135", -10));
  await post("2026-10-11", of("1105", 10), of("130505", -10, "Luz"));
  // A loan to an employee and one from a bank have terms of their own.
  await post("2026-01-01", of("1365", 1_000, "Luz"), of("1105", -1_000));
  await post("2026-11-01", of("1105", 1_000), of("1365", -1_000, "Luz"));
  const days = async (which: "debit" | "credit", at = AT) =>
    (await ageList(storage, book(), chart, which, at)).daysToPay;
  expect(await days("debit")).toBe(15);
  expect(await days("debit", day("2026-08-31"))).toBe(10);
  expect(await days("credit")).toBeNull();
});

it("age lists equal the ledger at any day, over random books", async () => {
  await fc.assert(
    fc.asyncProperty(partyActs, fc.nat(170), async (acts, until) => {
      const own = await openTestBook(storage);
      bookId = own;
      await writeActs(storage, own, acts);
      await mergeLuz(storage, own);
      const at = addDays(day("2026-01-01"), until);
      const ledger = await balancesBefore(storage, own, addDays(at, 1));
      for (const [which, account] of [
        ["debit", "130505"],
        ["credit", "233595"],
      ] as const) {
        const { rows, nobody, balance } = await ageList(storage, book(), chart, which, at);
        const total = ledger.get(account as AccountCode);
        const net = (total?.debit ?? 0) - (total?.credit ?? 0);
        expect(balance).toBe(which === "debit" ? net : 0 - net);
        expect(rows.reduce((sum, row) => sum + row.total, 0) + nobody).toBe(balance);
        for (const row of rows) {
          const aged = Object.values(row.ages).reduce((sum, amount) => sum + amount, 0);
          expect(aged - row.advance).toBe(row.total);
          expect(row.advance === 0 || aged === 0).toBe(true);
        }
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        expect(rows.length).toBeLessThanOrEqual(2);
      }
    }),
    { numRuns: 25 },
  );
});

it("reads no page of 2,000 entries of 500 third parties", async () => {
  const contents = Array.from({ length: 2_000 }, (_, index) =>
    content(`2026-0${1 + (index % 9)}-15`, of("130505", 10, `Cliente ${index % 500}`), of("4135", -10)),
  );
  must(await importEntries(storage, { ...head(), contents, origin: "import" }));
  const pages = vi.spyOn(storage.db.pages, "bulkGet");
  const { rows, balance } = await ageList(storage, book(), chart, "debit", AT);
  expect([rows.length, balance]).toEqual([500, pesos(20_000)]);
  expect(pages).not.toHaveBeenCalled();
});

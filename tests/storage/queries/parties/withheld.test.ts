import { expect, it, vi } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { newId } from "#storage/engine/environment.ts";
import { partyBalanceList } from "#storage/queries/parties/party-balances.ts";
import { partyCard } from "#storage/queries/parties/party-card.ts";
import { withheldYears } from "#storage/queries/parties/withheld.ts";
import { line } from "#tests/support/builders.ts";
import { partyFields, recorded } from "#tests/support/commands/party-commands.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

type Row = readonly [account: string, amount: number, thirdParty?: string];

it("AC-100 tells what was withheld from a third party year by year, whatever it is called, and reads its days alone", async () => {
  const storage = await openTestStorage({ newId });
  const bookId = await openTestBook(storage);
  const chart = await loadChart("puc");
  const { id } = await recorded(storage, bookId, partyFields("Andina S.A.S.", { aliases: ["Andina"] }));
  const post = async (on: string, ...rows: readonly Row[]) => {
    const lines = rows.map(([account, amount, thirdParty]) => ({
      ...line(account, amount),
      ...(thirdParty && { thirdParty }),
    }));
    const content = { date: day(on), description: "Compra", reference: "", lines };
    const head = { id: newId("command"), bookId, entryId: newId("entry"), origin: "journal" as const };
    must(await postEntry(storage, { ...head, content }));
  };
  const purchase = (on: string, whom: string, times = 1) =>
    post(on, ["1435", 1_000 * times], ["236540", -25 * times], ["2205", -975 * times, whom]);
  await purchase("2025-12-31", "ANDINA");
  await purchase("2026-01-01", "andina s.a.s.");
  await purchase("2026-03-05", "Andina", 2);
  await purchase("2026-03-05", "Luz");
  await purchase("2026-07-05", "Luz");
  await post("2026-04-15", ["236540", 75, "DIAN"], ["1110", -75]);
  const book = { id: bookId, companyId: null };
  const pages = vi.spyOn(storage.db.pages, "bulkGet");
  const years = (key: string, until = "2026-12-31") => withheldYears(storage, book, chart, key, day(until));
  const row = { tax: "income", account: "236540" };
  expect(await years(id)).toEqual([
    { year: 2026, rows: [{ ...row, amount: 75, base: 3_000 }] },
    { year: 2025, rows: [{ ...row, amount: 25, base: 1_000 }] },
  ]);
  // Of the months of the others no page is read.
  const read = pages.mock.calls.flatMap(([keys]) => keys.map((key) => (key as readonly string[])[1]));
  expect(read).not.toContain("2026-07");
  expect(read).not.toContain("2026-04");
  expect(await years(id, "2026-02-28")).toMatchObject([
    { year: 2026, rows: [{ amount: 25 }] },
    { year: 2025 },
  ]);
  expect(await years("dian")).toEqual([]);

  const { parties } = await partyBalanceList(storage, book, chart, day("2026-12-31"));
  expect(parties.map(({ name, kind }) => [name, kind])).toEqual([
    ["Andina S.A.S.", "supplier"],
    ["DIAN", "entity"],
    ["Luz", "supplier"],
  ]);
  const card = await partyCard(storage, book, chart, id, day("2026-12-31"));
  expect(card.accounts).toEqual([{ account: "2205", net: -3_900 }]);
  expect(card.accounts.reduce((sum, { net }) => sum + net, 0)).toBe(card.balance);
  storage.close();
});

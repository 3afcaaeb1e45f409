import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { settledLines } from "#domain/reconciliation/settle-debts.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { newId } from "#storage/engine/environment.ts";
import { unsettledDebts } from "#storage/queries/reconciliation/unsettled-debts.ts";
import { line } from "#tests/support/builders.ts";
import { partyFields, recorded } from "#tests/support/commands/party-commands.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { extractLine } from "#tests/support/reconciliation/bank-lines.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

it("CB-09 what is left of each charge on its day, with the other names and the document of who owes it", async () => {
  const storage = await openTestStorage({ newId });
  const bookId = await openTestBook(storage);
  await recorded(
    storage,
    bookId,
    partyFields("Colegio San Rafael", { aliases: ["Liceo"], number: "860012345" }),
  );
  const post = async (on: string, account: string, amount: number, thirdParty: string) => {
    const lines = [{ ...line(account, amount), thirdParty }, line("4135", -amount)];
    const content = { date: day(on), description: "Prueba", reference: "", lines };
    const head = { id: newId("command"), bookId, entryId: newId("entry") };
    must(await postEntry(storage, { ...head, content, origin: "journal" }));
  };
  await post("2026-10-02", "1305", 300, "liceo");
  await post("2026-10-20", "1305", 200, "Colegio San Rafael");
  await post("2026-10-25", "1305", -300, "Colegio San Rafael");
  await post("2026-10-03", "2205", -90, "Aceros");
  await post("2026-11-03", "2205", -50, "Aceros");
  const book = { id: bookId, companyId: null };
  const debts = await unsettledDebts(storage, book, pucChart(), day("2026-10-31"));
  expect(debts.debit).toEqual([
    {
      name: "Colegio San Rafael",
      also: ["Liceo", "860012345"],
      account: "1305",
      parts: [expect.objectContaining({ day: "2026-10-20", amount: 200 })],
    },
  ]);
  expect(debts.credit).toMatchObject([{ name: "Aceros", also: [], parts: [{ amount: 90 }] }]);
  const lines = [extractLine(1, 28, 200, "PSE 860012345"), extractLine(2, 29, -90, "PAGO ACEROS")];
  const bank = pucChart().accounts.find(({ code }) => code === "1110")?.code;
  if (bank === undefined) throw new Error("no bank");
  expect([...settledLines(lines, debts, bank).values()].map(({ name }) => name)).toEqual([
    "Colegio San Rafael",
    "Aceros",
  ]);
  storage.close();
});

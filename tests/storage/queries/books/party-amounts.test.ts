import { expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { newId } from "#storage/engine/environment.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { partyAmounts } from "#storage/queries/books/party-amounts.ts";
import { line } from "#tests/support/builders.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

it("sums what each customer owes up to a day, and what names nobody", async () => {
  const storage = await openTestStorage({ newId });
  const bookId = await openTestBook(storage);
  const post = async (date: string, account: string, amount: number, thirdParty?: string) => {
    const own = { ...line(account, amount), ...(thirdParty === undefined ? {} : { thirdParty }) };
    const content = {
      date: day(date),
      description: "Venta",
      reference: "",
      lines: [own, line("4135", -amount)],
    };
    const entry = { entryId: newId("entry"), content, origin: "journal" as const };
    const made = await postEntry(storage, { id: newId("command"), bookId, ...entry });
    if (!made.ok) throw new Error(made.error.kind);
  };
  await post("2026-01-10", "1305", 500, "Constructora Andina");
  await post("2026-02-10", "130505", 200, "Obras del Sur ");
  await post("2026-03-10", "1305", -100, " CONSTRUCTORA andina");
  await post("2026-03-11", "1305", 50);
  await post("2026-03-12", "1110", 999, "Constructora Andina");
  await post("2026-12-01", "1305", 7_000, "Obras del Sur");
  const book = await getBook(storage, bookId);
  if (!book) throw new Error("no book");
  expect(await partyAmounts(storage, [book], "1305", day("2026-11-30"))).toEqual([
    { name: "Constructora Andina", balance: 400 },
    { name: "Obras del Sur", balance: 200 },
    { name: null, balance: 50 },
  ]);
  storage.close();
});

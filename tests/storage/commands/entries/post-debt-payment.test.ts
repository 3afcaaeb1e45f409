import fc from "fast-check";
import { expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import { postDebtPayment } from "#storage/commands/entries/post-debt-payment.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { openDebts } from "#storage/queries/books/debts.ts";
import { bookOfEntries } from "#tests/support/book-of-entries.ts";
import { content, line } from "#tests/support/builders.ts";
import { partyFields, recorded } from "#tests/support/commands/party-commands.ts";
import { runs } from "#tests/support/random/runs.ts";

const LAST = day("2099-12-31");

async function owing(amount: number, direction: "in" | "out", name: string | undefined) {
  const [account, signed] = direction === "in" ? ["130505", amount] : ["233595", -amount];
  const made = await bookOfEntries([
    {
      ...content("2026-11-03", "1105", "4135", 1, "A crédito"),
      lines: [{ ...line(account, signed), ...(name && { thirdParty: name }) }, line("4135", -signed)],
    },
  ]);
  const { storage, open } = made;
  const owed = async () =>
    (await openDebts(storage, open.book, LAST))[direction].reduce((sum, each) => sum + each.owed, 0);
  const pay = (of: AppStorage, part: number, seen: Pesos, thirdParty = name ?? "") =>
    postDebtPayment(of, {
      id: newId("command"),
      bookId: open.book.id,
      entryId: newId("entry"),
      origin: "simple",
      content: {
        ...content("2026-11-05", "1105", "4135", 1, "Abono"),
        lines: [
          line("1105", direction === "in" ? part : -part),
          { ...line(account, direction === "in" ? -part : part), ...(name && { thirdParty }) },
        ],
      },
      debt: { direction, thirdParty, owed: seen },
    });
  return { storage, open, owed, pay };
}

it("a part of a debt paid in two tabs at once is taken once, whatever is left of it", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 900_000 }),
      fc.double({ min: 0, max: 0.5, noNaN: true }),
      fc.constantFrom("in" as const, "out" as const),
      fc.constantFrom("Luz", undefined),
      async (amount, share, direction, name) => {
        const { owed, pay, storage } = await owing(amount, direction, name);
        const part = Math.max(1, Math.floor(amount * share));
        const seen = pesos(await owed());
        const both = await Promise.all([pay(storage, part, seen), pay(storage, part, seen)]);
        expect(both.filter(({ ok }) => ok)).toHaveLength(1);
        expect(both.find(({ ok }) => !ok)).toEqual({
          ok: false,
          error: { kind: "debt-changed", owed: amount - part },
        });
        expect(await owed()).toBe(amount - part);
        // Said once: what is owed now may be paid.
        expect((await pay(storage, amount - part, pesos(amount - part))).ok).toBe(true);
        expect(await owed()).toBe(0);
        storage.close();
      },
    ),
    runs(12, 100),
  );
});

it("knows the third party by any of its names", async () => {
  const { storage, open, pay, owed } = await owing(100, "in", "Andina");
  await recorded(storage, open.book.id, partyFields("Aceros", { aliases: ["Andina"] }));
  expect((await pay(storage, 40, pesos(100), "ACEROS")).ok).toBe(true);
  expect(await owed()).toBe(60);
  expect(await pay(storage, 40, pesos(100), "andina")).toMatchObject({ error: { owed: 60 } });
});

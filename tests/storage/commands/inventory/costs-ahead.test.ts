import fc from "fast-check";
import { expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { ItemId } from "#domain/kernel/ids.ts";
import { postStock } from "#storage/commands/inventory/post-stock.ts";
import { newId } from "#storage/engine/environment.ts";
import { costsAhead } from "#storage/queries/inventory/costs-ahead.ts";
import { kardexOf } from "#storage/queries/inventory/inventory.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { line, stockDraft, stocked } from "#tests/support/records/stock.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const SEEN = { accepts: true, adjustment: "Ajuste de costos" };
const dayOf = (at: number) => `2026-11-${String(at).padStart(2, "0")}`;

it("IN-53 what a move is said to cost is what it costs once it is written, of any day", async () => {
  const steps = fc.array(
    fc.record({
      kind: fc.constantFrom("purchase" as const, "purchase" as const, "sale" as const, "out" as const),
      at: fc.integer({ min: 1, max: 28 }),
      units: fc.integer({ min: 1, max: 9 }),
      amount: fc.integer({ min: 1, max: 900 }),
    }),
    { minLength: 2, maxLength: 8 },
  );
  const methods = fc.constantFrom("peps" as const, "average" as const);
  const property = fc.asyncProperty(methods, steps, async (method, moves) => {
    const storage = await openTestStorage({ newId });
    try {
      const bookId = await openTestBook(storage);
      const [item = "" as ItemId] = await stocked(storage, bookId, [{}], method);
      for (const { kind, at, units, amount } of moves) {
        const lines = [line(item, units, kind === "out" ? 0 : amount)];
        const draft = stockDraft(kind, dayOf(at), lines);
        const before = await storage.db.audit.count();
        const ahead = await costsAhead(storage, bookId, [{ kind, date: day(dayOf(at)), lines }]);
        expect(await storage.db.audit.count()).toBe(before);
        const posted = await postStock(storage, { id: newId("command"), bookId, moves: [draft], ...SEEN });
        expect([ahead.ok, ahead.ok || ahead.error]).toEqual([posted.ok, posted.ok || posted.error]);
        if (!ahead.ok) continue;
        const { cards } = await kardexOf(storage, bookId, item);
        const written = cards.flatMap(({ lines: all }) => all).find(({ moveId }) => moveId === draft.moveId);
        expect(ahead.value[0]?.get(item)).toBe(written?.value);
      }
    } finally {
      storage.close();
    }
  });
  await fc.assert(property, { numRuns: 25 });
});

it("IN-53 a kit says what each of its items costs, and moves of one command see each other", async () => {
  const storage = await openTestStorage({ newId });
  const bookId = await openTestBook(storage);
  const [nail = "" as ItemId, kit = "" as ItemId] = await stocked(
    storage,
    bookId,
    [{ name: "Puntilla" }, { name: "Kit" }],
    "peps",
  );
  await storage.db.items.update(kit, { parts: [{ itemId: nail, quantity: 2000 }] });
  const bought = stockDraft("purchase", "2026-11-02", [line(nail, 4, 400)]);
  must(await postStock(storage, { id: newId("command"), bookId, moves: [bought], ...SEEN }));
  const date = day("2026-11-03");
  const ahead = must(
    await costsAhead(storage, bookId, [
      { kind: "in", date, lines: [line(nail, 1, 500)] },
      { kind: "sale", date, lines: [line(kit, 2, 900), line(nail, 1, 900)] },
    ]),
  );
  expect(ahead.map((costs) => costs.get(nail))).toEqual([500, 900]);
  storage.close();
});

import { expect, it } from "vitest";
import { postStock } from "#storage/commands/inventory/post-stock.ts";
import { newId } from "#storage/engine/environment.ts";
import { lastPurchases } from "#storage/queries/inventory/last-purchases.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { line, stockDraft, stocked } from "#tests/support/records/stock.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

it("IN-57 of each item its last purchase by day, over years; none of what was never bought", async () => {
  const storage = await openTestStorage({ newId });
  const bookId = await openTestBook(storage);
  const [one, two, three] = await stocked(storage, bookId, [{}, {}, {}]);
  if (!one || !two || !three) throw new Error("items");
  const moves = [
    stockDraft("purchase", "2026-03-06", [line(one, 10, 3000), line(two, 5, 50)]),
    stockDraft("purchase", "2025-03-06", [line(one, 10, 1000)]),
    stockDraft("in", "2026-04-06", [line(three, 1, 10)]),
  ];
  for (const move of moves)
    must(
      await postStock(storage, {
        id: newId("command"),
        bookId,
        moves: [move],
        accepts: true,
        adjustment: "",
      }),
    );
  const found = await lastPurchases(storage, bookId, [one, two, three]);
  expect([found.get(one)?.value, found.get(two)?.value, found.has(three)]).toEqual([3000, 50, false]);
  storage.close();
});

import { expect, it } from "vitest";
import { orderLine } from "#domain/inventory/glance/order-list.ts";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { orderReport } from "#reports/inventory/order-reports.ts";

it("IN-57 the order as a file has what there is, what is ordered and what it cost last", () => {
  const item = { code: "BR", name: "Brocha", unit: "Unidad", minimum: 45_000 } as InventoryItem;
  const bought = { date: day("2026-11-03"), quantity: 80_000, value: pesos(1_920_000) };
  const lines = [
    orderLine(item, 40_000, 5000, bought),
    orderLine({ ...item, minimum: 0 }, -2000, 2000, null),
  ];
  const { rows } = orderReport(lines, { subtitle: "", period: "" });
  const shown = rows.map(({ cells }) =>
    cells
      .slice(3)
      .map((cell) => (cell.kind === "amount" ? cell.amount : cell.kind === "number" ? cell.value : null)),
  );
  expect(shown).toEqual([
    [40, 45, 5, 24_000, 120_000],
    [-2, null, 2, null, null],
    [null, null, null, null, 120_000],
  ]);
});

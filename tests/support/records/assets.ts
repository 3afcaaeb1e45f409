import type { AccountCode } from "#domain/accounting/account.ts";
import type { Asset, AssetEvent, AssetFields } from "#domain/assets/asset.ts";
import { day, lastDay, month } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { newId } from "#storage/engine/environment.ts";

const code = (text: string) => text as AccountCode;

/** A machine of twelve million bought in December 2024, over ten years. */
export const MACHINE: AssetFields = {
  name: "Máquina tintométrica",
  tag: "",
  place: "Bodega",
  supplier: "",
  account: code("1520"),
  accumulated: code("159210"),
  impaired: code("159920"),
  expense: code("516010"),
  bought: day("2024-12-14"),
  cost: pesos(12_000_000),
  residual: ZERO,
  method: "straight",
  months: 120,
  units: 0,
  starts: month("2025-01"),
  opening: null,
  taxMonths: 120,
};

export function assetOf(fields: Partial<AssetFields> = {}, events: readonly AssetEvent[] = []): Asset {
  return {
    ...MACHINE,
    ...fields,
    id: newId("asset"),
    bookId: "book" as BookId,
    events,
    createdAt: 0,
    updatedAt: 0,
    version: 1,
  };
}

/** A month of depreciation as the register keeps it. */
export function depreciated(of: Month, amount: number, units?: number): AssetEvent {
  const said = units === undefined ? {} : { units };
  return {
    kind: "depreciation",
    date: lastDay(of),
    amount: pesos(amount),
    ...said,
    entryId: newId("entry"),
  };
}

export function impaired(date: Day, amount: number): AssetEvent {
  return { kind: "impairment", date, amount: pesos(amount), entryId: newId("entry") };
}

/** Sold for ten million. */
export function gone(date: Day): AssetEvent {
  return { kind: "disposal", date, price: pesos(10_000_000), entryId: newId("entry") };
}

import type { AccountCode } from "../accounting/account.ts";
import type { EntryContent } from "../accounting/entries/entry.ts";
import type { AssetEvent, AssetFields } from "../assets/asset.ts";
import { day, lastDay, month } from "../kernel/calendar-day.ts";
import { type Pesos, pesos, ZERO } from "../kernel/pesos.ts";
import { depreciatedMonth } from "./sample-taxes.ts";

interface ShopAsset {
  readonly name: string;
  readonly tag: string;
  readonly place: string;
  readonly supplier: string;
  readonly account: string;
  /** What the decree ends the account of its depreciation with: 159215 and 516015. */
  readonly kind: string;
  readonly bought: string;
  readonly starts: string;
  readonly months: number;
  /** What the books began with of it. */
  readonly opening: AssetFields["opening"];
}

const BEGINNING = month("2024-12");

const SHOP_ASSETS: readonly ShopAsset[] = [
  {
    name: "Estanterías y mostrador",
    tag: "",
    place: "Sala de ventas",
    supplier: "",
    account: "1524",
    kind: "15",
    bought: "2022-12-12",
    starts: "2023-01",
    months: 120,
    opening: { month: BEGINNING, accumulated: pesos(3_679_992) },
  },
  {
    name: "Computadores y caja registradora",
    tag: "",
    place: "Sala de ventas",
    supplier: "",
    account: "1528",
    kind: "20",
    bought: "2023-12-18",
    starts: "2024-01",
    months: 60,
    opening: { month: BEGINNING, accumulated: pesos(1_920_000) },
  },
  {
    name: "Camioneta de reparto",
    tag: "WGT-482",
    place: "Bodega",
    supplier: "Luis Eduardo Garzón",
    account: "1540",
    kind: "35",
    bought: "2026-01-29",
    starts: "2026-02",
    months: 120,
    opening: null,
  },
];

/** An asset of the shop with the entries that bought and depreciated it. */
export interface SampleAsset {
  readonly fields: AssetFields;
  readonly bought: EntryContent;
  readonly depreciated: readonly { readonly entry: EntryContent; readonly event: AssetEvent }[];
}

function fieldsOf({ kind, bought, starts, ...own }: ShopAsset, cost: Pesos): AssetFields {
  const code = (account: string) => account as AccountCode;
  return {
    ...own,
    account: code(own.account),
    accumulated: code(`1592${kind}`),
    impaired: code(`1599${own.account.slice(2)}`),
    expense: code(`5160${kind}`),
    method: "straight",
    units: 0,
    residual: ZERO,
    bought: day(bought),
    cost,
    starts: month(starts),
    taxMonths: own.months,
  };
}

/** The months of an account that entries depreciate, in order; one that was recorded late stands in its own place. */
function monthsOf(entries: readonly EntryContent[], accumulated: string): SampleAsset["depreciated"] {
  const found = entries.flatMap((entry) => {
    const own = depreciatedMonth(entry);
    const amount = entry.lines.find(({ account }) => account === accumulated)?.credit;
    if (own === null || amount === undefined) return [];
    return [{ entry, event: { kind: "depreciation", date: lastDay(own), amount } as const }];
  });
  return found.toSorted((a, b) => (a.event.date < b.event.date ? -1 : 1));
}

/** What the shop owns, each with the entry that brought it into the books and the months that these depreciated. */
export function sampleAssets(entries: readonly EntryContent[]): readonly SampleAsset[] {
  return SHOP_ASSETS.flatMap((asset) => {
    const bought = entries.find(({ lines }) => lines.some(({ account }) => account === asset.account));
    const cost = bought?.lines.find(({ account }) => account === asset.account)?.debit;
    if (bought === undefined || cost === undefined) return [];
    const fields = fieldsOf(asset, cost);
    return [{ fields, bought, depreciated: monthsOf(entries, fields.accumulated) }];
  });
}

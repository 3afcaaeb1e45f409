import type { AccountCode } from "../accounting/account.ts";
import type { EntryContent, EntryLine } from "../accounting/entries/entry.ts";
import type { Day } from "../kernel/day.ts";
import type { Pesos } from "../kernel/pesos.ts";
import type { Asset, AssetFields } from "./asset.ts";
import { type AccountMove, netLines } from "./net-lines.ts";
import { valueInUse } from "./walk-asset.ts";

/** The other account of an entry of an asset: what it is paid from, or where its loss goes. */
export interface AssetEntryInput {
  readonly date: Day;
  readonly amount: Pesos;
  readonly other: AccountCode;
}

function entryOf(
  date: Day,
  words: string,
  { name }: Pick<Asset, "name">,
  lines: readonly EntryLine[],
): EntryContent {
  return { date, description: `${words}: ${name}`, reference: "", lines };
}

/** Names a third party on the lines of what it is owed or paid. */
function named(lines: readonly EntryLine[], thirdParty: string): readonly EntryLine[] {
  return thirdParty === "" ? lines : lines.map((line) => ({ ...line, thirdParty }));
}

export function purchaseEntry(fields: AssetFields, paidFrom: AccountCode): EntryContent {
  const { account, cost, bought, supplier } = fields;
  const lines = netLines([
    [account, cost],
    [paidFrom, -cost],
  ]);
  return entryOf(bought, "Compra", fields, named(lines, supplier));
}

export function additionEntry(asset: Asset, { date, amount, other }: AssetEntryInput): EntryContent {
  const moves: AccountMove[] = [
    [asset.account, amount],
    [other, -amount],
  ];
  return entryOf(date, "Mejora", asset, netLines(moves));
}

export function impairmentEntry(asset: Asset, { date, amount, other }: AssetEntryInput): EntryContent {
  const moves: AccountMove[] = [
    [other, amount],
    [asset.impaired, -amount],
  ];
  return entryOf(date, "Deterioro", asset, netLines(moves));
}

export function reversalEntry(asset: Asset, { date, amount, other }: AssetEntryInput): EntryContent {
  const moves: AccountMove[] = [
    [asset.impaired, amount],
    [other, -amount],
  ];
  return entryOf(date, "Reversión de deterioro", asset, netLines(moves));
}

/** Where the price of an asset that leaves goes, and its gain or its loss. */
export interface LeavingAccounts {
  readonly money: AccountCode;
  readonly gain: AccountCode;
  readonly loss: AccountCode;
}

/** What is left over its price as a loss, what the price is above it as a gain. */
export function leavingResult(asset: Asset, price: Pesos): number {
  return price - valueInUse(asset).net;
}

/** The entry that takes all of an asset out of 15, 1592 and 1599, with its gain or loss (AF-03). */
export function leavingEntry(
  asset: Asset,
  date: Day,
  price: Pesos,
  { money, gain, loss }: LeavingAccounts,
): EntryContent {
  const { cost, accumulated, impaired } = valueInUse(asset);
  const result = leavingResult(asset, price);
  const moves: AccountMove[] = [
    [money, price],
    [asset.accumulated, accumulated],
    [asset.impaired, impaired],
    [result > 0 ? gain : loss, -result],
    [asset.account, -cost],
  ];
  return entryOf(date, price > 0 ? "Venta" : "Baja", asset, netLines(moves));
}

import type { AccountCode } from "../accounting/account.ts";
import type { Entry } from "../accounting/entries/entry.ts";
import type { Balances } from "../accounting/ledger/balances.ts";
import { addMonths, firstDay } from "../kernel/calendar-day.ts";
import type { EntryId } from "../kernel/ids.ts";
import { type Pesos, pesos, sum } from "../kernel/pesos.ts";
import type { Asset, AssetEvent } from "./asset.ts";
import { netLines } from "./net-lines.ts";
import { valueInUse, valueNow } from "./walk-asset.ts";

/** Whether an account of the PUC is of property, plant and equipment, its depreciation and impairment included. */
export const isAssetPuc = (puc: string) => puc.startsWith("15");

/** Whether it holds what assets cost, and not what they lost. */
export const isCostPuc = (puc: string) => isAssetPuc(puc) && !/^159/.test(puc);

/** An account as the register and as the ledger have it: debits above zero. */
export interface RegisterRow {
  readonly account: AccountCode;
  readonly register: Pesos;
  readonly ledger: Pesos;
}

function registerSums(assets: readonly Asset[]): ReadonlyMap<AccountCode, number> {
  const sums = new Map<AccountCode, number>();
  const add = (code: AccountCode, amount: number) => sums.set(code, (sums.get(code) ?? 0) + amount);
  for (const asset of assets) {
    const { cost, accumulated, impaired } = valueNow(asset);
    add(asset.account, cost);
    add(asset.accumulated, -accumulated);
    add(asset.impaired, -impaired);
  }
  return sums;
}

/** The accounts of assets with what the register and the ledger have of each; those with nothing in both are left out. */
export function compareRegister(
  assets: readonly Asset[],
  ledger: Balances,
  pucOf: (code: AccountCode) => string,
): readonly RegisterRow[] {
  const sums = registerSums(assets);
  const codes = new Set([...sums.keys(), ...ledger.keys()]);
  return [...codes]
    .filter((code) => isAssetPuc(pucOf(code)))
    .sort()
    .map((account) => {
      const { debit = 0, credit = 0 } = ledger.get(account) ?? {};
      return { account, register: pesos(sums.get(account) ?? 0), ledger: pesos(debit - credit) };
    })
    .filter(({ register, ledger: own }) => register !== 0 || own !== 0);
}

export const isSameRow = ({ register, ledger }: RegisterRow) => register === ledger;

/** What an asset moved each of its accounts by in one entry. */
interface ExpectedMove {
  readonly entryId: EntryId;
  readonly account: AccountCode;
  readonly amount: number;
}

function movesOf(asset: Asset, event: AssetEvent): readonly (readonly [AccountCode, number])[] {
  switch (event.kind) {
    case "depreciation":
      return [[asset.accumulated, -event.amount]];
    case "addition":
      return [[asset.account, event.amount]];
    case "impairment":
      return [[asset.impaired, -event.amount]];
    case "reversal":
      return [[asset.impaired, event.amount]];
    case "estimate":
      return [];
    case "disposal": {
      const { cost, accumulated, impaired } = valueInUse(asset);
      return [
        [asset.account, -cost],
        [asset.accumulated, accumulated],
        [asset.impaired, impaired],
      ];
    }
  }
}

function expectedMoves(asset: Asset): readonly ExpectedMove[] {
  const { entryId, account, cost } = asset;
  const bought = entryId === undefined ? [] : [{ entryId, account, amount: cost }];
  const since = asset.events.flatMap((event) => {
    const id = "entryId" in event ? event.entryId : undefined;
    return id === undefined
      ? []
      : movesOf(asset, event).map(([code, amount]) => ({ entryId: id, account: code, amount }));
  });
  return [...bought, ...since];
}

/** An entry that moves an account of assets by something else than the register knows of it. */
export interface EntryFinding {
  readonly kind: "entry";
  readonly entry: Entry;
  readonly account: AccountCode;
  /** What the entry has of it above what the register has. */
  readonly difference: Pesos;
}

/** An entry of the register that the books no longer have: it was voided or reversed. */
export interface LostFinding {
  readonly kind: "lost";
  readonly entryId: EntryId;
  readonly assets: readonly Asset[];
}

export type RegisterFinding = EntryFinding | LostFinding;

/**
 * Without the entries that add up to what assets were registered with as depreciated already: those of the months that
 * it holds, and the opening entry of the day after.
 */
function withoutOpenings(found: readonly EntryFinding[], assets: readonly Asset[]): readonly EntryFinding[] {
  let left = found;
  for (const account of new Set(assets.map(({ accumulated }) => accumulated))) {
    const openings = assets.flatMap((each) => (each.accumulated === account ? (each.opening ?? []) : []));
    const ends = openings.map(({ month }) => firstDay(addMonths(month, 1))).sort();
    const until = ends.at(-1) ?? "";
    const isBefore = (each: EntryFinding) => each.account === account && each.entry.date <= until;
    const before = sum(left.filter(isBefore).map(({ difference }) => difference));
    if (before === -sum(openings.map(({ accumulated }) => accumulated)))
      left = left.filter((each) => !isBefore(each));
  }
  return left;
}

const keyOf = (id: EntryId, account: AccountCode) => `${id} ${account}`;

/**
 * Which entries make the register and the ledger differ (AF-06). `standing`: the entries that count and name an account
 * of assets.
 */
export function registerFindings(
  assets: readonly Asset[],
  standing: readonly Entry[],
  pucOf: (code: AccountCode) => string,
): readonly RegisterFinding[] {
  const expected = new Map<string, number>();
  const owners = new Map<EntryId, Set<Asset>>();
  for (const asset of assets)
    for (const { entryId, account, amount } of expectedMoves(asset)) {
      const key = keyOf(entryId, account);
      expected.set(key, (expected.get(key) ?? 0) + amount);
      owners.set(entryId, (owners.get(entryId) ?? new Set()).add(asset));
    }
  const ids = new Set(standing.map(({ id }) => id));
  const lost = [...owners]
    .filter(([id]) => !ids.has(id))
    .map(([entryId, own]): LostFinding => ({ kind: "lost", entryId, assets: [...own] }));
  const others = standing.flatMap((entry) => {
    const moves = netLines(
      entry.lines
        .filter(({ account }) => isAssetPuc(pucOf(account)))
        .map(({ account, debit, credit }) => [account, debit - credit] as const),
    );
    return moves.flatMap(({ account, debit, credit }): EntryFinding[] => {
      const difference = debit - credit - (expected.get(keyOf(entry.id, account)) ?? 0);
      return difference === 0 ? [] : [{ kind: "entry", entry, account, difference: pesos(difference) }];
    });
  });
  return [...lost, ...withoutOpenings(others, assets)];
}

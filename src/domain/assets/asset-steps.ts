import type { AccountCode } from "../accounting/account.ts";
import type { EntryContent } from "../accounting/entries/entry.ts";
import type { Day } from "../kernel/day.ts";
import type { EntryId } from "../kernel/ids.ts";
import type { Pesos } from "../kernel/pesos.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import type { Asset, AssetEstimate, AssetEvent, AssetRefusal } from "./asset.ts";
import {
  additionEntry,
  impairmentEntry,
  type LeavingAccounts,
  leavingEntry,
  reversalEntry,
} from "./asset-entries.ts";
import { checkEstimate, MOST_LIFE, mostImpaired, mostReversed, refuseEvent } from "./check-asset.ts";
import { netLines } from "./net-lines.ts";
import { type LastMonth, lastMonthShare } from "./walk-asset.ts";

/** What a person does with an asset in use, with the other account of its entry. */
export type AssetStep =
  | {
      readonly kind: "addition";
      readonly date: Day;
      readonly amount: Pesos;
      /** Months that are left from the next one on; asked only where it goes by months. */
      readonly months: number;
      readonly other: AccountCode;
      readonly entryId: EntryId;
    }
  | {
      readonly kind: "impairment" | "reversal";
      readonly date: Day;
      readonly amount: Pesos;
      readonly other: AccountCode;
      readonly entryId: EntryId;
    }
  | ({ readonly kind: "estimate"; readonly date: Day } & AssetEstimate)
  | ({
      readonly kind: "disposal";
      readonly date: Day;
      readonly price: Pesos;
      readonly entryId: EntryId;
      readonly lastMonth: LastMonth;
    } & LeavingAccounts);

export type LeavingStep = Extract<AssetStep, { kind: "disposal" }>;

export interface SteppedAsset {
  /** One, or what changes its last month and what it left by. */
  readonly events: readonly AssetEvent[];
  readonly entry: EntryContent | null;
}

type Stepped = Result<SteppedAsset, AssetRefusal>;

const bad = (...problems: Extract<AssetRefusal, { kind: "bad-asset" }>["problems"]): Stepped =>
  err({ kind: "bad-asset", problems });

function addition(asset: Asset, step: Extract<AssetStep, { kind: "addition" }>): Stepped {
  const { kind, date, amount, months, entryId } = step;
  const byMonths = asset.method === "straight" || asset.method === "declining";
  if (amount <= 0) return bad("cost");
  if (byMonths && !(Number.isInteger(months) && months >= 1 && months <= MOST_LIFE)) return bad("life");
  return ok({ events: [{ kind, date, amount, months, entryId }], entry: additionEntry(asset, step) });
}

function limited(asset: Asset, step: Extract<AssetStep, { kind: "impairment" | "reversal" }>): Stepped {
  const { kind, date, amount, entryId } = step;
  const most = kind === "impairment" ? mostImpaired(asset, date) : mostReversed(asset, date);
  if (amount <= 0) return bad("cost");
  if (amount > most) return err({ kind: "over-limit-asset", most });
  const write = kind === "impairment" ? impairmentEntry : reversalEntry;
  return ok({ events: [{ kind, date, amount, entryId }], entry: write(asset, step) });
}

function estimate(asset: Asset, step: Extract<AssetStep, { kind: "estimate" }>): Stepped {
  const { kind, date, method, months, units, residual } = step;
  const problems = checkEstimate(asset, date, step);
  if (problems.length > 0) return bad(...problems);
  return ok({ events: [{ kind, date, method, months, units, residual }], entry: null });
}

/** How an asset leaves: what changes its last month, with its lines, and the entry of the rest. */
export function leavingParts(asset: Asset, step: LeavingStep) {
  const { date, entryId, lastMonth, price } = step;
  const amount = lastMonthShare(asset, date, lastMonth);
  const events: readonly AssetEvent[] = amount === 0 ? [] : [{ kind: "depreciation", date, amount, entryId }];
  const lines = netLines([
    [asset.expense, amount],
    [asset.accumulated, -amount],
  ]);
  const worn = { ...asset, events: [...asset.events, ...events] };
  return { events, lines, entry: leavingEntry(worn, date, price, step) };
}

function disposal(asset: Asset, step: LeavingStep): Stepped {
  const { kind, date, price, entryId } = step;
  if (price < 0) return bad("cost");
  const { events, lines, entry } = leavingParts(asset, step);
  return ok({
    events: [...events, { kind, date, price, entryId }],
    entry: { ...entry, lines: [...lines, ...entry.lines] },
  });
}

/**
 * What a step leaves of an asset: its events and its entry, or why it may not be. Nothing happens to an asset that left
 * (AF-03), before what is registered of it, or while a month before it is missing.
 */
export function stepAsset(asset: Asset, step: AssetStep): Stepped {
  const refusal = refuseEvent(asset, step.kind, step.date);
  if (refusal !== null) return err(refusal);
  switch (step.kind) {
    case "addition":
      return addition(asset, step);
    case "impairment":
    case "reversal":
      return limited(asset, step);
    case "estimate":
      return estimate(asset, step);
    case "disposal":
      return disposal(asset, step);
  }
}

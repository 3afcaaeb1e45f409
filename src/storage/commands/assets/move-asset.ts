import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Asset, AssetEvent, AssetRefusal } from "#domain/assets/asset.ts";
import { type AssetStep, stepAsset } from "#domain/assets/asset-steps.ts";
import {
  type DueMonth,
  depreciationEntry,
  dueMonths,
  dueSum,
  type SaidUnitsOf,
  withUnits,
} from "#domain/assets/depreciation-dues.ts";
import { lastDay } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { AssetId, EntryId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { type AssetResult, assetsOf, knownAsset, putAsset } from "../../assets/asset-work.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { type BookCommand, type BookWork, changeBook } from "../../pages/book-work.ts";
import { postWithin } from "../entries/post-entry.ts";

type Own<Answer> = Result<Answer, AssetRefusal | Refusal>;

export interface MoveAsset extends BookCommand {
  readonly assetId: AssetId;
  readonly version: number;
  readonly step: AssetStep;
}

/**
 * Adds to an asset, impairs it, takes an impairment back, changes its estimate, sells or scraps it: the record and its
 * entry in one command, which `undoCommand` takes back. Returns the record.
 */
export function moveAsset(storage: AppStorage, command: MoveAsset): Promise<AssetResult<Asset>> {
  const { db } = storage;
  const { id, bookId, step } = command;
  const body = async (work: BookWork): Promise<Own<Asset>> => {
    const found = await knownAsset(db, bookId, command);
    if (!found.ok) return found;
    const before = found.value;
    const stepped = stepAsset(before, step);
    if (!stepped.ok) return stepped;
    const { events, entry } = stepped.value;
    if (entry !== null && "entryId" in step) {
      const { entryId } = step;
      const posted = await postWithin(work, { id, bookId, entryId, content: entry, origin: "journal" });
      if (!posted.ok) return posted;
    }
    return ok(await putAsset(db, work, before, { ...before, events: [...before.events, ...events] }));
  };
  return changeBook<Asset, AssetRefusal>(storage, command, "move-asset", body, { tables: ["assets"] });
}

export interface PostDepreciation extends BookCommand {
  readonly month: Month;
  readonly entryId: EntryId;
  /** What was made in the month with each asset that is depreciated by it. */
  readonly units: SaidUnitsOf;
}

/** The month as it waits; refused while an earlier one does, or if nothing of it waits any more. */
function dueIn(assets: readonly Asset[], month: Month, units: SaidUnitsOf): Result<DueMonth, AssetRefusal> {
  const [first] = dueMonths(assets, month);
  if (first === undefined) return err({ kind: "asset-changed" });
  if (first.month !== month) return err({ kind: "month-missing", month: first.month });
  const due = withUnits(first, units);
  return due === null ? err({ kind: "units-missing" }) : ok(due);
}

/**
 * Registers a month of depreciation of all assets that it waits for, by one entry, and marks it on each. A month that
 * was registered since is refused, so that two tabs post it once (AF-02). Where nothing was made with any of them there
 * is no entry. `undoCommand` takes entry and marks back. Returns the entry.
 */
export function postDepreciation(
  storage: AppStorage,
  command: PostDepreciation,
): Promise<AssetResult<Entry | null>> {
  const { db } = storage;
  const { id, bookId, month, entryId, units } = command;
  const body = async (work: BookWork): Promise<Own<Entry | null>> => {
    const found = dueIn(await assetsOf(db, bookId), month, units);
    if (!found.ok) return found;
    const due = found.value;
    const isPosted = dueSum(due) > 0;
    let entry: Entry | null = null;
    if (isPosted) {
      const content = depreciationEntry(due);
      const posted = await postWithin(work, { id, bookId, entryId, content, origin: "journal" });
      if (!posted.ok) return posted;
      entry = posted.value;
    }
    for (const { asset, amount, byUnits } of due.shares) {
      const said = byUnits ? { units: units.get(asset.id) ?? 0 } : {};
      const mark = isPosted ? { entryId } : {};
      const event = { kind: "depreciation", date: lastDay(month), amount, ...said, ...mark } as const;
      // A month that the books had skipped stands before those that they have.
      const events = [...asset.events, event].toSorted((a, b) =>
        a.date < b.date ? -1 : Number(a.date > b.date),
      );
      await putAsset(db, work, asset, { ...asset, events });
    }
    return ok(entry);
  };
  return changeBook<Entry | null, AssetRefusal>(storage, command, "post-depreciation", body, {
    tables: ["assets"],
  });
}

export interface DropLostEntry extends BookCommand {
  /** The entry that the books no longer have. */
  readonly entryId: EntryId;
}

/** An asset without what an entry did to it; null if something came after it. */
function withoutEntry(asset: Asset, entryId: EntryId): Asset | null {
  const isOf = (event: AssetEvent) => "entryId" in event && event.entryId === entryId;
  const rest = asset.events.filter((event) => !isOf(event));
  const isLast = rest.every((event, at) => event === asset.events[at]);
  return isLast && rest.length < asset.events.length ? { ...asset, events: rest } : null;
}

/**
 * Takes out of the register what an entry did that was voided or reversed in the journal: a month is proposed again, an
 * asset that was sold is in use again, one that was bought is no longer there. Refused where something came after it.
 * `undoCommand` brings it back. Returns how many assets it changed.
 */
export function dropLostEntry(storage: AppStorage, command: DropLostEntry): Promise<AssetResult<number>> {
  const { db } = storage;
  const { bookId, entryId } = command;
  const body = async (work: BookWork): Promise<Own<number>> => {
    let count = 0;
    for (const asset of await assetsOf(db, bookId)) {
      const isBought = asset.entryId === entryId;
      const isMoved = asset.events.some((event) => "entryId" in event && event.entryId === entryId);
      if (!isBought && !isMoved) continue;
      if (isBought && asset.events.length > 0) return err({ kind: "asset-moved" });
      count += 1;
      if (isBought) {
        await db.assets.delete(asset.id);
        work.changes.push({ table: "assets", key: asset.id, before: asset, after: null });
        continue;
      }
      const after = withoutEntry(asset, entryId);
      if (after === null) return err({ kind: "asset-moved" });
      await putAsset(db, work, asset, after);
    }
    return count === 0 ? err({ kind: "asset-changed" }) : ok(count);
  };
  return changeBook<number, AssetRefusal>(storage, command, "drop-asset-entry", body, {
    tables: ["assets"],
  });
}

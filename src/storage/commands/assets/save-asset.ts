import { takesEntries } from "#domain/accounting/account.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Asset, AssetFields, AssetPurchase, AssetRefusal } from "#domain/assets/asset.ts";
import { purchaseEntry } from "#domain/assets/asset-entries.ts";
import { checkAsset, checkPurchase, fixedFields } from "#domain/assets/check-asset.ts";
import { plainLine } from "#domain/kernel/graphemes.ts";
import type { AssetId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { type AssetResult, knownAsset, putAsset } from "../../assets/asset-work.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { type BookCommand, type BookWork, changeBook } from "../../pages/book-work.ts";
import { postWithin } from "../entries/post-entry.ts";

interface RegisterAsset extends BookCommand {
  readonly assetId: AssetId;
  readonly fields: AssetFields;
  readonly purchase: AssetPurchase;
}

type Own<Answer> = Result<Answer, AssetRefusal | Refusal>;

function cleaned(fields: AssetFields): AssetFields {
  const { name, tag, place, supplier } = fields;
  return {
    ...fields,
    name: plainLine(name),
    tag: plainLine(tag),
    place: plainLine(place),
    supplier: plainLine(supplier),
  };
}

/** Each account has to take entries, or its months could not be registered. */
function refuseFields(work: BookWork, fields: AssetFields): AssetRefusal | null {
  const { account, accumulated, impaired, expense } = fields;
  const isOpen = [account, accumulated, impaired, expense].every((code) => {
    const known = work.chart.byCode.get(code);
    return known !== undefined && takesEntries(known);
  });
  const problems = [...checkAsset(fields), ...(isOpen ? [] : (["accounts"] as const))];
  return problems.length > 0 ? { kind: "bad-asset", problems: [...new Set(problems)] } : null;
}

/**
 * Registers an asset, with the entry that buys it where it is new to the books. `undoCommand` takes both back. Returns
 * the record.
 */
export function registerAsset(storage: AppStorage, command: RegisterAsset): Promise<AssetResult<Asset>> {
  const { db } = storage;
  const { bookId, assetId, purchase } = command;
  const body = async (work: BookWork): Promise<Own<Asset>> => {
    const fields = cleaned(command.fields);
    const refusal = refuseFields(work, fields);
    if (refusal !== null) return err(refusal);
    const problems = checkPurchase(fields, purchase);
    if (problems.length > 0) return err({ kind: "bad-asset", problems });
    if ((await db.assets.get(assetId)) !== undefined) return err({ kind: "asset-changed" });
    if (purchase.kind === "post") {
      const { entryId } = purchase;
      const content = purchaseEntry(fields, purchase.paidFrom);
      const posted = await postWithin(work, { id: command.id, bookId, entryId, content, origin: "journal" });
      if (!posted.ok) return posted;
    }
    const bought = purchase.kind === "none" ? {} : { entryId: purchase.entryId };
    const made = { ...fields, id: assetId, bookId, ...bought, events: [], createdAt: work.at };
    return ok(await putAsset(db, work, null, made));
  };
  return changeBook<Asset, AssetRefusal>(storage, command, "save-asset", body, { tables: ["assets"] });
}

export interface ChangeAsset extends BookCommand {
  readonly assetId: AssetId;
  readonly version: number;
  readonly fields: AssetFields;
}

/** Changes what is said of an asset, over the version that was on screen (MT-02). Returns the record. */
export function changeAsset(storage: AppStorage, command: ChangeAsset): Promise<AssetResult<Asset>> {
  const { db } = storage;
  const body = async (work: BookWork): Promise<Own<Asset>> => {
    const found = await knownAsset(db, command.bookId, command);
    if (!found.ok) return found;
    const before = found.value;
    const fields = cleaned(command.fields);
    const isMoved = fixedFields(before).some(
      (key) => JSON.stringify(fields[key]) !== JSON.stringify(before[key]),
    );
    if (isMoved) return err({ kind: "asset-moved" });
    // What was sold or moved keeps accounts that may be closed by now.
    const refusal = before.events.length > 0 ? null : refuseFields(work, fields);
    if (refusal !== null) return err(refusal);
    const problems = checkAsset(fields);
    if (problems.length > 0) return err({ kind: "bad-asset", problems });
    return ok(await putAsset(db, work, before, { ...before, ...fields }));
  };
  return changeBook<Asset, AssetRefusal>(storage, command, "save-asset", body, { tables: ["assets"] });
}

export interface DeleteAsset extends BookCommand {
  readonly assetId: AssetId;
  readonly version: number;
}

/** Takes an asset without movements out of the register; its purchase stays in the journal. Returns the record. */
export function deleteAsset(storage: AppStorage, command: DeleteAsset): Promise<AssetResult<Asset>> {
  const { db } = storage;
  const body = async (work: BookWork): Promise<Own<Asset>> => {
    const found = await knownAsset(db, command.bookId, command);
    if (!found.ok) return found;
    const before = found.value;
    if (before.events.length > 0) return err({ kind: "asset-moved" });
    await db.assets.delete(before.id);
    work.changes.push({ table: "assets", key: before.id, before, after: null });
    return ok(before);
  };
  return changeBook<Asset, AssetRefusal>(storage, command, "delete-asset", body, { tables: ["assets"] });
}

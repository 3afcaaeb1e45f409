import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Asset, AssetRefusal } from "#domain/assets/asset.ts";
import type { AssetId, BookId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import type { StorageRefusal } from "../engine/run-command.ts";
import type { BookWork } from "../pages/book-work.ts";
import { readRows } from "../shapes/read-row.ts";
import { assetShape } from "../shapes/records/asset-shape.ts";

export type AssetResult<Answer> = Result<Answer, AssetRefusal | Refusal | StorageRefusal>;

/** The assets of a book that can be read, those of each account together. */
export async function assetsOf(db: CuadraDatabase, bookId: BookId): Promise<readonly Asset[]> {
  const rows = readRows(assetShape, await db.assets.where("bookId").equals(bookId).toArray());
  return rows.toSorted((a, b) =>
    a.account === b.account ? a.createdAt - b.createdAt : a.account < b.account ? -1 : 1,
  );
}

/** An asset as it was on screen, within a command's transaction. */
export async function knownAsset(
  db: CuadraDatabase,
  bookId: BookId,
  { assetId, version }: { readonly assetId: AssetId; readonly version: number },
): Promise<Result<Asset, AssetRefusal>> {
  const row = await db.assets.get(assetId);
  const [found] = row === undefined ? [] : readRows(assetShape, [row]);
  if (found === undefined || found.bookId !== bookId) return err({ kind: "unknown-asset" });
  return found.version === version ? ok(found) : err({ kind: "asset-changed" });
}

/** Writes an asset with the changes of its command. */
export async function putAsset(
  db: CuadraDatabase,
  work: BookWork,
  before: Asset | null,
  after: Omit<Asset, "version" | "updatedAt">,
): Promise<Asset> {
  const made: Asset = { ...after, updatedAt: work.at, version: (before?.version ?? 0) + 1 };
  await db.assets.put(made);
  work.changes.push({ table: "assets", key: made.id, before, after: made });
  return made;
}

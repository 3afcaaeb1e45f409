import type { AccountCode } from "#domain/accounting/account.ts";
import type { Asset } from "#domain/assets/asset.ts";
import { assetsOf } from "../../assets/asset-work.ts";
import type { MovedAccount } from "./account-marks.ts";
import type { SharedPlan } from "./shared-plan.ts";

const CODES = ["account", "accumulated", "impaired", "expense"] as const;

function movedCodes(asset: Asset, { from, to }: MovedAccount): Asset {
  const moved = CODES.filter((key) => asset[key] === from).map((key) => [key, to as AccountCode]);
  return moved.length === 0 ? asset : { ...asset, ...Object.fromEntries(moved) };
}

/**
 * Assets of a moved account stand in its new code. Without a change in the trail: taking the move back moves them back
 * the same way.
 */
export async function moveInAssets({ books, storage }: SharedPlan, change: MovedAccount): Promise<void> {
  for (const { id } of books) {
    const known = await assetsOf(storage.db, id);
    const moved = known.flatMap((row) => {
      const made = movedCodes(row, change);
      return made === row ? [] : [{ ...made, version: row.version + 1, updatedAt: change.at }];
    });
    if (moved.length > 0) await storage.db.assets.bulkPut(moved);
  }
}

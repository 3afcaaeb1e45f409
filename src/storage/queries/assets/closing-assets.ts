import type { AccountCode } from "#domain/accounting/account.ts";
import type { PucOf } from "#domain/accounting/closing/closing-entry.ts";
import { compareRegister, isSameRow } from "#domain/assets/asset-register.ts";
import { dueMonths } from "#domain/assets/depreciation-dues.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { assetsOf } from "../../assets/asset-work.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { balancesNow } from "../books/balances.ts";

/** What the closing of a period asks of the register of assets. */
export interface ClosingAssets {
  /** Accounts that its assets are depreciated into. */
  readonly registered: ReadonlySet<AccountCode>;
  /** Months of depreciation that wait until the period's end. */
  readonly due: readonly Month[];
  /** Whether the ledger has something else than the register. */
  readonly differs: boolean;
}

/** The register of a book's assets as its closing looks at it; null where there is none (AF-07). */
export async function closingAssets(
  storage: AppStorage,
  bookId: BookId,
  until: Month,
  pucOf: PucOf,
): Promise<ClosingAssets | null> {
  const assets = await assetsOf(storage.db, bookId);
  if (assets.length === 0) return null;
  const rows = compareRegister(assets, await balancesNow(storage, bookId), pucOf);
  return {
    registered: new Set(assets.map(({ accumulated }) => accumulated)),
    due: dueMonths(assets, until).map(({ month }) => month),
    differs: !rows.every(isSameRow),
  };
}

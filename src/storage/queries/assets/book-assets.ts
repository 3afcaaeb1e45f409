import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { standingEntries } from "#domain/accounting/entries/undone-pairs.ts";
import type { Asset } from "#domain/assets/asset.ts";
import {
  compareRegister,
  isAssetPuc,
  isSameRow,
  type RegisterFinding,
  type RegisterRow,
  registerFindings,
} from "#domain/assets/asset-register.ts";
import { type DueMonth, dueMonths } from "#domain/assets/depreciation-dues.ts";
import { day, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import { assetsOf } from "../../assets/asset-work.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { BookMonths } from "../../pages/book-months.ts";
import { balancesNow } from "../books/balances.ts";

export interface BookAssets {
  readonly assets: readonly Asset[];
  /** Months of depreciation that wait, in order, this month included. */
  readonly waiting: readonly DueMonth[];
  /** Of these months, those that are closed in the journal. */
  readonly closed: ReadonlySet<Month>;
  /** What the register and the ledger have of each account of assets. */
  readonly register: readonly RegisterRow[];
  /** Which entries make them differ; read only where they do. */
  readonly findings: readonly RegisterFinding[];
}

const [FIRST, LAST] = [day("1900-01-01"), "9999-12-31" as Day];

async function findingsOf(
  storage: AppStorage,
  bookId: BookId,
  assets: readonly Asset[],
  pucOf: (code: AccountCode) => string,
): Promise<readonly RegisterFinding[]> {
  const months = await BookMonths.read(storage, bookId, LAST);
  const entries = await months.entriesNaming((code) => isAssetPuc(pucOf(code)), FIRST, LAST);
  return registerFindings(assets, standingEntries(entries, entries), pucOf);
}

/** The assets of a book alone, those that left included. */
export function registeredAssets(storage: AppStorage, bookId: BookId): Promise<readonly Asset[]> {
  return assetsOf(storage.db, bookId);
}

/** The assets of a book, what of their depreciation waits, and whether they are what the ledger has (AF-06). */
export async function bookAssets(
  storage: AppStorage,
  bookId: BookId,
  chart: Chart,
  today: Day,
): Promise<BookAssets> {
  const assets = await assetsOf(storage.db, bookId);
  const pucOf = pucReader(chart);
  const waiting = dueMonths(assets, monthOf(today));
  const rows = await storage.db.months.bulkGet(waiting.map(({ month }): [string, string] => [bookId, month]));
  const closed = new Set(rows.flatMap((row) => (row?.closed ? [row.month] : [])));
  const register = compareRegister(assets, await balancesNow(storage, bookId), pucOf);
  const isSame = register.every(isSameRow);
  const findings = isSame ? [] : await findingsOf(storage, bookId, assets, pucOf);
  return { assets, waiting, closed, register, findings };
}

import type { AccountCode } from "../accounting/account.ts";
import type { Instant } from "../kernel/clock.ts";
import type { Day, Month } from "../kernel/day.ts";
import type { AssetId, BookId, EntryId } from "../kernel/ids.ts";
import type { Pesos } from "../kernel/pesos.ts";

/** `none`: land and what is still being built lose no value by use. */
export const DEPRECIATION_METHODS = ["straight", "units", "declining", "none"] as const;
export type DepreciationMethod = (typeof DEPRECIATION_METHODS)[number];

/** How an asset loses its value from a month on. */
export interface AssetEstimate {
  readonly method: DepreciationMethod;
  /** Months from the first one that the estimate counts for; none for `units` and `none`. */
  readonly months: number;
  /** Units still to be made; only for `units`. */
  readonly units: number;
  readonly residual: Pesos;
}

/** The accounts that an asset stands in; in a short chart several of them are one. */
export interface AssetAccounts {
  readonly account: AccountCode;
  readonly accumulated: AccountCode;
  readonly impaired: AccountCode;
  readonly expense: AccountCode;
}

/** What was already depreciated when an asset of the books came into the register. */
export interface AssetOpening {
  /** The last month that it holds. */
  readonly month: Month;
  readonly accumulated: Pesos;
}

/** What a person says of an asset when it is registered. */
export interface AssetFields extends AssetAccounts, AssetEstimate {
  readonly name: string;
  /** Plate or serial number; empty if none. */
  readonly tag: string;
  readonly place: string;
  /** Who sold it, as typed. */
  readonly supplier: string;
  readonly bought: Day;
  readonly cost: Pesos;
  /** The first month that is depreciated. */
  readonly starts: Month;
  readonly opening: AssetOpening | null;
  /** Months of its life for income tax, from `starts`. */
  readonly taxMonths: number;
}

/** How an asset came into the books: by an entry that is written with it, by one that is there, or before all of them. */
export type AssetPurchase =
  | { readonly kind: "post"; readonly entryId: EntryId; readonly paidFrom: AccountCode }
  | { readonly kind: "known"; readonly entryId: EntryId }
  | { readonly kind: "none" };

/** What changes an asset's value, and how it is depreciated from the following month on. */
export type AssetChange =
  | {
      readonly kind: "addition";
      readonly date: Day;
      readonly amount: Pesos;
      readonly months: number;
      readonly entryId: EntryId;
    }
  | { readonly kind: "impairment"; readonly date: Day; readonly amount: Pesos; readonly entryId: EntryId }
  | { readonly kind: "reversal"; readonly date: Day; readonly amount: Pesos; readonly entryId: EntryId }
  | ({ readonly kind: "estimate"; readonly date: Day } & AssetEstimate);

/** A month of depreciation that was registered; without an entry where nothing was to be depreciated. */
export interface AssetDepreciation {
  readonly kind: "depreciation";
  readonly date: Day;
  readonly amount: Pesos;
  readonly units?: number;
  readonly entryId?: EntryId;
}

export interface AssetDisposal {
  readonly kind: "disposal";
  readonly date: Day;
  /** What it was sold for; zero where it was scrapped. */
  readonly price: Pesos;
  readonly entryId: EntryId;
}

export type AssetEvent = AssetChange | AssetDepreciation | AssetDisposal;

/** Something that a company uses for more than a year, with all that happened to it in order (ADR 0076). */
export interface Asset extends AssetFields {
  readonly id: AssetId;
  readonly bookId: BookId;
  /** The entry that bought it, where the register wrote or knows it. */
  readonly entryId?: EntryId;
  readonly events: readonly AssetEvent[];
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

export const ASSET_FIELD_PROBLEMS = [
  "name",
  "cost",
  "residual",
  "life",
  "units",
  "tax-life",
  "starts",
  "opening",
  "accounts",
  "paid-from",
] as const;
export type AssetFieldProblem = (typeof ASSET_FIELD_PROBLEMS)[number];

/** Why nothing was written. */
export type AssetRefusal =
  | { readonly kind: "unknown-asset" }
  /** Another tab changed it. */
  | { readonly kind: "asset-changed" }
  | { readonly kind: "bad-asset"; readonly problems: readonly AssetFieldProblem[] }
  /** It was sold or scrapped. */
  | { readonly kind: "asset-gone" }
  /** A month before is still to be registered. */
  | { readonly kind: "month-missing"; readonly month: Month }
  /** Something later is registered already. */
  | { readonly kind: "later-event"; readonly date: Day }
  /** It counts from its own month, which is registered already. */
  | { readonly kind: "month-counted"; readonly month: Month }
  /** It was bought later, or the books had depreciated it until later. */
  | { readonly kind: "before-asset"; readonly date: Day }
  /** A reversal above what would be left without any impairment, or an impairment above what it is worth. */
  | { readonly kind: "over-limit-asset"; readonly most: Pesos }
  /** Units of this month were not said. */
  | { readonly kind: "units-missing" }
  /** It has movements: what they were counted from does not change. */
  | { readonly kind: "asset-moved" };

import { createContext, use } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Owner } from "#domain/company/owner.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";

/** What the fields of the entry being written offer. */
export interface Offers {
  readonly chart: Chart;
  /** Whether whole entries are proposed: not where finding them is the exercise. */
  readonly entries: boolean;
  /** The accounts used last, offered before the others. */
  readonly recent: readonly AccountCode[];
  /** How often the book, and less so its company, used each account. */
  readonly used: ReadonlyMap<AccountCode, number>;
  /** Whose the company of the book is, where it says so. */
  readonly owner: Owner | null;
  /** The book whose plan of accounts can be opened; null for a guest, who has no panel. */
  readonly planOf: BookId | null;
  readonly balanceOf: (code: AccountCode) => Pesos | undefined;
  readonly today: Day;
  /** Day that completes a partially typed date. */
  readonly reading: Day;
}

export const OffersContext = createContext<Offers | null>(null);

/** A context, so that only the fields render again when a balance or a recent account changes. */
export function useOffers(): Offers {
  const offers = use(OffersContext);
  if (offers === null) throw new Error("useOffers outside of a journal");
  return offers;
}

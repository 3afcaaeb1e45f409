import type { Owner } from "../../company/owner.ts";
import type { Side } from "../account.ts";
import type { Reading } from "./phrase-table.ts";

/** A meaning of words, and how far it is behind the likeliest one. */
export interface Weighed extends Reading {
  readonly minus: number;
}

/** What words mean besides themselves: who owns the company, and what the entry has. */
export interface WordsPlace {
  readonly owner: Owner | null;
  readonly others: readonly { readonly puc: string; readonly side: Side }[];
}

/** A meaning that another one takes the place of. */
const DISPLACED = -20;

/** What the owners of each kind of company contributed. */
const CAPITAL: Readonly<Record<Owner, string>> = { shares: "3105", quotas: "3115", person: "3130" };
const isCapital = (puc: string) => Object.values(CAPITAL).includes(puc);
/** What partners took and owe to their company. */
const TAKEN = "1325";

/**
 * Capital is called alike in every company, and is kept in the account of its kind. What an owner takes lessens a
 * person's own capital; partners owe it to their company.
 */
function forOwner(readings: readonly Weighed[], owner: Owner): readonly Weighed[] {
  const taken = readings.find(({ puc }) => puc === TAKEN);
  const own = readings.find(({ puc }) => puc === CAPITAL.person);
  if (taken !== undefined && own !== undefined) {
    if (owner !== "person") return readings.filter((each) => each !== own);
    const others = readings.filter((each) => each !== own && each !== taken);
    return [{ ...own, minus: taken.minus }, { ...taken, minus: taken.minus + DISPLACED }, ...others];
  }
  return readings.flatMap((each) =>
    isCapital(each.puc) && each.puc !== CAPITAL[owner]
      ? [
          { ...each, puc: CAPITAL[owner], means: null },
          { ...each, minus: each.minus + DISPLACED },
        ]
      : [each],
  );
}

/** What it takes to bring something: freight, customs, the insurance of the way. */
const BRINGING = /^5[12](3550|4020|3085)/;
/** Stock and what stays: their cost includes what brought them (NIIF para las PYMES 13.6 and 17.10). */
const BROUGHT = /^1[45]/;

export const isBringing = (puc: string) => BRINGING.test(puc);

/** What the entry buys, that such a cost is part of; undefined where it buys nothing. */
export function broughtBy(others: WordsPlace["others"]): string | undefined {
  return others.findLast(({ puc, side }) => side === "debit" && BROUGHT.test(puc))?.puc;
}

/** The readings of words on one side, as the company and the other lines of the entry have them. */
export function readingsHere(
  readings: readonly Weighed[],
  side: Side | null,
  { owner, others }: WordsPlace,
): readonly Weighed[] {
  const owned = owner === null ? readings : forOwner(readings, owner);
  const brought = side === "credit" ? undefined : broughtBy(others);
  if (brought === undefined) return owned;
  return owned.flatMap((each) =>
    isBringing(each.puc)
      ? [
          { puc: brought, means: null, minus: each.minus },
          { ...each, minus: each.minus + DISPLACED },
        ]
      : [each],
  );
}

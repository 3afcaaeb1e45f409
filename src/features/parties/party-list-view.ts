import { type AgeSums, addAges, agedSum } from "#domain/parties/ages.ts";
import { documentText } from "#domain/parties/document.ts";
import { matchingParties } from "#storage/queries/parties/named-parties.ts";
import type { AgedAccount, PartyBalance } from "#storage/queries/parties/party-balances.ts";

export const PARTY_FILTERS = ["all", "balance", "unrecorded"] as const;
export type PartyFilter = (typeof PARTY_FILTERS)[number];

export const KIND_FILTERS = ["all", "customer", "supplier", "employee", "rest"] as const;
/** By class: partners, entities and those of no class together. */
export type PartyKindFilter = (typeof KIND_FILTERS)[number];

function isOfKind({ kind }: Pick<PartyBalance, "kind">, filter: PartyKindFilter): boolean {
  if (filter === "all") return true;
  return filter === "rest" ? !["customer", "supplier", "employee"].includes(kind) : kind === filter;
}

/** How many there are of each class. */
export function kindCounts(parties: readonly PartyBalance[]): Readonly<Record<PartyKindFilter, number>> {
  const counts = KIND_FILTERS.map((filter) => [
    filter,
    parties.filter((each) => isOfKind(each, filter)).length,
  ]);
  return Object.fromEntries(counts) as Record<PartyKindFilter, number>;
}

/** The document of a record as lists show it; null for none. */
export function documentOf({ party }: Pick<PartyBalance, "party">): string | null {
  return party?.document ? documentText(party.document) : null;
}

function passes({ party, owesUs, weOwe }: PartyBalance, filter: PartyFilter): boolean {
  if (filter === "balance") return owesUs !== 0 || weOwe !== 0;
  return filter === "all" || party === null;
}

/** The third parties that a list shows, by what is typed and chosen; the likelier first while something is typed. */
export function shownParties(
  parties: readonly PartyBalance[],
  typed: string,
  filter: PartyFilter,
  kind: PartyKindFilter = "all",
): readonly PartyBalance[] {
  return matchingParties(
    parties.filter((each) => passes(each, filter) && isOfKind(each, kind)),
    typed,
  );
}

/**
 * The rows by age of whom is typed, by name, alias or number, in their order: every account of each, or those that are
 * owed for more than 90 days.
 */
export function shownAges(
  rows: readonly AgedAccount[],
  typed: string,
  onlyOld = false,
): readonly AgedAccount[] {
  const found = new Set(matchingParties(rows, typed).map(({ key }) => key));
  return rows.filter(({ key, ages }) => found.has(key) && (!onlyOld || ages["91+"] > 0));
}

interface AgeTotals {
  readonly ages: AgeSums;
  /** What is owed in all; advances take nothing away from it. */
  readonly owed: number;
  /** How many owe it or are owed it. */
  readonly people: number;
  /** Of each hundred pesos, those older than 90 days: rounded, and at least one where there are any. */
  readonly old: number;
}

/** What is owed in all, by age. */
export function ageTotals(rows: readonly AgedAccount[]): AgeTotals {
  const ages = addAges(rows.map((row) => row.ages));
  const owed = agedSum(ages);
  const people = new Set(rows.filter((row) => agedSum(row.ages) > 0).map(({ key }) => key));
  const old = ages["91+"] === 0 ? 0 : Math.max(1, Math.round((ages["91+"] / owed) * 100));
  return { ages, owed, people: people.size, old };
}

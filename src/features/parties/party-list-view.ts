import { fold } from "#domain/kernel/spanish.ts";
import { bareNumber, documentText } from "#domain/parties/document.ts";
import { searchParties } from "#domain/parties/find-party.ts";
import type { Party } from "#domain/parties/party.ts";
import type { PartyBalance } from "#storage/queries/parties/party-balances.ts";

export const PARTY_FILTERS = ["all", "balance", "unrecorded"] as const;
export type PartyFilter = (typeof PARTY_FILTERS)[number];

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
): readonly PartyBalance[] {
  const wanted = parties.filter((each) => passes(each, filter));
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return wanted;
  const records = wanted.flatMap(({ party }) => (party === null ? [] : [party]));
  const byId = new Map<Party["id"], PartyBalance>();
  for (const each of wanted) if (each.party) byId.set(each.party.id, each);
  const found = searchParties(records, typed).flatMap(({ id }) => byId.get(id) ?? []);
  const number = bareNumber(typed);
  const isNamed = ({ party, name }: PartyBalance) =>
    party === null &&
    (words.every((word) => fold(name).includes(word)) ||
      (number !== "" && bareNumber(name).startsWith(number)));
  return [...found, ...wanted.filter(isNamed)];
}

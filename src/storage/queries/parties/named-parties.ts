import { fold } from "#domain/kernel/spanish.ts";
import { bareNumber } from "#domain/parties/document.ts";
import { type PartyIndex, searchParties } from "#domain/parties/find-party.ts";
import type { Party } from "#domain/parties/party.ts";

/** Who a record or a name without one is, in lists: one of all its spellings. */
export interface NamedParty {
  /** The record's id, or the key of the name. */
  readonly key: string;
  /** Null: named by entries, without a record. */
  readonly party: Party | null;
  readonly name: string;
}

/** Of two spellings of a name the one with capitals; the first of two that have them. */
function bestSpelling(one: string, other: string): string {
  const hasCapitals = one !== one.toLowerCase() || other === other.toLowerCase();
  return (hasCapitals ? one : other).replace(/\s+/g, " ");
}

/** The records of a book, and what finds one of them. */
interface KnownParties {
  readonly records: readonly Party[];
  readonly index: PartyIndex;
}

/** Everybody whom records and lines of a book name, each once, however it is spelled. */
export class PartyNames {
  readonly #index: PartyIndex;
  readonly #byId = new Map<string, Party>();
  readonly #named = new Map<string, NamedParty>();
  readonly #seen = new Set<string>();

  constructor({ records, index }: KnownParties) {
    this.#index = index;
    for (const party of records) {
      this.#byId.set(party.id, party);
      this.#named.set(party.id, { key: party.id, party, name: party.name });
    }
  }

  /** Whom a line names, who is in the list from now on; empty for nobody. */
  keyOf(text: string | undefined): string {
    const key = this.#index.keyOf(text);
    if (text === undefined || key === "" || this.#byId.has(key) || this.#seen.has(text)) return key;
    this.#seen.add(text);
    const known = this.#named.get(key);
    this.#named.set(key, { key, party: null, name: bestSpelling(known?.name ?? text, text) });
    return key;
  }

  /** Texts by which lines may name this one. */
  textsOf(key: string): readonly string[] {
    return this.#index.textsOf(key);
  }

  get(key: string): NamedParty | undefined {
    return this.#named.get(key);
  }

  all(): readonly NamedParty[] {
    return [...this.#named.values()];
  }
}

/** Those whose name or number is as typed, records first and the likelier first; all of them while nothing is typed. */
export function matchingParties<Row extends NamedParty>(rows: readonly Row[], typed: string): readonly Row[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  const byId = new Map<string, Row>();
  for (const row of rows) if (row.party) byId.set(row.party.id, row);
  const records = rows.flatMap(({ party }) => party ?? []);
  const found = searchParties(records, typed).flatMap(({ id }) => byId.get(id) ?? []);
  const number = bareNumber(typed);
  const isNamed = ({ party, name }: Row) =>
    party === null &&
    (words.every((word) => fold(name).includes(word)) ||
      (number !== "" && bareNumber(name).startsWith(number)));
  return [...found, ...rows.filter(isNamed)];
}

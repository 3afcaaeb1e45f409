import { checkDigit } from "../company/nit.ts";
import { fold } from "../kernel/spanish.ts";
import { bareNumber, documentKey } from "./document.ts";
import { namesOf, type Party } from "./party.ts";
import { partyKeyOf } from "./party-key.ts";

/** A merged backup may bring the same name under another id: what was said last holds. */
function keepLast(found: Map<string, Party>, key: string, party: Party): void {
  const known = found.get(key);
  if (!known || known.updatedAt < party.updatedAt) found.set(key, party);
}

/** The number as some type it, with the check digit of its NIT. */
function withDigit(number: string): string {
  return /^\d+$/.test(number) ? `${number}${checkDigit(number)}` : number;
}

/** Finds records by what a line says: one of their names, or their number. */
export class PartyIndex {
  readonly #names = new Map<string, Party>();
  readonly #numbers = new Map<string, Party>();
  readonly #keys = new Map<string, string>();

  constructor(parties: readonly Party[]) {
    for (const party of parties) {
      for (const name of namesOf(party)) keepLast(this.#names, partyKeyOf(name), party);
      if (party.document) this.#number(party, party.document.number);
    }
  }

  #number(party: Party, number: string): void {
    keepLast(this.#numbers, number, party);
    keepLast(this.#numbers, withDigit(number), party);
  }

  /** The record that a text names; null for nobody, and for somebody without a record. */
  find(text: string | undefined): Party | null {
    const key = partyKeyOf(text ?? "");
    if (key === "") return null;
    return this.#names.get(key) ?? this.#numbers.get(bareNumber(key)) ?? null;
  }

  /** Texts by which a line may name somebody, up to capitals, accents and separators; a key as `keyOf` gives it. */
  textsOf(key: string): readonly string[] {
    const of = (map: ReadonlyMap<string, Party>) =>
      [...map].flatMap(([text, { id }]) => (id === key ? text : []));
    return [key, ...of(this.#names), ...of(this.#numbers)];
  }

  /**
   * Who a line names: the id of the record, or the key of a name that has none; empty for nobody. Remembers each
   * spelling, so that the sums of a whole book are told apart at the cost of its different names.
   */
  keyOf(text: string | undefined): string {
    const typed = text ?? "";
    const known = this.#keys.get(typed);
    if (known !== undefined) return known;
    const key = this.find(typed)?.id ?? partyKeyOf(typed);
    this.#keys.set(typed, key);
    return key;
  }
}

/** The record of this name. */
export function partyNamed(parties: readonly Party[], name: string): Party | null {
  return new PartyIndex(parties).find(name);
}

/** The record that has this document, whatever the kind under which one number names one person. */
export function partyWithDocument(
  parties: readonly Party[],
  wantedDocument: Party["document"],
  except: Party["id"] | null,
): Party | null {
  if (!wantedDocument) return null;
  const wanted = documentKey(wantedDocument);
  const isIt = (each: Party) => each.id !== except && each.document && documentKey(each.document) === wanted;
  return parties.find(isIt) ?? null;
}

interface Found {
  readonly party: Party;
  readonly place: number;
}

const BEGINS = 0;
const WORD = 1;
const INSIDE = 2;

/** Where the words of a search stand in the names of a record; null if one of them stands nowhere. */
function placeOf(party: Party, words: readonly string[], number: string): number | null {
  if (number !== "" && party.document) {
    const at = withDigit(party.document.number).indexOf(number);
    if (at >= 0) return at === 0 ? BEGINS : INSIDE;
  }
  let place: number | null = null;
  for (const name of namesOf(party).map(partyKeyOf)) {
    if (!words.every((word) => name.includes(word))) continue;
    const [first = ""] = words;
    const here = name.startsWith(first) ? BEGINS : name.includes(` ${first}`) ? WORD : INSIDE;
    place = place === null ? here : Math.min(place, here);
  }
  return place;
}

/** Records whose names have all the words typed, in any order, or whose number begins so; the likelier first. */
export function searchParties(parties: readonly Party[], typed: string): readonly Party[] {
  const words = fold(typed)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return parties;
  const number = bareNumber(typed);
  const found = parties.flatMap((party): Found[] => {
    const place = placeOf(party, words, number);
    return place === null ? [] : [{ party, place }];
  });
  return found.sort((a, b) => a.place - b.place).map(({ party }) => party);
}

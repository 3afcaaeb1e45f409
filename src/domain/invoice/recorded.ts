import { type Entry, type EntryLink, linkTo } from "../accounting/entries/entry.ts";
import { keptKey, keyOfNote } from "../accounting/operations/key-note.ts";
import type { PucLookup } from "../accounting/puc-of-account.ts";
import { pucOfAccount } from "../accounting/puc-of-account.ts";
import { fold } from "../kernel/spanish.ts";
import type { PartyIndex } from "../parties/find-party.ts";

function keyIn({ lines }: Pick<Entry, "lines">): string | null {
  for (const { note } of lines) {
    const key = keyOfNote(note);
    if (key !== null) return key;
  }
  return null;
}

/** A number as it is compared: emitters part its prefix as they like. */
export function comparedNumber(number: string): string {
  return fold(number)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}

type Deed = "sale" | "purchase";

function deedOf(chart: PucLookup, { lines }: Pick<Entry, "lines">): Deed {
  return lines.some(({ account }) => pucOfAccount(chart, account).startsWith("4")) ? "sale" : "purchase";
}

/** What was taken back counts for nothing: its document can be recorded again. */
const stands = ({ status, reverses, reversedBy }: Entry) =>
  status === "posted" && reverses === undefined && reversedBy === undefined;

/** How surely a document is in the book: by its key, or by its number and whom it is of. */
export interface RecordedAs {
  readonly by: "key" | "number";
  readonly entry: EntryLink;
}

/** The documents that the entries of a book were made from (FE-06). */
export class RecordedDocuments {
  readonly #keys = new Map<string, EntryLink>();
  readonly #numbers = new Map<string, EntryLink>();
  readonly #parties: PartyIndex;

  constructor(chart: PucLookup, entries: readonly Entry[], parties: PartyIndex) {
    this.#parties = parties;
    for (const entry of entries) {
      if (!stands(entry)) continue;
      const key = keyIn(entry);
      if (key !== null) this.#keys.set(key, linkTo(entry));
      const number = comparedNumber(entry.reference);
      if (number === "") continue;
      const deed = deedOf(chart, entry);
      for (const { thirdParty } of entry.lines) {
        const party = parties.keyOf(thirdParty);
        if (party !== "") this.#numbers.set(`${deed} ${party} ${number}`, linkTo(entry));
      }
    }
  }

  find(key: string, number: string, party: string, deed: Deed): RecordedAs | null {
    const byKey = this.#keys.get(keptKey(key));
    if (byKey) return { by: "key", entry: byKey };
    const name = this.#parties.keyOf(party);
    const byNumber = this.#numbers.get(`${deed} ${name} ${comparedNumber(number)}`);
    return byNumber ? { by: "number", entry: byNumber } : null;
  }
}

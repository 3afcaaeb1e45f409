import { partyWithDocument } from "./find-party.ts";
import { namesOf, type Party } from "./party.ts";
import { partyKeyOf } from "./party-key.ts";
import type { PartyRefusal } from "./party-refusal.ts";

type Clash = Extract<PartyRefusal, { readonly kind: "same-document" | "same-name" }>;

/** Which of the others has the document or one of the names of a record, so that entries would be of both. */
export function clashOf(
  party: Pick<Party, "name" | "aliases" | "document">,
  others: readonly Party[],
): Clash | null {
  const holder = partyWithDocument(others, party.document, null);
  if (holder) return { kind: "same-document", party: holder };
  const names = new Map(namesOf(party).map((name) => [partyKeyOf(name), name]));
  for (const other of others)
    for (const each of namesOf(other)) {
      const name = names.get(partyKeyOf(each));
      if (name !== undefined) return { kind: "same-name", party: other, name: each };
    }
  return null;
}

import { COMPANY, type Counterparty } from "../fiscal/fiscal-operation.ts";
import { type DocumentKind, documentText } from "../parties/document.ts";
import type { PartyIndex } from "../parties/find-party.ts";
import { partyWithDocument } from "../parties/find-party.ts";
import type { Party } from "../parties/party.ts";
import type { InvoiceParty } from "./e-invoice.ts";

/**
 * The third party of a document: known, by its document or by its name; known by its name, whose record gets the
 * document; or new.
 */
export interface MatchedParty {
  /** As the entry's lines name it. */
  readonly name: string;
  readonly party: Party | null;
  readonly change: "none" | "document" | "new";
}

/** Whom a document names, among the records of a book. Two of one name are told apart by their number. */
export function matchParty(parties: readonly Party[], index: PartyIndex, other: InvoiceParty): MatchedParty {
  const byDocument = partyWithDocument(parties, other.document, null);
  if (byDocument) return { name: byDocument.name, party: byDocument, change: "none" };
  const byName = index.find(other.name);
  if (byName === null) return { name: other.name, party: null, change: "new" };
  if (byName.document === undefined) return { name: byName.name, party: byName, change: "document" };
  const name = `${other.name} (${documentText(other.document)})`;
  return { name, party: index.find(name), change: index.find(name) ? "none" : "new" };
}

/** Documents of those who live abroad, and withhold no tax of here. */
const ABROAD: ReadonlySet<DocumentKind> = new Set(["DE", "PA"]);

/** What a third party is for taxes: as its record says, else as the document does. */
export function counterpartOf({ party }: Pick<MatchedParty, "party">, other: InvoiceParty): Counterparty {
  if (party?.kind) return party.kind;
  return {
    ...COMPANY,
    legalPerson: other.legalPerson,
    largeTaxpayer: other.largeTaxpayer,
    selfWithholder: other.selfWithholder,
    simple: other.simple,
    vatResponsible: other.vatResponsible,
    withholdsIncome: other.legalPerson && !ABROAD.has(other.document.kind),
  };
}

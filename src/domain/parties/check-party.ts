import type { Counterparty } from "../fiscal/fiscal-operation.ts";
import { plainLine } from "../kernel/graphemes.ts";
import { type DocumentKind, type DocumentProblem, readDocument } from "./document.ts";
import type { Party } from "./party.ts";
import { partyKeyOf } from "./party-key.ts";

/** What a person says of a third party, as typed. */
export interface PartyFields {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly documentKind: DocumentKind;
  /** With or without dots and check digit; empty for none. */
  readonly number: string;
  /** Null while nobody said what it is for taxes. */
  readonly taxes: Counterparty | null;
  readonly offered: boolean;
  readonly city: string;
  readonly email: string;
  readonly phone: string;
}

export const NO_FIELDS: PartyFields = {
  name: "",
  aliases: [],
  documentKind: "NIT",
  number: "",
  taxes: null,
  offered: true,
  city: "",
  email: "",
  phone: "",
};

export type PartyProblem =
  | { readonly field: "name"; readonly problem: "blank" | "too-long" }
  | { readonly field: "aliases"; readonly problem: "too-long" }
  | { readonly field: "number"; readonly problem: DocumentProblem }
  | { readonly field: "city" | "phone"; readonly problem: "too-long" }
  | { readonly field: "email"; readonly problem: "too-long" | "no-address" };

/** A name of 200 letters is one: what a line holds is longer, and stays as another name. */
export const LONGEST_PARTY_NAME = 200;
export const LONGEST_PARTY_NOTE = 120;
const LONGEST_ALIAS = 500;

function isAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** What keeps a third party from being saved; empty when nothing does. */
export function checkParty(fields: PartyFields): readonly PartyProblem[] {
  const found: PartyProblem[] = [];
  const name = plainLine(fields.name);
  if (name === "") found.push({ field: "name", problem: "blank" });
  if (name.length > LONGEST_PARTY_NAME) found.push({ field: "name", problem: "too-long" });
  if (fields.aliases.some((each) => plainLine(each).length > LONGEST_ALIAS))
    found.push({ field: "aliases", problem: "too-long" });
  const read = readDocument(fields.documentKind, fields.number);
  if (!read.ok) found.push({ field: "number", problem: read.error });
  for (const field of ["city", "phone"] as const)
    if (plainLine(fields[field]).length > LONGEST_PARTY_NOTE) found.push({ field, problem: "too-long" });
  const email = plainLine(fields.email);
  if (email.length > LONGEST_PARTY_NOTE) found.push({ field: "email", problem: "too-long" });
  else if (email !== "" && !isAddress(email)) found.push({ field: "email", problem: "no-address" });
  return found;
}

/** The names other than the first, each once, without the name itself. */
export function otherNames(name: string, aliases: readonly string[]): readonly string[] {
  const known = new Set([partyKeyOf(name), ""]);
  return aliases.map(plainLine).filter((each) => {
    const key = partyKeyOf(each);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

export type PartyContent = Omit<Party, "id" | "bookId" | "companyId" | "createdAt" | "updatedAt" | "version">;

/** The fields as stored, which `checkParty` found nothing against. */
export function partyContent(fields: PartyFields): PartyContent {
  const name = plainLine(fields.name);
  const aliases = otherNames(name, fields.aliases);
  const read = readDocument(fields.documentKind, fields.number);
  const [city, email, phone] = [plainLine(fields.city), plainLine(fields.email), plainLine(fields.phone)];
  return {
    name,
    ...(aliases.length > 0 && { aliases }),
    ...(read.ok && read.value && { document: read.value }),
    ...(fields.taxes && { kind: fields.taxes }),
    offered: fields.offered,
    ...(city !== "" && { city }),
    ...(email !== "" && { email }),
    ...(phone !== "" && { phone }),
  };
}

/** A stored record as a form shows it. */
export function fieldsOf(party: Party, number: string): PartyFields {
  return {
    name: party.name,
    aliases: party.aliases ?? [],
    documentKind: party.document?.kind ?? "NIT",
    number,
    taxes: party.kind ?? null,
    offered: party.offered,
    city: party.city ?? "",
    email: party.email ?? "",
    phone: party.phone ?? "",
  };
}

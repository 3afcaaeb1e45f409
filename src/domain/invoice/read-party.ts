import { checkDigit } from "../company/nit.ts";
import { plainLine } from "../kernel/graphemes.ts";
import type { DocumentKind, PartyDocument } from "../parties/document.ts";
import type { InvoiceParty } from "./e-invoice.ts";
import { elementAt, elementsAt, textAt, type XmlElement } from "./xml-element.ts";

/** Kinds of documents as the DIAN numbers them; the others are foreign documents. */
const KINDS: ReadonlyMap<string, DocumentKind> = new Map([
  ["11", "RC"],
  ["12", "TI"],
  ["13", "CC"],
  ["22", "CE"],
  ["31", "NIT"],
  ["41", "PA"],
  ["47", "PPT"],
]);

const LONGEST_NUMBER = 20;
const LONGEST_NAME = 200;
const NIT_DIGITS = 9;

/**
 * The number without its check digit, which some write after a dash, some append and most write apart: a tenth digit
 * of a company's number is one if it is right.
 */
export function bareNit(text: string): string {
  const [number = ""] = text.replace(/[.\s\u00a0]/g, "").split(/[-–−]/);
  const digits = number.replace(/^0+/, "");
  const own = digits.slice(0, NIT_DIGITS);
  const isWhole = digits.length === NIT_DIGITS + 1 && /^[89]\d+$/.test(digits);
  return isWhole && checkDigit(own) === Number(digits.at(-1)) ? own : digits;
}

function documentOf(id: XmlElement): PartyDocument | null {
  const told = id.attributes.get("schemeName");
  // Emitters that do not say the kind write a NIT.
  const kind = told === undefined ? "NIT" : (KINDS.get(told.trim()) ?? "DE");
  const hasLetters = kind === "DE" || kind === "PA";
  const number = hasLetters ? id.text.replace(/[.\s\u00a0-]/g, "").toUpperCase() : bareNit(id.text);
  const isNumber = hasLetters ? /^[\p{L}\p{N}]{3,}$/u.test(number) : /^\d{3,}$/.test(number);
  return isNumber && number.length <= LONGEST_NUMBER ? { kind, number } : null;
}

function nameOf(party: XmlElement, scheme: XmlElement): string {
  const names = [
    textAt(scheme, "RegistrationName"),
    textAt(party, "PartyLegalEntity", "RegistrationName"),
    textAt(party, "PartyName", "Name"),
    ["FirstName", "MiddleName", "FamilyName"].map((part) => textAt(party, "Person", part)).join(" "),
  ];
  const name = names.map((each) => plainLine(each)).find((each) => each !== "") ?? "";
  return [...name].slice(0, LONGEST_NAME).join("").trim();
}

// Responsibilities of the RUT as the DIAN numbers them, each after an O.
const LARGE_TAXPAYER = 13;
const SELF_WITHHOLDER = 15;
const SIMPLE_REGIME = 47;
const VAT_RESPONSIBLE = 48;

function responsibilities(party: XmlElement): ReadonlySet<number> {
  const codes = elementsAt(party, "PartyTaxScheme", "TaxLevelCode").flatMap(({ text }) => [
    ...text.matchAll(/\bO-(\d{1,3})\b/g),
  ]);
  return new Set(codes.map(([, code]) => Number(code)));
}

/** The supplier or the customer of a document; null where its name or its number is missing. */
export function readInvoiceParty(side: XmlElement): InvoiceParty | null {
  const party = elementAt(side, "Party");
  if (party === null) return null;
  const scheme = elementAt(party, "PartyTaxScheme") ?? elementAt(party, "PartyLegalEntity");
  const id =
    elementAt(party, "PartyTaxScheme", "CompanyID") ??
    elementAt(party, "PartyLegalEntity", "CompanyID") ??
    elementAt(party, "PartyIdentification", "ID");
  const own = id && documentOf(id);
  const name = nameOf(party, scheme ?? party);
  if (!own || name === "") return null;
  const levels = responsibilities(party);
  return {
    name,
    document: own,
    legalPerson: textAt(side, "AdditionalAccountID") !== "2",
    largeTaxpayer: levels.has(LARGE_TAXPAYER),
    selfWithholder: levels.has(SELF_WITHHOLDER),
    simple: levels.has(SIMPLE_REGIME),
    vatResponsible:
      levels.has(VAT_RESPONSIBLE) ||
      elementsAt(party, "PartyTaxScheme", "TaxScheme", "ID").some(({ text }) => text.trim() === "01"),
  };
}

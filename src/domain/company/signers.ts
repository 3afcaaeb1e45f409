import { uncapitalize } from "../kernel/capitals.ts";
import { oneLine } from "../kernel/graphemes.ts";
import { formatDocument } from "./nit.ts";

/**
 * In signing order. The representative and the accountant certify a company's statements (Ley 222 de 1995, art. 37);
 * the auditor, if any, reports on them (art. 38).
 */
export const SIGNER_ROLES = ["representative", "accountant", "auditor"] as const;
export type SignerRole = (typeof SIGNER_ROLES)[number];

/** A person who signs for a company. Any text may be empty, and is then filled in by hand, but not all of them. */
export interface Signer {
  readonly name: string;
  /** As typed: "52.418.306", "148206-T". */
  readonly document: string;
  /** What the person signs as, where it is not the usual title: "Gerente", "Contadora pública". */
  readonly title?: string;
}

/** The known signers. */
export interface Signers {
  readonly representative?: Signer;
  readonly accountant?: Signer;
  readonly auditor?: Signer;
}

/** Text under a signature line. */
export interface SignatureLine {
  /** Empty when filled in by hand. */
  readonly name: string;
  /** "Contador público". */
  readonly role: string;
  /** "T.P. 148206-T", or "T.P." when the number is filled in by hand. */
  readonly document: string;
}

export const LONGEST_SIGNER_NAME = 120;
export const LONGEST_SIGNER_DOCUMENT = 40;
export const LONGEST_SIGNER_TITLE = 60;
export const LONGEST_CITY = 80;

interface Title {
  readonly role: string;
  /** The identity card, or the accountant's professional card (Ley 43 de 1990, art. 3). */
  readonly document: string;
}

/** The usual titles. */
const TITLES: Readonly<Record<SignerRole, Title>> = {
  representative: { role: "Representante legal", document: "C.C." },
  accountant: { role: "Contador público", document: "T.P." },
  auditor: { role: "Revisor fiscal", document: "T.P." },
};

/** The city as stored; empty when blank. */
export function cleanCity(written: string): string {
  return oneLine(written, LONGEST_CITY);
}

/** The signers as stored: single spaces, length limits applied, blank ones removed; null when none is left. */
export function cleanSigners(written: Signers): Signers | null {
  const kept: { -readonly [Role in SignerRole]?: Signer } = {};
  for (const role of SIGNER_ROLES) {
    const name = oneLine(written[role]?.name ?? "", LONGEST_SIGNER_NAME);
    const number = oneLine(written[role]?.document ?? "", LONGEST_SIGNER_DOCUMENT);
    const title = oneLine(written[role]?.title ?? "", LONGEST_SIGNER_TITLE);
    if (name === "" && number === "" && title === "") continue;
    const shown = role === "representative" ? formatDocument(number) : number;
    kept[role] = { name, document: shown, ...(title === "" ? {} : { title }) };
  }
  return Object.keys(kept).length === 0 ? null : kept;
}

/**
 * Puts "C.C." before a number unless it is already there ("cc 52.418.306"). Another kind of document is left as
 * typed.
 */
function documentText(kind: string, written: string): string {
  const [first = "", second = ""] = kind.replaceAll(".", "");
  const typedKind = new RegExp(`^${first}\\.?\\s?${second}\\.?(?!\\p{L})[\\s:]*`, "iu");
  const isOther = /^\p{L}/u.test(written) && !typedKind.test(written);
  return isOther ? written : `${kind} ${written.replace(typedKind, "")}`.trimEnd();
}

function lineOf(role: SignerRole, signer: Signer): SignatureLine {
  const title = TITLES[role];
  return {
    name: signer.name,
    role: signer.title ?? title.role,
    document: documentText(title.document, signer.document),
  };
}

/**
 * Signature lines of a company's statements. Not every company has an auditor (C.Co. art. 203, Ley 43 de 1990 art.
 * 13): once any signer is known, the auditor's line appears only for a known auditor. With no known signer, all three
 * lines are left blank to fill in by hand.
 */
export function signatureLines(signers: Signers | undefined): readonly SignatureLine[] {
  return SIGNER_ROLES.filter(
    (role) => role !== "auditor" || signers === undefined || signers.auditor !== undefined,
  ).map((role) => lineOf(role, signers?.[role] ?? { name: "", document: "" }));
}

/** The company's signer as employer; null when the representative is not known. */
export function representativeLine(signers: Signers | undefined): SignatureLine | null {
  const known = signers?.representative;
  return known === undefined || known.name === "" ? null : lineOf("representative", known);
}

/** What a signer of a role is usually called. */
export function usualTitle(role: SignerRole): string {
  return TITLES[role].role;
}

/** A title inside a sentence; initials such as "CEO" stay as they are. */
export function titleInSentence(title: string): string {
  return /^\p{Lu}[\p{Lu}.]/u.test(title) ? title : uncapitalize(title);
}

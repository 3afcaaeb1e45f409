import { oneLine } from "../kernel/graphemes.ts";

/**
 * In the order they sign. The representative and the accountant certify a company's statements (Ley 222 de 1995,
 * art. 37); the auditor, where there is one, reports on them (art. 38).
 */
export const SIGNER_ROLES = ["representative", "accountant", "auditor"] as const;
export type SignerRole = (typeof SIGNER_ROLES)[number];

/** Somebody who signs for a company. Either text may be empty, not both. */
export interface Signer {
  readonly name: string;
  /** As typed: "52.418.306", "148206-T". */
  readonly document: string;
}

/** Those who are known. */
export interface Signers {
  readonly representative?: Signer;
  readonly accountant?: Signer;
  readonly auditor?: Signer;
}

/** What stands under a line to sign on. */
export interface SignatureLine {
  /** Empty where it is written by hand. */
  readonly name: string;
  /** "Contador público". */
  readonly role: string;
  /** "T.P. 148206-T", or "T.P." where the number is written by hand. */
  readonly document: string;
}

export const LONGEST_SIGNER_NAME = 120;
export const LONGEST_SIGNER_DOCUMENT = 40;
export const LONGEST_CITY = 80;

interface Title {
  readonly role: string;
  /** The identity card, or the accountant's professional one (Ley 43 de 1990, art. 3). */
  readonly document: string;
}

const TITLES: Readonly<Record<SignerRole, Title>> = {
  representative: { role: "Representante legal", document: "C.C." },
  accountant: { role: "Contador público", document: "T.P." },
  auditor: { role: "Revisor fiscal", document: "T.P." },
};

/** The city as it is kept; empty when blank. */
export function cleanCity(written: string): string {
  return oneLine(written, LONGEST_CITY);
}

/** The signers as they are kept: single spaces, within their lengths, without the blank ones; null when none is left. */
export function cleanSigners(written: Signers): Signers | null {
  const kept: { -readonly [Role in SignerRole]?: Signer } = {};
  for (const role of SIGNER_ROLES) {
    const name = oneLine(written[role]?.name ?? "", LONGEST_SIGNER_NAME);
    const number = oneLine(written[role]?.document ?? "", LONGEST_SIGNER_DOCUMENT);
    if (name !== "" || number !== "") kept[role] = { name, document: number };
  }
  return Object.keys(kept).length === 0 ? null : kept;
}

/** "C.C." before a number, and once: "cc 52.418.306" has it already. Another kind of document is left as typed. */
function documentText(kind: string, written: string): string {
  const [first = "", second = ""] = kind.replaceAll(".", "");
  const typedKind = new RegExp(`^${first}\\.?\\s?${second}\\.?(?!\\p{L})[\\s:]*`, "iu");
  const isOther = /^\p{L}/u.test(written) && !typedKind.test(written);
  return isOther ? written : `${kind} ${written.replace(typedKind, "")}`.trimEnd();
}

function lineOf(role: SignerRole, signer: Signer): SignatureLine {
  const title = TITLES[role];
  return { name: signer.name, role: title.role, document: documentText(title.document, signer.document) };
}

/**
 * Who signs a company's statements. Not every company has an auditor (C.Co. art. 203, Ley 43 de 1990 art. 13): once any
 * signer is known, the auditor's line is there only for a known one. Where nothing is known all three are left to the hand.
 */
export function signatureLines(signers: Signers | undefined): readonly SignatureLine[] {
  return SIGNER_ROLES.filter(
    (role) => role !== "auditor" || signers === undefined || signers.auditor !== undefined,
  ).map((role) => lineOf(role, signers?.[role] ?? { name: "", document: "" }));
}

/** Who signs for the company as its employer; null where nobody's name is known. */
export function representativeLine(signers: Signers | undefined): SignatureLine | null {
  const known = signers?.representative;
  return known === undefined || known.name === "" ? null : lineOf("representative", known);
}

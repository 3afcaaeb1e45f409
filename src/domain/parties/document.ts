import { checkDigit, type NitProblem, readNit, withOwnMarks } from "../company/nit.ts";
import { groupDigits } from "../kernel/group-digits.ts";
import { err, ok, type Result } from "../kernel/result.ts";

/** As the DIAN names them: NIT, cédulas, TI, passport, PPT, civil registry, a foreign document. */
export const DOCUMENT_KINDS = ["NIT", "CC", "CE", "TI", "PA", "PPT", "RC", "DE"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The document of a third party. Its check digit follows from the number, so it is not kept. */
export interface PartyDocument {
  readonly kind: DocumentKind;
  /** Without separators or check digit: "900214867", "AR1234567". */
  readonly number: string;
}

/** letters: something that is neither a letter nor a digit; the others as of a NIT. */
export type DocumentProblem = NitProblem | { readonly kind: "letters" } | { readonly kind: "short" };

/** Documents of which one number names one person: a person's NIT is their cédula, which is the number of their TI. */
const NATIONAL: ReadonlySet<DocumentKind> = new Set(["NIT", "CC", "TI", "RC"]);
const WITH_LETTERS: ReadonlySet<DocumentKind> = new Set(["PA", "DE"]);

const LONGEST = 20;
const SHORTEST = 3;
const SEPARATORS = /[\s.\u00a0]/g;

function plain(text: string): string {
  return withOwnMarks(text)
    .replace(/^(?:nit|c\.?\s?c\.?|c\.?\s?e\.?|t\.?\s?i\.?)[\s.:]*(?=\d)/i, "")
    .replace(SEPARATORS, "")
    .replace(/[–−]/g, "-");
}

function withLetters(text: string): Result<string, DocumentProblem> {
  const bare = text.replace(/[\s.\u00a0\-–−]/g, "").toUpperCase();
  if (!/^[\p{L}\p{N}]+$/u.test(bare)) return err({ kind: "letters" });
  return bare.length >= SHORTEST && bare.length <= LONGEST ? ok(bare) : err({ kind: "short" });
}

/** A cédula of any length, with the check digit of its NIT if somebody wrote it. */
function digitsOf(text: string): Result<string, DocumentProblem> {
  const parts = /^(\d+)(?:-(\d))?$/.exec(plain(text));
  const number = parts?.[1]?.replace(/^0+/, "");
  if (number === undefined) return err({ kind: "characters" });
  if (number.length < SHORTEST || number.length > LONGEST) return err({ kind: "short" });
  const expected = checkDigit(number);
  if (parts?.[2] !== undefined && Number(parts[2]) !== expected)
    return err({ kind: "check-digit", expected });
  return ok(number);
}

function readNumber(kind: DocumentKind, text: string): Result<string, DocumentProblem> {
  if (WITH_LETTERS.has(kind)) return withLetters(text);
  if (kind !== "NIT") return digitsOf(text);
  const nit = readNit(text);
  return nit.ok ? ok(nit.value.number) : nit;
}

/** A document as it is typed, with or without dots, spaces and check digit. Null: none was typed. */
export function readDocument(
  kind: DocumentKind,
  text: string,
): Result<PartyDocument | null, DocumentProblem> {
  if (text.trim() === "") return ok(null);
  const number = readNumber(kind, text);
  return number.ok ? ok({ kind, number: number.value }) : number;
}

/** The number with its dots, and a NIT with its check digit: "900.214.867-2". */
export function documentNumber({ kind, number }: PartyDocument): string {
  if (!/^\d+$/.test(number)) return number;
  return kind === "NIT" ? `${groupDigits(number)}-${checkDigit(number)}` : groupDigits(number);
}

/** "NIT 900.214.867-2". */
export function documentText(of: PartyDocument): string {
  return `${of.kind} ${documentNumber(of)}`;
}

/** What two documents of one person have in common. */
export function documentKey({ kind, number }: PartyDocument): string {
  return NATIONAL.has(kind) ? number : `${kind} ${number}`;
}

/** A number as it is typed, without separators: to look for it. Empty if it is no number. */
export function bareNumber(text: string): string {
  const bare = plain(text).replaceAll("-", "");
  return /^\d{3,}$/.test(bare) ? bare.replace(/^0+/, "") : "";
}

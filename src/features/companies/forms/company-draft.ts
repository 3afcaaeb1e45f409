import type { Cuts } from "#domain/accounting/closing/closing-period.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { cleanName } from "#domain/company/book.ts";
import { type Company, isFiscalYear } from "#domain/company/company.ts";
import { formatNit, readNit } from "#domain/company/nit.ts";
import { isSector, type Sector } from "#domain/company/sector.ts";
import { SIGNER_ROLES, type Signer, type SignerRole } from "#domain/company/signers.ts";
import { plainLine } from "#domain/kernel/graphemes.ts";
import type { CompanyFields } from "#storage/commands/companies/create-company.ts";

/** Contents of the fields, as typed. */
export interface CompanyDraft {
  readonly name: string;
  readonly nit: string;
  readonly sector: Sector | "none";
  readonly fiscalYear: string;
  readonly cuts: Cuts;
  readonly city: string;
  /** A signer with both fields blank is none. */
  readonly signers: Readonly<Record<SignerRole, Signer>>;
}

export type DraftField = keyof CompanyDraft;
export type CompanyProblems = Readonly<Partial<Record<DraftField, Refusal>>>;

const NOBODY: Signer = { name: "", document: "" };
const UNSIGNED: CompanyDraft["signers"] = { representative: NOBODY, accountant: NOBODY, auditor: NOBODY };

export const BLANK_DRAFT: CompanyDraft = {
  name: "",
  nit: "",
  sector: "none",
  fiscalYear: "",
  cuts: "year",
  city: "",
  signers: UNSIGNED,
};

export function companyDraftOf({
  name,
  nit,
  sector,
  fiscalYear,
  cuts,
  city = "",
  signers,
}: Company): CompanyDraft {
  return {
    name,
    nit,
    sector: sector ?? "none",
    fiscalYear: fiscalYear === undefined ? "" : String(fiscalYear),
    cuts: cuts ?? "year",
    city,
    signers: { ...UNSIGNED, ...signers },
  };
}

export function asSector(value: string): CompanyDraft["sector"] {
  return isSector(value) ? value : "none";
}

function sameSigners(a: CompanyDraft["signers"], b: CompanyDraft["signers"]): boolean {
  const keys = ["name", "document", "title"] as const;
  return SIGNER_ROLES.every((role) => keys.every((key) => (a[role][key] ?? "") === (b[role][key] ?? "")));
}

export function sameDraft(a: CompanyDraft, b: CompanyDraft): boolean {
  const texts = ["name", "nit", "sector", "fiscalYear", "cuts", "city"] as const;
  return texts.every((field) => a[field] === b[field]) && sameSigners(a.signers, b.signers);
}

/** Problems that prevent saving the draft, by field. */
export function companyProblems({ name, nit, fiscalYear }: CompanyDraft): CompanyProblems {
  const read = nit.trim() === "" ? null : readNit(nit);
  const year = fiscalYear.trim();
  const badYear = year !== "" && !(/^\d{1,4}$/.test(year) && isFiscalYear(Number(year)));
  return {
    ...(cleanName(name) === null ? { name: { kind: "blank-name" } } : {}),
    ...(read?.ok === false ? { nit: { kind: "bad-nit", problem: read.error } } : {}),
    ...(badYear ? { fiscalYear: { kind: "bad-fiscal-year" } } : {}),
  };
}

/** The draft in a command's form. Every field is included, so that an emptied one is cleared. */
export function companyFieldsOf({
  name,
  nit,
  sector,
  fiscalYear,
  cuts,
  city,
  signers,
}: CompanyDraft): CompanyFields & { readonly name: string } {
  const year = fiscalYear.trim();
  return {
    name,
    nit,
    sector: sector === "none" ? null : sector,
    fiscalYear: year === "" ? null : Number(year),
    cuts,
    city,
    signers,
  };
}

/** The NIT in the form it will be stored, with its check digit; null if it cannot be read. */
export function shownNit(text: string): { readonly text: string; readonly digit: number } | null {
  const read = text.trim() === "" ? null : readNit(text);
  return read?.ok ? { text: formatNit(read.value), digit: read.value.digit } : null;
}

/** Values of the folded part, shown without opening it. */
export function knownSigners({ signers, city }: CompanyDraft): readonly string[] {
  return [...SIGNER_ROLES.map((role) => signers[role].name || (signers[role].title ?? "")), city]
    .map((text) => text.trim())
    .filter(Boolean);
}

/** Whether the name will be stored shorter than typed. */
export function isCut(name: string): boolean {
  const kept = cleanName(name);
  return kept !== null && kept !== plainLine(name);
}

import type { Refusal } from "#domain/accounting/refusal.ts";
import { cleanName } from "#domain/company/book.ts";
import { type Company, isFiscalYear } from "#domain/company/company.ts";
import { formatNit, readNit } from "#domain/company/nit.ts";
import { isSector, type Sector } from "#domain/company/sector.ts";
import { SIGNER_ROLES, type Signer, type SignerRole } from "#domain/company/signers.ts";
import type { CompanyFields } from "#storage/commands/companies/create-company.ts";

/** What stands in the fields, as typed. */
export interface CompanyDraft {
  readonly name: string;
  readonly nit: string;
  readonly sector: Sector | "none";
  readonly fiscalYear: string;
  readonly city: string;
  /** One whose both texts are blank is nobody. */
  readonly signers: Readonly<Record<SignerRole, Signer>>;
}

export type DraftField = keyof CompanyDraft;
export type DraftProblems = Readonly<Partial<Record<DraftField, Refusal>>>;

const NOBODY: Signer = { name: "", document: "" };
const UNSIGNED: CompanyDraft["signers"] = { representative: NOBODY, accountant: NOBODY, auditor: NOBODY };

export const BLANK_DRAFT: CompanyDraft = {
  ...{ name: "", nit: "", sector: "none", fiscalYear: "" },
  ...{ city: "", signers: UNSIGNED },
};

export function draftOf({ name, nit, sector, fiscalYear, city = "", signers }: Company): CompanyDraft {
  return {
    name,
    nit,
    sector: sector ?? "none",
    fiscalYear: fiscalYear === undefined ? "" : String(fiscalYear),
    city,
    signers: { ...UNSIGNED, ...signers },
  };
}

export function asSector(value: string): CompanyDraft["sector"] {
  return isSector(value) ? value : "none";
}

function sameSigners(a: CompanyDraft["signers"], b: CompanyDraft["signers"]): boolean {
  return SIGNER_ROLES.every((role) => a[role].name === b[role].name && a[role].document === b[role].document);
}

export function sameDraft(a: CompanyDraft, b: CompanyDraft): boolean {
  const texts = ["name", "nit", "sector", "fiscalYear", "city"] as const;
  return texts.every((field) => a[field] === b[field]) && sameSigners(a.signers, b.signers);
}

/** What keeps the draft from being a company, by field. */
export function draftProblems({ name, nit, fiscalYear }: CompanyDraft): DraftProblems {
  const read = nit.trim() === "" ? null : readNit(nit);
  const year = fiscalYear.trim();
  const badYear = year !== "" && !(/^\d{1,4}$/.test(year) && isFiscalYear(Number(year)));
  return {
    ...(cleanName(name) === null ? { name: { kind: "blank-name" } } : {}),
    ...(read?.ok === false ? { nit: { kind: "bad-nit", problem: read.error } } : {}),
    ...(badYear ? { fiscalYear: { kind: "bad-fiscal-year" } } : {}),
  };
}

/** The draft as a command takes it. Every field is said, so that one that was emptied is empty. */
export function fieldsOf({
  name,
  nit,
  sector,
  fiscalYear,
  city,
  signers,
}: CompanyDraft): CompanyFields & { readonly name: string } {
  const year = fiscalYear.trim();
  return {
    name,
    nit,
    sector: sector === "none" ? null : sector,
    fiscalYear: year === "" ? null : Number(year),
    city,
    signers,
  };
}

/** A NIT that can be read, as it will be kept, with the check digit that belongs to it. */
export function shownNit(text: string): { readonly text: string; readonly digit: number } | null {
  const read = text.trim() === "" ? null : readNit(text);
  return read?.ok ? { text: formatNit(read.value), digit: read.value.digit } : null;
}

/** What is known of the folded part, to be read without opening it. */
export function knownSigners({ signers, city }: CompanyDraft): readonly string[] {
  return [...SIGNER_ROLES.map((role) => signers[role].name), city].map((text) => text.trim()).filter(Boolean);
}

/** Whether less of a name is kept than was typed. */
export function isCut(name: string): boolean {
  const kept = cleanName(name);
  return kept !== null && kept !== name.replace(/\s+/gu, " ").trim();
}

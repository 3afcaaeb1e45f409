import type { Refusal } from "#domain/accounting/refusal.ts";
import { cleanName } from "#domain/company/book.ts";
import { type Company, isFiscalYear } from "#domain/company/company.ts";
import { formatNit, readNit } from "#domain/company/nit.ts";
import { isSector, type Sector } from "#domain/company/sector.ts";
import type { CompanyFields } from "#storage/commands/create-company.ts";

/** What stands in the fields, as typed. */
export interface CompanyDraft {
  readonly name: string;
  readonly nit: string;
  readonly sector: Sector | "none";
  readonly fiscalYear: string;
}

export type DraftField = keyof CompanyDraft;
export type DraftProblems = Readonly<Partial<Record<DraftField, Refusal>>>;

export const BLANK_DRAFT: CompanyDraft = { name: "", nit: "", sector: "none", fiscalYear: "" };

export function draftOf({ name, nit, sector, fiscalYear }: Company): CompanyDraft {
  return {
    name,
    nit,
    sector: sector ?? "none",
    fiscalYear: fiscalYear === undefined ? "" : String(fiscalYear),
  };
}

export function asSector(value: string): CompanyDraft["sector"] {
  return isSector(value) ? value : "none";
}

export function sameDraft(a: CompanyDraft, b: CompanyDraft): boolean {
  return a.name === b.name && a.nit === b.nit && a.sector === b.sector && a.fiscalYear === b.fiscalYear;
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
}: CompanyDraft): CompanyFields & { readonly name: string } {
  const year = fiscalYear.trim();
  return {
    name,
    nit,
    sector: sector === "none" ? null : sector,
    fiscalYear: year === "" ? null : Number(year),
  };
}

/** A NIT that can be read, as it will be kept, with the check digit that belongs to it. */
export function shownNit(text: string): { readonly text: string; readonly digit: number } | null {
  const read = text.trim() === "" ? null : readNit(text);
  return read?.ok ? { text: formatNit(read.value), digit: read.value.digit } : null;
}

/** Whether less of a name is kept than was typed. */
export function isCut(name: string): boolean {
  const kept = cleanName(name);
  return kept !== null && kept !== name.replace(/\s+/gu, " ").trim();
}

import { cleanName } from "../company/book.ts";
import type { Instant } from "../kernel/clock.ts";
import type { CompanyId, Id, StatementId } from "../kernel/ids.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import type { TypedUvt } from "../law/uvt.ts";
import { cleanPercent } from "./percent.ts";
import { REGIME_FACTS, type Regime, type RegimeType } from "./regimes.data.ts";

export type FiscalProfileId = Id<"fiscalProfile">;
export type RetentionId = Id<"retention">;

export const RETENTION_TYPES = ["income", "vat", "ica", "other"] as const;
export type RetentionType = (typeof RETENTION_TYPES)[number];

/** Display names, as in the specification. */
export const RETENTION_TYPE_NAMES: Readonly<Record<RetentionType, string>> = {
  income: "Renta",
  vat: "IVA",
  ica: "ICA",
  other: "Otra",
};

/** A withholding that the profile's owner applies to suppliers. `rate` is a percentage. */
export interface Retention {
  readonly id: RetentionId;
  readonly name: string;
  readonly type: RetentionType;
  readonly rate: number;
  readonly accountCode: string;
  readonly enabled: boolean;
}

export interface VatSettings {
  readonly enabled: boolean;
  readonly rate: number;
  readonly accountCode: string;
}

/** Flags that tax rules read; the regime's name decides nothing (spec-decision 29). */
export interface FiscalFlags {
  readonly vatResponsible: boolean;
  readonly simple: boolean;
  readonly largeTaxpayer: boolean;
  readonly selfWithholder: boolean;
  /** Files an income tax return. */
  readonly filer: boolean;
}

/** The part of a profile edited in the form. */
export interface FiscalContent {
  readonly name: string;
  readonly regime: RegimeType;
  readonly flags: FiscalFlags;
  readonly vatSettings: VatSettings;
  readonly retentions: readonly Retention[];
  /** The UVT of a year that is not published here yet. */
  readonly uvt?: TypedUvt;
}

export interface FiscalProfile extends Omit<FiscalContent, "regime"> {
  readonly id: FiscalProfileId;
  readonly companyId: CompanyId | null;
  /** Set when the profile applies to this statement only. */
  readonly statementId: StatementId | null;
  readonly regime: Regime;
  readonly isDefault: boolean;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

export const DEFAULT_PROFILE_NAME = "Nuevo Perfil Fiscal";
const COPY_SUFFIX = " - Copia";

// Defaults of spec §5 and spec §9.
const DEFAULT_VAT: VatSettings = { enabled: true, rate: 19, accountCode: "2408" };

export function newRetention(id: RetentionId): Retention {
  return { id, name: "Nueva Retención", type: "income", rate: 2.5, accountCode: "2365", enabled: true };
}

export function regimeOf(type: RegimeType): Regime {
  return { type, ...REGIME_FACTS[type] };
}

/** Initial content of a new profile. Assumes a company that files a return, the usual owner. */
export function newProfile(): FiscalContent {
  return {
    name: DEFAULT_PROFILE_NAME,
    regime: "common",
    flags: { vatResponsible: true, simple: false, largeTaxpayer: false, selfWithholder: false, filer: true },
    vatSettings: DEFAULT_VAT,
    retentions: [],
  };
}

/** Choosing a regime sets the fields it implies; the rest keeps what was typed. */
export function withRegime(content: FiscalContent, regime: RegimeType): FiscalContent {
  if (regime === "special") return { ...content, regime };
  const vatResponsible = regime === "common";
  return {
    ...content,
    regime,
    // A no responsable can be neither in the SIMPLE nor a large taxpayer (ET art. 437, par. 3).
    flags: vatResponsible
      ? { ...content.flags, vatResponsible }
      : { ...content.flags, vatResponsible, simple: false, largeTaxpayer: false },
    vatSettings: { ...content.vatSettings, enabled: vatResponsible },
  };
}

export function profileContentOf(profile: FiscalProfile): FiscalContent {
  const { name, regime, flags, vatSettings, retentions, uvt } = profile;
  return { name, regime: regime.type, flags, vatSettings, retentions, ...(uvt && { uvt }) };
}

const MAX_RETENTIONS = 40;
const ACCOUNT = /^\d{1,12}$/;

export type ProfileProblem =
  | { readonly kind: "blank-name" }
  | { readonly kind: "blank-retention"; readonly index: number }
  | { readonly kind: "bad-account"; readonly index: number | null }
  | { readonly kind: "too-many-retentions"; readonly limit: number };

/** Problems that prevent saving a profile, in form order. */
export function profileProblems(content: FiscalContent): readonly ProfileProblem[] {
  const problems: ProfileProblem[] = [];
  if (cleanName(content.name) === null) problems.push({ kind: "blank-name" });
  if (!ACCOUNT.test(content.vatSettings.accountCode.trim()))
    problems.push({ kind: "bad-account", index: null });
  for (const [index, retention] of content.retentions.entries()) {
    if (cleanName(retention.name) === null) problems.push({ kind: "blank-retention", index });
    if (!ACCOUNT.test(retention.accountCode.trim())) problems.push({ kind: "bad-account", index });
  }
  if (content.retentions.length > MAX_RETENTIONS)
    problems.push({ kind: "too-many-retentions", limit: MAX_RETENTIONS });
  return problems;
}

/** The content as stored: trimmed names, rates from 0 to 100; or the first problem to correct. */
export function cleanProfile(content: FiscalContent): Result<FiscalContent, ProfileProblem> {
  const [problem] = profileProblems(content);
  if (problem) return err(problem);
  const { vatSettings } = content;
  return ok({
    ...content,
    name: cleanName(content.name) ?? "",
    vatSettings: {
      enabled: vatSettings.enabled,
      rate: cleanPercent(vatSettings.rate),
      accountCode: vatSettings.accountCode.trim(),
    },
    retentions: content.retentions.map((each) => ({
      ...each,
      name: cleanName(each.name) ?? "",
      rate: cleanPercent(each.rate),
      accountCode: each.accountCode.trim(),
    })),
  });
}

/** The same content under a copy's name; a long name is cut so that the suffix always fits. */
export function duplicateContent(content: FiscalContent, newId: () => RetentionId): FiscalContent {
  const room = 120 - COPY_SUFFIX.length;
  const name = Array.from(content.name.trim()).slice(0, room).join("").trimEnd();
  return {
    ...content,
    name: name + COPY_SUFFIX,
    retentions: content.retentions.map((each) => ({ ...each, id: newId() })),
  };
}

/** An ICA rate above this percentage was most likely typed per thousand. */
const ICA_DOUBT = 2;

/** True for "11,04" typed instead of 1,104 %: no city charges that much. */
export function looksPerThousand(retention: Pick<Retention, "type" | "rate">): boolean {
  return retention.type === "ica" && retention.rate > ICA_DOUBT;
}

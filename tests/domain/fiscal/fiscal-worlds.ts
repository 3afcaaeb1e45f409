import type { EffectLine } from "#domain/fiscal/effect-line.ts";
import { fiscalEffect } from "#domain/fiscal/fiscal-effect.ts";
import { COMPANY, type Counterparty, type FiscalOperation } from "#domain/fiscal/fiscal-operation.ts";
import {
  type FiscalContent,
  newProfile,
  newRetention,
  type Retention,
} from "#domain/fiscal/fiscal-profile.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { makeId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";

/** A party that is not a merchant: withholds nothing, charges no VAT, files no return. */
export const PERSON: Counterparty = {
  ...COMPANY,
  vatResponsible: false,
  filer: false,
  legalPerson: false,
  withholdsIncome: false,
};

let made = 0;

export function retention(part: Partial<Retention> = {}): Retention {
  made += 1;
  return { ...newRetention(makeId("retention", made, new Uint8Array(10))), ...part };
}

export const BOUGHT = retention({ name: "Compras" });
export const RENT = retention({ name: "Arrendamientos", rate: 3.5 });
export const SERVED = retention({ name: "Servicios generales", rate: 4 });
export const FEES = retention({ name: "Honorarios", rate: 11 });
export const ICA = retention({
  name: "Industria y comercio, Bogotá",
  type: "ica",
  rate: 1.104,
  accountCode: "2368",
});
export const OF_VAT = retention({
  name: "IVA retenido a proveedores",
  type: "vat",
  rate: 15,
  accountCode: "2367",
});

/** A company that is responsable de IVA and withholds income tax. */
export const SAS: FiscalContent = { ...newProfile(), retentions: [BOUGHT, RENT, SERVED, FEES] };
export const LARGE: FiscalContent = {
  ...SAS,
  flags: { ...SAS.flags, largeTaxpayer: true },
  retentions: [...SAS.retentions, OF_VAT, ICA],
};

export function operation(
  part: Partial<Omit<FiscalOperation, "base">> & { readonly base: number },
): FiscalOperation {
  return {
    kind: "purchase",
    concept: "purchases",
    treatment: "general",
    day: day("2026-10-15"),
    counterpart: COMPANY,
    settlement: "credit",
    ...part,
    base: pesos(part.base),
  };
}

/** "1435 D 4050000" for each line. */
export function told(lines: readonly EffectLine[]): string[] {
  return lines.map(({ account, debit, credit }) => `${account} ${debit > 0 ? "D" : "C"} ${debit + credit}`);
}

export function effectOf(profile: FiscalContent, given: FiscalOperation) {
  const result = fiscalEffect(profile, given);
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

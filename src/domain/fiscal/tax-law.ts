import type { Day } from "../kernel/calendar-day.ts";
import type { Pesos } from "../kernel/pesos.ts";
import { fold } from "../kernel/spanish.ts";
import { roundUvt } from "./round-tax.ts";
import {
  CITIES,
  type CityRow,
  type IncomeConcept,
  UVT,
  type UvtRow,
  VAT,
  type VatRow,
  type VatTreatment,
  WITHHELD_VAT,
  WITHHOLDING,
  type WithheldVatRow,
  type WithholdingRow,
} from "./tax-law.data.ts";

/** What is said instead of guessing, for a day outside what was confirmed. */
export const TO_CONFIRM = "parámetros por confirmar";

/** What held on a day; or that it was not confirmed for it, and the last day it was (null: not that early either). */
export type LawAnswer<T> =
  | { readonly known: true; readonly value: T }
  | { readonly known: false; readonly lastKnown: Day | null };

interface DatedRow {
  readonly from: Day;
  readonly to: Day;
}

function on<Row extends DatedRow>(rows: readonly Row[], date: Day): LawAnswer<Row> {
  const value = rows.find((row) => row.from <= date && date <= row.to);
  if (value) return { known: true, value };
  return { known: false, lastKnown: rows.findLast((row) => row.to < date)?.to ?? null };
}

export function uvtOn(date: Day): LawAnswer<UvtRow> {
  return on(UVT, date);
}

/** So many UVT in pesos, rounded as the law says (ET art. 868). */
export function uvtInPesos(date: Day, count: number): LawAnswer<Pesos> {
  const found = uvtOn(date);
  return found.known ? { known: true, value: roundUvt(found.value.value * count) } : found;
}

export function vatOn(date: Day, treatment: VatTreatment): LawAnswer<VatRow> {
  return on(
    VAT.filter((row) => row.treatment === treatment),
    date,
  );
}

export function withholdingOn(date: Day, concept: IncomeConcept): LawAnswer<WithholdingRow> {
  return on(
    WITHHOLDING.filter((row) => row.concept === concept),
    date,
  );
}

export function withheldVatOn(date: Day): LawAnswer<WithheldVatRow> {
  return on(WITHHELD_VAT, date);
}

/** The city named in a text such as "Industria y comercio, Bogotá"; null when none is that we know. */
export function cityIn(text: string): string | null {
  const folded = fold(text);
  return CITIES.find((row) => folded.includes(fold(row.city)))?.city ?? null;
}

/** Null for a city whose figures nobody gave us. */
export function cityOn(date: Day, city: string): LawAnswer<CityRow> | null {
  const rows = CITIES.filter((row) => row.city === city);
  return rows.length === 0 ? null : on(rows, date);
}

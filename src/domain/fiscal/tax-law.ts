import type { Day } from "../kernel/day.ts";
import { fold } from "../kernel/spanish.ts";
import { answerOn, type LawAnswer } from "../law/dated.ts";
import {
  CITIES,
  type CityRow,
  type IncomeConcept,
  VAT,
  type VatRow,
  type VatTreatment,
  WITHHELD_VAT,
  WITHHOLDING,
  type WithheldVatRow,
  type WithholdingRow,
} from "../law/tax-statutes.data.ts";

/** Shown instead of a guess for a day without confirmed figures. */
export const TO_CONFIRM = "parámetros por confirmar";

export function vatOn(date: Day, treatment: VatTreatment): LawAnswer<VatRow> {
  return answerOn(
    VAT.filter((row) => row.treatment === treatment),
    date,
  );
}

export function withholdingOn(date: Day, concept: IncomeConcept): LawAnswer<WithholdingRow> {
  return answerOn(
    WITHHOLDING.filter((row) => row.concept === concept),
    date,
  );
}

export function withheldVatOn(date: Day): LawAnswer<WithheldVatRow> {
  return answerOn(WITHHELD_VAT, date);
}

/** The city named in a text such as "Industria y comercio, Bogotá"; null when it names no known city. */
export function cityIn(text: string): string | null {
  const folded = fold(text);
  return CITIES.find((row) => folded.includes(fold(row.city)))?.city ?? null;
}

/** Null for no city, or one without known figures. */
export function cityOn(date: Day, city: string | null): LawAnswer<CityRow> | null {
  const rows = CITIES.filter((row) => row.city === city);
  return rows.length === 0 ? null : answerOn(rows, date);
}

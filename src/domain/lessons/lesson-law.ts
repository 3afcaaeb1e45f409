import { yearOf } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import { type Pesos, pesos } from "../kernel/pesos.ts";
import { type Dated, rowOn } from "../law/dated.ts";
import type { YearlyKey } from "../law/legal-year.ts";
import { PARAMETERS } from "../law/parameters.ts";
import type { StatuteKey } from "../law/statutes.data.ts";
import {
  INCOME_TAX,
  type IncomeConcept,
  VAT,
  type VatTreatment,
  WITHHELD_VAT,
  WITHHOLDING,
} from "../law/tax-statutes.data.ts";
import { roundUvt } from "../law/uvt.ts";

export interface LessonWithholding {
  readonly rate: number;
  readonly floorUvt: number;
  /** Least base in pesos of the year. */
  readonly floor: Pesos;
}

/** The law's figures that the lessons speak of. Rates in percent. */
export interface LessonLaw {
  readonly year: number;
  readonly minimumWage: Pesos;
  readonly transportAllowance: Pesos;
  readonly uvt: Pesos;
  readonly vat: number;
  readonly reducedVat: number;
  readonly purchases: LessonWithholding;
  readonly services: LessonWithholding;
  readonly fees: number;
  readonly withheldVat: number;
  readonly incomeTax: number;
  readonly statute: (key: StatuteKey) => number;
}

/** The row of a day or, where none is known, the nearest in time: a lesson names the year that it speaks of. */
function nearestOn<Row extends Dated>(rows: readonly Row[], date: Day): Row {
  const [first] = rows;
  const row = rowOn(rows, date) ?? (first && date < first.from ? first : rows.at(-1));
  if (row === undefined) throw new Error("law data without rows");
  return row;
}

/** The law on a day; on a day whose year is not known yet, that of the last known year. */
export function lessonLaw(today: Day): LessonLaw {
  const last = PARAMETERS.uvt.rows.at(-1)?.to ?? today;
  const date = today > last ? last : today;
  const yearly = (key: YearlyKey) => pesos(nearestOn(PARAMETERS[key].rows, date).value);
  const uvt = yearly("uvt");
  const vat = (treatment: VatTreatment) =>
    nearestOn(
      VAT.filter((row) => row.treatment === treatment),
      date,
    ).rate;
  const withholding = (concept: IncomeConcept): LessonWithholding => {
    const rows = WITHHOLDING.filter((row) => row.concept === concept);
    const { filer: rate, floorUvt } = nearestOn(rows, date);
    return { rate, floorUvt, floor: roundUvt(floorUvt * uvt) };
  };
  return {
    year: yearOf(date),
    minimumWage: yearly("minimumWage"),
    transportAllowance: yearly("transportAllowance"),
    uvt,
    vat: vat("general"),
    reducedVat: vat("reduced"),
    purchases: withholding("purchases"),
    services: withholding("services"),
    fees: withholding("fees").rate,
    withheldVat: nearestOn(WITHHELD_VAT, date).rate,
    incomeTax: nearestOn(INCOME_TAX, date).rate,
    statute: (key) => nearestOn(PARAMETERS[key].rows, date).value,
  };
}

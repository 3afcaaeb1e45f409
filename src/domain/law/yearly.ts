import { day } from "../kernel/calendar-day.ts";
import type { YearlyKey } from "./legal-year.ts";
import { LEGAL_YEARS } from "./legal-years.data.ts";
import { type DatedValue, datedRows, type Parameter } from "./parameter.ts";

function rowsOf(key: YearlyKey): readonly DatedValue[] {
  return LEGAL_YEARS.flatMap(({ year, values }) => {
    const [first, ...later] = values[key];
    return datedRows([{ ...first, from: `${year}-01-01` }, ...later], day(`${year}-12-31`));
  });
}

function yearly(key: YearlyKey, label: string): Parameter {
  return { kind: "yearly", label, unit: "pesos", rows: rowsOf(key) };
}

/** What is set year by year, as the legal years give it. */
export const YEARLY: Readonly<Record<YearlyKey, Parameter>> = {
  minimumWage: yearly("minimumWage", "Salario mínimo mensual (SMMLV)"),
  transportAllowance: yearly("transportAllowance", "Auxilio de transporte mensual"),
  uvt: yearly("uvt", "UVT"),
};

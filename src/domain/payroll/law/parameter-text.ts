import { formatPesos } from "../../kernel/format.ts";
import { pesos } from "../../kernel/pesos.ts";
import type { DatedValue, ParameterUnit } from "../../law/parameter.ts";
import { PARAMETER_KEYS, PARAMETERS } from "../../law/parameters.ts";
import { PAYROLL_TABLES, TABLE_KEYS } from "../../law/tables.data.ts";
import { plainNumber, quantityText } from "../slip/quantity-text.ts";
import type { LawOverrides } from "./law.ts";
import { tableText } from "./table-override.ts";

/** "$ 1.750.905", "8,5%", "210 horas", "19:00", "25 SMMLV". */
export function parameterText(value: number, unit: ParameterUnit): string {
  const plain = plainNumber(value);
  switch (unit) {
    case "pesos":
      return formatPesos(pesos(value));
    case "percent":
      return `${plain}%`;
    case "hours":
      return quantityText({ value, unit: "hours" });
    case "clock":
      return `${String(value % 24).padStart(2, "0")}:00`;
    case "smmlv":
      return `${plain} SMMLV`;
    case "uvt":
      return `${plain} UVT`;
  }
}

/** A value of the law, in its own words where it has them: two thirds are no percentage. */
export function lawValueText({ value, words }: DatedValue, unit: ParameterUnit): string {
  return words ?? parameterText(value, unit);
}

/** "Salario mínimo mensual (SMMLV) $ 1.800.000; UVT $ 55.000". Empty without overrides. */
export function overridesText(overrides: LawOverrides): string {
  const values = PARAMETER_KEYS.flatMap((key) => {
    const put = overrides[key];
    const { label, unit } = PARAMETERS[key];
    return put === undefined ? [] : [`${label} ${parameterText(put, unit)}`];
  });
  const tables = TABLE_KEYS.flatMap((key) => {
    const put = overrides[key];
    return put === undefined
      ? []
      : [`${PAYROLL_TABLES[key].label}: ${tableText(put).replaceAll("\n", " | ")}`];
  });
  return [...values, ...tables].join("; ");
}

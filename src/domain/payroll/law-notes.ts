import { formatDay, formatDecimal, formatPesos } from "../kernel/format.ts";
import { pesos } from "../kernel/pesos.ts";
import type { RunOrder } from "./compute-run.ts";
import { createLawReader, type LawValue } from "./law/law.ts";
import type { ParameterUnit } from "./law/parameter.ts";
import { PARAMETER_KEYS, PARAMETERS } from "./law/parameters.data.ts";
import { periodSpan } from "./period.ts";

function valueText(value: number, unit: ParameterUnit): string {
  if (unit === "pesos") return formatPesos(pesos(Math.round(value)));
  const decimals = Math.min(String(value).split(".")[1]?.length ?? 0, 4);
  const figure = formatDecimal(value, decimals);
  switch (unit) {
    case "percent":
      return `${figure}%`;
    case "clock":
      return `${figure}:00`;
    case "smmlv":
      return `${figure} SMMLV`;
    case "uvt":
      return `${figure} UVT`;
    case "hours":
      return `${figure} horas`;
  }
}

function cited(name: string, unit: ParameterUnit, { value, norm, overridden }: LawValue): string {
  return overridden ? `${name} ${valueText(value, unit)}` : `${name} ${valueText(value, unit)} (${norm})`;
}

/**
 * What a slip says of the law it was computed with: its day, the values that most people look for and their norms, and
 * each value that was put in the law's place. Nothing where the law of that day is not known.
 */
export function lawNotes({ period, overrides }: RunOrder): readonly string[] {
  const { to } = periodSpan(period);
  const law = createLawReader(overrides)(to);
  if (!law.ok) return [];
  const { values } = law.value;
  const main = [
    cited("salario mínimo", "pesos", values.minimumWage),
    cited("auxilio de transporte", "pesos", values.transportAllowance),
    cited("jornada semanal", "hours", values.weeklyHours),
  ];
  const put = PARAMETER_KEYS.filter((key) => values[key].overridden).map((key) => {
    const { label, unit } = PARAMETERS[key];
    return `${label} ${valueText(values[key].value, unit)}`;
  });
  return [
    `Calculado con la ley vigente el ${formatDay(to)}: ${main.join("; ")}.`,
    ...(put.length > 0 ? [`Valores cambiados a mano: ${put.join("; ")}.`] : []),
  ];
}

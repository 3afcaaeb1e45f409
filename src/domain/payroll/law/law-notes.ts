import { formatDay } from "../../kernel/format.ts";
import type { ParameterUnit } from "../../law/parameter.ts";
import type { RunOrder } from "../run/compute-run.ts";
import { periodSpan } from "../run/period.ts";
import { createLawReader, type LawValue } from "./law.ts";
import { overridesText, parameterText } from "./parameter-text.ts";

function cited(name: string, unit: ParameterUnit, { value, norm, overridden }: LawValue): string {
  return overridden
    ? `${name} ${parameterText(value, unit)}`
    : `${name} ${parameterText(value, unit)} (${norm})`;
}

/**
 * Notes on a slip about the law applied: its day, the values people look for most with their norms, and each value
 * that replaces the law's. Empty when that day's law is unknown.
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
  const put = overridesText(overrides);
  return [
    `Calculado con la ley vigente el ${formatDay(to)}: ${main.join("; ")}.`,
    ...(put === "" ? [] : [`Valores cambiados a mano: ${put}.`]),
  ];
}

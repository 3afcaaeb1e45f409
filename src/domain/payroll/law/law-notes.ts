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
  const put = overridesText(overrides);
  return [
    `Calculado con la ley vigente el ${formatDay(to)}: ${main.join("; ")}.`,
    ...(put === "" ? [] : [`Valores cambiados a mano: ${put}.`]),
  ];
}

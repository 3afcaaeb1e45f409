import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { plural } from "#domain/kernel/spanish.ts";
import type { Bracket } from "#domain/law/parameter.ts";
import { PARAMETERS } from "#domain/law/parameters.ts";
import { isTableKey, PAYROLL_TABLES } from "#domain/law/tables.data.ts";
import type { RowReading } from "#domain/payroll/calculator/calculate-by-law.ts";
import { HOUR_RULES } from "#domain/payroll/earnings/overtime-kinds.data.ts";
import type { Validity } from "#domain/payroll/law/compare-law.ts";
import type { UnknownLaw } from "#domain/payroll/law/law.ts";
import type { RunWarning } from "#domain/payroll/run/compute-run.ts";
import { plainNumber } from "#domain/payroll/slip/quantity-text.ts";
import type { SlipWarning } from "#domain/payroll/slip/slip.ts";
import { lawTexts as texts } from "./law-texts.ts";

/** How a value that a row leaves open was interpreted. */
export function readingText(reading: RowReading): string {
  switch (reading.kind) {
    case "arl-class-taken":
      return `Su ARL no es la inicial de ninguna clase de riesgo: se usó la clase ${reading.arlClass}.`;
    case "hours-taken":
      return `Su recargo no es el de ninguna hora extra: se pagó el escrito, como ${HOUR_RULES[reading.hours].label.toLowerCase()}.`;
    case "hours-over-days":
      return `Son más horas extra de las que permite la ley en ${plural(reading.days, "día", "días")}: ${plainNumber(reading.hours)}, y el máximo es ${reading.most}. Se pagan todas.`;
    case "law-percent":
      return "Su salud o su pensión no son las de la ley: se usaron las de la ley.";
  }
}

const money = (amount: Pesos) => formatPesos(amount);

/** Text of a warning about a slip that was computed but needs attention. */
export function slipWarningText(warning: SlipWarning): string {
  switch (warning.kind) {
    case "salary-below-minimum":
      return `El salario está por debajo del mínimo, ${money(warning.minimum)}.`;
    case "integral-below-minimum":
      return `El salario integral está por debajo de su mínimo, ${money(warning.minimum)}.`;
    case "too-many-hours":
      return `Son más horas extra de las que permite la ley: ${plainNumber(warning.hours)} entre el ${formatDay(warning.from)} y el ${formatDay(warning.to)}, y el máximo es ${warning.most}. Se pagan todas.`;
    case "hours-in-integral":
      return "El salario integral ya paga las horas extra: no se pagaron aparte.";
    case "surcharge-below-law":
      return `${HOUR_RULES[warning.hours].label}: el recargo escrito, ${plainNumber(warning.typed)}%, es menor que el de la ley, ${plainNumber(warning.least)}%. Se pagó el escrito.`;
    case "negative-net":
      return "Las deducciones superan lo ganado: el neto es negativo.";
    case "deductions-over-ceiling":
      return `Las deducciones pasan del máximo que se puede descontar, ${money(warning.ceiling)}.`;
    case "garnishment-over-limit":
      return `Los embargos pasan de lo que se puede embargar, ${money(warning.limit)}.`;
    case "unpaid-days":
      return `Por ${plural(warning.days, "día no pagado", "días no pagados")} el empleador sigue pagando su parte de salud, si no está exonerado. La pensión de esos días no está aquí.`;
    case "long-sick-leave":
      return `La incapacidad pasa de 180 días: ${plural(warning.days, "día está", "días están")} a cargo del fondo de pensiones.`;
  }
}

/** Text of a warning that applies to the whole run. */
export function runWarningText(warning: RunWarning): string {
  switch (warning.kind) {
    case "provisional":
      return `${PARAMETERS[warning.parameter].label}: provisional. ${warning.reason}.`;
    case "overridden":
      return isTableKey(warning.parameter)
        ? `${PAYROLL_TABLES[warning.parameter].label}: tabla cambiada a mano.`
        : `${PARAMETERS[warning.parameter].label}: valor cambiado a mano.`;
    case "same-document":
      return `Dos personas tienen el documento ${warning.document}.`;
  }
}

/** Names the first few unknown parameters of a day's law. */
export function missingText(missing: UnknownLaw["missing"]): string {
  const names = missing.map((key) => {
    return isTableKey(key) ? PAYROLL_TABLES[key].label : PARAMETERS[key].label;
  });
  const shown = names.slice(0, 3).join(", ");
  return names.length > 3 ? `${shown} y ${plural(names.length - 3, "más", "más")}` : shown;
}

/** "Parámetros por confirmar para el 15/01/2027: …", or that nothing is known for such an early day. */
export function unknownLawText({ date, missing, lastKnown }: UnknownLaw): string {
  return texts.unknownDay(
    formatDay(date),
    missingText(missing),
    lastKnown === null ? null : formatDay(lastKnown),
  );
}

/** "Del 15/07/2025 al 14/07/2026"; empty without a known beginning or end. */
export function validityText({ from, to }: Validity): string {
  if (from !== null && to !== null) return texts.between(formatDay(from), formatDay(to));
  if (from !== null) return texts.since(formatDay(from));
  return to === null ? "" : texts.until(formatDay(to));
}

/** "Menos de 4", "De 4 a menos de 16", "Más de 95 hasta 150", "Más de 2.300". */
export function bracketText(brackets: readonly Bracket[], index: number): string {
  const [bracket, next] = [brackets[index], brackets[index + 1]];
  if (!bracket) return "";
  const upper = next ? `${next.inclusive ? "menos de" : "hasta"} ${plainNumber(next.over)}` : null;
  if (index === 0 && upper !== null) return `${upper.charAt(0).toUpperCase()}${upper.slice(1)}`;
  const lower = plainNumber(bracket.over);
  if (upper === null) return `${bracket.inclusive ? "Desde" : "Más de"} ${lower}`;
  if (!bracket.inclusive) return `Más de ${lower} ${upper}`;
  return next?.inclusive ? `De ${lower} a ${upper}` : `De ${lower} ${upper}`;
}

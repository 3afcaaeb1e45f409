import { formatDay, formatDecimal, formatNumber, formatPesos } from "#domain/kernel/format.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import { plural } from "#domain/kernel/spanish.ts";
import type { RowReading } from "#domain/payroll/calculate-by-law.ts";
import type { RunWarning } from "#domain/payroll/compute-run.ts";
import type { ParameterUnit } from "#domain/payroll/law/parameter.ts";
import { PARAMETERS, type ParameterKey } from "#domain/payroll/law/parameters.data.ts";
import { HOUR_RULES } from "#domain/payroll/overtime-kinds.data.ts";
import type { SlipWarning } from "#domain/payroll/slip.ts";

/** Without zeros that say nothing: "60,5", "8". */
function plainNumber(value: number): string {
  return Number.isInteger(value) ? formatNumber(value) : formatDecimal(value, 3).replace(/0+$/, "");
}

/** "$ 1.750.905", "8,5%", "210 horas", "7:00 p. m.", "25 SMMLV". */
export function parameterText(value: number, unit: ParameterUnit): string {
  const plain = plainNumber(value);
  switch (unit) {
    case "pesos":
      return formatPesos(pesos(value));
    case "percent":
      return `${plain}%`;
    case "hours":
      return plural(value, "hora", "horas");
    case "clock":
      return `${value % 12 || 12}:00 ${value < 12 ? "a." : "p."}\u00a0m.`;
    case "smmlv":
      return `${plain} SMMLV`;
    case "uvt":
      return `${plain} UVT`;
  }
}

/** How what a row leaves open was read. */
export function readingText(reading: RowReading): string {
  switch (reading.kind) {
    case "arl-class-taken":
      return `Su ARL no es la inicial de ninguna clase de riesgo: se usó la clase ${reading.arlClass}.`;
    case "hours-taken":
      return `Su recargo no es el de ninguna hora extra: se usaron ${HOUR_RULES[reading.hours].label.toLowerCase()}.`;
    case "law-percent":
      return "Su salud o su pensión no son las de la ley: se usaron las de la ley.";
  }
}

const money = (amount: Pesos) => formatPesos(amount);

/** What was calculated all the same and has to be looked at. */
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
    case "negative-net":
      return "Las deducciones superan lo ganado: el neto es negativo.";
    case "deductions-over-ceiling":
      return `Las deducciones pasan del máximo que se puede descontar, ${money(warning.ceiling)}.`;
    case "garnishment-over-limit":
      return `Los embargos pasan de lo que se puede embargar, ${money(warning.limit)}.`;
    case "unpaid-days":
      return `Por ${plural(warning.days, "día no pagado", "días no pagados")} el empleador sigue pagando su parte de salud, si no está exonerado. La pensión de esos días no está aquí.`;
    case "long-sick-leave":
      return `La incapacidad pasa de los días que se pagan así: ${warning.days}.`;
  }
}

/** What holds for everybody in the run. */
export function runWarningText(warning: RunWarning): string {
  switch (warning.kind) {
    case "provisional":
      return `${PARAMETERS[warning.parameter].label}: provisional. ${warning.reason}.`;
    case "overridden":
      return `${PARAMETERS[warning.parameter].label}: valor cambiado a mano.`;
    case "same-document":
      return `Dos personas tienen el documento ${warning.document}.`;
  }
}

/** Names what is not known of a day's law, the first few of them. */
export function missingText(missing: readonly (ParameterKey | "solidarity" | "withholding")[]): string {
  const names = missing.map((key) => {
    if (key === "solidarity") return "Fondo de solidaridad pensional";
    return key === "withholding" ? "Tabla de retención" : PARAMETERS[key].label;
  });
  const shown = names.slice(0, 3).join(", ");
  return names.length > 3 ? `${shown} y ${plural(names.length - 3, "más", "más")}` : shown;
}

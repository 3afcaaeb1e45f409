import { type CaseWorker, caseLaw } from "../records/staff.ts";
import { rate, sayPesos } from "./lines.ts";
import type { Setting } from "./setting.ts";

/** One person of a case's payroll. */
export function toldWorker({ name, salary, area }: CaseWorker): string {
  const where = area === "sales" ? "en ventas" : "en administración";
  return `${name} trabaja ${where} y gana ${sayPesos(salary)} al mes; trabajó el mes completo.`;
}

/** The allowance and the contributions, with the law's figures. */
export function toldLaw(s: Setting): string {
  const { values } = caseLaw(s.month);
  return `El auxilio de transporte es de ${sayPesos(values.transportAllowance.value)} al mes para quienes ganan hasta ${values.transportLimit.value} salarios mínimos (el mínimo es ${sayPesos(values.minimumWage.value)}). Al trabajador se le descuenta el ${rate(values.health.value)} para salud y el ${rate(values.pension.value)} para pensión, sobre el salario sin auxilio.`;
}

export function toldEmployer(s: Setting): string {
  const { values } = caseLaw(s.month);
  return `La empresa declara renta y está exonerada de salud, SENA e ICBF. Aporta el ${rate(values.employerPension.value)} para pensión, el ${rate(values.arl1.value)} para riesgos laborales (clase I) y el ${rate(values.familyFund.value)} para la caja de compensación.`;
}

export const toldBenefits =
  "Provisiona cada mes 1/12 para cesantías, el 12% anual de esas cesantías para sus intereses, 1/12 para prima y 1/24 para vacaciones.";

/** The extra hours of one person, with what they are worked out from; nothing without any. */
export function toldHours(s: Setting, { name, hours = [] }: CaseWorker): readonly string[] {
  const { values } = caseLaw(s.month);
  return hours.map(
    (each) =>
      `${name} trabajó además ${each.hours} horas extra diurnas. La hora ordinaria es el salario ÷ ${values.hourDivisor.value}, y la extra diurna se paga con recargo del ${rate(values.overtimeDay.value)}.`,
  );
}

import type { StepUnit } from "#domain/payroll/derivation/derivation.ts";

export const derivationTexts = {
  title: "De dónde sale",
  norm: (norm: string) => `Norma: ${norm}.`,
  uses: "A dónde va esta cifra",
  copy: "Copiar el cálculo",
  copied: "Cálculo copiado",
  notCopied: "No se pudo copiar el cálculo",
  account: (account: string, side: "debit" | "credit") =>
    `Cuenta ${account}, ${side === "debit" ? "al debe" : "al haber"}`,
  baseNames: {
    ibc: "Ingreso base de cotización",
    arlBase: "Base de riesgos laborales",
    parafiscalBase: "Base de parafiscales",
    unpaidBase: "Base de los días no pagados",
    benefitsBase: "Base de cesantías y prima",
    vacationBase: "Base de vacaciones",
    netIncome: "Ingreso neto para retención",
    relief: "Deducciones y rentas exentas",
    withholdingBase: "Base de la retención",
  },
} as const;

const UNITS: Readonly<Record<StepUnit, readonly [one: string, many: string] | null>> = {
  none: null,
  hours: ["hora", "horas"],
  days: ["día", "días"],
  uvt: ["UVT", "UVT"],
  smmlv: ["SMMLV", "SMMLV"],
};

/** "8 horas"; the figure alone if the unit has no words. */
export function countText(figure: string, value: number, unit: StepUnit): string {
  const words = UNITS[unit];
  return words === null ? figure : `${figure} ${value === 1 ? words[0] : words[1]}`;
}

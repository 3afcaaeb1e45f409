import type { StepUnit } from "#domain/payroll/derivation.ts";

export const derivationTexts = {
  title: "De dónde sale",
  norm: (norm: string) => `Con: ${norm}.`,
} as const;

const UNITS: Readonly<Record<StepUnit, readonly [one: string, many: string] | null>> = {
  none: null,
  hours: ["hora", "horas"],
  days: ["día", "días"],
  uvt: ["UVT", "UVT"],
  smmlv: ["SMMLV", "SMMLV"],
};

/** "8 horas"; the figure alone where nothing is counted. */
export function countText(figure: string, value: number, unit: StepUnit): string {
  const words = UNITS[unit];
  return words === null ? figure : `${figure} ${value === 1 ? words[0] : words[1]}`;
}

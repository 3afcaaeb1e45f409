import type { StructurePart } from "./structure-parts.ts";

export const chartTexts = {
  asTable: "Ver como tabla",
  asPicture: "Ver como gráfico",
  trendHint: "Señala un mes, o muévete con las flechas.",
} as const;

export const PART_NAMES: Readonly<Record<StructurePart, string>> = {
  "current-assets": "Activo corriente",
  "other-assets": "Activo no corriente",
  "current-liabilities": "Pasivo corriente",
  "other-liabilities": "Pasivo no corriente",
  equity: "Patrimonio",
};

import type { StructurePart } from "./structure-parts.ts";

export const chartTexts = {
  asTable: "Ver como tabla",
  asPicture: "Ver como gráfico",
  save: (title: string) => `Guardar imagen de ${title}`,
  png: "Imagen PNG, para documentos",
  svg: "Imagen SVG, para editarla",
  notSaved: "No se pudo guardar la imagen",
  notSavedText: "El navegador no la pudo dibujar. Inténtalo otra vez, o guárdala en el otro formato.",
  trendHint: "Señala un mes, o muévete con las flechas.",
} as const;

export const PART_NAMES: Readonly<Record<StructurePart, string>> = {
  "current-assets": "Activo corriente",
  "other-assets": "Activo no corriente",
  "current-liabilities": "Pasivo corriente",
  "other-liabilities": "Pasivo no corriente",
  equity: "Patrimonio",
};

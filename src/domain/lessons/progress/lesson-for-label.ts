import type { MistakeLabel } from "../lesson.ts";

const LESSON_OF: Readonly<Record<MistakeLabel, string>> = {
  "wrong-side": "naturaleza",
  "wrong-class": "documento",
  "other-subaccount": "naturaleza",
  "other-account": "documento",
  transposition: "comprobacion",
  "shifted-digits": "comprobacion",
  "vat-not-separated": "iva",
  "wrong-withholding-base": "retenciones",
  "gross-for-net": "nomina",
  "amount-of-other-line": "partida-doble",
  "wrong-amount": "partida-doble",
  omitted: "documento",
  extra: "documento",
  duplicated: "comprobacion",
  reversed: "partida-doble",
  unbalanced: "partida-doble",
  "out-of-period": "ajustes",
  "other-transaction": "documento",
  "no-cost-of-sale": "compras-ventas",
  "no-entry-needed": "documento",
};

/** The lesson that explains a mistake, of a lesson's question or of a graded exercise. */
export function lessonForLabel(label: MistakeLabel): string {
  return LESSON_OF[label];
}

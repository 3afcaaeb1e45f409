import type { EntryLabel, LineLabel, PenaltyKind } from "#domain/grading/grade-result.ts";

interface Told {
  readonly title: string;
  /** Leads to the answer without giving it. */
  readonly question: string;
}

/** What is wrong with a line, and a question that leads on. */
export const LINE_TEXTS: Readonly<Record<LineLabel | "consequence", Told>> = {
  "wrong-side": {
    title: "Lado invertido.",
    question: "¿Esta cuenta aumentó o disminuyó con la operación?",
  },
  "wrong-class": {
    title: "Cuenta de otra clase.",
    question: "¿Qué se tiene ahora que antes no?",
  },
  "other-subaccount": {
    title: "Subcuenta distinta.",
    question: "¿Qué subcuenta nombra con exactitud lo que pasó?",
  },
  "other-account": {
    title: "Otra cuenta.",
    question: "¿Qué cuenta del plan describe mejor lo que se recibió o se entregó?",
  },
  transposition: {
    title: "Cifras intercambiadas.",
    question: "Compara el valor con el documento, cifra por cifra: ¿están en el mismo orden?",
  },
  "shifted-digits": {
    title: "Ceros de más o de menos.",
    question: "¿Cuántos ceros tiene el valor en el documento?",
  },
  "vat-not-separated": {
    title: "IVA incluido o no separado.",
    question: "¿Este valor debe llevar el IVA, o el IVA va en su propia cuenta?",
  },
  "wrong-withholding-base": {
    title: "Base de retención equivocada.",
    question: "¿Sobre qué valor se calcula la retención: antes o después del IVA?",
  },
  "gross-for-net": {
    title: "Bruto en lugar de neto.",
    question: "¿Qué falta restar para llegar a lo que de verdad se paga?",
  },
  "amount-of-other-line": {
    title: "Valor de otra línea.",
    question: "¿A qué cuenta le corresponde este valor?",
  },
  "wrong-amount": {
    title: "Valor equivocado.",
    question: "¿De dónde sale este valor en el caso?",
  },
  omitted: {
    title: "Línea omitida.",
    question: "¿Qué otra cuenta cambió con esta operación?",
  },
  extra: {
    title: "Línea sobrante.",
    question: "¿Qué hecho del caso pide esta línea?",
  },
  duplicated: {
    title: "Línea duplicada.",
    question: "¿No estaba ya registrada en otra línea?",
  },
  consequence: {
    title: "Consecuencia de otra línea.",
    question: "Se arregla al corregir la otra línea.",
  },
};

export const ENTRY_TEXTS: Readonly<Record<EntryLabel, string>> = {
  reversed: "Asiento invertido completo",
  unbalanced: "No cuadra",
  "out-of-period": "Fecha fuera del período",
  "other-transaction": "Corresponde a otra operación",
  "no-cost-of-sale": "Falta el costo de la venta",
  "no-entry-needed": "Esta operación no requería asiento",
  omitted: "Operación sin registrar",
  extra: "Asiento de más",
};

export const PENALTY_TEXTS: Readonly<Record<PenaltyKind, string>> = {
  "extra-lines": "líneas de más",
  unbalanced: "sumas desiguales",
  date: "fecha",
  "third-party": "tercero",
};

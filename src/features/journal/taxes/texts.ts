import type { Counterparty } from "#domain/fiscal/fiscal-operation.ts";
import { ended } from "#domain/kernel/spanish.ts";
import type { VatTreatment } from "#domain/law/tax-statutes.data.ts";

/** What a third party may be, each with its tick. */
export const PARTY_FLAGS: Readonly<Record<keyof Counterparty, string>> = {
  vatResponsible: "Responsable de IVA",
  legalPerson: "Persona jurídica",
  filer: "Declarante de renta",
  largeTaxpayer: "Gran contribuyente",
  selfWithholder: "Autorretenedor",
  simple: "Régimen SIMPLE",
  incomeTaxpayer: "Paga impuesto de renta",
  withholdsIncome: "Practica retención en la fuente",
  withholdsIca: "Practica retención de ICA",
};

/** What says something of whom one buys from, and of whom one sells to. */
export const FLAGS_OF: Readonly<Record<"purchase" | "sale", readonly (keyof Counterparty)[]>> = {
  purchase: [
    "vatResponsible",
    "legalPerson",
    "filer",
    "largeTaxpayer",
    "selfWithholder",
    "simple",
    "incomeTaxpayer",
  ],
  sale: ["withholdsIncome", "largeTaxpayer", "withholdsIca", "simple"],
};

export const VAT_NAMES: Readonly<Record<VatTreatment, string>> = {
  general: "Tarifa general",
  reduced: "5 %",
  exempt: "Exento",
  excluded: "Excluido",
};

export const taxTexts = {
  title: "Impuestos de este asiento",
  region: "Impuestos que propone tu perfil fiscal",
  add: "Agregar impuestos",
  update: "Actualizar impuestos",
  see: "Ver y cambiar",
  never: (name: string) => `No se ofrecen impuestos para ${ended(name)}`,
  again: "Volver a ofrecer",
  no: "No ofrecer en este asiento",
  neverFor: (name: string) => `No volver a ofrecer para ${name}`,
  menu: "Impuestos de este asiento…",
  party: "Tercero",
  partyHelp: "Se recuerda en este libro qué es.",
  kind: "Qué es",
  kindNobody: "Sin nombre se toma por",
  concept: "Concepto de la retención",
  byAccount: "El de cada cuenta",
  vat: "IVA",
  original: "Valor de la operación que se devuelve",
  originalHelp: "Decide si se le retuvo. Vacío: el de la devolución.",
  icaRate: "Tarifa de ICA de tu actividad",
  waiting: (names: string) => `Por confirmar: ${names}`,
  lines: "Líneas que se agregan",
  skipped: "Lo que no se propone, y por qué",
  nothing: "Con estas cuentas tu perfil no propone impuestos.",
  saysWithheld:
    "Dices que hay retención: sin perfil fiscal no se calcula. Escribe su línea, o crea el perfil de la empresa.",
  noProfile: "Sin perfil fiscal no se proponen impuestos.",
  noOperation: "Este asiento no se lee como una venta ni una compra.",
  side: { debit: "debe", credit: "haber" },
  cancel: "Cancelar",
  remembered: (name: string) => `Recordamos qué es ${name}`,
  forgotten: (name: string) => `${name} queda como estaba`,
  refused: "No pudimos recordar al tercero",
} as const;

import type { Side } from "#domain/accounting/account.ts";
import type { PeriodPreset } from "#domain/report/report-period.ts";

export const accountingTexts = {
  glossary: { name: "Glosario", practise: "Practicar", inGlossary: "Ver en el glosario" },
  debit: "Debe",
  credit: "Haber",
  nature: { debit: "débito", credit: "crédito" } satisfies Record<Side, string>,
  company: "Empresa",
  allCompanies: "Todas las empresas",
  chooseAccount: "Seleccionar cuenta…",
  accounts: "Cuentas",
  noAccount: "Ninguna cuenta con ese código o nombre",
  twoMeanings: "Puede ser más de una cosa: elige con ↓ y Enter",
  groupAccount: "Es una cuenta de grupo: elige una de sus subcuentas",
  retiredAccount: "Es una cuenta que las NIIF ya no usan",
  closedAccount: "Está cerrada a asientos nuevos: reábrela en el Plan de cuentas",
  choose: "elegir",
  accept: "aceptar",
  searchHint: "Código, nombre o parte de la palabra",
  equalSums: "Sumas iguales",
  noMovements: "Sin movimientos",
  difference: "Diferencia:",
  balance: "Saldo",
  broughtForward: "Vienen",
  pending: "sin registrar",
  /** After a figure that leads to what it is made of, for readers. */
  source: ": de dónde sale",
  note: (number: number) => `Nota ${number}`,
  period: {
    label: "Período",
    from: "Desde",
    to: "Hasta",
    rangeBackwards: "El período termina antes de empezar: revisa las fechas.",
    presets: {
      month: "Este mes",
      quarter: "Este trimestre",
      year: "Este año",
      "last-year": "Último año del libro",
      all: "Todo el libro",
    } satisfies Record<PeriodPreset, string>,
    own: "Otro período",
  },
  runningBalance: (name: string, from: string, to: string, low: string, high: string, last: string) =>
    `Saldo de ${name} del ${from} al ${to}: entre ${low} y ${high}; termina en ${last}.`,
} as const;

/** Figures that open a panel, and the grip of the panel on a phone. */
export const sidePanelTexts = {
  source: (figure: string) => `${figure}: de dónde sale`,
  raise: "Ver más alto",
  lower: "Ver más bajo",
} as const;

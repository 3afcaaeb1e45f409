import type { ChartKind } from "#domain/accounting/account.ts";

/** Texts of what a book is set up with. */
export const bookSetupTexts = {
  title: "Datos del libro",
  chart: "Plan de cuentas",
  nameMissing: "Escribe el nombre del libro.",
  menu: "Datos del libro…",
  open: (chart: string, start: string, end: string) =>
    `Datos del libro: ${chart}, del ${start} al ${end}. Cambiar`,
  briefChart: { puc: "PUC", journal: "16 cuentas", mini: "12 cuentas" } satisfies Record<ChartKind, string>,
  period: "Período",
  presets: { month: "Este mes", year: "Este año", days: "30 días", own: "Otro" },
  from: "Desde",
  to: "Hasta",
  noDay: "Escribe la fecha.",
  backwards: "El libro termina antes de empezar.",
  save: "Guardar cambios",
  changed: "Datos del libro cambiados",
} as const;

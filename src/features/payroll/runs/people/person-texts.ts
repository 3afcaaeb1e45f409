import { plural } from "#domain/kernel/spanish.ts";

/** One person of a run: inputs and slip. */
export const personTexts = {
  place: (position: number, count: number) => `${position} de ${count}`,
  previous: "Persona anterior",
  next: "Persona siguiente",
  close: "Listo",
  novelties: "Novedades",
  slip: "Desprendible",
  seeSlip: "Ver desprendible",
  readOnly: "La nómina está cerrada: sus novedades ya no cambian.",
  noNovelties: "Sin novedades en este período.",
  document: (document: string) => `C.C. ${document}`,
  salary: "Salario",
  integral: "Integral",
  days: (days: number, worked: number) =>
    days === worked ? plural(days, "día", "días") : `${plural(days, "día", "días")}, ${worked} trabajados`,
  hours: {
    title: "Horas extra y recargos",
    add: "Agregar horas",
    kind: "Clase",
    count: "Horas",
    from: "Desde",
    to: "Hasta",
    remove: (position: number) => `Quitar las horas ${position}`,
    split: "Partir en dos",
    tooMany: (most: number) => `Escribe un número de horas, hasta ${most}.`,
  },
  payments: {
    title: "Otros pagos",
    commissions: "Comisiones",
    salaryBonus: "Bonificación salarial",
    nonSalary: "Pagos no salariales",
  },
  averages: {
    title: "Promedio variable para las ausencias",
    vacation: "Para vacaciones, por mes",
    variable: "Para incapacidades y licencias, por mes",
    help: {
      vacation:
        "Comisiones, bonificaciones y recargo nocturno del último año; sin horas extra ni trabajo en domingos y festivos (CST art. 192).",
      variable: "Todo lo variable del último año, también horas extra y recargos (CST arts. 228 y 236).",
    },
  },
  absences: {
    title: "Ausencias y vacaciones",
    add: "Agregar ausencia",
    kind: "Clase",
    from: "Desde",
    to: "Hasta",
    remove: (position: number) => `Quitar la ausencia ${position}`,
  },
  deductions: {
    title: "Deducciones",
    add: "Agregar deducción",
    help: "Se descuentan en el orden de la lista de clases: primero lo que ordena un juez.",
    kind: "Clase",
    detail: "Detalle",
    detailHint: "Cuota 3 de 6",
    amount: "Valor",
    remove: (position: number) => `Quitar la deducción ${position}`,
  },
  backwards: "La fecha final va antes de la inicial.",
  groups: {
    accrued: "Devengado",
    deducted: "Deducciones",
    employer: "Aportes de la empresa",
    provision: "Provisiones",
  },
  totals: { accrued: "Total devengado", deducted: "Total deducciones", employer: "Suma", provision: "Suma" },
  net: "Neto a pagar",
  cost: "Costo para la empresa",
  bases: "Bases",
  exonerated:
    "La empresa está exonerada de salud, SENA e ICBF por esta persona (art. 114-1 del Estatuto Tributario).",
  remove: "Quitar de esta nómina",
  removed: (name: string) => `Quitaste a ${name} de esta nómina`,
} as const;

import { plural } from "#domain/kernel/spanish.ts";
import type { PeriodPart } from "#domain/payroll/run/period.ts";
import type { RunStatus } from "#domain/payroll/run/stored-run.ts";

/** The list of a company's runs. */
export const runsTexts = {
  tabs: { label: "Nómina", runs: "Nóminas", employees: "Empleados", law: "Ley" },
  title: "Nómina",
  lead: "Las nóminas de tu empresa, período por período.",
  newRun: "Nueva nómina",
  loading: "Leyendo tus nóminas",
  noEmployeesTitle: "Todavía no hay empleados",
  noEmployeesText: "Registra a quién le pagas: su salario, su cargo y desde cuándo trabaja.",
  toEmployees: "Ir a Empleados",
  emptyTitle: "Todavía no hay nóminas",
  emptyText: "Crea la primera con los empleados que ya registraste.",
  columns: {
    period: "Período",
    status: "Estado",
    people: "Personas",
    net: "Neto",
    cost: "Costo",
    posted: "Contabilidad",
  },
  status: { draft: "Borrador", closed: "Cerrada", paid: "Pagada" } satisfies Record<RunStatus, string>,
  posted: "Contabilizada",
  notPosted: "Sin contabilizar",
  pending: "Por revisar",
  people: (count: number) => plural(count, "persona", "personas"),
  create: {
    title: "Nueva nómina",
    month: "Mes",
    part: "Período",
    parts: {
      month: "Mes completo",
      "first-half": "Primera quincena",
      "second-half": "Segunda quincena",
    } satisfies Record<PeriodPart, string>,
    from: "Personas",
    fromEmployees: "Desde Empleados, sin novedades",
    fromRun: (period: string) => `Con las deducciones de ${period}`,
    fromHelp: "Horas, ausencias y comisiones son de un solo período y no se copian.",
    cancel: "Cancelar",
    create: "Crear nómina",
    secondHelp: "La segunda quincena sigue las cifras de la primera: los aportes y la retención son del mes.",
  },
} as const;

import { formatPesos } from "#domain/kernel/format.ts";
import { abs, type Pesos } from "#domain/kernel/pesos.ts";
import { plural } from "#domain/kernel/spanish.ts";
import type { ArlClass, Contract } from "#domain/payroll/employee/contract.ts";
import type { Employment } from "#domain/payroll/employee/employment.ts";
import type { PayDifference } from "#domain/payroll/run/paid-otherwise.ts";

export const employeeTexts = {
  title: "Empleados",
  lead: (company: string | null) =>
    `A quiénes les paga ${company ?? "tu empresa"}, con las condiciones de su contrato de hoy.`,
  loading: "Leyendo los empleados",
  add: "Agregar empleado",
  importList: "Importar una lista",
  benefits: "Prestaciones",
  emptyTitle: "Todavía no hay empleados",
  emptyText:
    "Agrega a la primera persona: con su salario y su contrato, Cuadra calcula su nómina cada período.",
  search: "Buscar nombre, documento o cargo",
  states: "Qué empleados se ven",
  filters: { all: "Todos", current: "Activos", ended: "Retirados" },
  nothingFound: "Nadie coincide",
  nothingFoundText: "Cambia la búsqueda o el filtro.",
  clear: "Quitar filtros",
  list: "Empleados",
  columns: {
    name: "Empleado",
    document: "Documento",
    position: "Cargo",
    since: "Desde",
    state: "Estado",
    salary: "Salario",
    actions: "Acciones",
  },
  state: { coming: "Por empezar", active: "Activo", ended: "Retirado" } satisfies Record<Employment, string>,
  settled: "Liquidado",
  integral: "Integral",
  noDocument: "Sin documento",
  until: (day: string) => `Hasta el ${day}`,
  since: (day: string) => `Desde el ${day}`,
  summary: (count: number, salaries: string) =>
    `${plural(count, "persona activa", "personas activas")}, ${salaries} de salarios al mes`,
  menu: (name: string) => `Acciones de ${name}`,
  edit: "Editar",
  settle: "Liquidar contrato",
  remove: "Eliminar",
  open: (name: string) => `Abrir a ${name}`,
  removed: "Empleado eliminado",
  restored: "Empleado recuperado",
  failed: "No se pudo hacer el cambio",
} as const;

/** What each risk class covers (Decreto 1295 de 1994, art. 26), with examples. */
const ARL_WORDS: Readonly<Record<ArlClass, readonly [level: string, examples: string]>> = {
  1: ["riesgo mínimo", "Oficinas, comercio, educación, restaurantes."],
  2: ["riesgo bajo", "Confecciones, tejidos, almacenes grandes, algunas labores del campo."],
  3: ["riesgo medio", "Fábricas de alimentos, cuero o agujas, talleres."],
  4: ["riesgo alto", "Transporte, vidrio, aceites, galvanizado."],
  5: ["riesgo máximo", "Construcción, minas, explosivos, trabajo en alturas, bomberos."],
};

const ROMAN: Readonly<Record<ArlClass, string>> = { 1: "I", 2: "II", 3: "III", 4: "IV", 5: "V" };

/** "$ 100.000 más ($ 92.000 netos)". */
function differenceText({ accrued, net }: PayDifference): string {
  const words = (amount: Pesos) => `${formatPesos(abs(amount))} ${amount < 0 ? "menos" : "más"}`;
  return Math.sign(accrued) * Math.sign(net) < 0
    ? `${words(accrued)} (netos, ${words(net)})`
    : `${words(accrued)} (${formatPesos(abs(net))} netos)`;
}

export const employeeFormTexts = {
  addTitle: "Agregar empleado",
  editTitle: "Editar empleado",
  cancel: "Cancelar",
  save: "Guardar cambios",
  add: "Agregar empleado",
  added: "Empleado agregado",
  saved: "Empleado guardado",
  staleTitle: "Otra pestaña guardó una versión distinta de este empleado.",
  staleNow: (name: string, salary: string) => `Ahora está guardado como ${name}, con salario de ${salary}.`,
  useSaved: "Usar lo guardado",
  keepMine: "Guardar lo mío",
  person: "Persona",
  contract: "Contrato",
  security: "Seguridad social",
  relief: "Certificados para la retención",
  reliefHelp: "Bajan la retención en la fuente solo si hay un certificado. Son valores de un mes.",
  name: "Nombre completo",
  document: "Documento",
  documentPlaceholder: "Cédula",
  sameDocument: (name: string) => `${name} ya tiene este documento. Revisa que no sea la misma persona.`,
  sameName:
    "Otra persona de la empresa se llama igual. Con el documento, los asientos distinguen lo que se le debe a cada una.",
  position: "Cargo",
  optional: "Opcional",
  salary: "Salario del mes",
  raiseFrom: "El nuevo salario rige desde",
  raiseHelp: (before: string) =>
    `Los días de antes se pagan con ${before}. Vacío, corrige el salario de todos los días que falten por pagar.`,
  raiseTooEarly: "Escribe un día posterior al de ingreso.",
  paidBefore: "Desde ese día ya hay nóminas liquidadas con otro salario",
  paidIn: (period: string, paid: string, difference: PayDifference | null) =>
    difference === null
      ? `${period}: devengó ${paid}. No podemos calcular la diferencia: hay horas escritas como total sobre el cambio de salario.`
      : `${period}: devengó ${paid}. Con el nuevo salario, ${differenceText(difference)}.`,
  paidTotal: (total: PayDifference) => `En total, ${differenceText(total)}.`,
  paidAdvice:
    "La próxima nómina propone la diferencia como retroactivo, y la puedes cambiar; o reabre esas nóminas para liquidarlas de nuevo. Revisa también los aportes, la prima y las cesantías que hayas pagado desde ese día.",
  earlier: "Salarios anteriores",
  earlierUntil: (salary: string, day: string) => `Antes: ${salary}, hasta el ${day}`,
  removeEarlier: (salary: string, day: string) => `Quitar el salario de ${salary} hasta el ${day}`,
  kind: "Clase de salario",
  kinds: { ordinary: "Ordinario", integral: "Integral" } satisfies Record<Contract["kind"], string>,
  kindHelp: {
    ordinary:
      "Las prestaciones y las horas extra se pagan aparte. El aprendiz en etapa práctica va aquí; la etapa lectiva no se liquida en Cuadra, ni los aportes por semanas de quien trabaja menos de un mes (Decreto 2616 de 2013).",
    integral: "Ya incluye prestaciones y horas extra; solo se pagan aparte las vacaciones.",
  } satisfies Record<Contract["kind"], string>,
  start: "Fecha de ingreso",
  noStart: "Escribe la fecha de ingreso.",
  end: "Último día",
  endHelp: "Déjalo vacío mientras no se sepa.",
  area: "Área",
  areas: { administration: "Administración", sales: "Ventas" } satisfies Record<Contract["area"], string>,
  areaHelp: {
    administration: "Su costo va a las cuentas del grupo 51.",
    sales: "Su costo va a las cuentas del grupo 52.",
  } satisfies Record<Contract["area"], string>,
  transport: "Transporte",
  transports: {
    transport: "Auxilio de transporte",
    connectivity: "Auxilio de conectividad",
    none: "Ninguno",
  } satisfies Record<Contract["transport"], string>,
  transportHelp: {
    transport: (limit: string | null) =>
      limit === null
        ? "Se paga mientras el salario no pase del tope de la ley."
        : `Se paga mientras no gane más de ${limit} al mes.`,
    connectivity: () => "Para quien trabaja desde su casa; vale lo mismo que el de transporte.",
    none: () => "La empresa la transporta, o vive donde trabaja.",
  } satisfies Record<Contract["transport"], (limit: string | null) => string>,
  arl: "Clase de riesgo (ARL)",
  arlOption: (arlClass: ArlClass, rate: string | null) => {
    const words = `${ROMAN[arlClass]}, ${ARL_WORDS[arlClass][0]}`;
    return rate === null ? words : `${words}: ${rate}`;
  },
  arlHelp: (arlClass: ArlClass) => ARL_WORDS[arlClass][1],
  pension: "Cotiza a pensión",
  pensionHelp: "Desmárcalo si ya está pensionado o no debe cotizar.",
  eps: "EPS",
  pensionFund: "Fondo de pensiones",
  homeLoanInterest: "Intereses de vivienda",
  prepaidHealth: "Medicina prepagada",
  voluntaryPension: "Pensión voluntaria o cuenta AFC",
  dependents: "Tiene personas a cargo",
  dependentsAmount: "Valor por personas a cargo",
  dependentsHelp: "Al mes. Vacío, el máximo: 10% de lo pagado, hasta 32 UVT (ET art. 387).",
} as const;

import { plural } from "#domain/kernel/spanish.ts";
import type { PayrollFieldProblem } from "#domain/payroll/calculator/payroll-field.ts";
import type { PayrollRefusal } from "#domain/payroll/calculator/payroll-refusal.ts";
import type { EmployerKind } from "#domain/payroll/employee/contract.ts";

export const payrollTexts = {
  title: "Calculadora de Nómina",
  back: "Volver a Productos",
  guestMode: "Modo invitado",
  signIn: "Iniciar sesión",
  people: (count: number) => `${plural(count, "persona", "personas")} en nómina`,
  premium: "Premium",
  freePlan: "Plan Gratuito",
  parameters: "Parámetros",
  guided: {
    question: (figure: string, person: string) => `¿De dónde sale ${figure.toLowerCase()} de ${person}?`,
    typed: (figure: string, person: string, amount: string) =>
      `${figure} de ${person}: ${amount}. No se calcula: es el valor que escribiste.`,
  },
  setNames: {
    academic: "Académico (especificación)",
    law: (day: string) => `Ley vigente al ${day}`,
  },
  academicHelp:
    "Académico es la fórmula de clase: hora sobre 240, auxilio de transporte de 2023 para todos y aportes sobre el salario básico. No es la ley vigente.",
  byLaw: "Calcular con la ley de hoy",
  seeLaw: "Ver los parámetros",
  academicSource: "Calculado con los parámetros académicos, que son los de la especificación.",
  lawSource: (day: string, employer: string, inParts: boolean) =>
    `Calculado ${inParts ? "por los días trabajados de cada persona" : "para un mes completo"} con la ley vigente al ${day}, para ${employer}. La bonificación se toma como salario.`,
  lawOf: (day: string) => `Ley vigente al ${day}`,
  legalAllowance: (allowance: string) => `Auxilio de transporte: ${allowance} hasta 2 SMMLV`,
  legalCostHelp: (contributions: string) => `Incluye ${contributions} de aportes y prestaciones`,
  neverGuessed: "Cuadra no calcula con valores supuestos.",
  terms: {
    day: "Fecha de la ley",
    employer: "Quién paga la nómina",
    exonerated: "Exonerado de salud, SENA e ICBF por quien gana menos de 10 SMMLV.",
    notExonerated: "Paga salud, SENA e ICBF por todos.",
    values: "Valores de la ley",
    changedValues: (count: number) => plural(count, "valor cambiado a mano", "valores cambiados a mano"),
  },
  calculate: "Calcular Nómina Detallada",
  reset: "Nuevo Cálculo",
  addPerson: "Agregar Persona",
  removePerson: (name: string) => `Quitar a ${name}`,
  resetDone: "Cálculo nuevo",
  personRemoved: (name: string) => `Quitaste a ${name}`,
  inputs: "Personas de la nómina",
  employee: "Empleado",
  person: (position: number) => `Empleado ${position}`,
  name: "Nombre",
  actions: "Acciones",
  hint: (field: string, hint: string) => `${field}: ${hint}`,
  cell: (field: string, position: number) => `${field} de la persona ${position}`,
  transport: "Auxilio de transporte",
  noName: "Escribe el nombre.",
  noSalary: "Escribe un salario básico mayor que 0.",
  waiting: "Para calcular, cada persona necesita un nombre y un salario básico mayor que 0.",
  stale: "Cambiaste algo después de calcular. Calcula otra vez para ver las cifras al día.",
  results: "Resultados",
  resultsHelp: "Aquí verás lo que recibe cada persona y lo que le cuesta a la empresa.",
  uses: (count: number) => `Cálculo ${count}`,
  announcement: (net: string, cost: string) =>
    `Nómina calculada. Total neto a pagar: ${net}. Costo total para la empresa: ${cost}.`,
  net: "Total Neto a Pagar",
  netHelp: "Lo que reciben los empleados",
  cost: "Costo Total Empresa",
  costHelp: (contributions: string) => `Incluye ${contributions} de aportes patronales`,
  employees: "Empleados",
  employeesHelp: (allowance: string) => `Auxilio de transporte: ${allowance} cada uno`,
  totals: "Totales",
  daysWorked: (days: number) => plural(days, "día trabajado", "días trabajados"),
  detail: (name: string) => `Ver el detalle de ${name}`,
  explain: (figure: string, name: string) => `De dónde sale: ${figure} de ${name}`,
  negativeNet: "Las deducciones superan lo ganado: el neto es negativo.",
  surchargeBelow: (typed: string, least: number) =>
    `El recargo escrito, ${typed}%, es menor que el mínimo de ${least}%. Se pagó el escrito.`,
  ofEach: (net: number, rest: string) => `De cada $ 100 ganados recibe $ ${net}; el resto son ${rest}.`,
  restHealth: "salud y pensión",
  restOthers: "salud, pensión y otras deducciones",
  tooLarge: (name: string) => `Las cifras de ${name} son demasiado grandes para calcularlas.`,
  totalTooLarge: "La suma de la nómina es demasiado grande para calcularla.",
  tooManyHours: (name: string, most: number) =>
    `Revisa las horas extra de ${name}: un mes no tiene más de ${most} horas.`,
  badValue: (name: string) => `Revisa las cifras de ${name}: hay un valor que no se puede calcular.`,
  exportCsv: "Exportar CSV",
  exportPdf: "Exportar PDF",
  save: "Guardar Documento",
  signInToSave: "Iniciar Sesión para Guardar",
  csvDone: "CSV listo",
  guestBanner: "Modo invitado: Tus datos no se guardarán. Inicia sesión para conservar tu trabajo.",
  locked: "Los resultados te esperan",
  watchAd: "Ver anuncio para continuar",
  suggestion: {
    title: "¿Quieres guardar tu trabajo?",
    text: "Con una cuenta de este equipo puedes:",
    benefits: [
      "Guardar tus cálculos de nómina y volver a abrirlos",
      "Ver el detalle y exportarlo sin anuncios",
      "Llevar tus libros y tus empresas en el mismo lugar",
    ],
    guest: "Si lo omites, calculas como invitado: lo que escribas se borra al cerrar esta pestaña.",
    skip: "Omitir por ahora",
  },
  ad: {
    above: "Modo invitado",
    goOn: "Continuar con el cálculo",
  },
  saved: {
    title: "Documento Guardado",
    text: "Tu cálculo de nómina ha sido guardado exitosamente en tu cuenta.",
    failed: "No se pudo guardar",
    list: "Guardados",
    listTitle: "Cálculos guardados",
    loading: "Leyendo tus cálculos",
    empty: "Todavía no has guardado cálculos de nómina",
    emptyText: "Calcula una nómina y presiona Guardar Documento: quedará en tu cuenta, en este equipo.",
    open: (what: string) => `Abrir el cálculo de ${what}`,
    remove: (what: string) => `Eliminar el cálculo de ${what}`,
    removed: "Cálculo eliminado",
    restored: "Cálculo recuperado",
    and: (first: string, more: number) =>
      more === 0 ? first : `${first} y ${plural(more, "persona más", "personas más")}`,
    figures: (net: string, moment: string) => `Neto ${net}. Guardado el ${moment}`,
    unreadable: "No se pueden leer sus cifras",
    former: (net: string, cost: string) =>
      `Cuando guardaste este cálculo, el neto era ${net} y el costo ${cost}. Los parámetros de ese día se corrigieron después: estas son las cifras con ellos.`,
  },
  pdf: {
    exporting: "Exportando PDF",
    exportingText: "Tu documento de nómina está siendo generado. La descarga comenzará pronto.",
    ready: "Descarga Lista",
    readyText: "El documento PDF ha sido descargado exitosamente.",
    failed: "No se pudo hacer el PDF",
    failedText: "Tu cálculo sigue en pantalla. Inténtalo de nuevo.",
    title: "Nómina",
    period: (month: string) => `Calculada en ${month}`,
    employer: (name: string) => `Quién paga la nómina: ${name}`,
    of: (names: readonly string[], warning: string) => `${names.join(", ")}: ${warning}`,
    byHand: (values: string) => `Cambiado a mano: ${values}`,
  },
  shortcuts: {
    next: "Pasar a la persona de abajo",
    previous: "Pasar a la persona de arriba",
    step: "Subir o bajar un porcentaje",
    calculate: "Calcular",
  },
} as const;

const EXONERATED = "exonerada de aportes de salud, SENA e ICBF (art. 114-1 del Estatuto Tributario)";

/** Within a sentence: the employer the calculation was made for. */
export const EMPLOYERS_TOLD: Readonly<Record<EmployerKind, string>> = {
  company: `una empresa que declara renta, ${EXONERATED}`,
  "person-two-or-more": `una persona natural con dos o más empleados, ${EXONERATED}`,
  "person-one": "una persona natural con un empleado, que paga todos los aportes",
  "non-filer": "una entidad que no declara renta, que paga todos los aportes",
};

const FIELD_PROBLEMS: Readonly<Record<Exclude<PayrollFieldProblem, "empty">, (typed: string) => string>> = {
  "not-a-number": (typed) => `No entendimos «${typed}»: cuenta como 0.`,
  decimals: (typed) => `«${typed}» tiene demasiados decimales: cuenta como 0.`,
  negative: (typed) => `«${typed}» lleva signo: cuenta como 0.`,
  "too-large": (typed) => `«${typed}» es demasiado grande: cuenta como 0.`,
};

const LONGEST_SHOWN = 24;

/** Why a field counts as 0; an empty field gets no message. */
export function fieldProblemText(problem: PayrollFieldProblem, typed: string): string | null {
  if (problem === "empty") return null;
  return FIELD_PROBLEMS[problem](typed.length > LONGEST_SHOWN ? `${typed.slice(0, LONGEST_SHOWN)}…` : typed);
}

/** Why a calculation was not saved; plan refusals have their own text. */
export const PAYROLL_REFUSALS: Readonly<Record<Exclude<PayrollRefusal["kind"], "plan">, string>> = {
  "bad-payroll": "Este cálculo tiene una cifra que no se puede guardar. Revísala y calcula otra vez.",
  "unknown-payroll": "Este cálculo ya no existe.",
};

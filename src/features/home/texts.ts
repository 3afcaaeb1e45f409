import type { FirstStep } from "#domain/company/first-week.ts";
import { ended } from "#domain/kernel/spanish.ts";

export const homeTexts = {
  title: "Inicio",
  panel: "Tu panel",
  subtitle: (isOfflineReady: boolean) =>
    isOfflineReady
      ? "Todo queda guardado en este equipo y funciona sin conexión."
      : "Todo queda guardado en este equipo.",
  welcome: (name: string) => `Te damos la bienvenida, ${name}`,
  loading: "Abriendo tu panel",
  active: "Activa",
  nit: (nit: string) => `NIT ${nit}`,
  noProfile: "Sin perfil fiscal",
  lastUsed: (day: string) => `Último uso: ${day}`,
  changeCompany: "Cambiar empresa",
  seeStatements: "Ver estados",
  seeAnalysis: "Ver análisis",
  aiAnalysis: "Análisis con IA",
  noDataText: "En cuanto registres el primer asiento, aquí verás sus indicadores.",
  toBooks: "Libro contable",
  noCompanyTitle: "Aún no tienes empresas",
  noCompanyText: "Crea la primera para ver su liquidez, su rentabilidad y su endeudamiento con cada asiento.",
  createCompany: "Crear empresa",
  seeSample: "Ver ejemplo",
  sampleText: "¿Quieres ver un año completo ya registrado?",
  indicators: "Indicadores",
  chart: {
    title: (year: number) => `Ingresos y gastos de ${year}`,
    income: "Ingresos",
    expenses: "Gastos",
    month: "Mes",
    summary: (first: string, last: string, income: string, expenses: string) =>
      `De ${first} a ${last}: ingresos por ${income} y gastos por ${expenses}. Los valores de cada mes están en la tabla.`,
    summaryOfOne: (month: string, income: string, expenses: string) =>
      `En ${month}: ingresos por ${income} y gastos por ${expenses}.`,
    empty: (year: number) => `Sin movimientos en ${year}.`,
  },
  structure: {
    title: "De dónde sale lo que tienes",
    left: "Activo",
    right: "Pasivo y patrimonio",
    part: "Parte",
    amount: "Valor",
    missing: (name: string) => `${name} en contra`,
    summary: (assets: string, liabilities: string, equity: string) =>
      `Activo ${assets}, igual a pasivo ${liabilities} más patrimonio ${equity}.`,
    empty: "Sin saldos todavía.",
  },
  advanced: "Análisis avanzado",
  // "S.A.S." already ends the sentence.
  advancedText: (company: string) =>
    `Análisis horizontal entre años, KPIs automáticos e interpretación con IA de ${ended(company)}`,
  areas: {
    spaces: "Espacios contables",
    spacesText: "Crea un estado financiero en vista sencilla o compleja.",
    startProject: "Empezar un proyecto",
    education: "Modo educativo",
    educationText: "Practica con ejercicios que se califican solos, o enseña con tu aula.",
    toEducation: "Ir a educación",
    saved: "Estados guardados",
    savedNone: "Aún no tienes estados financieros guardados",
    savedOf: (now: number, most: number) => `${now} de ${most} del plan gratuito.`,
    savedCount: (count: string) => `${count}, sin límite.`,
    // The name may already end with a full stop.
    savedLast: (name: string) => `El último: ${ended(name)}`,
    toSaved: "Ver los guardados",
  },
  firstWeek: {
    title: "Tu primera semana",
    lines: {
      book: "Abre tu primer libro",
      entry: "Registra tu primer asiento",
      trial: "Mira tu balance de comprobación",
      statement: "Lee un estado financiero",
      copy: "Descarga una copia de tus libros",
    } satisfies Record<FirstStep, string>,
    done: "Hecho",
    open: "Falta",
    sum: "Van",
    count: (done: number, all: number) => `${done} de ${all}`,
    dismiss: "Quitar esta lista",
    dismissed: "Quitaste la lista de tu primera semana",
  },
  waiting: {
    line: (count: number, book: string) =>
      `${book}: ${count === 1 ? "1 asiento recurrente" : `${count} asientos recurrentes`} por registrar`,
    open: "Ver y registrar",
  },
  resume: {
    were: (book: string, month: string, year: string, entry: number | null) =>
      `Ibas en «${book}», ${month} de ${year}${entry === null ? "" : `, asiento ${entry}`}.`,
    goOn: "Seguir donde iba",
  },
  recent: {
    title: "Trabajo reciente",
    none: "Aún no tienes libros contables. Abre el diario para crear el primero: pide un nombre y listo.",
    openJournal: "Abrir el diario",
    book: "Libro",
    company: "Empresa",
    entries: "Asientos",
    changed: "Modificado",
    noCompany: "Sin empresa",
  },
} as const;

/** One plain sentence for each value of an indicator. */
export const sentenceTexts = {
  liquidity: {
    holds: (pesos: string) => `Tienes $\u00a0${pesos} por cada peso que vence este año`,
    against: "Lo que tienes a corto plazo suma menos de cero",
    none: "No tienes deudas que venzan este año",
  },
  profitability: {
    leaves: (pesos: string) => `De cada $\u00a0100 vendidos te quedan $\u00a0${pesos}`,
    loses: (pesos: string) => `De cada $\u00a0100 vendidos pierdes $\u00a0${pesos}`,
    even: "Lo vendido alcanza justo para los gastos",
    none: (year: number) => `Aún no hay ventas en ${year}`,
  },
  debt: {
    nothing: "Nada de lo que tienes se debe",
    less: "Menos de la mitad del activo se financia con deuda",
    half: "La mitad del activo se financia con deuda",
    more: "Más de la mitad del activo se financia con deuda",
    all: "Debes más de lo que tienes",
    none: "Aún no hay activos registrados",
  },
  before: (value: string) => `${value} en el último cierre`,
} as const;

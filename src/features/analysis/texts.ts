import { plural } from "#domain/kernel/spanish.ts";
import type { LineKey } from "#domain/statement/analysis/analysis-lines.ts";
import type { RatioGroup } from "#domain/statement/analysis/ratio.ts";

export const analysisTexts = {
  title: "Análisis de estados",
  loading: "Leyendo las cifras",
  choose: "Qué analizar",
  ofCompany: (name: string) => `Empresa: ${name}`,
  ofStatement: (name: string) => `Estado: ${name}`,
  companyLead: (months: string, cutOff: string) => `Según sus libros, ${months}. Saldos al ${cutOff}.`,
  statementLead: (kind: string, company: string | null, day: string) =>
    company === null ? `${kind} al ${day}.` : `${kind} de ${company}, al ${day}.`,
  compareWith: "Comparar con",
  save: "Guardar análisis",
  interpret: "Interpretar con IA",
  indicators: "Indicadores",
  indicatorsNote:
    "Los umbrales son una convención de clase, no una norma: cambian con el sector de la empresa.",
  noValue: "No aplica",
  before: (value: string) => `${value} antes`,
  goodFrom: (mark: string) => `bueno desde ${mark}`,
  goodUntil: (mark: string) => `bueno hasta ${mark}`,
  period: (year: string, months: string, day: string) => `${year}: ${months}, saldos al ${day}.`,
  balancesOnly: (year: string, day: string) => `${year}: saldos al ${day}.`,
  inPart: (year: string, asked: string, covered: string) =>
    `Comparación en parte: de ${asked} de ${year} los libros solo tienen ${covered}.`,
  notCovered: (year: string, asked: string) =>
    `Los libros no cubren ${asked} de ${year}: solo se comparan los saldos.`,
  quarter: (number: number, year: string) => `Trim. ${number}, ${year}`,
  inWords: "En palabras:",
  unread: (count: number) =>
    `${plural(count, "fila", "filas")} sin una cuenta conocida ${count === 1 ? "quedó" : "quedaron"} por fuera del análisis.`,
} as const;

export const emptyTexts = {
  nothingTitle: "Aún no hay nada que analizar",
  nothingText:
    "Crea una empresa y registra sus asientos, o guarda un estado financiero: aquí verás sus razones.",
  createCompany: "Crear empresa",
  toStatements: "Mis estados financieros",
  seeSample: "Ver ejemplo",
  noDataText: "En cuanto registres el primer asiento, aquí verás su análisis.",
  toBooks: "Libro contable",
  unknownTitle: "No encontramos lo que querías analizar",
  unknownText:
    "El enlace nombra una empresa o un estado que no está en esta cuenta. Elige otro arriba o vuelve a la lista.",
  fileTitle: "Este archivo todavía no se ha leído",
  fileText: "Sus cifras siguen dentro del archivo de Excel, así que no hay con qué calcular.",
  unreadableTitle: "Este estado no trae cuentas que se puedan analizar",
  unreadableText: "Ninguna de sus filas tiene una cuenta conocida con un valor.",
} as const;

export const verticalTexts = {
  title: "Análisis vertical",
  ofAssets: "% del activo total",
  resultTitle: "De lo que vendes",
  ofSales: "% de las ventas netas",
  line: "Rubro",
  amount: "Valor",
  share: "%",
  shareOf: (year: string) => `% ${year}`,
  summary: (label: string, parts: string) => `${label}: ${parts}.`,
  part: (name: string, share: string) => `${name} ${share}`,
  negative: "Una de las partes es negativa y no cabe en una barra. Mira la tabla.",
  nothing: "Sin saldos todavía.",
  noSales: "Sin ventas en el período.",
  parts: {
    cost: "Costo",
    expenses: "Gastos",
    others: "Otros e impuesto",
    result: "Utilidad",
  },
} as const;

/** Names of pressed figures. */
export const sourceTexts = {
  of: (name: string, period: string) => `${name}, ${period}`,
  change: (name: string) => `${name}, variación`,
  share: (name: string) => `${name}, participación`,
} as const;

export const capitalTexts = {
  title: "Capital de trabajo",
  line: "Rubro",
  left: "Disponible para operar",
} as const;

export const horizontalTexts = {
  title: (now: string, before: string) => `Análisis horizontal, ${now} frente a ${before}`,
  titleAlone: "Análisis horizontal",
  period: (now: string, before: string) => `${now} frente a ${before}`,
  line: "Rubro",
  change: "Variación",
  share: "%",
  down: "Disminuye",
  up: "Aumenta",
  isNew: "Nuevo",
  balance: "Lo que tiene y quién lo financia",
  result: "Lo que ganó",
  detail: "Cada grupo de cuentas",
  noYear: (year: string) =>
    `Los libros de esta empresa empiezan en ${year}. Cuando haya otro año, aquí se compara con él.`,
  noStatement:
    "No hay otro estado guardado con el que comparar este. Guarda el de otra fecha y aparecerá aquí.",
  noOther: "El archivo trae un solo período: no hay otro con el que compararlo.",
  noPair: "Los dos estados no tienen rubros de la misma clase que se puedan comparar.",
} as const;

export const besideTexts = {
  title: "Varios períodos",
  unit: "Cada columna es",
  units: { month: "Mes", quarter: "Trimestre", year: "Año" },
  count: "Cuántos períodos",
  note: "El resultado es el de cada período; los saldos, los del final de cada uno.",
} as const;

export const kpiTexts = {
  title: "KPIs automáticos",
  indicator: "Indicador",
  value: "Valor",
  status: "Estado",
  ebitda: "EBITDA",
  ebitdaHow: (operating: string, depreciation: string) =>
    `Utilidad operacional ${operating} + depreciaciones y amortizaciones ${depreciation}`,
  duPont: (roe: string, margin: string, turnover: string, multiplier: string) =>
    `DuPont: el ROE de ${roe} es un margen de ${margin}, por una rotación de ${turnover}, por ${multiplier} pesos de activo por cada peso de patrimonio.`,
  sales: "Los libros no separan las ventas a crédito: la rotación de cartera usa todas las ventas.",
  opening: "Sin saldos iniciales, las rotaciones usan el saldo de cierre.",
} as const;

export const trendTexts = {
  title: "Mes a mes",
  choose: "Qué se ve",
  label: (name: string) => `${name}, mes a mes`,
  reading: (month: string, value: string) => `${month}: ${value}`,
  none: "sin dato",
  series: {
    liquidity: "Liquidez",
    profitability: "Rentabilidad",
    debt: "Endeudamiento",
    result: "Utilidad",
  },
} as const;

export const lockedTexts = {
  title: "Análisis profundo",
  text: "Análisis horizontal frente a otro período, KPIs automáticos con su derivación y gráficos interactivos mes a mes.",
} as const;

export const savedTexts = {
  title: "Análisis guardados",
  none: "Aún no has guardado análisis. Guarda este para compararlo más adelante.",
  indicator: "Indicador",
  open: (name: string) => `Abrir el análisis de ${name}`,
  remove: (name: string) => `Eliminar el análisis de ${name}`,
  lead: (day: string, cutOff: string) => `Guardado el ${day}, con saldos al ${cutOff}`,
  kept: "Entonces",
  now: "Hoy",
  noNow: "Lo que se analizó ya no está, o ya no tiene cifras.",
  seeNow: "Ver con las cifras de hoy",
  close: "Cerrar",
  saved: "Análisis guardado",
  removed: "Análisis eliminado",
  restored: "Análisis recuperado",
  undone: "Ya no está guardado",
  failed: "No se pudo hacer el cambio",
} as const;

export const GROUP_NAMES: Readonly<Record<RatioGroup, string>> = {
  liquidity: "Liquidez",
  profitability: "Rentabilidad",
  debt: "Endeudamiento",
  activity: "Actividad",
};

/** Name for the non-current accounts of a group that is otherwise current. */
export function inMoreThanAYear(group: string): string {
  return `${group}, a más de un año`;
}

export const LINE_NAMES: Readonly<Record<LineKey, string>> = {
  "current-assets": "Activo corriente",
  "other-assets": "Activo no corriente",
  assets: "Total activo",
  "current-liabilities": "Pasivo corriente",
  "other-liabilities": "Pasivo no corriente",
  liabilities: "Total pasivo",
  equity: "Patrimonio",
  financing: "Total pasivo y patrimonio",
  "gross-profit": "Utilidad bruta",
  "operating-profit": "Utilidad operacional",
  "net-result": "Utilidad neta",
  result: "Resultado del ejercicio",
  unplaced: "Sin cuenta que lo explique",
};

/** The change between two periods in plain words. */
export const wordTexts = {
  longDebt: "la deuda de largo plazo",
  shortDebt: "la deuda de corto plazo",
  equity: "el patrimonio",
  currentAssets: "el activo corriente",
  changed: (part: string, from: string, to: string, up: boolean) =>
    `${part} ${up ? "subió" : "bajó"} de ${from} a ${to} del activo`,
  steady: "Las partes del balance casi no cambiaron de un período al otro.",
  mostlyOwn: "El patrimonio financia más de la mitad del negocio.",
  mostlyOwed: "La deuda financia más de la mitad del negocio.",
  half: "El patrimonio y la deuda financian el negocio por mitades.",
  broke: "Se debe más de lo que hay: el patrimonio es negativo.",
  noAssets: "Todavía no hay activos registrados.",
  and: " y ",
} as const;

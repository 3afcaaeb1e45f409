import { capitalize } from "#domain/kernel/capitals.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { plural } from "#domain/kernel/spanish.ts";
import type { ComparisonProblem } from "#domain/statement/analysis/compare-statements.ts";

export const savedStatementTexts = {
  title: "Mis estados financieros",
  lead: "Los de tus libros, al día, y los que guardaste.",
  savedLead: "Cifras como estaban ese día; no cambian con el libro.",
  loading: "Leyendo tus estados",
  newStatement: "Nuevo estado",
  exportAll: "Exportar todo",
  emptyTitle: "Aún no tienes estados financieros guardados",
  emptyText:
    "Empieza uno en un espacio de trabajo, guarda los que salen de tu libro en Libro Contable, Estados financieros, o sube un archivo de Excel.",
  noneOf: (company: string) => `${company} todavía no tiene estados guardados`,
  nothingFound: "Ningún estado coincide",
  nothingFoundText: "Cambia la búsqueda o los filtros.",
  clearFilters: "Quitar filtros",
  saved: "Guardados",
  latestFirst: "Más recientes primero",
  search: "Buscar estado",
  kind: "Tipo de estado",
  allKinds: "Todos los tipos",
  noCompany: "Sin empresa",
  goneCompany: "Empresa eliminada",
  unknownCompany:
    "La empresa de esta dirección ya no existe o es de otra cuenta. Aquí ves todos tus estados.",
  unknownStatement: "El estado financiero de esta dirección ya no existe o es de otra cuenta.",
  kindAndDay: (kind: string, day: string) => `${kind}, ${day}`,
  origins: {
    simple: "De la Vista Sencilla",
    complex: "De la Vista Compleja",
    report: "Hecho de tus libros",
    file: (name: string) => `De ${name}`,
  },
  savedAt: (origin: string, moment: string) => `${origin}. Guardado ${moment}`,
  short: (difference: string) => `Diferencia ${difference}`,
  noFigures: "Todavía no tiene valores.",
  waits: "El archivo quedó guardado en este equipo. Sus cifras no se leen aquí: descárgalo para verlas.",
  analyze: "Analizar",
  seeAnalysis: "Ver análisis",
  seeAnalysisName: (name: string) => `Ver el análisis de ${name}`,
  notAnalysed: "Sin analizar todavía",
  analysed: (day: string) => `Analizado el ${day}`,
  ratio: (name: string, figure: string) => `${capitalize(name)} ${figure}`,
  analyzeName: (name: string) => `Analizar ${name}`,
  download: "Descargar",
  downloadName: (name: string) => `Descargar ${name}`,
  downloaded: "Descarga Lista",
  fileGone: "El archivo no está en este equipo",
  fileGoneText:
    "Las copias de seguridad guardan el estado, no el archivo original. Búscalo en el equipo donde lo subiste.",
  fileFailed: "No pudimos leer el archivo",
  more: (name: string) => `Más acciones de ${name}`,
  view: "Ver",
  open: "Abrir en su espacio de trabajo",
  compare: "Comparar",
  compareTwo: "Comparar dos",
  rename: "Cambiar nombre",
  remove: "Eliminar",
  name: "Nombre del estado",
  renameTitle: "Cambiar el nombre del estado",
  save: "Guardar",
  renamed: "Nombre cambiado",
  removeTitle: "Eliminar estado financiero",
  removeConfirm: "¿Seguro que quieres eliminar este estado financiero?",
  removeDetail: (name: string) => `«${name}». Podrás deshacerlo enseguida.`,
  removed: "Estado eliminado",
  restored: "Estado recuperado",
  restoredBare: (name: string) =>
    `${name} está de vuelta, pero su archivo no: este equipo no pudo guardarlo.`,
  failed: "No se pudo hacer el cambio",
  figuresOfToday: "Cada cifra lleva a lo que la forma en los mismos libros y fechas, como están hoy.",
  notesOfToday:
    "El estado se guardó sin sus notas: cada número lleva a la nota de los mismos libros y fechas, como está hoy.",
  close: "Cerrar",
} as const;

export const downloadTexts = {
  title: (name: string) => `Descargar ${name}`,
  used: (now: number, most: number) => `${now} de ${most} exportaciones de este mes`,
} as const;

export const exportAllTexts = {
  starting: "Exportando tus estados",
  file: "Estados financieros",
  cancel: "Cancelar",
  cancelled: "Exportación cancelada",
  downloaded: "Descarga Lista",
  ready: (count: number, left: number) =>
    left === 0
      ? `${plural(count, "estado", "estados")} en un solo archivo .zip.`
      : `${plural(count, "estado", "estados")} en un solo archivo .zip. ${plural(left, "no se pudo incluir", "no se pudieron incluir")}: su archivo no está en este equipo.`,
  failed: "No se pudo hacer el archivo",
  failedText: "Tus estados siguen como estaban. Inténtalo de nuevo.",
} as const;

export const usageTexts = {
  saved: "Estados guardados",
  exports: (month: string) => `Exportaciones de ${month}`,
  of: (most: number) => `de ${most}`,
  left: (count: number) =>
    `${count === 1 ? "Te queda" : "Te quedan"} ${plural(count, "lugar", "lugares")} desde aquí`,
  full: "Elimina uno o pasa a Premium",
  beyond: (here: number) => `Desde aquí caben ${here}; el resto, desde un espacio de trabajo`,
  restarts: (day: string) => `Vuelve a cero el ${day}`,
} as const;

export const uploadTexts = {
  title: "Sube tu archivo Excel (XLSX)",
  text: "Queda guardado en este equipo como un estado más, para descargarlo. Sus cifras no se leen aquí.",
  full: "Para guardarlo necesitas un espacio libre.",
  choose: "Elegir archivo",
  inSample: "En la empresa de ejemplo no se guardan archivos. Sal del ejemplo para subir los tuyos.",
  dialog: "Guardar el archivo como estado",
  name: "Nombre del estado",
  kind: "Tipo de estado",
  kindMissing: "Por favor selecciona un tipo de estado financiero para continuar.",
  choosePlaceholder: "Elige un tipo",
  date: "Fecha del estado",
  dateHelp: "El corte, o el último día de su período",
  dateMissing: "Escribe la fecha del estado.",
  company: "Empresa",
  save: "Guardar estado",
  savedTitle: "Estado guardado",
  notKept: (reason: string) => `No pudimos guardar el archivo. ${reason}`,
} as const;

const PROBLEMS: Readonly<Record<ComparisonProblem, string>> = {
  same: "Elige dos estados distintos.",
  kinds: "Elige dos estados del mismo tipo.",
  unread: "Uno de los dos todavía no tiene cifras que comparar.",
};

export const compareTexts = {
  title: "Comparar dos estados",
  first: "Estado",
  second: "Comparar con",
  option: (name: string, day: Day) => `${name}, ${formatDay(day)}`,
  none: (kind: string) =>
    `No hay otro ${kind} con cifras guardado. Para comparar hacen falta dos estados del mismo tipo.`,
  loading: "Leyendo los dos estados",
  gone: "Uno de los dos estados ya no existe.",
  problems: PROBLEMS,
  order: "Del más antiguo al más reciente. La diferencia es lo que el reciente tiene de más.",
} as const;

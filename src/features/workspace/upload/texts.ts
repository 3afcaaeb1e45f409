import type { OpeningResults } from "#domain/import/statement/opening-entry.ts";
import type {
  NoStatement,
  UnreadReason,
  UploadedKind,
  UploadedStatement,
} from "#domain/import/statement/uploaded-statement.ts";
import { formatNumber } from "#domain/kernel/format.ts";
import { listed, plural } from "#domain/kernel/spanish.ts";

const WHERE: Readonly<Record<NoStatement["kind"], string>> = {
  "no-figures":
    "no trae un balance ni un estado de resultados que podamos reconocer: buscamos una columna con las cuentas y otra con sus valores.",
  "no-accounts":
    "trae valores, pero ninguno de sus nombres o códigos es una cuenta que conozcamos. Revisa que sea un balance de comprobación, un balance general o un estado de resultados.",
  currencies: "trae valores en otra moneda. Deja una sola moneda, en pesos, y vuelve a subirlo.",
  "too-large": "trae más cuentas o valores más grandes de los que caben en un estado financiero.",
};

const KINDS: Readonly<Record<UploadedKind, string>> = {
  "trial-balance": "un balance de comprobación",
  balance: "un balance general",
  income: "un estado de resultados",
  both: "un balance general y un estado de resultados",
};

const UNITS: Readonly<Record<UploadedStatement["unit"], string>> = {
  1: "",
  1000: "El archivo dice que está en miles de pesos: multiplicamos sus valores por 1.000.",
  1000000: "El archivo dice que está en millones de pesos: multiplicamos sus valores por 1.000.000.",
  1000000000:
    "El archivo dice que está en miles de millones de pesos: multiplicamos sus valores por 1.000.000.000.",
};

export const openFileTexts = {
  title: "Tu archivo de Excel",
  loading: "Buscando el archivo…",
  reading: (rows: number) =>
    rows === 0 ? "Leyendo el archivo…" : `Leyendo el archivo: ${plural(rows, "fila", "filas")}…`,
  recognising: (done: number) =>
    done === 0 ? "Reconociendo las cuentas…" : `Reconociendo las cuentas: ${Math.floor(done * 100)} %…`,
  notRecognised: "Algo falló al reconocer las cuentas del archivo. Vuelve a tus archivos y ábrelo otra vez.",
  cancel: "Cancelar la lectura",
  cancelled: "Dejaste de leer el archivo.",
  again: "Leerlo otra vez",
  gone: "Este archivo ya no está en este equipo",
  goneText: "Sin una cuenta los guardamos media hora. Súbelo otra vez.",
  refused: "No pudimos usar este archivo",
  backToFiles: "Volver a tus archivos",
  notStatement: (name: string, { kind, sheet, row }: NoStatement) => {
    const place = [
      ...(sheet === undefined ? [] : [`hoja «${sheet}»`]),
      ...(row === undefined ? [] : [`fila ${formatNumber(row)}`]),
    ].join(", ");
    return `El archivo «${name}»${place === "" ? "" : ` (${place})`} ${WHERE[kind]}`;
  },
  found: (kind: UploadedKind, accounts: number, sheets: readonly string[]) =>
    `Reconocimos ${KINDS[kind]} con ${plural(accounts, "cuenta", "cuentas")} en ${
      sheets.length === 1 ? "la hoja" : "las hojas"
    } ${listed(sheets.map((each) => `«${each}»`))}.`,
  periods: (labels: readonly string[]) => `Períodos: ${listed(labels)}.`,
  byCode: (count: number) => `${plural(count, "cuenta", "cuentas")} por su código del PUC`,
  byName: (count: number) => `${plural(count, "cuenta", "cuentas")} por su nombre`,
  asked: (count: number) => `${plural(count, "cuenta", "cuentas")} por decir`,
  left: (count: number) => `${plural(count, "fila", "filas")} sin leer`,
  units: UNITS,
  rounded: (count: number) =>
    count === 0
      ? ""
      : `${plural(count, "valor tenía", "valores tenían")} centavos: quedaron en el peso más cercano.`,
  even: "Cuadra: el activo es igual al pasivo más el patrimonio.",
  uneven: (amount: string, period: string) =>
    `No cuadra${period === "" ? "" : ` en ${period}`}: al activo y a lo que lo financia los separan ${amount}. Revisa las filas sin leer y las cuentas por decir.`,
  sheet: "Hoja",
  bestSheet: "La que mejor se lee",
  unused: (sheets: readonly string[]) =>
    `No usamos ${listed(sheets.slice(0, 12).map((each) => `«${each}»`))}${sheets.length > 12 ? ` y ${sheets.length - 12} más` : ""}.`,
  ask: "¿Qué cuentas son estas?",
  askText:
    "No las reconocimos. Elige su cuenta del PUC, o dínos que no van. Mientras tanto quedan por fuera de las cifras.",
  askedLine: (name: string, sheet: string, row: number) =>
    `${name} (hoja «${sheet}», fila ${formatNumber(row)})`,
  skip: "No va",
  skipName: (name: string) => `Dejar por fuera ${name}`,
  moreAsked: (count: number) =>
    `Y ${plural(count, "cuenta más", "cuentas más")}, que aparecen a medida que respondes.`,
  answered: (count: number) => `Ya dijiste qué hacer con ${plural(count, "cuenta", "cuentas")}.`,
  undoAnswers: "Volver a preguntar",
  leftTitle: "Filas que no leímos",
  leftRow: (sheet: string, row: number) => `Hoja «${sheet}», fila ${formatNumber(row)}`,
  moreLeft: (count: number) =>
    `Y ${plural(count, "fila más", "filas más")}: todas están en el Excel mejorado.`,
  why: {
    error: "tiene un error de Excel o una fórmula sin resultado",
    "bad-amount": "tiene un texto donde va un valor",
    "no-name": "tiene valores y no dice de qué cuenta",
    "other-sum": "sus cuentas suman otra cosa: contamos las cuentas",
  } satisfies Readonly<Record<UnreadReason, string>>,
  actions: "Qué hacer con tu archivo",
  improve: "Descargar el Excel mejorado",
  improveText:
    "Tus hojas como las trajiste, un balance de comprobación limpio, los estados financieros con fórmulas vivas, indicadores, comprobaciones y una hoja con lo que no entendimos.",
  analyze: "Ver el análisis",
  hideAnalysis: "Ocultar el análisis",
  analysis: "Análisis de tu archivo",
  keep: "Guardar como estado financiero",
  toBook: "Empezar un libro con estos saldos",
  lastPeriodBook: (label: string) => `Se registra el período más reciente: ${label}.`,
  book: "Libro",
  newBook: "Un libro nuevo, con el PUC académico",
  emptyBooks: "Aquí están tus libros sin asientos: un libro que ya tiene asientos no vuelve a empezar.",
  bookName: "Nombre del libro",
  openingDate: "Fecha de los saldos",
  openingDateHelp: "El último día que dice el archivo. El libro empieza ese día.",
  results: "Ingresos, costos y gastos",
  resultsAs: {
    accounts: "En sus cuentas: el año sigue",
    earned: "De años anteriores: el año terminó",
  } satisfies Readonly<Record<OpeningResults, string>>,
  difference: (amount: string) =>
    `Los saldos no cuadran: los separan ${amount}. Revisa las filas sin leer y las cuentas por decir, o lleva la diferencia a resultados de años anteriores.`,
  takeDifference: "Llevar la diferencia a resultados de años anteriores",
  tooLargeSums: "Estos saldos suman más de lo que cabe en un libro en pesos.",
  unasked: (count: number) =>
    `${plural(count, "cuenta queda por fuera", "cuentas quedan por fuera")} mientras no digas qué ${count === 1 ? "es" : "son"}.`,
  orderLeft: (count: number) =>
    `${plural(count, "cuenta de orden no se pasa", "cuentas de orden no se pasan")} al libro.`,
  openingPlan: "Así queda el asiento de saldos iniciales",
  openingColumns: { account: "Cuenta", debit: "Debe", credit: "Haber" },
  equalSums: "Sumas",
  openBook: "Registrar los saldos",
  noOpeningDate: "Escribe la fecha de los saldos.",
  notEven: "Los saldos no cuadran todavía.",
  noOpeningLines: "No hay saldos por registrar.",
  openingDone: (book: string) => `«${book}» empieza con los saldos de tu archivo`,
  seeBook: "Abrir el libro",
  openingUndone: "Se quitaron los saldos iniciales",
  openingBookGone: "Se quitó el libro con sus saldos iniciales",
  openingNotUndone: "No se pudo deshacer",
  openingName: "saldos iniciales",
  lastPeriod: (label: string) => `Se guarda el período más reciente: ${label}.`,
  keepLong: "Al guardarlo, lo no corriente queda en su cuenta del PUC, que no dice el plazo.",
  keepName: "Nombre",
  keepDate: "Fecha",
  keepCompany: "Empresa",
  noCompany: "Sin empresa",
  keepConfirm: "Guardar",
  blank: "Escribe un nombre.",
  noDate: "Elige una fecha.",
  kept: (names: readonly string[]) => `Guardamos ${listed(names.map((each) => `«${each}»`))}`,
  seeKept: "Ver en el panel",
  keptName: (name: string, statement: string) => `${name}, ${statement}`,
} as const;

/** Words of the better workbook. */
export const betterFileTexts = {
  making: "Preparando tu Excel mejorado",
  share: (percent: string) => `${percent} de tu Excel mejorado`,
  cancel: "Cancelar",
  cancelled: "Dejamos de preparar el Excel",
  failed: "No pudimos preparar el Excel",
  failedText: "Tu archivo sigue aquí sin cambios. Inténtalo otra vez.",
  done: "Descarga lista",
  doneText: "Tu archivo original no cambió: el mejorado es otro.",
  name: "mejorado",
  title: "Estados financieros de tu archivo",
  index: "Comprobaciones",
  columns: ["Qué debe ser igual", "Un valor", "Otro valor", "Diferencia"],
  notes: "Lo que no entendimos",
  noteColumns: { sheet: "Hoja", row: "Fila", text: "Qué dice", why: "Por qué no está en las cifras" },
  everything: "Entendimos todas las filas con valores.",
  unanswered: "No sabemos qué cuenta es",
  skipped: "Dijiste que no va",
  unusedSheet: "No usamos esta hoja",
  tooLong: "Esta hoja es demasiado larga para copiarla aquí: sigue en tu archivo",
} as const;

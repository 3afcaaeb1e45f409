import type { ColumnUse } from "#domain/import/pasted/pasted-columns.ts";
import type { PastedProblem } from "#domain/import/pasted/pasted-movements.ts";
import { groupDigits } from "#domain/kernel/group-digits.ts";
import { plural } from "#domain/kernel/spanish.ts";

const USES: Readonly<Record<ColumnUse, string>> = {
  date: "Fecha",
  text: "Detalle",
  reference: "Referencia",
  amount: "Valor (con signo)",
  in: "Entra",
  out: "Sale",
  none: "No se usa",
};

const PROBLEMS: Readonly<Record<PastedProblem["kind"], (cell: string) => string>> = {
  "no-date": () => "falta la fecha",
  "bad-date": (cell) => `«${cell}» no es una fecha`,
  "no-amount": () => "falta el valor",
  "bad-amount": (cell) => `«${cell}» no es un valor completo`,
  "both-sides": () => "tiene valor en las dos columnas, lo que entra y lo que sale",
};

const movements = (count: number) => plural(count, "movimiento", "movimientos");
const shown = (count: number) => groupDigits(String(count));
const drafts = (count: number) => plural(count, "borrador", "borradores");

/** Texts of pasting movements into the journal. */
export const pasteMovementsTexts = {
  menu: "Pegar movimientos…",
  importFile: "Importar un archivo…",
  postAll: (count: number) => `Registrar ${plural(count, "borrador completo", "borradores completos")}`,
  title: "Pegar movimientos",
  lead: "De una hoja de cálculo o del extracto de un banco: fecha, detalle y valor, en cualquier orden. Cada movimiento queda como borrador con una cuenta sugerida.",
  field: "Movimientos copiados",
  rest: "Pega aquí las filas copiadas.",
  money: "Cuenta del dinero",
  moneyHelp: "La cuenta de la que es el extracto: por ella entra y sale cada valor.",
  columns: "Qué hay en cada columna",
  column: (place: number) => `Columna ${place}`,
  uses: USES,
  missing: {
    date: "No se reconoce la columna de la fecha: elígela arriba.",
    amount: "No se reconoce la columna del valor: elígela arriba, o las de lo que entra y lo que sale.",
  },
  ready: (count: number, suggested: number) =>
    `${movements(count)} por crear, ${suggested === count ? "todos" : suggested} con cuenta sugerida.`,
  rounded: (count: number) => `${plural(count, "valor", "valores")} con centavos, redondeados al peso.`,
  mixed: (count: number) =>
    `${plural(count, "valor viene escrito", "valores vienen escritos")} de otra manera (1,234.56 entre 1.234,56): revisa que estén bien.`,
  outside: (count: number, start: string, end: string) =>
    `${movements(count)} fuera del período del libro (${start} a ${end}).`,
  unsigned: "Ningún valor lleva signo menos: todos se toman como dinero que entra.",
  allOut: "Todos salen",
  monthFirst: "Las fechas se leen con el mes primero: mes/día/año.",
  problems: (count: number) =>
    `${plural(count, "fila no se entiende y no se crea", "filas no se entienden y no se crean")}:`,
  problem: (row: number, kind: PastedProblem["kind"], cell: string) =>
    `Fila ${row}: ${PROBLEMS[kind](cell)}.`,
  moreProblems: (count: number) => `Y ${shown(count)} más.`,
  noAccount: "Sin cuenta",
  rows: "Movimientos por crear",
  choose: (text: string) => `Cuenta de ${text}`,
  chosen: (account: string, text: string) => `${account}. Cambiar la cuenta de ${text}`,
  showMore: (count: number) => `Ver ${shown(count)} más`,
  register: (count: number) =>
    count === 1 ? "Registrar el completo" : `Registrar los ${shown(count)} completos`,
  cancel: "Cancelar",
  create: (count: number) => (count === 0 ? "Crear borradores" : `Crear ${drafts(count)}`),
  created: (count: number) => `${drafts(count)} ${count === 1 ? "creado" : "creados"}`,
  leftOut: "Corrige las filas que quedaron: las demás ya son borradores.",
  post: "Registrar los completos",
  review: {
    title: "Borradores por confirmar",
    one: "Registrar",
    oneOf: (text: string) => `Registrar ${text}`,
    discard: (text: string) => `Descartar ${text}`,
    all: (count: number) => `Registrar los ${shown(count)} completos`,
    more: (count: number) => `Y ${shown(count)} más en la Vista Compleja.`,
    composite: "Se termina en la Vista Compleja",
  },
  undone: (count: number) => `Se quitaron ${drafts(count)}`,
  posted: (count: number, from: number, to: number) =>
    count === 1
      ? `Asiento ${from} registrado`
      : `${plural(count, "asiento", "asientos")} registrados: del ${shown(from)} al ${shown(to)}`,
  backToDrafts: (count: number) => `${drafts(count)} de nuevo por confirmar`,
  name: (count: number) => `registro de ${drafts(count)}`,
} as const;

import { formatNumber } from "#domain/kernel/format.ts";
import { plural } from "#domain/kernel/spanish.ts";
import type { ControlKind } from "./controls.ts";

export const verifyTexts = {
  title: "Verificar mis libros",
  lead: "Vuelve a contar cada libro desde sus asientos y compara con lo guardado.",
  start: "Verificar mis libros",
  running: (book: string) => `Verificando ${book}`,
  verdict: {
    passed: "Todo cuadra",
    gap: "Cuadra, con saltos en la numeración",
    newer: "Cuadra, con registros de una versión más nueva",
    failed: "Hay algo por revisar",
  },
  noBooks: "Todavía no tienes libros que verificar.",
  took: (time: string, seconds: string) => `Hoy a las ${time}, en ${seconds} s`,
  failed: "No pudimos verificar tus libros",
  unnamed: "Libro sin nombre",
  passedEntries: (passed: number, of: number) => `${formatNumber(passed)} de ${formatNumber(of)}`,
  passedBooks: (passed: number, of: number) => `${formatNumber(passed)} de ${plural(of, "libro", "libros")}`,
  drafts: "Asientos sin terminar",
  noDrafts: "Ninguno",
  draftsIn: (count: number, book: string) => `${formatNumber(count)} en ${book}`,
  state: {
    passed: "Bien",
    gap: "Con saltos",
    newer: "De una versión más nueva",
    failed: "Con problemas",
  },
  month: (name: string, year: string) => `${name} de ${year}`,
  badBook: "La ficha de este libro no se puede leer. El libro solo vuelve con una copia.",
  badAccount: (code: string) => `La cuenta propia ${code} no se puede leer.`,
  badMonth: (month: string) => `Los totales de ${month} no se pueden leer.`,
  badMonths: "Hay totales guardados en un mes que no existe.",
  badPage: (month: string, page: string) => `${month}: la página ${page} no se puede leer.`,
  badPages: "Hay asientos guardados en un mes que no existe.",
  badEntry: (month: string, page: string, index: string) =>
    `${month}, página ${page}: el registro ${index} no se puede leer y no cuenta en ninguna suma.`,
  badOther: (table: string) => `Un registro de «${table}» no se puede leer.`,
  newerBook: "La ficha de este libro es de una versión más nueva. Actualiza Cuadra para abrirlo.",
  newerAccount: (code: string) =>
    `La cuenta propia ${code} es de una versión más nueva. Actualiza Cuadra para verla.`,
  newerEntry: (month: string, page: string, index: string) =>
    `${month}, página ${page}: el registro ${index} es de una versión más nueva. Se conserva, y no cuenta hasta que actualices Cuadra.`,
  newerOther:
    "Hay un registro de una versión más nueva. Se conserva, y no cuenta hasta que actualices Cuadra.",
  unbalanced: (number: number) =>
    `El asiento ${formatNumber(number)} no cuadra o usa una cuenta que no está en el plan.`,
  badNumber: (number: number) => `El número ${formatNumber(number)} está repetido o no es válido.`,
  missingNumber: (number: number) => `Falta el asiento ${formatNumber(number)}.`,
  totalDiffers: (month: string, account: string) =>
    `El total de la cuenta ${account} en ${month} no es la suma de sus asientos.`,
  countDiffers: (month: string) => `El número de asientos de ${month} no coincide con los que hay.`,
  pageDisordered: (month: string, page: number) =>
    `Los asientos de ${month} no están en orden en la página ${formatNumber(page)}.`,
  counterDiffers: {
    entries: "El número de asientos del libro no coincide con los que hay.",
    turnover: "La suma de movimientos del libro no coincide con sus asientos.",
    lastNumber: "El último número del libro no coincide con sus asientos.",
  },
  more: (count: number) => `Y ${plural(count, "hallazgo más", "hallazgos más")}.`,
  openEntry: (number: number) => `Ver el asiento ${formatNumber(number)}`,
  repair: "Reparar",
  repairBook: (book: string) => `Reparar ${book}`,
  repairQuestion: (book: string) => `¿Reparar «${book}»?`,
  repairText: "Cuadra rehace páginas, totales y contadores de este libro desde sus asientos.",
  repairDetail:
    "Los asientos que no cuadran quedan anulados. Lo que no se puede leer sale del libro y queda en su historial, tal como estaba.",
  repaired: "Libro reparado",
  repairedText: (entries: number, setAside: number, removed: number) => {
    const parts = [
      plural(entries, "asiento", "asientos"),
      ...(setAside > 0 ? [plural(setAside, "apartado", "apartados")] : []),
      ...(removed > 0 ? [plural(removed, "registro retirado", "registros retirados")] : []),
    ];
    return `${parts.join(", ")}.`;
  },
  repairFailed: "No pudimos reparar el libro",
} as const;

export const CONTROL_TEXTS: Readonly<Record<ControlKind, string>> = {
  readable: "Todos los registros se pueden leer",
  balanced: "Cada asiento suma igual en debe y haber",
  numbered: "La numeración es seguida y no se repite",
  totals: "Los totales de cada mes son la suma de sus asientos",
  ordered: "Las páginas y los contadores están en orden",
};

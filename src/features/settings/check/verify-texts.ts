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
  noBook: "Fuera de los libros",
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
  more: (count: number) => `Y ${plural(count, "hallazgo más", "hallazgos más")}.`,
  openEntry: (number: number) => `Ver el asiento ${formatNumber(number)}`,
  repair: "Reparar",
  repairBook: (book: string) => `Reparar ${book}`,
  repairQuestion: (book: string) => `¿Reparar «${book}»?`,
  repairText: "Cuadra rehace páginas, totales y contadores de este libro desde sus asientos.",
  repairDetail:
    "Los asientos que no cuadran quedan anulados. Lo que no se puede leer sale del libro y queda en su historial, tal como estaba.",
  repairRecordsQuestion: "¿Reparar lo que está fuera de los libros?",
  repairRecordsText:
    "Lo que no se puede leer sale de las listas y queda en el historial, tal como estaba. De una empresa se conserva lo que sí se lee.",
  repairedRecords: "Registros reparados",
  repairedCount: (count: number) => `${plural(count, "registro reparado", "registros reparados")}.`,
  repaired: "Libro reparado",
  repairedText: (entries: number, setAside: number, removed: number) => {
    const parts = [
      plural(entries, "asiento", "asientos"),
      ...(setAside > 0 ? [plural(setAside, "apartado", "apartados")] : []),
      ...(removed > 0 ? [plural(removed, "registro retirado", "registros retirados")] : []),
    ];
    return `${parts.join(", ")}.`;
  },
  repairFailed: "No pudimos reparar",
} as const;

export const CONTROL_TEXTS: Readonly<Record<ControlKind, string>> = {
  readable: "Todos los registros se pueden leer",
  balanced: "Cada asiento suma igual en debe y haber",
  numbered: "La numeración es seguida y no se repite",
  totals: "Los totales de cada mes son la suma de sus asientos",
  ordered: "Las páginas y los contadores están en orden",
};

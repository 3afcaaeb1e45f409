import { formatNumber } from "#domain/kernel/format.ts";
import { plural } from "#domain/kernel/spanish.ts";

/** One sentence for each problem that a check of the books finds. */
export const findingTexts = {
  month: (name: string, year: string) => `${name} de ${year}`,
  badBook: "La ficha de este libro no se puede leer. El libro solo vuelve con una copia.",
  badAccount: (code: string) => `La cuenta propia ${code} no se puede leer.`,
  badMonth: (month: string) => `Los totales de ${month} no se pueden leer.`,
  badMonths: "Hay totales guardados en un mes que no existe.",
  badPage: (month: string, page: string) => `${month}: la página ${page} no se puede leer.`,
  badPages: "Hay asientos guardados en un mes que no existe.",
  badEntry: (month: string, page: string, index: string) =>
    `${month}, página ${page}: el registro ${index} no se puede leer y no cuenta en ninguna suma.`,
  badHead: "La ficha de este libro tiene datos que no se pueden leer. Reparar el libro deja los que sí.",
  badOther: (record: string) => `${record} no se puede leer.`,
  otherRecord: "Un registro",
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
  stockDiffers: "El kardex no coincide con los movimientos del inventario o con sus asientos.",
  attachmentLost:
    "Un soporte ya no tiene su archivo, o el archivo cambió. Reparar el libro lo quita de la lista.",
  attachmentStray: "Un soporte es de algo que no está en el libro. Reparar el libro lo quita de la lista.",
} as const;

/** What the check that runs by itself says of its findings. */
export const selfCheckTexts = {
  mendedTitle: (books: number) =>
    books === 1
      ? "Revisamos tus libros y corregimos los totales de uno"
      : `Revisamos tus libros y corregimos los totales de ${formatNumber(books)}`,
  foundTitle: (books: number) =>
    books === 1
      ? "Revisamos tus libros y hay algo por revisar"
      : `Revisamos tus libros y hay algo por revisar en ${formatNumber(books)} partes`,
  unnamed: "Un libro",
  records: "Fuera de los libros",
  finding: (place: string, problem: string, more: number) =>
    `${place}: ${problem}${more === 0 ? "" : ` Y ${plural(more, "hallazgo más", "hallazgos más")}.`}`,
  mended:
    "Los contamos de nuevo desde los asientos, que no cambiaron; quedó anotado en el historial del libro.",
  found: "No cambiamos nada: verifica tus libros para ver qué hacer.",
  toCheck: "Ver la verificación",
} as const;

import { plural } from "#domain/kernel/spanish.ts";

/** What a level is, in plain words, by the digits of its code. */
const LEVELS: Readonly<Record<number, string>> = {
  4: "Cuatro dígitos son una cuenta: un concepto, como Bancos.",
  6: "Seis dígitos son una subcuenta: parte una cuenta en dos o más.",
  8: "Ocho dígitos son un auxiliar: el detalle que tú necesitas, como un banco o un local.",
  10: "Diez dígitos parten un auxiliar en dos o más.",
  12: "Doce dígitos es el nivel más bajo: debajo no caben más.",
};

export const ownAccountTexts = {
  newAccount: "Nueva cuenta",
  addBelow: "Agregar una debajo",
  addPocket: "Agregar un bolsillo",
  addTitle: "Nueva cuenta propia",
  pocketTitle: (account: string) => `Nuevo bolsillo en ${account}`,
  code: "Código",
  codeHelp: "El de la cuenta de arriba y dos dígitos más.",
  name: "Nombre",
  add: "Agregar",
  level: (digits: number) => LEVELS[digits] ?? null,
  below: (parent: string) => `Queda debajo de ${parent}.`,
  twin: "Debajo de la misma cuenta ya hay una con este nombre.",
  added: (account: string) => `Agregaste ${account}`,
  rename: "Cambiar nombre",
  renameTitle: (account: string) => `Cambiar el nombre de ${account}`,
  save: "Guardar",
  renamed: (account: string) => `Ahora se llama ${account}`,
  everywhere: (books: number) =>
    books > 1 ? `Cambia en los ${books} libros que comparten el plan.` : "Cambia en este libro.",
  remove: "Eliminar",
  removeTitle: (account: string) => `¿Eliminar ${account}?`,
  removeText: "Solo se elimina una cuenta sin asientos, sin borradores y sin cuentas debajo.",
  removed: (account: string) => `Eliminaste ${account}`,
  close: "Cerrar a asientos nuevos",
  closed: (account: string) => `Cerraste ${account} a asientos nuevos`,
  reopen: "Reabrir",
  reopened: (account: string) => `Reabriste ${account}`,
  move: "Mover…",
  moveTitle: (account: string) => `Mover ${account}`,
  newParent: "Debajo de",
  newCode: "Código nuevo",
  moveIt: "Mover",
  moved: (code: string) => `Ahora es la cuenta ${code}`,
  effect: "Qué cambia",
  sameLine: (line: string) => `En los estados sigue en «${line}».`,
  otherLine: (from: string, to: string) =>
    `Sale de «${from}» y entra a «${to}», también en lo ya registrado.`,
  noLine: "las cuentas de orden, fuera de los estados",
  natureChanges: (nature: string) => `Su naturaleza pasa a ser ${nature}.`,
  natures: { debit: "débito", credit: "crédito" },
  goes: (book: string, lines: number, net: string) =>
    `«${book}»: ${plural(lines, "línea", "líneas")}, saldo ${net}.`,
  goesNothing: "Ningún libro tiene movimientos en ella.",
  totals: "Los totales de cada clase y el resultado no cambian.",
  undone: "Se deshizo",
  share: (count: number) =>
    `${plural(count, "cuenta propia está", "cuentas propias están")} solo en algunos libros de la empresa.`,
  shareIt: "Compartir con todos",
  shared: (count: number) => `Compartiste ${plural(count, "cuenta", "cuentas")}`,
};

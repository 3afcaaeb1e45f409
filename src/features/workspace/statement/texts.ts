import { plural } from "#domain/kernel/spanish.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import type { Belonging } from "#domain/statement/typed/row-side.ts";
import { ROW_LIMITS } from "#domain/statement/typed/typed-limits.ts";

/** Names of a table's two sums for users who do not know debits and credits. */
export const SIDE_NAMES: Readonly<
  Record<StatementKind, { readonly debit: string; readonly credit: string }>
> = {
  balance: { debit: "Lo que tienes", credit: "Lo que debes y lo tuyo" },
  income: { debit: "Lo que gastas y lo que queda", credit: "Lo que ganas" },
  cash: { debit: "En qué se usó", credit: "De dónde vino" },
  equity: { debit: "Lo que lo respalda", credit: "Lo que debes y lo tuyo" },
};

export const BELONGING_NAMES: Readonly<Record<Belonging, string>> = {
  have: "Lo que tienes",
  owe: "Lo que debes",
  own: "Lo tuyo",
  earn: "Lo que ganas",
  spend: "Lo que gastas",
  adds: "Suma al debe",
  takes: "Suma al haber",
};

export const PREVIEW_TITLES: Readonly<Record<StatementKind, string>> = {
  balance: "Así se ve tu balance",
  income: "Así se ve tu resultado",
  cash: "Así se ve tu flujo de caja",
  equity: "Así se ve tu patrimonio",
};

const { rows: SIMPLE_ROWS } = ROW_LIMITS.simple;

export const statementTexts = {
  statements: "Estados financieros",
  opening: "Abriendo el estado",
  tools: "Acciones del estado",
  table: (name: string) => `Cuentas: ${name}`,
  code: "Código",
  account: "Cuenta",
  where: "Dónde suma",
  amount: "Valor",
  debit: "Debe",
  credit: "Haber",
  share: "%",
  shareName: "Porcentaje",
  taxes: "Impuestos",
  vatNames: { general: "19 %", reduced: "5 %", exempt: "Exento", excluded: "Excluido" },
  remove: "Quitar",
  choose: "Seleccionar cuenta...",
  row: {
    code: (row: number) => `Código de la fila ${row}`,
    account: (row: number) => `Cuenta de la fila ${row}`,
    amount: (row: number) => `Valor de la fila ${row}`,
    debit: (row: number) => `Debe de la fila ${row}`,
    credit: (row: number) => `Haber de la fila ${row}`,
    taxes: (row: number) => `La fila ${row} afecta impuestos`,
    vat: (row: number) => `IVA de la fila ${row}`,
    flip: (where: string, row: number) => `Fila ${row}: ${where}. Pasar al otro lado`,
    remove: (row: number) => `Quitar la fila ${row}`,
  },
  noRows: "La tabla está vacía. Agrega una fila para empezar.",
  add: {
    lead: "Agregar cuentas",
    quick: (count: number) => plural(count, "fila", "filas"),
    count: "Filas para agregar",
    go: "Agregar",
    /** A book may bring more rows than the view recommends. */
    room: (have: number) =>
      have > SIMPLE_ROWS
        ? `${have} cuentas, ${have - SIMPLE_ROWS} más de las ${SIMPLE_ROWS} recomendadas`
        : `${have} de ${SIMPLE_ROWS}`,
  },
  limit: {
    title: "Límite de Cuentas",
    text: `En Vista Simple recomendamos máximo ${SIMPLE_ROWS} cuentas para mantener la simplicidad. Cambia a Vista Compleja para agregar más.`,
    go: "Ir a Vista Compleja",
  },
  /** A statement in one sentence; both amounts are of each $ 100. */
  plainShare: {
    have: (others: string, own: string) =>
      `De cada $ 100 que tienes, ${others} se los debes a otros y ${own} son tuyos.`,
    earn: (others: string, own: string) =>
      `De cada $ 100 que ganas, ${others} se van en gastos y ${own} te quedan.`,
  },
  tooLarge: "Esa suma es demasiado grande: la fila se quedó como estaba.",
  undo: "Deshacer",
  redo: "Rehacer",
  blank: "Empezar en blanco",
  blanked: "La tabla quedó en blanco",
  removed: "Quitaste la fila",
  sample: "Estas cuentas son un ejemplo: no se guardan ni cuentan hasta que cambies algo.",
  sampleSave: "Estas cuentas son un ejemplo",
  sampleSaveText: "Cambia un valor, trae un libro o empieza en blanco, y podrás guardar tu estado.",
  sampleExportText: "Cambia un valor, trae un libro o empieza en blanco, y podrás exportar tu estado.",
  export: "Exportar",
  guest: "Modo invitado: lo que escribes queda en esta pestaña y se borra al cerrarla.",
  aside: (count: number) =>
    count === 1
      ? "Hay otro borrador de este estado, hecho aparte. No se ha perdido."
      : `Hay ${count} borradores más de este estado, hechos aparte. No se han perdido.`,
  turn: "Ver el otro",
  merged: "Otra pestaña cambió este borrador",
  mergedText: "Seguimos con lo que escribes aquí; lo de la otra pestaña quedó aparte.",
  balanced: "Sumas iguales",
  unbalanced: "Cuentas Desbalanceadas",
  difference: (amount: string) => `Diferencia: ${amount}`,
  noAmounts: "Sin valores",
  totals: "Totales",
  taxTotal: "Haber que afecta impuestos:",
  ofHundred: (owed: string, own: string) =>
    `De cada $\u00a0100 que tienes, ${owed} se los debes a otros y ${own} son tuyos.`,
  noValues: "Todavía no hay valores que mostrar.",
  missing: "Falta",
  gone: {
    title: "Este estado no está aquí",
    text: "Puede que se haya eliminado, o que sea de otra cuenta.",
    list: "Ver mis estados financieros",
    fresh: "Empezar uno nuevo",
  },
  notTyped: {
    title: "Este estado no se edita aquí",
    text: "No se escribió en un espacio de trabajo: se hizo desde un libro o es un archivo.",
  },
  leave: {
    title: "No se pudo guardar el borrador",
    text: "Si sales ahora se pierde lo último que escribiste.",
    stay: "Seguir aquí",
    go: "Salir sin guardar",
  },
  save: {
    button: "Guardar",
    title: "Guardar el estado",
    name: "Nombre del estado",
    company: "Empresa",
    noCompany: "Sin empresa",
    date: "Corte",
    from: "Desde",
    to: "Hasta",
    badPeriod: "La fecha final no puede ir antes de la inicial.",
    noDate: "Escribe la fecha del estado.",
    blank: "Escribe un nombre.",
    unbalanced: (amount: string) =>
      `La tabla no cuadra (diferencia: ${amount}). Puedes guardarla así y corregirla después.`,
    again: "Guardar cambios",
    asNew: "Guardar como nuevo",
    done: (name: string) => `Estado guardado: ${name}`,
    see: "Ver mis estados",
    proposed: (statement: string, day: string) => `${statement}, ${day}`,
  },
  fromBook: {
    button: "Traer del libro",
    title: "Traer del libro",
    lead: "Llenamos la tabla con los saldos de un libro contable. Lo que hay ahora se puede recuperar con Deshacer.",
    book: "Libro contable",
    go: "Traer",
    empty: "Este libro no tiene movimientos para este estado en esas fechas.",
    noBooks: "Todavía no tienes libros contables.",
    openJournal: "Abrir el libro diario",
    done: (count: number, book: string) => `Trajimos ${plural(count, "cuenta", "cuentas")} de ${book}`,
    folded: (pairs: string) => `Para que quepan en la Vista Sencilla sumamos ${pairs}.`,
    pair: (name: string, into: string) => `${name} en ${into}`,
    failed: "No pudimos leer el libro.",
  },
  fiscal: {
    analysis: "Análisis fiscal inteligente",
    title: "Líneas que propone tu perfil fiscal",
    lead: "Son estimaciones sobre los saldos de la tabla. Nada se agrega hasta que tú lo digas.",
    none: "Con estas cuentas el perfil no propone impuestos.",
    off: "Una fila con «Impuestos» apagado no entra en ninguna base.",
    switchOn: "Encender las filas que suelen llevar impuestos",
    switched: "Encendimos los impuestos de las filas que suelen llevarlos",
    skipped: "Lo que no se propone, y por qué",
    add: "Agregar",
    addAll: "Agregar todas",
    addName: (name: string) => `Agregar ${name}`,
    goes: (account: string, side: string) => `A ${account}, ${side}`,
    against: (account: string, side: string) => `con contrapartida en ${account}, ${side}`,
    sides: { debit: "al debe", credit: "al haber" },
    added: (count: number) =>
      count === 1 ? "Agregamos el impuesto propuesto" : `Agregamos ${count} impuestos propuestos`,
    tooLarge: "Los valores son demasiado grandes para estimar impuestos.",
    vatDue: "IVA por pagar",
    vatFavour: "IVA a favor",
    less: (balance: string, parts: readonly string[]) => `(${[balance, ...parts].join(" menos ")})`,
    suffered: (amount: string) => `${amount} de reteIVA que te practicaron`,
    credit: (amount: string) => `${amount} a favor del período anterior`,
    withheld: "Retenciones por pagar",
    promptTitle: "Sin análisis fiscal",
    promptText:
      "Para exportar un estado con valores hace falta un perfil fiscal. El análisis fiscal inteligente te ayuda a crearlo y propone los impuestos de tu tabla.",
    promptCancel: "Cancelar",
  },
} as const;

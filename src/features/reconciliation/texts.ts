import { capitalize, uncapitalize } from "#domain/kernel/capitals.ts";
import type { Month } from "#domain/kernel/day.ts";
import { formatDay, formatMonth, formatMonthName, formatNumber, formatPesos } from "#domain/kernel/format.ts";
import { abs, type Pesos, pesos } from "#domain/kernel/pesos.ts";
import { plural } from "#domain/kernel/spanish.ts";
import type { BankDeedKind } from "#domain/reconciliation/bank-deed.ts";
import type { BookMove } from "#domain/reconciliation/bank-match.ts";
import type { MatchReason } from "#domain/reconciliation/propose-matches.ts";
import type { ReconcileRefusal } from "#domain/reconciliation/reconcile-refusal.ts";
import type { NotClosable } from "#domain/reconciliation/reconciliation.ts";
import type { SettledLine } from "#domain/reconciliation/settle-debts.ts";
import { extractProblemText, extractRefusedText, extractUses } from "./extract-texts.ts";

const REFUSED: Readonly<Record<ReconcileRefusal["problem"], string>> = {
  "unknown-extract": "El extracto ya no está: se quitó en otra pestaña.",
  closed: "Este mes ya está conciliado. Ábrelo de nuevo para cambiarlo.",
  changed: "Algo cambió mientras tanto: un asiento o una unión. Míralo de nuevo y repite.",
  "not-equal": "Los dos lados no suman lo mismo.",
  "not-closable": "Todavía queda algo por unir o registrar, o los saldos no concuerdan.",
};

const DEEDS: Readonly<Record<BankDeedKind, string>> = {
  gmf: "Gravamen 4x1.000",
  vat: "IVA de comisiones",
  commission: "Comisión del banco",
  fee: "Gasto bancario",
  "interest-paid": "Intereses que cobró el banco",
  "interest-earned": "Intereses que abonó el banco",
  retention: "Retención sobre intereses",
};

export const reconciliationTexts = {
  title: "Conciliación",
  lead: (owner: string, month: Month, closedBefore: Month | null) =>
    `${owner}, ${uncapitalize(formatMonth(month))}${
      closedBefore === null ? "" : `. ${capitalize(formatMonthName(closedBefore))} quedó conciliado`
    }`,
  noBookText: "Crea un libro para conciliar su cuenta del banco.",
  loading: "Leyendo la conciliación",
  account: "Cuenta",
  month: "Mes",
  monthOption: (month: Month, closed: boolean) => `${formatMonth(month)}${closed ? " (conciliado)" : ""}`,
  bring: "Traer extracto",
  noAccount: "Este plan no tiene una cuenta de banco",
  empty: "Todavía no hay extracto de este mes",
  emptyText: (pending: number) =>
    `Trae el archivo que descargas del banco (Excel o CSV), o pega sus movimientos. ${
      pending === 0
        ? "El libro no tiene movimientos por confirmar en esta cuenta."
        : `El libro tiene ${plural(pending, "movimiento por confirmar", "movimientos por confirmar")}.`
    }`,
  close: "Cerrar conciliación",
  reopen: "Abrir de nuevo",
  closed: "Conciliado",
  closedText: (month: Month) => `${formatMonth(month)} está conciliado: extracto y libro concuerdan.`,
  staleClosed: "Conciliado, pero algo cambió después: ábrelo de nuevo y revísalo.",
  record: (count: number) => `Registrar ${plural(count, "propuesta", "propuestas")}`,
  toCloseHead: "Para cerrar:",
  toClose: (why: NotClosable): string => {
    if (why.kind === "no-extract") return "trae el extracto.";
    if (why.kind === "no-balance") return "escribe el saldo final del extracto.";
    if (why.kind === "difference") return `falta explicar ${formatPesos(abs(why.amount))}.`;
    const parts = [
      ...(why.suggestions > 0 ? [`aceptar ${plural(why.suggestions, "sugerida", "sugeridas")}`] : []),
      ...(why.entries > 0 ? [`registrar ${plural(why.entries, "asiento", "asientos")}`] : []),
    ];
    return `${parts.join(" y ")}.`;
  },
  toRecord: (count: number) =>
    count === 0
      ? "por registrar en el libro"
      : `netos por registrar en el libro, en ${plural(count, "asiento", "asientos")}`,
  ready: (unrecorded: number) =>
    unrecorded === 0
      ? "Todo listo para cerrar."
      : `Se puede cerrar, pero ${plural(unrecorded, "movimiento del banco queda", "movimientos del banco quedan")} sin asiento.`,
  progress: "Lo que falta",
  counts: { matched: "Conciliadas", proposed: "Sugeridas", unrecorded: "Sin asiento" },
  countOf: (count: number, all: number) => `${formatNumber(count)} de ${formatNumber(all)}`,
  groups: {
    proposed: "Sugeridas",
    unrecorded: "En el extracto, sin asiento",
    pending: "Pendientes: en el libro, sin salir en el banco",
    matched: "Conciliadas",
  },
  groupNotes: {
    proposed: "Se unen cuando dices que sí",
    unrecorded: "Lo que hizo el banco trae su asiento propuesto",
    pending: "Pasan solas al mes siguiente",
    matched: "",
  },
  bankSide: "Extracto",
  bookSide: "Libro",
  columns: {
    day: "Fecha",
    words: "Lo que dice el banco",
    amount: "Valor",
    why: "Por qué coinciden",
    entry: "Asiento",
    detail: "Detalle",
  },
  notAtBank: (amount: number) =>
    amount > 0 ? "Todavía no entra en el banco" : "Todavía no sale en el banco",
  accept: "Sí es",
  acceptOf: (text: string) => `Sí es: ${text}`,
  acceptAll: (count: number) => (count === 1 ? "Aceptarla" : `Aceptar las ${formatNumber(count)}`),
  reject: (text: string) => `No es: ${text}`,
  separate: "Separar",
  separateOf: (text: string) => `Separar: ${text}`,
  join: "Unir",
  joinOf: (text: string) => `Unir a mano: ${text}`,
  post: "Registrar",
  postOf: (text: string) => `Registrar: ${text}`,
  write: "Escribir el asiento",
  more: (count: number) => `Mostrar ${plural(count, "fila más", "filas más")}`,
  entry: ({ number, reference }: Pick<BookMove, "number" | "reference">) => reference || `Asiento ${number}`,
  reason: (reason: MatchReason): string => {
    switch (reason.kind) {
      case "reference":
        return `Misma referencia, ${reason.reference}`;
      case "same-day":
        return "Mismo valor y día";
      case "days": {
        const days = plural(Math.abs(reason.days), "día", "días");
        return `Mismo valor, ${days} ${reason.days > 0 ? "después" : "antes"}`;
      }
      case "sum":
        return reason.of === "moves"
          ? `Suma de ${plural(reason.count, "asiento", "asientos")}`
          : `Suma de ${plural(reason.count, "línea del banco", "líneas del banco")}`;
    }
  },
  byRule: (name: string, over: readonly string[]) =>
    over.length === 0
      ? `Por tu regla «${name}»`
      : `Por tu regla «${name}», antes que ${over.map((each) => `«${each}»`).join(", ")}`,
  deed: (kind: BankDeedKind, vat: Pesos, base: Pesos | null) => {
    if (base !== null) return `${DEEDS[kind]}: 0,4 % de unos ${formatPesos(base)}`;
    return `${DEEDS[kind]}${vat > 0 ? ", con su IVA del 19 %" : ""}`;
  },
  settled: ({ name, by, whole }: SettledLine, isIn: boolean) => {
    if (by === "amount")
      return isIn ? `Mismo valor que debe ${name}` : `Mismo valor que se le debe a ${name}`;
    return isIn ? `${whole ? "Cobro" : "Abono"} de ${name}` : `${whole ? "Pago" : "Abono"} a ${name}`;
  },
  note: (amount: number) => (amount < 0 ? "Nota débito sin registrar" : "Nota crédito o abono sin registrar"),
  pending: ({ amount, description, reference }: BookMove): string => {
    if (/cheque/i.test(`${description} ${reference}`)) return "Cheque sin cobrar";
    return amount > 0 ? "Consignación en tránsito" : "Pago que no ha salido";
  },
  changed: (count: number) =>
    `${plural(count, "unión se soltó", "uniones se soltaron")} porque su asiento cambió o se anuló. Sus líneas están libres otra vez.`,
  drop: "Quitarlas de la lista",
  balance: {
    title: (day: string) => `Saldos a ${day}`,
    today: "Hoy",
    after: "Con las propuestas",
    extract: "Saldo según extracto",
    pending: "Pendientes en el banco (libro)",
    pendingOf: (what: string, description: string) =>
      `${what.charAt(0).toLowerCase()}${what.slice(1)}${description === "" ? "" : `, ${description}`}`,
    unrecordedOf: (said: string) => `${said}, sin asiento`,
    unrecorded: "Sin asiento (extracto)",
    suggested: "Sugeridas por aceptar",
    cents: "Centavos de las líneas",
    reconciled: "Extracto conciliado",
    book: "Saldo según libros",
    difference: "Sin explicar",
    agrees: "Extracto y libro concuerdan",
    unexplained:
      "Ninguna línea la explica. Trae el extracto del mes anterior, o revisa si este es de otra cuenta o le faltan filas.",
    less: (label: string) => `Menos: ${label}`,
    plus: (label: string) => `Más: ${label}`,
  },
  setBalance: "Escribir los saldos del extracto",
  closing: "Saldo final según el banco",
  opening: "Saldo inicial según el banco",
  saveBalance: "Guardar saldos",
  removeExtract: "Quitar el extracto",
  undone: "Se deshizo",
  failed: "No se pudo",
  refused: (problem: ReconcileRefusal["problem"]) => REFUSED[problem],
  accepted: (count: number) => `${plural(count, "unión hecha", "uniones hechas")}`,
  rejected: "No se volverá a sugerir",
  separated: "Separadas",
  posted: (count: number) => plural(count, "asiento registrado", "asientos registrados"),
  removed: "Se quitó el extracto",
  balanceSaved: "Saldos guardados",
  closedToast: (month: Month) => `${formatMonth(month)} quedó conciliado`,
  reopenedToast: (month: Month) => `${formatMonth(month)} está abierto otra vez`,
  dialog: {
    title: (month: Month) => `Extracto de ${formatMonthName(month)} de ${month.slice(0, 4)}`,
    subtitle: "Bancolombia, Davivienda, BBVA, Nequi u otro banco. Se lee en este equipo.",
    file: "Elegir archivo",
    paste: "O pega aquí los movimientos",
    columns: "Dinos qué trae cada columna",
    column: (at: number, sample: string) => `Columna ${at}${sample === "" ? "" : `: ${sample}`}`,
    uses: extractUses,
    missing: "Falta decir cuál columna es la fecha y cuál el valor.",
    found: (bank: string, count: number, month: Month) =>
      `${bank === "" ? "" : `${bank}: `}${plural(count, "movimiento", "movimientos")} de ${formatMonthName(month)}`,
    unmoved: (count: number) =>
      `${plural(count, "fila no movió plata y no se lee: su", "filas no movieron plata y no se leen: su")} estado dice rechazada, cancelada o pendiente.`,
    others: (count: number) =>
      `${plural(count, "movimiento es de otro mes y se deja", "movimientos son de otros meses y se dejan")} para el suyo.`,
    balances: (opening: Pesos, closing: Pesos) =>
      `Saldo inicial ${formatPesos(opening)}, saldo final ${formatPesos(closing)}.`,
    noBalances: "El archivo no dice saldos: podrás escribir el final.",
    otherOpening: (last: Pesos, opening: Pesos) =>
      `El mes anterior terminó en ${formatPesos(last)} y este extracto empieza en ${formatPesos(opening)}: mira si es de esta cuenta.`,
    problems: (count: number) => `${plural(count, "fila", "filas")} por revisar`,
    problem: extractProblemText,
    moreProblems: (count: number) => `y ${formatNumber(count)} más`,
    refused: extractRefusedText,
    save: (count: number) =>
      count === 0 ? "Guardar" : `Guardar ${plural(count, "movimiento", "movimientos")}`,
    saved: (added: number, known: number) =>
      added === 0
        ? "Este extracto ya estaba: no se agregó nada"
        : `${plural(added, "movimiento guardado", "movimientos guardados")}${known === 0 ? "" : `; ${formatNumber(known)} ya estaban`}`,
  },
  joinDialog: {
    title: "Unir a mano",
    fromBook: "Líneas del extracto que son este asiento",
    fromBank: "Asientos que son esta línea del extracto",
    none: "No hay líneas libres del mismo signo.",
    sum: (chosen: number, wanted: number) =>
      chosen === wanted
        ? "Suman lo mismo."
        : `Suman ${formatPesos(pesos(chosen))} de ${formatPesos(pesos(wanted))}.`,
    line: (date: Parameters<typeof formatDay>[0], text: string, amount: Pesos) =>
      `${formatDay(date)} · ${text} · ${formatPesos(amount)}`,
    confirm: "Unir",
  },
};

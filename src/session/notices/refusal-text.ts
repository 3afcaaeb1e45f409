import { LONGEST_ACCOUNT_NAME, type OwnAccountProblem } from "#domain/accounting/chart.ts";
import type { EntryProblem } from "#domain/accounting/entries/check-entry.ts";
import { MAX_LINES, MAX_TEXT } from "#domain/accounting/entries/check-entry.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { ChartUse, Refusal, YearRefusal } from "#domain/accounting/refusal.ts";
import type { BookStatus } from "#domain/company/book.ts";
import type { NitProblem } from "#domain/company/nit.ts";
import { formatDay, formatMonth, formatPesos } from "#domain/kernel/format.ts";
import { abs } from "#domain/kernel/pesos.ts";
import { plural } from "#domain/kernel/spanish.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import { overLimitTexts, policyText } from "../gates/policy-text.ts";
import { troubleText } from "./trouble-texts.ts";

const STATUS_WORDS: Readonly<Record<BookStatus, string>> = {
  active: "activo",
  completed: "completado",
  archived: "archivado",
};

const OWN_ACCOUNT: Readonly<Record<OwnAccountProblem, string>> = {
  "not-money":
    "En este plan solo Caja y Bancos se dividen en bolsillos. Elige una de las dos, o usa un libro con el PUC.",
  "bad-code": "El código debe tener entre 4 y 12 dígitos, de dos en dos.",
  "no-parent": "No existe la cuenta de la que dependería este código.",
  taken: "Ya existe una cuenta con este código.",
  "blank-name": "Escribe el nombre de la cuenta.",
  "long-name": `El nombre admite hasta ${LONGEST_ACCOUNT_NAME} caracteres.`,
  gone: "Esta cuenta ya no está en el plan: se eliminó o se movió en otra pestaña.",
  renamed: "Esta cuenta cambió de nombre en otra pestaña. Míralo y decide de nuevo.",
  official: "Las cuentas del plan no se cambian: agrega una propia debajo.",
  "closed-already": "Esta cuenta ya está cerrada a asientos nuevos.",
  "open-already": "Esta cuenta ya está abierta.",
  "closed-parent": "La cuenta de arriba está cerrada a asientos nuevos. Reábrela primero.",
  "has-children": "Esta cuenta tiene otras debajo. Mueve o elimina primero esas.",
  "in-use": "Hay asientos o borradores con esta cuenta, así que no se puede eliminar.",
  "same-place": "La cuenta ya tiene ese código.",
  "other-class":
    "Con movimientos, una cuenta no cambia de clase: cambiaría lo que ya se informó. Pasa el saldo con un asiento.",
  "nothing-new": "No hay cuentas nuevas para agregar.",
};

function lineText(line: number): string {
  return `Línea ${line + 1}`;
}

/** One sentence for each reason why an entry cannot be posted. */
export function problemText(problem: EntryProblem): string {
  switch (problem.kind) {
    case "bad-date":
      return "La fecha no es un día del calendario.";
    case "too-few-lines":
      return "Un asiento necesita al menos dos líneas: una en el debe y otra en el haber.";
    case "too-many-lines":
      return `Un asiento admite hasta ${MAX_LINES} líneas.`;
    case "text-too-long":
      return `El detalle y la referencia admiten hasta ${MAX_TEXT} caracteres.`;
    case "both-sides":
      return `${lineText(problem.line)}: el valor va en el debe o en el haber, no en los dos.`;
    case "no-amount":
      return `${lineText(problem.line)}: falta el valor.`;
    case "bad-amount":
      return `${lineText(problem.line)}: el valor debe ser un número de pesos enteros, sin signo.`;
    case "no-account":
      return `${lineText(problem.line)}: falta la cuenta.`;
    case "unknown-account":
      return `${lineText(problem.line)}: la cuenta ${problem.account} no está en el plan de cuentas de este libro.`;
    case "group-account":
      return `${lineText(problem.line)}: ${problem.account} es una cuenta de grupo; elige una de sus subcuentas.`;
    case "closed-account":
      return `${lineText(problem.line)}: la cuenta ${problem.account} está cerrada a asientos nuevos; elige otra o reábrela en el Plan de cuentas.`;
    case "too-large":
      return "La suma es demasiado grande.";
    case "unbalanced":
      return `El asiento no cuadra. Diferencia: ${formatPesos(abs(problem.difference))}.`;
  }
}

/** The first problem to fix, in the words of `problemText`. */
function firstProblem(problems: readonly EntryProblem[]): string {
  const [first] = problems;
  return first ? problemText(first) : "El asiento no se puede registrar.";
}

function nitProblem(problem: NitProblem): string {
  switch (problem.kind) {
    case "characters":
      return "El NIT solo lleva números, puntos y un guion antes del dígito de verificación.";
    case "length":
      return "El NIT o la cédula tiene entre 5 y 15 dígitos.";
    case "check-digit":
      return `El dígito de verificación de este NIT es ${problem.expected}. Revisa el número.`;
  }
}

function yearProblem(problem: YearRefusal, year: number): string {
  switch (problem) {
    case "drafts":
      return `Hay borradores en ${year}. Termínalos o descártalos antes de cerrar.`;
    case "earlier-open":
      return "Cierra primero el período anterior: sus resultados siguen abiertos y quedarían dentro de este.";
    case "nothing-to-close":
      return `Las cuentas de resultados de ${year} ya están en cero.`;
    case "nothing-to-carry":
      return `No hay un resultado de ${year - 1} por trasladar.`;
    case "nothing-to-reopen":
      return `${year} no tiene asientos de cierre que se puedan anular.`;
    case "nothing-missing":
      return `Los libros de ${year} ya tienen alguno de estos asientos. Vuelve a mirar lo que falta.`;
  }
}

type SetupRefusal = Extract<
  Refusal,
  {
    kind:
      | "blank-name"
      | "bad-fiscal-year"
      | "too-many-notes"
      | "bad-restatement"
      | "bad-period"
      | "period-leaves-out"
      | "chart-in-use";
  }
>;

/** Why a book cannot be set up so. */
function setupText(refusal: SetupRefusal): string {
  if (refusal.kind === "bad-period")
    return "Las fechas no forman un período: la final no puede ir antes de la inicial.";
  if (refusal.kind === "period-leaves-out")
    return `Hay asientos del ${formatDay(refusal.from)} al ${formatDay(refusal.to)}: el período del libro debe incluirlos.`;
  if (refusal.kind === "blank-name") return "Escribe un nombre.";
  if (refusal.kind === "bad-fiscal-year") return "El año fiscal va de 1900 a 2199.";
  if (refusal.kind === "bad-restatement") return "Revisa las cuentas, el valor y la razón de la reexpresión.";
  if (refusal.kind === "too-many-notes")
    return `Ya hay ${refusal.most} notas propias. Quita una para añadir otra.`;
  const only = "El plan de cuentas solo cambia mientras el libro está vacío";
  const { count } = refusal;
  const here: Readonly<Record<ChartUse, string>> = {
    entries: `este ya tiene ${plural(count, "asiento", "asientos")}.`,
    drafts: `este tiene ${plural(count, "borrador", "borradores")}. Regístralos o descártalos primero.`,
    accounts: `este tiene ${plural(count, "subcuenta o bolsillo", "subcuentas o bolsillos")} que se perderían.`,
  };
  return `${only}: ${here[refusal.by]}`;
}

const GONE = {
  "unknown-company": "Esta empresa ya no existe.",
  "unknown-book": "Este libro ya no existe.",
  "unknown-statement": "Este estado financiero ya no existe.",
  "unknown-analysis": "Este análisis ya no existe.",
  "unknown-entry": "Este asiento ya no existe.",
} as const;

const PLAIN = {
  "damaged-book": "Este libro tiene un registro dañado. Verifícalo y repáralo en Configuración.",
  "already-reversed": "Este asiento es parte de una reversión y ya no se corrige.",
  "inventory-entry": "Este asiento viene del inventario: anula allí su movimiento.",
  "entry-with-items":
    "Este asiento mueve artículos. En Inventario, abre el artículo y quítale el movimiento; después cambia el asiento.",
  "nothing-to-import": "No hay asientos para importar.",
  "nothing-to-undo": "No hay nada que deshacer, o alguien siguió trabajando a partir de ahí.",
} as const;

const NOT_POSTED: Readonly<Record<Entry["status"], string>> = {
  draft: "Este asiento todavía es un borrador.",
  posted: "Este asiento ya está registrado.",
  void: "Este asiento está anulado.",
};

type AccountRefusal = Extract<Refusal, { kind: "own-account" | "account-fixed" | "debt-changed" }>;

/** Why an account does not take it: what it is, where it is used, or what is owed on it now. */
function accountText(refusal: AccountRefusal): string {
  if (refusal.kind === "debt-changed")
    return `Otra pestaña cambió lo que se debe: ahora son ${formatPesos(refusal.owed)}. Revisa el valor y guarda otra vez si todavía hace falta.`;
  if (refusal.kind === "own-account")
    return `${refusal.code === undefined ? "" : `${refusal.code}: `}${OWN_ACCOUNT[refusal.problem]}`;
  const { book, month } = refusal;
  return month === null
    ? `El libro «${book}» no admite cambios y usa esta cuenta.`
    : `El libro «${book}» usa esta cuenta en ${formatMonth(month).toLowerCase()}, que está cerrado. Abre otra cuenta en el lugar nuevo.`;
}

/** The one Spanish text for each reason why a command was refused. */
export function refusalText(refusal: Refusal | StorageRefusal): string {
  switch (refusal.kind) {
    case "unknown-company":
    case "unknown-book":
    case "unknown-statement":
    case "unknown-analysis":
    case "unknown-entry":
      return GONE[refusal.kind];
    case "read-only":
      return `Este libro está ${STATUS_WORDS[refusal.status]} y es de solo lectura. Reábrelo para hacer cambios.`;
    case "plan":
      return policyText(refusal.text).text;
    case "over-limit":
      return overLimitTexts[refusal.of];
    case "stale-company":
      return "Otra pestaña guardó una versión distinta de esta empresa.";
    case "stale-statement":
      return "Otra pestaña guardó una versión distinta de este estado financiero.";
    case "bad-day":
      return "La fecha no es un día del calendario.";
    case "bad-nit":
      return nitProblem(refusal.problem);
    case "blank-name":
    case "bad-fiscal-year":
    case "too-many-notes":
    case "bad-restatement":
    case "bad-period":
    case "period-leaves-out":
    case "chart-in-use":
      return setupText(refusal);
    case "not-posted":
      return NOT_POSTED[refusal.status];
    case "closed-month":
      return `${formatMonth(refusal.month)} está cerrado. Usa una fecha de un mes abierto o revierte el asiento.`;
    case "not-closed":
      return `${formatMonth(refusal.month)} no está cerrado.`;
    case "stale":
      return "Otra pestaña guardó una versión distinta de este asiento.";
    case "problems":
      return firstProblem(refusal.problems);
    case "row-problems":
      return `Fila ${refusal.row + 1}: ${firstProblem(refusal.problems)}`;
    case "book-too-large":
      return "Las sumas del libro serían demasiado grandes.";
    case "year":
      return yearProblem(refusal.problem, refusal.year);
    case "drafts-in-month":
      return `Hay ${plural(refusal.drafts, "borrador", "borradores")} en este mes. Termínalos o descártalos antes de cerrarlo.`;
    case "damaged-book":
    case "nothing-to-import":
    case "nothing-to-undo":
    case "already-reversed":
    case "inventory-entry":
    case "entry-with-items":
      return PLAIN[refusal.kind];
    case "own-account":
    case "account-fixed":
    case "debt-changed":
      return accountText(refusal);
    case "storage":
      return troubleText(refusal.trouble);
  }
}

import { fold } from "../../kernel/spanish.ts";
import { isPlainJournal, lineOf } from "../plain/plain-lines.ts";
import { type FoundHead, findHead } from "../table/find-head.ts";
import { type FileSheet, plainCell, type SheetRow } from "../table/sheet.ts";
import { accountCell } from "../values/cell-columns.ts";
import { withLevels } from "./account-levels.ts";
import { holdsSections, SECTION_LABEL } from "./account-sections.ts";
import {
  COLUMN_MEANINGS,
  type ColumnMeaning,
  hasAccount,
  hasBothAccounts,
  hasSides,
  journalWorth,
  ledgerWorth,
  MEANING_WORDS,
  operationsWorth,
  trialWorth,
} from "./column-meanings.ts";
import { sideSaid } from "./row-cells.ts";
import { holdsVouchers } from "./voucher-heads.ts";

/**
 * A journal; vouchers one below the other with their day above their accounts; a trial balance; a list of operations; a
 * journal in plain text.
 */
export const TABLE_KINDS = ["journal", "vouchers", "trial", "operations", "plain"] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** How the rows of a sheet are to be read. */
export interface TableLayout {
  readonly kind: TableKind;
  readonly meanings: readonly ColumnMeaning[];
  /** The first row below the heading, among those of the sheet. */
  readonly next: number;
  /** The headings, to tell the same layout again and rows that repeat them. */
  readonly labels: readonly string[];
}

const LOOKED_AT = 200;

/** Where books written by hand put the code of an account. */
const FOLIO = /^(?:ref|referencia|folio|cod)[. ]*$/;
/** As long as a code of the decree, of a class that entries move. */
const USUAL_CODE = /^[1-9]\d{3}(?:\d\d){0,3}$/;

function holdsCodes(rows: readonly SheetRow[], at: number, code: RegExp): boolean {
  const cells = rows.slice(0, LOOKED_AT).map(({ cells: all }) => accountCell(all[at]));
  const codes = cells.filter((each) => code.test(each.code)).length;
  return codes > cells.filter((each) => !code.test(each.code) && each.code + each.name !== "").length;
}

/**
 * Where a column of names holds codes, as under "Cuenta" beside "Nombre", it is the column of codes; where accounts have
 * names alone, so is a column of folios that holds codes.
 */
function withCodes(
  meanings: readonly ColumnMeaning[],
  labels: readonly string[],
  rows: readonly SheetRow[],
): readonly ColumnMeaning[] {
  if (meanings.includes("code") || !meanings.includes("account")) return meanings;
  const [named, folio] = [meanings.indexOf("account"), meanings.indexOf("reference")];
  const isFolio = FOLIO.test(fold(labels[folio] ?? "")) && holdsCodes(rows, folio, USUAL_CODE);
  const at = holdsCodes(rows, named, /\d/) ? named : isFolio ? folio : -1;
  return meanings.map((each, column) => (column === at ? "code" : each));
}

const SIDE_HEAD = /^(?:|n|nat|naturaleza|tipo|s|signo|d\/c|db\/?cr)\.?$/;

/**
 * A trial balance may write its balances without signs and, in a column after them without a heading or with that of a side, whether each is
 * debit or credit: that column is their side.
 */
function withBalanceSide(
  meanings: readonly ColumnMeaning[],
  labels: readonly string[],
  rows: readonly SheetRow[],
): readonly ColumnMeaning[] {
  const at = meanings.indexOf("balance") + 1;
  const isSide = SIDE_HEAD.test(fold(labels[at] ?? ""));
  if (at === 0 || !isSide || !/^(?:none|number|kind|side)$/.test(meanings[at] ?? "none")) return meanings;
  const said = rows.slice(0, LOOKED_AT).flatMap(({ cells }) => plainCell(cells[at]) || []);
  if (said.length === 0 || !said.every((text) => sideSaid(text) !== null)) return meanings;
  const whole = Array.from(
    { length: Math.max(meanings.length, at + 1) },
    (_, each) => meanings[each] ?? "none",
  );
  return whole.map((each, column) => {
    if (column === at) return "side";
    return each === "side" ? "none" : each;
  });
}

const NUMBERS = /^(?:numero|nro|no|num|n|n[º°]|consecutivo|documento|doc)\b/;

/** Where documents are called by letters alone and have their number in a column of its own, that one tells them apart. */
function withNumbers(
  meanings: readonly ColumnMeaning[],
  labels: readonly string[],
  rows: readonly SheetRow[],
): readonly ColumnMeaning[] {
  const letters = meanings.indexOf("number");
  if (letters < 0) return meanings;
  const texts = (at: number) => rows.slice(0, LOOKED_AT).flatMap(({ cells }) => plainCell(cells[at]) || []);
  const said = texts(letters);
  if (said.length === 0 || !said.every((text) => /^[A-Za-z]{1,4}$/.test(text))) return meanings;
  const numbers = labels.findIndex(
    (label, at) =>
      /^(?:none|reference)$/.test(meanings[at] ?? "none") &&
      NUMBERS.test(fold(label)) &&
      texts(at).some((text) => /\d/.test(text)),
  );
  if (numbers < 0) return meanings;
  return labels.map((_, at) => {
    if (at === numbers) return "number";
    if (at === letters) return "kind";
    return meanings[at] === "kind" ? "none" : (meanings[at] ?? "none");
  });
}

function layoutOf(
  kind: TableKind,
  head: FoundHead<ColumnMeaning> | null,
  { rows }: Pick<FileSheet, "rows">,
): TableLayout | null {
  if (head === null) return null;
  const body = rows.slice(head.next);
  const named = head.uses.map((use) => use ?? "none");
  // A trial balance has no words but the names of its accounts.
  const isNamed = kind === "trial" && !named.includes("account");
  const own = isNamed ? named.map((each) => (each === "text" ? "account" : each)) : named;
  const numbered = kind === "journal" ? withNumbers(own, head.labels, body) : own;
  const leveled = withLevels(withCodes(numbered, head.labels, body), head.labels, body);
  const meanings = kind === "trial" ? withBalanceSide(leveled, head.labels, body) : leveled;
  return { kind, meanings, next: head.next, labels: head.labels };
}

/** A student's journal: its only words are accounts, each with its code; null for any other table. */
function detailedLayout(sheet: Pick<FileSheet, "rows">): TableLayout | null {
  const { rows } = sheet;
  const head = findHead(rows, MEANING_WORDS, (uses) =>
    ["date", "text", "debit", "credit"].every((use) => uses.has(use as ColumnMeaning)) && !hasAccount(uses)
      ? uses.size
      : 0,
  );
  const at = head?.uses.indexOf("text") ?? -1;
  if (head === null || !holdsCodes(rows.slice(head.next), at, USUAL_CODE)) return null;
  const uses = head.uses.map((use) => (use === "text" ? "account" : use));
  return layoutOf("journal", { ...head, uses }, sheet);
}

/** A ledger whose accounts stand in rows of their own, above their movements; null for any other table. */
function sectionedLayout({ rows }: Pick<FileSheet, "rows">): TableLayout | null {
  const head = findHead(rows, MEANING_WORDS, ledgerWorth);
  if (head === null) return null;
  const named = head.uses.map((use) => use ?? "none");
  if (!holdsSections(rows, head.next, named.indexOf("date"))) return null;
  // The names of its columns are those of third parties: accounts have none of their own.
  const isOfParty = !named.includes("party");
  const meanings = named.map((each) => (each === "account" ? (isOfParty ? "party" : "none") : each));
  return {
    kind: "journal",
    meanings: [...meanings, "code"],
    next: head.next,
    labels: [...head.labels, SECTION_LABEL],
  };
}

/** A text that is no table comes as lines of one cell each. */
function isTextOfLines(rows: readonly SheetRow[]): boolean {
  return rows.slice(0, LOOKED_AT).every(({ cells }) => cells.length === 1 && typeof cells[0] === "string");
}

/** Whether accounts are told by their names alone, as the names of a ledger's third parties seem to. */
function isByName({ meanings }: TableLayout): boolean {
  return !meanings.some((each) => each === "code" || each === "level" || each === "debitAccount");
}

/** How a sheet is read, by its headings; null where they do not say it, and a person must. */
export function recogniseSheet(sheet: Pick<FileSheet, "rows">): TableLayout | null {
  const { rows } = sheet;
  if (isTextOfLines(rows) && isPlainJournal(rows.map(lineOf)))
    return { kind: "plain", meanings: [], next: 0, labels: [] };
  const journal = layoutOf("journal", findHead(rows, MEANING_WORDS, journalWorth), sheet);
  if (journal !== null && !isByName(journal)) return journal;
  const detailed = journal === null ? detailedLayout(sheet) : null;
  if (detailed !== null) return detailed;
  const sectioned = sectionedLayout(sheet);
  if (sectioned !== null) return sectioned;
  if (journal !== null) return journal;
  const trial = layoutOf("trial", findHead(rows, MEANING_WORDS, trialWorth), sheet);
  if (trial === null) return layoutOf("operations", findHead(rows, MEANING_WORDS, operationsWorth), sheet);
  const isBalance = trial.meanings.some((each) => each === "balance" || each === "endDebit");
  return !isBalance && holdsVouchers(rows) ? { ...trial, kind: "vouchers" } : trial;
}

/** How much of a sheet would be read: a journal before a trial balance, then the longer one. */
export function worthAsBook(sheet: FileSheet): number {
  const layout = recogniseSheet(sheet);
  if (layout === null) return 0;
  const rows = sheet.rows.length + (sheet.more?.rows ?? 0) - layout.next;
  return layout.kind === "trial" || layout.kind === "operations" ? rows : rows * 1000;
}

/** What a layout lacks to be read. */
export function lackingIn({
  kind,
  meanings,
}: Pick<TableLayout, "kind" | "meanings">): readonly ("date" | "account" | "sides" | "text" | "flow")[] {
  if (kind === "plain") return [];
  const uses = new Set(meanings);
  if (kind === "operations")
    return [
      ...(uses.has("date") ? [] : (["date"] as const)),
      ...(uses.has("text") || uses.has("category") ? [] : (["text"] as const)),
      ...(uses.has("in") || uses.has("out") || uses.has("amount") ? [] : (["flow"] as const)),
    ];
  const sides = kind !== "trial" ? hasSides(uses) : trialWorth(new Set([...uses, "code"])) > 0;
  return [
    ...(kind === "journal" && !uses.has("date") ? (["date"] as const) : []),
    ...(hasAccount(uses) || (kind === "journal" && hasBothAccounts(uses)) ? [] : (["account"] as const)),
    ...(sides ? [] : (["sides"] as const)),
  ];
}

/** By what a layout is told again: its headings, or how many columns it has where it has none. */
export function layoutKey(labels: readonly string[]): string {
  const said = labels.map((label) => label.trim().toLowerCase()).join("|");
  return said.slice(0, 400);
}

/** A layout that was kept, as text. */
export function textOfLayout({ kind, meanings, next }: TableLayout): string {
  return [kind, next, ...meanings].join(",");
}

/** The same read back; null for anything else. */
export function layoutOfText(text: string, labels: readonly string[]): TableLayout | null {
  const [kind, next, ...words] = text.split(",");
  const meanings = words.flatMap((word) => COLUMN_MEANINGS.filter((each) => each === word));
  const at = Number(next);
  const isKind = (text: string | undefined): text is TableKind => TABLE_KINDS.some((each) => each === text);
  if (!isKind(kind)) return null;
  if (next === "" || !Number.isInteger(at) || at < 0 || at > 100_000) return null;
  return words.length > 0 && meanings.length === words.length ? { kind, meanings, next: at, labels } : null;
}

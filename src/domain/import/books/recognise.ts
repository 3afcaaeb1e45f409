import { isPlainJournal, lineOf } from "../plain/plain-lines.ts";
import { type FoundHead, findHead } from "../table/find-head.ts";
import type { FileSheet, SheetRow } from "../table/sheet.ts";
import { accountCell } from "../values/cell-columns.ts";
import {
  COLUMN_MEANINGS,
  type ColumnMeaning,
  hasSides,
  journalWorth,
  MEANING_WORDS,
  operationsWorth,
  trialWorth,
} from "./column-meanings.ts";

export const TABLE_KINDS = ["journal", "trial", "operations", "plain"] as const;
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

/** Where a column of names holds codes, as under "Cuenta" beside "Nombre", it is the column of codes. */
function withCodes(meanings: readonly ColumnMeaning[], rows: readonly SheetRow[]): readonly ColumnMeaning[] {
  if (meanings.includes("code")) return meanings;
  const at = meanings.indexOf("account");
  const cells = rows.slice(0, LOOKED_AT).map(({ cells: all }) => accountCell(all[at]));
  const codes = cells.filter(({ code }) => code !== "").length;
  const names = cells.filter(({ code, name }) => code === "" && name !== "").length;
  return codes > names ? meanings.map((each, column) => (column === at ? "code" : each)) : meanings;
}

function layoutOf(
  kind: TableKind,
  head: FoundHead<ColumnMeaning> | null,
  { rows }: Pick<FileSheet, "rows">,
): TableLayout | null {
  if (head === null) return null;
  const meanings = withCodes(
    head.uses.map((use) => use ?? "none"),
    rows.slice(head.next),
  );
  return { kind, meanings, next: head.next, labels: head.labels };
}

/** A text that is no table comes as lines of one cell each. */
function isTextOfLines(rows: readonly SheetRow[]): boolean {
  return rows.slice(0, LOOKED_AT).every(({ cells }) => cells.length === 1 && typeof cells[0] === "string");
}

/** How a sheet is read, by its headings; null where they do not say it, and a person must. */
export function recogniseSheet(sheet: Pick<FileSheet, "rows">): TableLayout | null {
  const { rows } = sheet;
  if (isTextOfLines(rows) && isPlainJournal(rows.map(lineOf)))
    return { kind: "plain", meanings: [], next: 0, labels: [] };
  return (
    layoutOf("journal", findHead(rows, MEANING_WORDS, journalWorth), sheet) ??
    layoutOf("trial", findHead(rows, MEANING_WORDS, trialWorth), sheet) ??
    layoutOf("operations", findHead(rows, MEANING_WORDS, operationsWorth), sheet)
  );
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
  const sides = kind === "journal" ? hasSides(uses) : trialWorth(new Set([...uses, "code"])) > 0;
  return [
    ...(kind === "journal" && !uses.has("date") ? (["date"] as const) : []),
    ...(uses.has("code") || uses.has("account") ? [] : (["account"] as const)),
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

import {
  type Chart,
  checkAccountName,
  LONGEST_ACCOUNT_NAME,
  type OwnAccountProblem,
} from "../../accounting/chart.ts";
import { fold } from "../../kernel/spanish.ts";
import { splitCells } from "../pasted/split-cells.ts";
import { findHead, type HeadWords, repeatsHead } from "../table/find-head.ts";
import { isTotalRow, type TextRow } from "../table/text-rows.ts";
import { accountCell } from "../values/cell-columns.ts";

/** Why a row of an import cannot become an account. */
export type ImportConflict =
  | Extract<OwnAccountProblem, "bad-code" | "no-parent" | "closed-parent" | "blank-name" | "long-name">
  /** The decree has the code under another name. */
  | "official"
  /** An own account has the code under another name. */
  | "other-name"
  /** An earlier row has the code. */
  | "twice";

export interface ImportedAccount {
  /** As counted in the file, from 1. */
  readonly row: number;
  readonly code: string;
  readonly name: string;
  readonly verdict: "new" | "same" | "conflict";
  readonly conflict?: ImportConflict;
  /** The name that the plan has for the code. */
  readonly known?: string;
}

/** What an import would do, row by row; nothing of it is written yet. */
export interface AccountImport {
  readonly accounts: readonly ImportedAccount[];
  readonly counts: Readonly<Record<ImportedAccount["verdict"], number>>;
  /** Which column is not found. */
  readonly missing: "code" | "name" | null;
  /** Most rows do not fit the Colombian PUC: probably the chart of another country. */
  readonly isForeign: boolean;
}

const HEADS: HeadWords<"code" | "name"> = [
  ["code", /^(?:codigo|cod|puc|code)/],
  ["name", /^(?:nombre|descripcion|denominacion|name)/],
  ["code", /^cuenta/],
  ["name", /^cuenta/],
];
const CODE = /^\d[\d.\s-]*$/;
/** A heading stands below titles of the company. */
const HEAD_WITHIN = 60;

interface Columns {
  /** Columns of codes: one, or one for each level of which a row has the whole code in its own. */
  readonly code: number;
  readonly levels?: readonly number[];
  readonly name: number;
  /** Rows above the first account, of those given. */
  readonly skipped: number;
}

const digits = (cell: string) => cell.replace(/[.\s-]/g, "");

/** Columns by the words of a heading among the first rows, below titles of the company and the period. */
function headed(rows: readonly TextRow[]): Columns | null {
  const head = findHead(rows, HEADS, (uses) => (uses.size === 2 ? 1 : 0));
  const levels = levelled(rows);
  if (head === null || levels !== null) return levels;
  return { code: head.uses.indexOf("code"), name: head.uses.indexOf("name"), skipped: head.next };
}

const LEVELS = /^(?:clase|grupo|(?:sub ?)?(?:cuenta|cta)|auxiliar|aux)$/;

/** The columns of a plan whose codes stand in the one of their level, with those of the names; null for another plan. */
function levelled(rows: readonly TextRow[]): Columns | null {
  for (const [at, { cells }] of rows.slice(0, HEAD_WITHIN).entries()) {
    const words = cells.map((cell) =>
      fold(cell)
        .replace(/[^a-z]+/g, " ")
        .trim(),
    );
    const levels = words.flatMap((word, column) => (LEVELS.test(word) ? [column] : []));
    const name = words.findIndex((word) => /^(?:nombre|descripcion|denominacion)/.test(word));
    if (levels.length < 3 || name < 0) continue;
    const below = rows
      .slice(at + 1)
      .filter((row) => levels.some((column) => CODE.test(row.cells[column] ?? "")));
    const isOne = ({ cells: each }: TextRow) =>
      levels.filter((column) => (each[column] ?? "") !== "").length === 1;
    if (below.length > 0 && below.every(isOne))
      return { code: levels[0] ?? 0, levels, name, skipped: at + 1 };
  }
  return null;
}

function codeIn(cells: readonly string[], columns: readonly number[]): string {
  const cell = columns.map((column) => cells[column] ?? "").find((text) => text !== "") ?? "";
  return accountCell(cell).code || digits(cell);
}

/** Columns by what they hold: most codes, and of the others most letters. */
function guessed(rows: readonly TextRow[]): Partial<Columns> {
  // Cell by cell: a hostile text may have many columns in one row and many rows of none.
  const best = (fits: (cell: string) => boolean, other?: number) => {
    const counts = new Map<number, number>();
    for (const { cells } of rows)
      for (const [column, cell] of cells.entries())
        if (column !== other && fits(cell)) counts.set(column, (counts.get(column) ?? 0) + 1);
    const [first] = [...counts].sort(([a, most], [b, more]) => more - most || a - b);
    return first?.[0];
  };
  const code = best((cell) => CODE.test(cell));
  const name = best((cell) => /\p{L}/u.test(cell), code);
  return { ...(code !== undefined && { code }), ...(name !== undefined && { name }), skipped: 0 };
}

/** Rows that do not fit at all; a plan of one's own seldom has as many of them as accounts that fit. */
const ALIEN: ReadonlySet<ImportConflict | undefined> = new Set([
  "bad-code",
  "no-parent",
  "official",
] as const);
const FEW = 5;

const sameName = (a: string, b: string) =>
  fold(a).replace(/\s+/g, " ").trim() === fold(b).replace(/\s+/g, " ").trim();

/** What the plan says of one code and name, given the codes that come above it in the file. */
function judge(
  chart: Chart,
  coming: ReadonlySet<string>,
  code: string,
  name: string,
): Omit<ImportedAccount, "row" | "code" | "name"> {
  const known = chart.byCode.get(code);
  if (known) {
    if (sameName(known.name, name)) return { verdict: "same" };
    return {
      verdict: "conflict",
      conflict: known.own === true ? "other-name" : "official",
      known: known.name,
    };
  }
  if (!/^\d{4,12}$/.test(code) || code.length % 2 === 1) return { verdict: "conflict", conflict: "bad-code" };
  const problem = checkAccountName(name);
  if (problem === "blank-name" || problem === "long-name") return { verdict: "conflict", conflict: problem };
  const parent = code.slice(0, -2);
  if (chart.byCode.get(parent)?.closed) return { verdict: "conflict", conflict: "closed-parent" };
  return chart.byCode.has(parent) || coming.has(parent)
    ? { verdict: "new" }
    : { verdict: "conflict", conflict: "no-parent" };
}

/** The rows as accounts, judged from the shortest code on, so that a file may bring parents after what is below them. */
function judged(
  chart: Chart,
  rows: readonly Pick<ImportedAccount, "row" | "code" | "name">[],
): ImportedAccount[] {
  const seen = new Set<string>();
  const coming = new Set<string>();
  const found = new Map<number, ImportedAccount>();
  for (const each of [...rows].sort((a, b) => a.code.length - b.code.length)) {
    const isTwice = each.code !== "" && seen.has(each.code);
    seen.add(each.code);
    const judgement = isTwice
      ? ({ verdict: "conflict", conflict: "twice" } as const)
      : judge(chart, coming, each.code, each.name);
    if (judgement.verdict === "new") coming.add(each.code);
    found.set(each.row, { ...each, ...judgement });
  }
  return rows.flatMap(({ row }) => found.get(row) ?? []);
}

const NOTHING: AccountImport = {
  accounts: [],
  counts: { new: 0, same: 0, conflict: 0 },
  missing: null,
  isForeign: false,
};

/** Reads a table of codes and names, pasted or from a file, as a plan of what would be added to a chart. */
export function readAccountRows(chart: Chart, rows: readonly TextRow[]): AccountImport {
  if (rows.every(({ cells }) => cells.every((cell) => cell === ""))) return NOTHING;
  const { code, levels, name, skipped = 0 } = headed(rows) ?? guessed(rows);
  if (code === undefined) return { ...NOTHING, missing: "code" };
  if (name === undefined) return { ...NOTHING, missing: "name" };
  const labels = rows[skipped - 1]?.cells ?? [];
  const typed = rows
    .slice(skipped)
    .filter(({ cells }) => !isTotalRow(cells) && !repeatsHead({ row: 0, cells }, labels))
    .map(({ row, cells }) => ({
      row,
      // One that is no code stays as it is written, to be named.
      code: codeIn(cells, levels ?? [code]),
      // Twice the longest name is enough to see that it is too long.
      name: (cells[name] ?? "").slice(0, 2 * LONGEST_ACCOUNT_NAME),
    }))
    // A row with neither digits nor a name is empty, a heading, or the sums of an exported plan.
    .filter((each) => /\d/.test(each.code) || each.name !== "");
  const accounts = judged(chart, typed);
  const counts = { new: 0, same: 0, conflict: 0 };
  for (const { verdict } of accounts) counts[verdict] += 1;
  const alien = accounts.filter(({ conflict }) => ALIEN.has(conflict)).length;
  return { accounts, counts, missing: null, isForeign: alien > FEW && alien * 2 > accounts.length };
}

/** The same of a pasted text. */
export function readAccounts(chart: Chart, text: string): AccountImport {
  return readAccountRows(
    chart,
    splitCells(text).map((cells, index) => ({ row: index + 1, cells })),
  );
}

/** How much of a sheet are accounts that fit, to tell which of several holds the plan. */
export function worthAsPlan(chart: Chart, rows: readonly TextRow[]): number {
  const { counts } = readAccountRows(chart, rows);
  return counts.new + counts.same;
}

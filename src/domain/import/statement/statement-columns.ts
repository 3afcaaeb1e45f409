import type { Day } from "../../kernel/day.ts";
import { fold } from "../../kernel/spanish.ts";
import { bestHead } from "../table/find-head.ts";
import { type FileCell, type FileSheet, isCellError, plainCell } from "../table/sheet.ts";
import { accountCell } from "../values/cell-columns.ts";
import { dayInWords } from "../values/period-in-words.ts";
import { looksLikeMoney } from "../values/written-money.ts";
import { COLUMN_WORDS, type ColumnRole } from "./statement-names.data.ts";
import type { UploadedPeriod } from "./uploaded-statement.ts";

/** Where a figure of a period comes from: added columns, less subtracted ones. */
export interface FigureColumns {
  readonly period: UploadedPeriod;
  readonly plus: readonly number[];
  readonly minus: readonly number[];
}

export interface StatementColumns {
  /** -1: the table has none. */
  readonly code: number;
  readonly name: number;
  readonly figures: readonly FigureColumns[];
  /** The figures are debits less credits. */
  readonly isSigned: boolean;
  /** Index of the first row below the heading. */
  readonly first: number;
}

/** Rows that are looked at to tell what a column holds. */
const SAMPLE_ROWS = 400;

/** A heading is no sentence. */
const LONGEST_HEAD = 80;

const isYear = (cell: FileCell | undefined) =>
  typeof cell === "number" && Number.isInteger(cell) && cell >= 1990 && cell <= 2100;

/** What a heading says, folded, with the group that it stands under. */
function roleOf(label: string): ColumnRole | null {
  const own = fold(label);
  if (own === "" || own.length > LONGEST_HEAD) return null;
  const role = COLUMN_WORDS.find(([words]) => words.test(own))?.[1];
  if (role === "period" || (role === undefined && dayInWords(own) !== null))
    return isTitle(own) ? null : "period";
  return role ?? null;
}

/** "A 31 de diciembre de 2025": a title says the period of the whole table, not of a column. */
function isTitle(text: string): boolean {
  return (
    text.length > 45 || /^(?:al?|del?|periodo|corte|por el|en|cifras|balance|estado)\b(?! fecha)/.test(text)
  );
}

const FIGURES: ReadonlySet<ColumnRole> = new Set([
  "debit",
  "credit",
  "balance",
  "balance-debit",
  "balance-credit",
  "period",
]);

interface Heading {
  readonly index: number;
  readonly roles: ReadonlyMap<number, ColumnRole>;
}

/** A figure among headings is none of them, except a year or a day: those are periods. */
function headingText(cell: FileCell): string {
  const isOther =
    (typeof cell === "number" && !isYear(cell)) || typeof cell === "boolean" || isCellError(cell);
  return isOther ? "—" : plainCell(cell);
}

/** "Saldos" over Débito and Crédito; a heading that says it of its own is not said twice. */
const GROUPS = { over: /^(?:nuevo )?(?:saldos?|movimientos?)\b/, says: /saldo|movimiento/ };

function worthOf(sheet: FileSheet, money: ReadonlyMap<number, number>) {
  return (uses: readonly (ColumnRole | null)[], index: number): number => {
    const cells = sheet.rows[index]?.cells ?? [];
    const strange = uses.filter((role, column) => role === null && plainCell(cells[column]) !== "").length;
    const figures = uses.filter(
      (role, column) => role !== null && FIGURES.has(role) && money.has(column),
    ).length;
    const labels = uses.filter((role) => role === "code" || role === "name" || role === "account").length;
    // A title may stand over the names; beside it a number such as 2025 is a figure and no year.
    const mayBeTitled = strange === 1 && !cells.some(isYear);
    const isHeading = figures > 0 && (labels > 0 || strange === 0 || mayBeTitled);
    return isHeading ? figures + 2 * labels - strange : 0;
  };
}

function findHeading(sheet: FileSheet): Heading | null {
  const found = bestHead<ColumnRole>(sheet, {
    texts: ({ cells }) => cells.map(headingText),
    groups: GROUPS,
    uses: (labels) => labels.map(roleOf),
    worth: worthOf(sheet, countColumns(sheet, 0, isMoney)),
  });
  if (found === null) return null;
  const roles = found.uses.flatMap((role, column) => (role === null ? [] : [[column, role] as const]));
  return { index: found.next - 1, roles: new Map(roles) };
}

/** How many of the sampled cells of each column are of a kind. */
function countColumns(
  sheet: FileSheet,
  first: number,
  fits: (cell: FileCell) => boolean,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { cells } of sheet.rows.slice(first, first + SAMPLE_ROWS))
    for (const [column, cell] of cells.entries())
      if (fits(cell)) counts.set(column, (counts.get(column) ?? 0) + 1);
  return counts;
}

function most(counts: ReadonlyMap<number, number>, but: readonly number[] = []): number {
  const [best] = [...counts]
    .filter(([column]) => !but.includes(column))
    .sort(([a, x], [b, y]) => y - x || a - b);
  return best?.[0] ?? -1;
}

const isMoney = (cell: FileCell) =>
  typeof cell === "number" || (typeof cell === "string" && looksLikeMoney(plainCell(cell)));
const isWords = (cell: FileCell) => typeof cell === "string" && /\p{L}{3}/u.test(cell);
/** Codes of the PUC: one, two, four or more digits that begin with a class. */
const isCode = (cell: FileCell) => /^[1-9](?:\d|\d{3,11})?$/.test(accountCell(cell).code);

function labelsOf(sheet: FileSheet, { index, roles }: Heading): Pick<StatementColumns, "code" | "name"> {
  const of = (role: ColumnRole) => [...roles].filter(([, each]) => each === role).map(([column]) => column);
  const taken = [...roles].filter(([, role]) => role !== "account").map(([column]) => column);
  const words = countColumns(sheet, index + 1, isWords);
  const codes = countColumns(sheet, index + 1, isCode);
  const [account = -1] = of("account");
  const [headedCode = -1] = of("code");
  const [headedName = -1] = of("name");
  const isAccountCode = account >= 0 && (codes.get(account) ?? 0) > (words.get(account) ?? 0);
  const code = headedCode >= 0 ? headedCode : isAccountCode ? account : -1;
  const name =
    headedName >= 0 ? headedName : account >= 0 && !isAccountCode ? account : most(words, [...taken, code]);
  if (code >= 0 || name <= 0) return { code, name };
  // A column of codes without a heading, left of the names.
  const loose = most(codes, [...taken, name]);
  return { code: loose >= 0 && loose < name && (codes.get(loose) ?? 0) >= 3 ? loose : -1, name };
}

const NO_PERIOD: UploadedPeriod = { label: "", day: null };

function figuresOf(
  sheet: FileSheet,
  { index, roles }: Heading,
): Pick<StatementColumns, "figures" | "isSigned"> | null {
  const last = (role: ColumnRole) =>
    [...roles]
      .filter(([, each]) => each === role)
      .map(([column]) => column)
      .at(-1) ?? -1;
  const one = (plus: readonly number[], minus: readonly number[], isSigned = true) => ({
    figures: [
      { period: NO_PERIOD, plus: plus.filter((at) => at >= 0), minus: minus.filter((at) => at >= 0) },
    ],
    isSigned,
  });
  const [debit, credit, balance] = [last("debit"), last("credit"), last("balance")];
  const [owing, owed] = [last("balance-debit"), last("balance-credit")];
  if (owing >= 0 && owed >= 0) return one([owing], [owed]);
  if (balance >= 0) return one([balance], [], false);
  if (debit >= 0 && credit >= 0) return one([last("opening"), debit], [credit]);
  const money = countColumns(sheet, index + 1, isMoney);
  const figures = [...roles]
    .filter(([column, role]) => role === "period" && (money.get(column) ?? 0) > 0)
    .map(([column]) => {
      const cell = sheet.rows[index]?.cells[column] ?? null;
      const label = plainCell(cell);
      return { period: { label, day: dayOf(cell) }, plus: [column], minus: [] };
    });
  return figures.length === 0 ? null : { figures, isSigned: false };
}

function dayOf(cell: FileCell): Day | null {
  if (typeof cell === "object" && cell !== null && "day" in cell) return cell.day;
  return dayInWords(fold(plainCell(cell)));
}

/** Without a heading: names where most words are, codes left of them, and figures wherever two or more stand. */
function guessed(sheet: FileSheet): StatementColumns | null {
  const name = most(countColumns(sheet, 0, isWords));
  const codes = countColumns(sheet, 0, isCode);
  const loose = most(codes, [name]);
  const code = loose >= 0 && loose < name && (codes.get(loose) ?? 0) >= 3 ? loose : -1;
  const figures = [...countColumns(sheet, 0, isMoney)]
    .filter(([column, count]) => column !== name && column !== code && column > code && count >= 2)
    .sort(([a], [b]) => a - b)
    .slice(0, 1)
    .map(([column]) => ({ period: NO_PERIOD, plus: [column], minus: [] }));
  if (name < 0 || figures.length === 0) return null;
  return { code, name, figures, isSigned: false, first: 0 };
}

/** The columns of a trial balance or of a statement; null if the sheet holds neither. */
export function statementColumns(sheet: FileSheet): StatementColumns | null {
  const heading = findHeading(sheet);
  if (heading === null) return guessed(sheet);
  const figures = figuresOf(sheet, heading);
  const labels = labelsOf(sheet, heading);
  if (figures === null || (labels.code < 0 && labels.name < 0)) return guessed(sheet);
  return { ...labels, ...figures, first: heading.index + 1 };
}

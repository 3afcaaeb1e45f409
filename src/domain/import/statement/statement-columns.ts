import type { Day } from "../../kernel/day.ts";
import { fold } from "../../kernel/spanish.ts";
import { bestHead } from "../table/find-head.ts";
import { type FileCell, type FileSheet, isCellError, plainCell, type SheetRow } from "../table/sheet.ts";
import { accountCell } from "../values/cell-columns.ts";
import { dayInWords } from "../values/period-in-words.ts";
import { looksLikeMoney } from "../values/written-money.ts";
import { COLUMN_WORDS, type ColumnRole, isSectionName } from "./statement-names.data.ts";
import type { UploadedPeriod } from "./uploaded-statement.ts";

/** Where a figure of a period comes from: added columns, less subtracted ones. */
export interface FigureColumns {
  readonly period: UploadedPeriod;
  readonly plus: readonly number[];
  readonly minus: readonly number[];
  /** One figure in several columns, of parts and of their sums: the first of `plus` that a row has. */
  readonly isEither?: true;
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

export const isYearCell = (cell: FileCell | undefined): boolean =>
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
  const isOther = (typeof cell === "number" && !isYearCell(cell)) || isCellError(cell);
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
    // A title may stand over the names; beside it a number such as 2025 is a figure and no year, but beside "Activo".
    const isSection = cells.some((cell) => isSectionName(plainCell(cell)));
    const mayBeTitled = strange === 1 && (isSection || !cells.some(isYearCell));
    const isHeading = figures > 0 && (labels > 0 || strange === 0 || mayBeTitled);
    // The only year beside «Ingresos» is worth something: it is no figure of theirs.
    return isHeading ? Math.max(figures + 2 * labels - strange, 1) : 0;
  };
}

function findHeading(sheet: FileSheet): Heading | null {
  const found = bestHead<ColumnRole>(sheet, {
    texts: ({ cells }) => cells.map(headingText),
    groups: GROUPS,
    uses: (labels) => labels.map(roleOf),
    worth: worthOf(sheet, countColumns(sheet, 0, isMoneyCell)),
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

export const isMoneyCell = (cell: FileCell): boolean =>
  typeof cell === "number" || (typeof cell === "string" && looksLikeMoney(plainCell(cell)));
export const isWordsCell = (cell: FileCell): boolean => typeof cell === "string" && /\p{L}{3}/u.test(cell);
/** Codes of the PUC: one, two, four or more digits that begin with a class. */
const isCode = (cell: FileCell) => /^[1-9](?:\d|\d{3,11})?$/.test(accountCell(cell).code);

function labelsOf(sheet: FileSheet, { index, roles }: Heading): Pick<StatementColumns, "code" | "name"> {
  const of = (role: ColumnRole) => [...roles].filter(([, each]) => each === role).map(([column]) => column);
  const taken = [...roles].filter(([, role]) => role !== "account").map(([column]) => column);
  const words = countColumns(sheet, index + 1, isWordsCell);
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
  name: number,
): Pick<StatementColumns, "figures" | "isSigned"> | null {
  const last = (role: ColumnRole) =>
    [...roles]
      .filter(([, each]) => each === role)
      .map(([column]) => column)
      .at(-1) ?? -1;
  const one = (plus: readonly number[], minus: readonly number[], isSigned = true) => ({
    figures: [{ period: NO_PERIOD, plus: plus.filter((at) => at >= 0), minus }],
    isSigned,
  });
  const [debit, credit, balance] = [last("debit"), last("credit"), last("balance")];
  const [owing, owed] = [last("balance-debit"), last("balance-credit")];
  if (owing >= 0 && owed >= 0) return one([owing], [owed]);
  if (balance >= 0) return one([balance], [], false);
  if (debit >= 0 && credit >= 0) return one([last("opening"), debit], [credit]);
  const money = countColumns(sheet, index + 1, isMoneyCell);
  const figures = [...roles]
    .filter(([column, role]) => role === "period" && (money.get(column) ?? 0) > 0)
    .map(([column]) => {
      const cell = sheet.rows[index]?.cells[column] ?? null;
      const label = plainCell(cell);
      return { period: { label, day: dayOf(cell) }, plus: [column], minus: [] };
    });
  const headOf = (column: number) => fold(plainCell(sheet.rows[index]?.cells[column] ?? null));
  if (figures.length === 0) return null;
  const mayBePart = (column: number) => {
    const role = roles.get(column);
    if (role === "period") return true;
    // «Detalle» is a heading of names as well, where no other column has them.
    const isOfParts = role === undefined || (role === "name" && column !== name);
    return isOfParts && PART.test(headOf(column));
  };
  return { figures: withPartials(sheet, index + 1, figures, mayBePart), isSigned: false };
}

/** The heading of a column of parts or of sums; "" for none. */
const PART = /^$|\bparcial|\bsub ?-?total|^detalle$/;

/** At most one of so many rows has a figure in both columns: the last part, beside their sum. */
const RARELY = 2;

/**
 * The only column of figures with those beside it that a row has instead of it: parts in one, their sums in the next.
 * `others` are the columns that may be such ones.
 */
function withPartials(
  sheet: FileSheet,
  first: number,
  figures: readonly FigureColumns[],
  others: (column: number) => boolean,
): readonly FigureColumns[] {
  const [only] = figures;
  const [own] = only?.plus ?? [];
  const isDated = figures.length > 1 && figures.some(({ period }) => period.day !== null);
  if (only === undefined || own === undefined || isDated) return figures;
  const rows = sheet.rows.slice(first, first + SAMPLE_ROWS);
  const has =
    (column: number) =>
    ({ cells }: SheetRow) =>
      isMoneyCell(cells[column] ?? null);
  const all = rows.filter(has(own)).length;
  const beside = [...countColumns(sheet, first, isMoneyCell)].filter(([column, count]) => {
    const both = rows.filter(has(own)).filter(has(column)).length;
    return column !== own && count >= 2 && others(column) && both * RARELY <= Math.min(all, count);
  });
  if (beside.length < Math.max(figures.length - 1, 1)) return figures;
  const plus = [own, ...beside.map(([column]) => column)].sort((a, b) => a - b);
  const period = only.period.day === null ? NO_PERIOD : only.period;
  return [{ ...only, period, plus, isEither: true }];
}

function dayOf(cell: FileCell): Day | null {
  if (typeof cell === "object" && cell !== null && "day" in cell) return cell.day;
  return dayInWords(fold(plainCell(cell)));
}

/** Without a heading: names where most words are, codes left of them, and figures wherever two or more stand. */
function guessed(sheet: FileSheet): StatementColumns | null {
  const name = most(countColumns(sheet, 0, isWordsCell));
  const codes = countColumns(sheet, 0, isCode);
  const loose = most(codes, [name]);
  const code = loose >= 0 && loose < name && (codes.get(loose) ?? 0) >= 3 ? loose : -1;
  const figures = [...countColumns(sheet, 0, isMoneyCell)]
    .filter(([column, count]) => column !== name && column > code && count >= 2)
    .sort(([a], [b]) => a - b)
    .slice(0, 1)
    .map(([column]) => ({ period: NO_PERIOD, plus: [column], minus: [] }));
  if (name < 0 || figures.length === 0) return null;
  const beside = (column: number) => column > name;
  return { code, name, figures: withPartials(sheet, 0, figures, beside), isSigned: false, first: 0 };
}

/** The columns of a trial balance or of a statement; null if the sheet holds neither. */
export function statementColumns(sheet: FileSheet): StatementColumns | null {
  const heading = findHeading(sheet);
  if (heading === null) return guessed(sheet);
  const labels = labelsOf(sheet, heading);
  const figures = figuresOf(sheet, heading, labels.name);
  if (figures === null || (labels.code < 0 && labels.name < 0)) return guessed(sheet);
  return { ...labels, ...figures, first: heading.index + 1 };
}

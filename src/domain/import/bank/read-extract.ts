import { lastDay } from "../../kernel/calendar-day.ts";
import type { Day, Month } from "../../kernel/day.ts";
import { fold } from "../../kernel/spanish.ts";
import { splitCells } from "../pasted/split-cells.ts";
import { type FileCell, plainCell, type SheetRow } from "../table/sheet.ts";
import { namesForeignMoney } from "../values/foreign-money.ts";
import { type CentsMark, centsMarkOf, looksLikeMoney } from "../values/written-money.ts";
import {
  type Cents,
  centsOf,
  extractDays,
  isForeign,
  isNothingAt,
  saidSide,
  saysNotMoved,
} from "./bank-cells.ts";
import { type BankColumns, type BankUse, isBankHeading, isLowerHeading } from "./bank-columns.ts";
import { isCard, ofCard } from "./card-extract.ts";
import { type BalanceProblem, checkedBalances } from "./extract-balances.ts";
import type { ExtractMove } from "./extract-move.ts";
import { isLoan } from "./loan-extract.ts";

/** Why a row is no movement. `cell` is what it says there. */
interface RowProblem {
  readonly row: number;
  readonly kind:
    | "no-date"
    | "bad-date"
    | "no-amount"
    | "bad-amount"
    | "both-sides"
    | "no-side"
    | "currency"
    | "balance-text";
  readonly cell: string;
}

export type ExtractProblem = RowProblem | BalanceProblem;

export interface ExtractReading {
  /** By day, and within a day as the bank has them. */
  readonly moves: readonly ExtractMove[];
  readonly problems: readonly ExtractProblem[];
  readonly opening: Cents | null;
  readonly closing: Cents | null;
  /** Rows of titles, totals and repeated headings. */
  readonly others: number;
  /** Rows whose state says that they moved nothing: rejected, or not yet done. */
  readonly unmoved: number;
  /** It is of a loan, and no account's (IM-57): nothing of it is read. */
  readonly isLoan?: true;
}

const OF_LOAN: ExtractReading = {
  moves: [],
  problems: [],
  opening: null,
  closing: null,
  others: 0,
  unmoved: 0,
  isLoan: true,
};

/** Pasted text as the rows of a sheet. */
export function pastedRows(text: string): readonly SheetRow[] {
  return splitCells(text).flatMap((cells, at) =>
    cells.every((cell) => cell === "") ? [] : [{ row: at + 1, cells }],
  );
}

const OPENING = /saldo (anterior|inicial)/;
const CLOSING = /(saldo (final|actual|nuevo|total|al corte|a la fecha|en cuenta)|nuevo saldo)/;
const SUMMARY =
  /\b(saldo|total(es)?|subtotal|resumen|sumas?|pagina|pago minimo|pago total|cupo|fin (de |del )?estado)\b/;
const MONEY = ["amount", "in", "out"] as const;

/** What is said of balances around the movements. */
interface Said {
  opening: Cents | null;
  closing: Cents | null;
}

class ExtractReader {
  readonly #uses: readonly BankUse[];
  readonly #days: (cell: FileCell) => Day | null;
  /** Of a day put together from several columns, whose order is known. */
  readonly #composed: (cell: FileCell) => Day | null;
  readonly #mark: CentsMark;
  /** Columns of one side in which a minus says nothing more than the column: most of their amounts have one. */
  readonly #minus: ReadonlySet<BankUse>;
  /** Amounts have no sign, and some rows say their side in words: what neither says came in or went out. */
  readonly #needsSide: boolean;

  constructor(rows: readonly SheetRow[], uses: readonly BankUse[], until: Day) {
    this.#uses = uses;
    const texts = (wanted: (use: BankUse) => boolean) =>
      rows.flatMap(({ cells }) =>
        cells.filter((cell, at) => typeof cell === "string" && wanted(uses[at] ?? "none")),
      );
    const dates = uses.indexOf("date");
    this.#days = extractDays(
      rows.map(({ cells }) => cells[dates]),
      until,
    );
    this.#composed = extractDays([], until);
    const isMoney = (use: BankUse) => use === "balance" || (MONEY as readonly BankUse[]).includes(use);
    this.#mark = centsMarkOf(texts(isMoney).map(plainCell));
    const isMinus = (use: BankUse) => {
      const amounts = rows.map((row) => this.cents(this.cell(row, use)) ?? 0);
      return amounts.filter((each) => each < 0).length > amounts.filter((each) => each > 0).length;
    };
    this.#minus = new Set((["in", "out"] as const).filter(isMinus));
    this.#needsSide =
      rows.some((row) => saidSide(plainCell(this.cell(row, "side"))) !== null) &&
      rows.every((row) => (this.cents(this.cell(row, "amount")) ?? 0) >= 0);
  }

  cell({ cells }: SheetRow, use: BankUse): FileCell {
    return cells[this.#uses.indexOf(use)] ?? null;
  }

  text({ cells }: SheetRow): string {
    const parts = cells.flatMap((cell, at) => (this.#uses[at] === "text" ? [plainCell(cell)] : []));
    return [...new Set(parts.filter((part) => part !== ""))].join(" ");
  }

  day(row: SheetRow): Day | null {
    const day = plainCell(this.cell(row, "date"));
    const month = plainCell(this.cell(row, "month"));
    if (month === "" || !/^\d{1,2}$/.test(day)) return this.#days(this.cell(row, "date"));
    const parts = [day, month, plainCell(this.cell(row, "year"))];
    return this.#composed(parts.filter((part) => part !== "").join("/"));
  }

  cents(cell: FileCell | undefined): Cents | null {
    return centsOf(cell, this.#mark);
  }

  /** Whether the columns of amounts of a row hold anything. */
  hasAmount(row: SheetRow): boolean {
    return MONEY.some((use) => !isNothingAt(this.cell(row, use)));
  }

  /** Whether a row has an amount that its state says did not move. */
  isUnmoved(row: SheetRow): boolean {
    return this.hasAmount(row) && saysNotMoved(this.cell(row, "state"));
  }

  /** Whether a row says itself that nothing moved: a zero, and no other amount. */
  isZero(row: SheetRow): boolean {
    const cells = MONEY.map((use) => this.cell(row, use));
    return cells.every(isNothingAt) && cells.some((cell) => /\d/.test(plainCell(cell)));
  }

  amount(row: SheetRow): Cents | Omit<RowProblem, "row"> {
    const sides = MONEY.filter((use) => !isNothingAt(this.cell(row, use)));
    const [use] = sides;
    if (use === undefined) return { kind: "no-amount", cell: "" };
    const cell = this.cell(row, use);
    const shown = plainCell(cell);
    if (sides.length > 1) return { kind: "both-sides", cell: shown };
    if (isForeign(cell)) return { kind: "currency", cell: shown };
    const cents = this.cents(cell);
    if (cents === null || cents === 0) return { kind: "bad-amount", cell: shown };
    // A bank may write what leaves with a minus in its own column too; one minus among others takes a movement back.
    if (use !== "amount") {
      const size = this.#minus.has(use) ? -cents : cents;
      return use === "in" ? size : -size;
    }
    const words = plainCell(this.cell(row, "side"));
    const side = saidSide(words);
    if (side === null && this.#needsSide) return { kind: "no-side", cell: words };
    return cents > 0 && side === "out" ? -cents : cents;
  }
}

/** The figure beside a label of a balance, or below it in a summary whose labels stand side by side. */
function figureOf(
  reader: ExtractReader,
  rows: readonly SheetRow[],
  at: number,
  column: number,
): Cents | null {
  const cells = rows[at]?.cells ?? [];
  const own = /:\s*([^:]*\d[^:]*)$/.exec(plainCell(cells[column]))?.[1];
  if (own !== undefined && looksLikeMoney(own)) return reader.cents(own);
  const isFigure = (cell: FileCell | undefined) =>
    typeof cell === "number" || looksLikeMoney(plainCell(cell));
  const beside = cells.slice(column + 1).find((cell) => plainCell(cell) !== "");
  if (isFigure(beside)) return reader.cents(beside);
  const below = rows[at + 1]?.cells[column];
  return isFigure(below) ? reader.cents(below) : null;
}

/** Notes what a row of titles or totals says of the balances. */
function noteBalances(reader: ExtractReader, rows: readonly SheetRow[], at: number, said: Said): void {
  for (const [column, cell] of (rows[at]?.cells ?? []).entries()) {
    const words = typeof cell === "string" ? fold(cell) : "";
    if (OPENING.test(words)) said.opening ??= figureOf(reader, rows, at, column);
    else if (CLOSING.test(words)) said.closing = figureOf(reader, rows, at, column) ?? said.closing;
  }
}

/** A row without a day as a movement of the day above it, as banks print each day once, where its balance says so. */
function sameDayMove(reader: ExtractReader, row: SheetRow, above: ExtractMove | undefined): Day | null {
  if (above === undefined || plainCell(reader.cell(row, "date")) !== "") return null;
  const [amount, balance] = [reader.amount(row), reader.cents(reader.cell(row, "balance"))];
  if (typeof amount !== "number" || balance === null || above.balance === null) return null;
  const goesOn = above.balance + amount === balance || balance + above.cents === above.balance;
  return goesOn ? above.date : null;
}

/** A row as a movement, a problem, or null for titles and totals. */
function readRow(
  reader: ExtractReader,
  row: SheetRow,
  above: ExtractMove | undefined,
): ExtractMove | RowProblem | null {
  const words = fold(row.cells.map(plainCell).join(" "));
  const date = reader.day(row) ?? sameDayMove(reader, row, above);
  if (isBankHeading(row.cells) || isLowerHeading(row.cells)) return null;
  if (date === null) {
    if (!reader.hasAmount(row) || SUMMARY.test(words)) return null;
    const cell = plainCell(reader.cell(row, "date"));
    return { row: row.row, kind: cell === "" ? "no-date" : "bad-date", cell };
  }
  const text = reader.text(row);
  const isBalance = OPENING.test(fold(text)) || CLOSING.test(fold(text));
  if (isBalance && !reader.hasAmount(row)) return null;
  if (reader.isZero(row)) return null;
  const money = row.cells.find((cell) => typeof cell === "string" && namesForeignMoney(cell));
  if (money !== undefined) return { row: row.row, kind: "currency", cell: plainCell(money) };
  const cents = reader.amount(row);
  if (typeof cents !== "number") return { row: row.row, ...cents };
  const shown = reader.cell(row, "balance");
  const balance = reader.cents(shown);
  if (balance === null && !isNothingAt(shown))
    return { row: row.row, kind: "balance-text", cell: plainCell(shown) };
  const reference = plainCell(reader.cell(row, "reference"));
  const isEmpty = plainCell(shown) === "";
  return { row: row.row, date, text, reference, cents, balance: isEmpty ? null : (balance ?? 0) };
}

const shownOf = ({ cells }: SheetRow) => cells.map(plainCell).join("|");

/** Whether a row is a title of the statement, printed again at the head of another page. */
function isTitle(reader: ExtractReader, row: SheetRow, titles: ReadonlySet<string>): boolean {
  return reader.day(row) === null && titles.has(shownOf(row));
}

/**
 * Reads an extract by its columns. Nothing is guessed in a row and nothing is left out unsaid: a row with an amount
 * that is no movement is a problem that names its cell. `month`: the month it is read for, which gives days without a
 * year theirs. The running balance, or what is said of the balances, checks the whole (CB-01).
 */
export function readExtract(
  rows: readonly SheetRow[],
  { uses, heading }: BankColumns,
  month: Month,
): ExtractReading {
  if (isLoan(rows, heading)) return OF_LOAN;
  const reader = new ExtractReader(rows, uses, lastDay(month));
  const said: Said = { opening: null, closing: null };
  const moves: ExtractMove[] = [];
  const problems: RowProblem[] = [];
  const titles = new Set(rows.filter(({ row }) => row < heading).map(shownOf));
  let [others, unmoved] = [0, 0];
  for (const [at, row] of rows.entries()) {
    if (row.row > heading && reader.isUnmoved(row)) {
      unmoved += 1;
      continue;
    }
    const read =
      row.row <= heading || isTitle(reader, row, titles) ? null : readRow(reader, row, moves.at(-1));
    if (read === null) {
      others += 1;
      if (row.row !== heading) noteBalances(reader, rows, at, said);
      const balance = reader.cents(reader.cell(row, "balance"));
      if (row.row > heading && balance !== null && OPENING.test(fold(reader.text(row))))
        said.opening = balance;
    } else if ("kind" in read) problems.push(read);
    else moves.push(read);
  }
  const card = isCard(rows, { uses, heading }, moves) ? ofCard(moves, said) : null;
  const checked = card
    ? checkedBalances(card.moves, card.opening, card.closing)
    : checkedBalances(moves, said.opening, said.closing);
  const all = [...problems, ...checked.problems].sort((a, b) => a.row - b.row);
  return { ...checked, problems: all, others, unmoved };
}

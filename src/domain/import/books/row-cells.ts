import { yearOf } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { abs } from "../../kernel/pesos.ts";
import { fold } from "../../kernel/spanish.ts";
import { type FileCell, plainCell, type SheetRow } from "../table/sheet.ts";
import { monthSaid } from "../table/title-period.ts";
import {
  accountCell,
  type CellReading,
  type ColumnMoney,
  dayColumn,
  moneyColumn,
  type WrittenAccount,
} from "../values/cell-columns.ts";
import { namesForeignMoney } from "../values/foreign-money.ts";
import { monthNumber, type SaidPeriod } from "../values/period-in-words.ts";
import { codeOfLevels } from "./account-levels.ts";
import type { ColumnMeaning } from "./column-meanings.ts";
import { badAmount, type RawLine, type RowProblem } from "./raw-entries.ts";
import { cancelledIsPaid, notPosted } from "./void-rows.ts";

type Sided = Pick<RawLine, "side" | "value">;
const MONEY = ["debit", "credit", "amount", "in", "out", "balance", "endDebit", "endCredit"] as const;
type MoneyMeaning = (typeof MONEY)[number];

interface DoubledSide {
  readonly account: WrittenAccount;
  readonly sided: Sided;
}

const NO_ACCOUNT: WrittenAccount = { code: "", name: "" };
const other = { debit: "credit", credit: "debit" } as const;

/** The side that a cell says beside an amount; null where it says none. */
export function sideSaid(text: string): "debit" | "credit" | null {
  const word = fold(text).trim();
  if (/^(?:d|db|deb|debito|debe|debit|\+)\.?$/.test(word)) return "debit";
  return /^(?:c|cr|cred|credito|haber|h|credit|-)\.?$/.test(word) ? "credit" : null;
}

/** Reads the cells of a row by the meanings of the columns; amounts and days by their whole columns. */
export class TableRowReader {
  /** Where each meaning stands: asked many times in every row. */
  readonly #columns: ReadonlyMap<ColumnMeaning, number>;
  /** The accounts that cells say, each read once: a journal names few of them, thousands of times. */
  readonly #accounts = new Map<string | number, WrittenAccount>();
  readonly #money: ReadonlyMap<MoneyMeaning, (cell: FileCell) => CellReading<ColumnMoney>>;
  readonly #levels: readonly number[];
  readonly #year: number;
  readonly #day: (cell: FileCell) => CellReading<Day>;
  readonly #states: readonly string[];
  /** Whether «cancelada» says among these that something was paid; undefined until a row asks. */
  #isPaid: boolean | undefined;

  constructor(
    rows: readonly SheetRow[],
    meanings: readonly ColumnMeaning[],
    today: Day,
    said: SaidPeriod | null = null,
  ) {
    this.#columns = new Map([...meanings.entries()].reverse().map(([column, each]) => [each, column]));
    this.#levels = meanings.flatMap((each, column) => (each === "level" ? [column] : []));
    this.#year = yearOf(said?.to ?? today);
    const column = (meaning: ColumnMeaning) =>
      this.has(meaning) ? rows.map((row) => this.cell(row, meaning)) : [];
    // Days without their year are those before the end of what the titles say.
    this.#day = dayColumn(column("date"), said?.to ?? today, monthSaid(said));
    this.#money = new Map(MONEY.map((meaning) => [meaning, moneyColumn(column(meaning))]));
    this.#states = column("void").map(plainCell);
  }

  has(meaning: ColumnMeaning): boolean {
    return this.#columns.has(meaning);
  }

  cell({ cells }: SheetRow, meaning: ColumnMeaning): FileCell {
    const at = this.#columns.get(meaning);
    return at === undefined ? null : (cells[at] ?? null);
  }

  text(row: SheetRow, meaning: ColumnMeaning): string {
    return plainCell(this.cell(row, meaning));
  }

  /** What the row says of its money where that is not pesos; "" elsewhere. */
  foreignMoney(row: SheetRow): string {
    if (!this.has("currency")) return "";
    const said = this.text(row, "currency");
    return namesForeignMoney(said) ? said : "";
  }

  /** Whether the row says that its voucher was voided, or is a draft. */
  notPosted(row: SheetRow, labels: readonly string[]): "void" | "draft" | null {
    const at = this.#columns.get("void");
    if (at === undefined) return null;
    const label = labels[at] ?? "";
    this.#isPaid ??= cancelledIsPaid(this.#states, label);
    return notPosted(plainCell(row.cells[at]), label, this.#isPaid);
  }

  day(row: SheetRow): CellReading<Day> {
    return this.#day(this.#composed(row) ?? this.cell(row, "date"));
  }

  /** A day of the month beside a column of months, and one of years or the year of the titles; null for other days. */
  #composed(row: SheetRow): string | null {
    if (!this.has("month")) return null;
    const [day, said] = [this.text(row, "date"), fold(this.text(row, "month"))];
    const month = /^\d{1,2}$/.test(said) ? Number(said) : monthNumber(said);
    if (!/^\d{1,2}$/.test(day) || month < 1 || month > 12) return null;
    const year = this.text(row, "year") || String(this.#year);
    return /^\d{4}$/.test(year) ? `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}` : null;
  }

  money(row: SheetRow, meaning: MoneyMeaning): CellReading<ColumnMoney> {
    return this.#money.get(meaning)?.(this.cell(row, meaning)) ?? { kind: "none" };
  }

  account(row: SheetRow): WrittenAccount {
    const coded = this.#levels.length > 0 ? this.#byLevels(row) : this.#written(row, "code");
    const named = this.#written(row, "account");
    const code = coded.code === "" && coded.name === "" ? named.code : coded.code;
    return { code, name: named.name || coded.name };
  }

  #written(row: SheetRow, meaning: ColumnMeaning): WrittenAccount {
    const cell = this.cell(row, meaning);
    if (cell === null) return NO_ACCOUNT;
    if (typeof cell !== "string" && typeof cell !== "number") return accountCell(cell);
    const before = this.#accounts.get(cell);
    if (before !== undefined) return before;
    const read = accountCell(cell);
    this.#accounts.set(cell, read);
    return read;
  }

  #byLevels({ cells }: SheetRow): WrittenAccount {
    return { code: codeOfLevels(this.#levels.map((at) => accountCell(cells[at]).code)), name: "" };
  }

  /** Both accounts of a row that says what it debits and what it credits, each with its amount; null without one. */
  doubled(row: SheetRow): readonly DoubledSide[] | RowProblem {
    const found: DoubledSide[] = [];
    for (const side of ["debit", "credit"] as const) {
      const account = this.#written(row, `${side}Account`);
      if (account.code === "" && account.name === "") continue;
      const own = this.has(side) ? this.money(row, side) : this.money(row, "amount");
      if (own.kind === "bad") return badAmount(row.row, own.cell);
      if (own.kind === "value" && (own.value.value !== 0 || own.value.cents !== 0))
        found.push({ account, sided: sidedMoney(own.value, side) });
    }
    return found;
  }

  party(row: SheetRow): string {
    if (!this.has("party") && !this.has("partyId")) return "";
    // Some programs write a zero where a line is of nobody.
    return [this.text(row, "party"), this.text(row, "partyId")].find((text) => !/^0*$/.test(text)) ?? "";
  }

  /** The one side of a row; nothing for a row without amounts, or what is wrong with them. */
  sided(row: SheetRow): readonly Sided[] | RowProblem {
    if (this.has("amount") && !this.has("debit")) return this.#bySign(row);
    const found: Sided[] = [];
    for (const side of ["debit", "credit"] as const) {
      const read = this.money(row, side);
      if (read.kind === "bad") return { ...badAmount(row.row, read.cell), of: this.#unread(row, side) };
      if (read.kind === "value" && (read.value.value !== 0 || read.value.cents !== 0))
        found.push(sidedMoney(read.value, side));
    }
    if (found.length < 2) return found;
    return { row: row.row, kind: "both-sides", cell: this.text(row, "debit") };
  }

  #unread(row: SheetRow, side: RawLine["side"]): Omit<RawLine, "value"> {
    const { code, name } = this.account(row);
    return { row: row.row, code, name, party: this.party(row), text: this.text(row, "text"), side };
  }

  #bySign(row: SheetRow): readonly Sided[] | RowProblem {
    const read = this.money(row, "amount");
    if (read.kind === "none") return [];
    if (read.kind === "bad") return badAmount(row.row, read.cell);
    if (read.value.value === 0 && read.value.cents === 0) return [];
    if (!this.has("side")) return [sidedMoney(read.value, read.value.side ?? "debit")];
    const said = this.text(row, "side");
    const side = sideSaid(said);
    return side === null ? { row: row.row, kind: "no-side", cell: said } : [sidedMoney(read.value, side)];
  }
}

/** An amount on a side; a negative one stands on the other. */
export function sidedMoney(value: ColumnMoney, side: "debit" | "credit"): Sided {
  const isNegative = value.value < 0 || (value.value === 0 && value.cents < 0);
  if (!isNegative) return { side, value };
  const cents = value.cents === 0 ? 0 : -value.cents;
  return { side: other[side], value: { ...value, value: abs(value.value), cents } };
}

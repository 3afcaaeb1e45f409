import { makeDay } from "../../kernel/as-day.ts";
import type { Day } from "../../kernel/day.ts";
import type { SheetRow } from "../table/sheet.ts";

// Plain-text accounting as hledger and Ledger write it (hledger manual, "Journal format").

const DATE = String.raw`(?:(\d{4})[-/.])?(\d{1,2})[-/.](\d{1,2})`;
const HEAD = new RegExp(`^${DATE}(?:=[\\d/.-]+)?(?:\\s+([*!]))?(?:\\s*\\(([^)]*)\\))?(?:\\s+(.*))?$`);
const FULL_DATE = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:=[\d/.-]+)?(?:\s|$)/;
const POSTING = /^[ \t]+\S/;
const COMMENT = /^\s*[;#]|^[*%|]/;

/** The text of a line as it was written; "" for a row of no text. */
export function lineOf({ cells }: SheetRow): string {
  const [line] = cells;
  return typeof line === "string" ? line : "";
}

/** Lines that are looked at to tell what a text is. */
const LOOKED_AT = 2_000;

/** Whether lines are a journal as plain text: a transaction with its day, and a posting below it. */
export function isPlainJournal(lines: readonly string[]): boolean {
  const said = lines.slice(0, LOOKED_AT).filter((line) => line.trim() !== "" && !COMMENT.test(line));
  return said.some(
    (line, at) =>
      FULL_DATE.test(line) && POSTING.test(said[at + 1] ?? "") && /\p{L}/u.test(said[at + 1] ?? ""),
  );
}

export interface PlainHead {
  /** Null for one that the calendar lacks, or without its year where none was said. */
  readonly date: Day | null;
  readonly code: string;
  readonly description: string;
  readonly comment: string;
}

/** A text and the comment behind it. */
export function withoutComment(text: string): { readonly text: string; readonly comment: string } {
  const at = text.indexOf(";");
  if (at < 0) return { text: text.trim(), comment: "" };
  return { text: text.slice(0, at).trim(), comment: text.slice(at + 1).trim() };
}

/** The first line of a transaction; null for another line. `year`: of days without one. */
export function plainHead(line: string, year: number | null): PlainHead | null {
  const found = HEAD.exec(line);
  if (found === null) return null;
  const [, own, month, day, , code = "", rest = ""] = found;
  const said = own === undefined ? year : Number(own);
  const { text, comment } = withoutComment(rest);
  const date = said === null ? null : makeDay(said, Number(month), Number(day));
  return { date, code: code.trim(), description: text, comment };
}

export interface PlainPosting {
  readonly account: string;
  /** As it is written; "" for one that is left to what lacks. */
  readonly amount: string;
  readonly comment: string;
  /** In parentheses or brackets: outside of the books' balance. */
  readonly isVirtual: boolean;
  /** It says what the account should hold, and no amount. */
  readonly isAssigned: boolean;
}

/** A posting; null for a line that is none. The account ends at two blanks or a tab. */
export function plainPosting(line: string): PlainPosting | null {
  const { text, comment } = withoutComment(line);
  const bare = text.replace(/^[*!]\s+/, "");
  if (bare === "") return null;
  const [account = "", ...rest] = bare.split(/(?: {2,}|\t)\s*/);
  const said = rest.join(" ");
  // What the account should hold after it is no part of the amount.
  const amount = said.replace(/=.*$/, "").trim();
  return {
    account,
    amount,
    comment,
    isVirtual: /^[([].*[)\]]$/.test(account),
    isAssigned: said.startsWith("="),
  };
}

const PESOS = /^(?:COP|COL\$|\$|pesos?)?$/i;
const FIGURE = /[-+]?\s*\(?[\d][\d.,\s']*\)?/;

/** The figure of an amount in pesos; null for another commodity, a price or a lot. */
export function figureInPesos(amount: string): string | null {
  const figure = FIGURE.exec(amount)?.[0] ?? "";
  const commodity = amount.replace(figure, " ").replace(/["\s]/g, "");
  const sign = commodity.startsWith("-") ? "-" : "";
  return PESOS.test(commodity.replace(/^[-+]/, "")) ? sign + figure.replace(/[\s']/g, "") : null;
}

/** The mark of the cents that a sample amount shows: 1000.00, 1.000,00 or 1000. */
export function markShown(sample: string): "," | "." | null {
  const figure = FIGURE.exec(sample)?.[0].trim() ?? "";
  const last = Math.max(figure.lastIndexOf(","), figure.lastIndexOf("."));
  if (last < 0) return null;
  const mark = figure[last] === "," ? "," : ".";
  // Three digits behind the only mark are thousands as likely as not.
  const isOnly = figure.indexOf(mark) === last && !figure.includes(mark === "," ? "." : ",");
  return isOnly && figure.length - last - 1 === 3 ? null : mark;
}

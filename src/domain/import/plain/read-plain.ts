import { CLASS_NAMES } from "../../accounting/account.ts";
import type { Day } from "../../kernel/day.ts";
import { fold } from "../../kernel/spanish.ts";
import {
  type LeftOut,
  NOTHING_LEFT,
  type RawEntry,
  type RawLine,
  type RawReading,
  type RowProblem,
} from "../books/raw-entries.ts";
import { sidedMoney } from "../books/row-cells.ts";
import type { SheetRow } from "../table/sheet.ts";
import { accountCell, type ColumnMoney } from "../values/cell-columns.ts";
import { type CentsMark, centsMarkIn, centsMarkOf, writtenMoney } from "../values/written-money.ts";
import {
  figureInPesos,
  lineOf,
  markShown,
  type PlainPosting,
  plainHead,
  plainPosting,
} from "./plain-lines.ts";

interface OpenEntry extends Omit<RawEntry, "lines"> {
  readonly lines: RawLine[];
  readonly problems: RowProblem[];
  reference: string;
  /** The posting that takes what the others leave. */
  blank: Omit<RawLine, "side" | "value"> | null;
}

/** Directives of one line that say nothing of entries. */
const QUIET =
  /^(?:account|payee|tag|commodity|decimal-mark|assert|check|bucket|define|expr|eval|python|value|capture|A |D |N |C |I |T )/i;
/** Prices, rules that make entries by themselves, and what is kept for other readers. */
const RULES = /^(?:P|=|~|[ihbo] \d)/;
const CLASSES: ReadonlySet<string> = new Set(
  Object.values(CLASS_NAMES).flatMap((name) => [fold(name), `${fold(name)}s`]),
);

/** The tags that our own journals write. */
const PARTY = /^tercero:\s*(.*)$/i;
const REFERENCE = /^referencia:\s*(.*)$/i;

const exact = ({ value, cents }: ColumnMoney) => value * 100 + cents;

/** Reads a journal line by line; nothing of it defines anything but what the lines below it mean. */
class PlainReader {
  readonly #mark: CentsMark | null;
  readonly #column: CentsMark;
  readonly #today: Day;
  readonly #aliases: (readonly [string, string])[] = [];
  readonly #within: string[] = [];
  readonly #entries: OpenEntry[] = [];
  readonly left: Record<LeftOut, number> = { ...NOTHING_LEFT };
  rounded = 0;
  #year: number | null = null;
  #now: OpenEntry | null = null;
  #isComment = false;

  constructor(lines: readonly string[], today: Day) {
    this.#today = today;
    this.#mark = saidMark(lines);
    this.#column = centsMarkOf(
      lines.flatMap((line) =>
        /^\s/.test(line) ? [figureInPesos(plainPosting(line)?.amount ?? "") ?? ""] : [],
      ),
    );
  }

  entries(): readonly RawEntry[] {
    return this.#entries.map(({ blank: _blank, ...entry }) => entry);
  }

  add(row: number, line: string): void {
    if (this.#isComment) this.#isComment = !/^end comment\b/.test(line);
    else if (/^comment\b/.test(line)) this.#isComment = true;
    else if (/^\s/.test(line)) this.#indented(row, line.trim());
    else if (!/^[;#*%|]/.test(line)) this.#outer(row, line.trim());
  }

  /** An entry ends where a line at the margin begins: what a blank posting takes is known then. */
  close(): void {
    const entry = this.#now;
    this.#now = null;
    if (entry?.blank == null) return;
    const left = entry.lines.reduce(
      (sum, { side, value }) => sum + (side === "debit" ? 1 : -1) * exact(value),
      0,
    );
    if (left === 0) return;
    const size = Math.abs(left);
    const cents = ((size + 50) % 100) - 50;
    const value = { value: (size - cents) / 100, cents, isRounded: cents !== 0, isMixed: false, side: null };
    if (!Number.isSafeInteger(size))
      entry.problems.push({ row: entry.blank.row, kind: "bad-amount", cell: "" });
    else
      entry.lines.push({ ...entry.blank, side: left > 0 ? "credit" : "debit", value: value as ColumnMoney });
    entry.lines.sort((a, b) => a.row - b.row);
  }

  #outer(row: number, line: string): void {
    this.close();
    const head = plainHead(line, this.#year);
    if (head !== null) this.#begin(row, line, head);
    else if (!this.#directive(line) && !QUIET.test(`${line} `)) {
      if (RULES.test(line)) this.left.rule += 1;
      else
        this.#problem(
          row,
          line.startsWith("include") || line.startsWith("!include") ? "include" : "line",
          line,
        );
    }
  }

  #begin(row: number, line: string, head: NonNullable<ReturnType<typeof plainHead>>): void {
    const said = REFERENCE.exec(head.comment)?.[1];
    const { date, description } = head;
    // A code of digits alone is the number of the entry, which it gets anew.
    const reference = said ?? (/[^\d]/.test(head.code) ? head.code : "");
    const problems: RowProblem[] = date === null ? [{ row, kind: "bad-date", cell: line.slice(0, 20) }] : [];
    const words = description === "" && said === undefined ? head.comment : description;
    this.#now = { row, date, reference, description: words, lines: [], problems, blank: null };
    this.#entries.push(this.#now);
  }

  /** True for a directive that changes how the lines below it are read. */
  #directive(line: string): boolean {
    const year = /^(?:Y|year|apply year)\s*(\d{4})$/.exec(line);
    if (year) this.#year = Number(year[1]);
    const alias = /^alias\s+([^/=][^=]*?)\s*=\s*(.+)$/.exec(line);
    if (alias) this.#aliases.push([alias[1] ?? "", alias[2] ?? ""]);
    const within = /^apply account\s(.+)$/.exec(line);
    if (within) this.#within.push(within[1] ?? "");
    const isEnd = /^end\b/.test(line);
    if (/^end (?:apply )?account\b/.test(line)) this.#within.pop();
    if (/^end aliases\b/.test(line)) this.#aliases.length = 0;
    return year !== null || alias !== null || within !== null || isEnd || /^apply (?:tag|fixed)\b/.test(line);
  }

  #indented(row: number, line: string): void {
    const entry = this.#now;
    if (entry === null) return;
    const posting = /^[;#]/.test(line) ? null : plainPosting(line);
    if (posting === null) this.#remark(entry, line.slice(1).trim());
    else if (posting.isVirtual) this.left.virtual += 1;
    else this.#post(entry, row, posting);
  }

  /** A comment on a line of its own belongs to the posting above it, or to the entry. */
  #remark(entry: OpenEntry, text: string): void {
    const last = entry.lines.at(-1);
    const reference = REFERENCE.exec(text)?.[1];
    if (last === undefined && reference !== undefined) entry.reference = reference;
    else if (last !== undefined)
      entry.lines[entry.lines.length - 1] = { ...last, text: [last.text, text].filter(Boolean).join(", ") };
  }

  #post(entry: OpenEntry, row: number, { account, amount, comment, isAssigned }: PlainPosting): void {
    const party = PARTY.exec(comment)?.[1];
    const at = {
      row,
      ...this.#account(account),
      party: party ?? "",
      text: party === undefined ? comment : "",
    };
    if (amount === "") {
      if (isAssigned || entry.blank !== null)
        entry.problems.push({ row, kind: isAssigned ? "assigned" : "two-blanks", cell: account });
      else entry.blank = at;
      return;
    }
    const figure = figureInPesos(amount);
    if (figure === null) {
      entry.problems.push({ row, kind: "currency", cell: amount });
      return;
    }
    const money = writtenMoney(figure, this.#mark ?? centsMarkIn(figure, this.#column));
    if (money === null) {
      entry.problems.push({ row, kind: "bad-amount", cell: amount });
      return;
    }
    if (money.isRounded) this.rounded += 1;
    const value = { ...money, isMixed: false };
    if (exact(value) !== 0) entry.lines.push({ ...at, ...sidedMoney(value, "debit") });
  }

  /** "Activo:1105 Caja" is the account 1105; names of other books are kept whole, since "Food" says not whose. */
  #account(written: string): Pick<RawLine, "code" | "name"> {
    const found = this.#aliases.findLast(([from]) => written === from || written.startsWith(`${from}:`));
    const aliased = found === undefined ? written : found[1] + written.slice(found[0].length);
    const parts = [...this.#within, aliased]
      .join(":")
      .split(":")
      .map((part) => part.trim());
    const last = accountCell(parts.at(-1) ?? "");
    if (last.code !== "") return last;
    const isClass = parts.length > 1 && CLASSES.has(fold(parts[0] ?? ""));
    return { code: "", name: (isClass ? parts.slice(1) : parts).join(": ") };
  }

  #problem(row: number, kind: "include" | "line", line: string): void {
    const problems: RowProblem[] = [{ row, kind, cell: line.slice(0, 60) }];
    const date = this.#today;
    this.#entries.push({ row, date, reference: "", description: "", lines: [], problems, blank: null });
  }
}

/** The mark of the cents that a directive states. */
function saidMark(lines: readonly string[]): CentsMark | null {
  for (const line of lines) {
    const mark = /^decimal-mark\s+([.,])/.exec(line)?.[1];
    if (mark !== undefined) return mark === "," ? "," : ".";
    const sample = /^(?:commodity|D)\s(.*)$/.exec(line)?.[1];
    const shown = sample === undefined ? null : markShown(sample.split(";")[0] ?? "");
    if (shown !== null) return shown;
  }
  return null;
}

/** The entries of a journal as plain text (IM-23). */
export function readPlain(rows: readonly SheetRow[], today: Day): RawReading {
  const lines = rows.map(lineOf);
  const reader = new PlainReader(lines, today);
  for (const [at, line] of lines.entries()) reader.add(rows[at]?.row ?? 0, line);
  reader.close();
  const { left, rounded } = reader;
  return {
    entries: reader.entries().filter(({ lines: own, problems }) => own.length + problems.length > 0),
    left,
    rounded,
    mixed: 0,
  };
}

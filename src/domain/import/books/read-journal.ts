import type { Day } from "../../kernel/day.ts";
import { fold } from "../../kernel/spanish.ts";
import { repeatsHead } from "../table/find-head.ts";
import { plainCell, type SheetRow } from "../table/sheet.ts";
import { saysTotal } from "../table/text-rows.ts";
import type { CellReading } from "../values/cell-columns.ts";
import type { SaidPeriod } from "../values/period-in-words.ts";
import { looksLikeMoney } from "../values/written-money.ts";
import { withoutAccountHeads } from "./account-heads.ts";
import { isSectioned, withSectionAccounts } from "./account-sections.ts";
import {
  badDay,
  type LeftOut,
  NOTHING_LEFT,
  type RawEntry,
  type RawLine,
  type RawReading,
  type RowProblem,
} from "./raw-entries.ts";
import type { TableLayout } from "./recognise.ts";
import { TableRowReader } from "./row-cells.ts";

/** By what the days of a table are read. */
interface TableDates {
  readonly today: Day;
  readonly said: SaidPeriod | null;
}

interface OpenEntry {
  readonly key: EntryKey;
  readonly row: number;
  date: Day | null;
  reference: string;
  /** The words of an entry as a whole, where a row of its own says them. */
  words: string;
  readonly lines: OpenLine[];
  readonly problems: RowProblem[];
}

/** What the rows of one entry have in common. */
interface EntryKey {
  readonly kind: string;
  readonly paper: string;
  /** The day, or the text of a cell that is none. */
  readonly when: string;
}

const textOfKey = ({ kind, paper, when }: EntryKey) => `${kind}|${paper}|${when}`;
const isSameKey = (a: EntryKey, b: EntryKey) => a.paper === b.paper && a.when === b.when && a.kind === b.kind;

/** A line whose words may turn out to be those of its entry. */
type OpenLine = Omit<RawLine, "text"> & { text: string };

/** Rows that carry on what others say, besides their sums. */
const CARRIED = /^(?:vienen|pasan|van a|saldo (?:anterior|inicial|final)|(?:\d+ )?borrador)\b/;

/** The words of an entry, and of its lines what they say besides: those that all of them begin with. */
function described({ words, lines }: Pick<OpenEntry, "words" | "lines">): {
  readonly description: string;
  readonly notes: readonly string[];
} {
  const texts = lines.map(({ text }) => text);
  if (words !== "") return { description: words, notes: texts };
  const [first = ""] = texts;
  const begins = (start: string) => texts.every((text) => text === start || text.startsWith(`${start}, `));
  const cuts = [...first.matchAll(/, /g)].map(({ index }) => first.slice(0, index)).reverse();
  const description = [first, ...cuts].find(begins);
  if (description === undefined || description === "")
    return { description: texts.find((text) => text !== "") ?? "", notes: texts };
  return { description, notes: texts.map((text) => text.slice(description.length + 2)) };
}

function finished(open: OpenEntry): RawEntry {
  const { description, notes } = described(open);
  for (const [index, line] of open.lines.entries()) {
    const note = notes[index] ?? "";
    line.text = note === description ? "" : note;
  }
  const { row, date, reference, lines, problems } = open;
  return { row, date, reference, description, lines, problems };
}

/** Gathers the lines of a journal into entries: by their document where it has one, else by day until they balance. */
class JournalReader {
  readonly #cells: TableRowReader;
  readonly #layout: TableLayout;
  readonly #gather: "number" | "reference" | null;
  readonly #byKey = new Map<string, OpenEntry>();
  readonly #entries: OpenEntry[] = [];
  readonly left: Record<LeftOut, number> = { ...NOTHING_LEFT };
  rounded = 0;
  mixed = 0;
  #now: OpenEntry | null = null;
  /** What the lines of the entry at hand lack to balance, in pesos and hundredths. */
  #open = { pesos: 0, cents: 0 };

  constructor(
    rows: readonly SheetRow[],
    layout: TableLayout,
    dates: TableDates,
    by: "number" | "reference" | null,
  ) {
    this.#layout = layout;
    this.#cells = new TableRowReader(rows, layout.meanings, dates.today, dates.said);
    this.#gather = by;
  }

  entries(): readonly RawEntry[] {
    return this.#entries.filter(({ lines, problems }) => lines.length + problems.length > 0).map(finished);
  }

  /** The entry that a row belongs to; a row without day and document goes on with the one above. */
  #entryOf(row: SheetRow, day: CellReading<Day>): OpenEntry {
    const paper = this.#gather === null ? "" : this.#cells.text(row, this.#gather);
    const says = day.kind !== "none" || paper !== "";
    if (this.#now !== null && !says) return this.#now;
    const date = day.kind === "value" ? day.value : null;
    const when = day.kind === "bad" && this.#gather !== null ? day.cell : (date ?? "");
    const key = { kind: this.#gather === null ? "" : this.#cells.text(row, "kind"), paper, when };
    const known = paper === "" ? this.#sameDay(key) : this.#known(key);
    const entry = known ?? this.#begun(row, key, date);
    if (known === undefined && day.kind === "bad") entry.problems.push(badDay(row.row, day));
    return entry;
  }

  #sameDay(key: EntryKey): OpenEntry | undefined {
    const isOpen = this.#now?.lines.length === 0 || this.#open.pesos * 100 + this.#open.cents !== 0;
    return this.#now !== null && isSameKey(this.#now.key, key) && isOpen ? this.#now : undefined;
  }

  /** The lines of a document mostly follow each other. */
  #known(key: EntryKey): OpenEntry | undefined {
    if (this.#now !== null && isSameKey(this.#now.key, key)) return this.#now;
    return this.#byKey.get(textOfKey(key));
  }

  #begun(row: SheetRow, key: EntryKey, date: Day | null): OpenEntry {
    const number = this.#gather === null ? "" : this.#cells.text(row, "number");
    const own = this.#cells.text(row, "reference");
    const reference = own || (/[^\d]/.test(number) ? number : "");
    const entry: OpenEntry = { key, row: row.row, date, reference, words: "", lines: [], problems: [] };
    this.#entries.push(entry);
    if (key.paper !== "") this.#byKey.set(textOfKey(key), entry);
    this.#open = { pesos: 0, cents: 0 };
    return entry;
  }

  #skips(row: SheetRow): boolean {
    const first = row.cells.find((cell) => typeof cell === "string" && cell.trim() !== "");
    const said = typeof first === "string" ? fold(first).trim() : "";
    const not = this.#cells.notPosted(row, this.#layout.labels);
    if (repeatsHead(row, this.#layout.labels)) this.left.head += 1;
    else if (not !== null) this.left[not] += 1;
    else if (saysTotal(said) || CARRIED.test(said)) this.left.total += 1;
    else if (/^anulad[oa]\b/i.test(this.#cells.text(row, "kind"))) this.left.void += 1;
    else if (/^anulad[oa]:/i.test(this.#cells.text(row, "account"))) this.left.void += 1;
    else return false;
    return true;
  }

  add(row: SheetRow): void {
    if (this.#skips(row)) return;
    if (this.#layout.meanings.includes("debitAccount")) {
      this.#double(row);
      return;
    }
    const account = this.#cells.account(row);
    const sided = this.#cells.sided(row);
    const isHeading = Array.isArray(sided) && sided.length === 0;
    const day = this.#cells.day(row);
    const isNameless = account.code === "" && account.name === "" && this.#cells.text(row, "text") === "";
    // Figures that say nothing of an account, a day or a detail are the sum of others.
    if (isNameless && day.kind !== "value" && !isHeading) {
      this.left.total += 1;
      return;
    }
    if (isHeading && day.kind !== "value" && this.#cells.text(row, "number") === "") {
      if (this.#explains(row, account)) return;
      this.left["no-amount"] += 1;
      return;
    }
    const entry = this.#entryOf(row, day);
    this.#now = entry;
    if (isHeading) this.#heading(entry, row, account);
    else if ("kind" in sided) entry.problems.push(sided);
    else for (const each of sided) this.#line(entry, row, account, each);
  }

  /** A row of words above or below the lines of an entry is what it is about: "P/r venta de contado". */
  #explains({ cells }: SheetRow, { code, name }: { readonly code: string; readonly name: string }): boolean {
    const open = this.#now;
    // A figure beside the words is a part of the line above; a number between dashes only counts the entries.
    const hasFigure = cells.some((cell) => typeof cell === "number" || looksLikeMoney(plainCell(cell)));
    if (hasFigure || !/\p{L}/u.test(name)) return false;
    if (open === null || code !== "" || open.words !== "" || open.lines.length === 1) return false;
    open.words = name.replace(/^\((.+)\)$/, "$1").trim();
    return true;
  }

  /** A row that says both of its accounts is an entry, or part of one where it is numbered with others. */
  #double(row: SheetRow): void {
    const sides = this.#cells.doubled(row);
    if (Array.isArray(sides) && sides.length === 0) {
      this.left["no-amount"] += 1;
      return;
    }
    const entry = this.#entryOf(row, this.#cells.day(row));
    this.#now = entry;
    if ("kind" in sides) entry.problems.push(sides);
    else for (const { account, sided } of sides) this.#line(entry, row, account, sided);
  }

  /** A row with a day and no amounts says what the entry below it is about; one with an account is a line of nothing. */
  #heading(
    entry: OpenEntry,
    row: SheetRow,
    { code, name }: { readonly code: string; readonly name: string },
  ): void {
    if (code !== "" || entry.lines.length > 0) this.left["no-amount"] += 1;
    else entry.words = this.#cells.text(row, "text") || name;
  }

  #line(
    entry: OpenEntry,
    row: SheetRow,
    account: { readonly code: string; readonly name: string },
    { side, value }: Pick<RawLine, "side" | "value">,
  ): void {
    if (account.code === "" && account.name === "")
      entry.problems.push({ row: row.row, kind: "no-account", cell: "" });
    const money = this.#cells.foreignMoney(row);
    if (money !== "") entry.problems.push({ row: row.row, kind: "currency", cell: money });
    if (value.isRounded) this.rounded += 1;
    if (value.isMixed) this.mixed += 1;
    const sign = side === "debit" ? 1 : -1;
    this.#open.pesos += sign * value.value;
    this.#open.cents += sign * value.cents;
    const text = this.#cells.text(row, "text");
    const { code, name } = account;
    entry.lines.push({ row: row.row, code, name, party: this.#cells.party(row), text, side, value });
  }
}

/** How many lines stand in entries that balance to the cent. */
function balancedLines({ entries }: RawReading): number {
  const isBalanced = ({ lines }: RawEntry) => {
    let [pesos, cents] = [0, 0];
    for (const { side, value } of lines) {
      const sign = side === "debit" ? 1 : -1;
      pesos += sign * value.value;
      cents += sign * value.cents;
    }
    return pesos * 100 + cents === 0;
  };
  return entries.reduce((sum, entry) => sum + (isBalanced(entry) ? entry.lines.length : 0), 0);
}

function linesOf({ entries }: RawReading): number {
  return entries.reduce((sum, { lines }) => sum + lines.length, 0);
}

function readBy(
  body: readonly SheetRow[],
  layout: TableLayout,
  dates: TableDates,
  by: "number" | "reference" | null,
): RawReading {
  const reader = new JournalReader(body, layout, dates, by);
  for (const row of body) reader.add(row);
  const { left, rounded, mixed } = reader;
  return { entries: reader.entries(), left, rounded, mixed };
}

/**
 * The entries of a journal as its rows say them; what each account is in a book is not looked at yet. Lines are
 * gathered by the column by which most of them balance: some number the lines and not the entries. `said`: the period
 * of the titles, by which days without their year or their month are read.
 */
export function readJournal(
  rows: readonly SheetRow[],
  layout: TableLayout,
  today: Day,
  said: SaidPeriod | null = null,
): RawReading {
  const dates = { today, said };
  const body = isSectioned(layout)
    ? withSectionAccounts(rows, layout)
    : withoutAccountHeads(rows.slice(layout.next), layout.meanings);
  const documents = (["number", "reference"] as const).filter((each) => layout.meanings.includes(each));
  let best: RawReading | null = null;
  for (const by of [...documents, null]) {
    // A voucher that does not balance stays whole: only where documents hardly ever do are they none.
    if (by === null && best !== null && balancedLines(best) * 3 >= linesOf(best)) break;
    const reading = readBy(body, layout, dates, by);
    const balanced = balancedLines(reading);
    if (best === null || balanced > balancedLines(best)) best = reading;
    if (balanced === linesOf(reading)) break;
  }
  return best ?? readBy(body, layout, dates, null);
}

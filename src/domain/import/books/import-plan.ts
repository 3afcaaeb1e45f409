import type { AccountCode, Side } from "../../accounting/account.ts";
import type { Chart } from "../../accounting/chart.ts";
import { checkNewEntry, type EntryProblem } from "../../accounting/entries/check-entry.ts";
import type { EntryContent } from "../../accounting/entries/entry.ts";
import { makeDay } from "../../kernel/as-day.ts";
import { dayParts, monthOf, yearOf } from "../../kernel/calendar-day.ts";
import type { Day, Month } from "../../kernel/day.ts";
import { type Pesos, trySum } from "../../kernel/pesos.ts";
import { fold } from "../../kernel/spanish.ts";
import { type FileAccount, fileAccountKey, matcherOf } from "./match-accounts.ts";
import { type NearAmount, withNearAmount } from "./near-amount.ts";
import type { RawEntry, RawLine, RawReading, RowProblem } from "./raw-entries.ts";
import { LONGEST_TEXT, type MeantLine, roundedLines } from "./rounded-lines.ts";

/** What a person decided about a plan. */
export interface PlanChoices {
  /** Accounts of the book for accounts of the file, by the key of these. */
  readonly accounts: ReadonlyMap<string, AccountCode>;
  /** Days of a year that cannot be meant are read in the year of most of the others. */
  readonly mendsYears: boolean;
  /** A day beyond its month is the last one of it. */
  readonly mendsDays: boolean;
  /** An amount that was clearly mistyped is what makes its entry balance. */
  readonly mendsAmounts: boolean;
  /** An entry without a day has that of the entry before it. */
  readonly fillsDays: boolean;
  /** The day of entries without one of their own, as the titles of the table say it. */
  readonly undated: Day | null;
  /** Entries that the book has already are added again. */
  readonly addsKnown: boolean;
}

export const NO_CHOICES: PlanChoices = {
  accounts: new Map(),
  mendsYears: false,
  mendsDays: false,
  mendsAmounts: false,
  fillsDays: false,
  undated: null,
  addsKnown: false,
};

export interface PlanInput {
  readonly reading: RawReading;
  readonly chart: Chart;
  /** Months that take no entries. */
  readonly closed: ReadonlySet<Month>;
  /** How many entries of each key the book has. */
  readonly known: ReadonlyMap<string, number>;
  readonly today: Day;
  readonly choices: PlanChoices;
}

/** Why an entry stays out. */
export type HeldReason =
  | RowProblem
  | { readonly row: number; readonly kind: "no-date" }
  | { readonly row: number; readonly kind: "stray-year"; readonly year: number }
  | { readonly row: number; readonly kind: "closed-month"; readonly month: Month }
  | { readonly row: number; readonly kind: "unknown-account"; readonly cell: string }
  | { readonly row: number; readonly kind: "entry"; readonly problem: EntryProblem };

export interface PlannedEntry extends Pick<RawEntry, "row" | "sheet"> {
  readonly content: EntryContent;
}

export interface EntryLeftOut extends Pick<RawEntry, "row" | "sheet"> {
  readonly description: string;
  readonly reasons: readonly HeldReason[];
  /** What a mistyped amount of it would be. */
  readonly near?: NearAmount;
}

/** An account of the file that the book does not have. */
export interface AccountToMap extends FileAccount {
  readonly key: string;
  readonly lines: number;
  /** Where all its lines stand; null where they stand on both sides. */
  readonly side: Side | null;
}

/** What an import would do; nothing of it is written. */
export interface ImportPlan {
  readonly entries: readonly PlannedEntry[];
  readonly held: readonly EntryLeftOut[];
  /** Entries that the book has already, and which are not added. */
  readonly known: readonly PlannedEntry[];
  readonly unknown: readonly AccountToMap[];
  /** Debits of what would be written, and what the whole file debits; null beyond the safe range. */
  readonly debit: Pesos | null;
  readonly fileDebit: Pesos | null;
}

/** By what an entry is told again when the same file comes a second time: not by accounts, which a person may choose. */
export function importedKey({ date, description, reference, lines }: EntryContent): string {
  const amounts = lines.map(({ debit, credit }) => debit - credit).sort((a, b) => a - b);
  return [date, fold(reference).trim(), fold(description).trim(), ...amounts].join("|");
}

const FIRST_YEAR = 1990;

/** The year of most days of a file, among those that can be meant. */
function usualYear(entries: readonly RawEntry[], isMeant: (year: number) => boolean): number | null {
  const counts = new Map<number, number>();
  for (const { date } of entries) {
    const year = date === null ? null : yearOf(date);
    if (year !== null && isMeant(year)) counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

class Planner {
  readonly #input: PlanInput;
  readonly #matcher: ReturnType<typeof matcherOf>;
  readonly #unknown = new Map<string, FileAccount & { lines: number; side: Side | null }>();
  readonly #lastYear: number;
  readonly #year: number | null;
  #before: Day | null = null;

  constructor(input: PlanInput) {
    this.#input = input;
    this.#matcher = matcherOf(input.chart);
    this.#lastYear = yearOf(input.today) + 1;
    const { mendsYears } = input.choices;
    this.#year = mendsYears ? usualYear(input.reading.entries, (year) => this.#isMeant(year)) : null;
  }

  #isMeant(year: number): boolean {
    return year >= FIRST_YEAR && year <= this.#lastYear;
  }

  unknown(): readonly AccountToMap[] {
    return [...this.#unknown].map(([key, said]) => ({ key, ...said }));
  }

  #day({ row, date, problems }: RawEntry, reasons: HeldReason[]): Day | null {
    const { mendsDays, fillsDays, undated } = this.#input.choices;
    const near = mendsDays ? problems.find((problem) => problem.near !== undefined)?.near : undefined;
    const found = date ?? near ?? (fillsDays ? this.#before : null) ?? undated;
    if (found === null) {
      // A day that is none is said already.
      if (!reasons.some(({ kind }) => kind === "bad-date")) reasons.push({ row, kind: "no-date" });
      return null;
    }
    if (this.#isMeant(yearOf(found))) {
      this.#before = found;
      return found;
    }
    const { year, month, day } = dayParts(found);
    const mended = this.#year === null ? null : makeDay(this.#year, month, day);
    if (mended === null) reasons.push({ row, kind: "stray-year", year });
    else this.#before = mended;
    return mended ?? found;
  }

  #line(line: RawLine, reasons: HeldReason[]): MeantLine {
    const matched = this.#matcher.match(line);
    if (matched !== null) {
      const note =
        line.text === "" || matched.rest === "" ? line.text + matched.rest : `${line.text}, ${matched.rest}`;
      return { said: line, account: matched.account, note };
    }
    const key = fileAccountKey(line);
    const account = this.#input.choices.accounts.get(key);
    if (account !== undefined && this.#input.chart.byCode.has(account))
      return { said: line, account, note: line.text };
    const known = this.#unknown.get(key);
    if (known) {
      known.lines += 1;
      if (known.side !== line.side) known.side = null;
    } else if (key !== "n ")
      this.#unknown.set(key, { code: line.code, name: line.name, lines: 1, side: line.side });
    reasons.push({ row: line.row, kind: "unknown-account", cell: line.code || line.name });
    return { said: line, account: "" as AccountCode, note: line.text };
  }

  /** The content that an entry of the file would have, with every reason why it cannot be posted. */
  plan(said: RawEntry): { readonly content: EntryContent | null; readonly reasons: readonly HeldReason[] } {
    const { chart, closed, choices } = this.#input;
    const raw = (choices.mendsAmounts ? withNearAmount(said)?.entry : null) ?? said;
    const fills = choices.fillsDays || choices.undated !== null;
    const isFilled = (problem: RowProblem) =>
      problem.kind === "bad-date" && (fills || (choices.mendsDays && problem.near !== undefined));
    const reasons: HeldReason[] = raw.problems.filter((problem) => !isFilled(problem));
    const date = this.#day(raw, reasons);
    const lines = raw.lines.map((line) => this.#line(line, reasons));
    if (date === null) return { content: null, reasons };
    const content: EntryContent = {
      date,
      description: raw.description.slice(0, LONGEST_TEXT),
      reference: raw.reference.slice(0, LONGEST_TEXT),
      lines: roundedLines(lines),
    };
    const month = monthOf(date);
    if (closed.has(month)) reasons.push({ row: raw.row, kind: "closed-month", month });
    // What a row lacks makes an entry unbalanced too: the reason is said, not what follows from it.
    if (reasons.length === 0)
      for (const problem of checkNewEntry(content, chart)) {
        const line = "line" in problem ? raw.lines[problem.line] : undefined;
        reasons.push({ row: line?.row ?? raw.row, kind: "entry", problem });
      }
    return { content, reasons };
  }
}

/** Entries between two steps of a plan: some ten milliseconds of work. Each is told to the page and waits for it. */
const STEP = 2000;

/** What of a reading becomes which entries of a book, what stays out and why; tells how many entries are done. */
export function* planSteps(input: PlanInput): Generator<number, ImportPlan> {
  const planner = new Planner(input);
  const left = new Map(input.known);
  const entries: PlannedEntry[] = [];
  const held: EntryLeftOut[] = [];
  const known: PlannedEntry[] = [];
  for (const [index, raw] of input.reading.entries.entries()) {
    if (index > 0 && index % STEP === 0) yield index;
    const { content, reasons } = planner.plan(raw);
    const { row, sheet } = raw;
    if (content === null || reasons.length > 0) {
      const near = input.choices.mendsAmounts ? undefined : withNearAmount(raw)?.near;
      held.push({
        row,
        ...(sheet !== undefined && { sheet }),
        description: raw.description,
        reasons,
        ...(near !== undefined && { near }),
      });
      continue;
    }
    // Into months without entries nothing can come a second time.
    const key = left.size === 0 ? "" : importedKey(content);
    const again = left.get(key) ?? 0;
    const planned = sheet === undefined ? { row, content } : { row, sheet, content };
    if (again > 0) left.set(key, again - 1);
    (again > 0 && !input.choices.addsKnown ? known : entries).push(planned);
  }
  const [debit, fileDebit] = [debitOf(entries), debitSaid(input.reading)];
  return { entries, held, known, unknown: planner.unknown(), debit, fileDebit };
}

/** Added entry by entry: a list of every amount of a large file takes several times as long. */
function debitOf(entries: readonly PlannedEntry[]): Pesos | null {
  return trySum(entries.map(({ content }) => content.lines.reduce((sum, { debit }) => sum + debit, 0)));
}

function debitSaid({ entries }: RawReading): Pesos | null {
  return trySum(
    entries.map(({ lines }) =>
      lines.reduce((sum, { side, value }) => (side === "debit" ? sum + value.value : sum), 0),
    ),
  );
}

/** The same at once. @internal */
export function planImport(input: PlanInput): ImportPlan {
  const steps = planSteps(input);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

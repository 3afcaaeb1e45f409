import type { AccountCode } from "#domain/accounting/account.ts";
import type { ExerciseWork, WorkEntry } from "#domain/exercises/work.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";

/**
 * An answer as students give it to one or two operations of an exercise, wrong or unusually right, with what a fair
 * teacher says of it. The rest of the work is right. Exercises are of version 1 and of one seed, so amounts stand still.
 */
export interface StrangerCase {
  readonly template: string;
  readonly operations: readonly string[];
  readonly told: string;
  /** Entries with the text of their day, where it is not that of the operation. */
  readonly wrote: readonly { readonly date: string | null; readonly lines: WorkEntry["lines"] }[];
  readonly labels: readonly WantedLabel[];
  /** Least and largest share of the operations' points that is fair. */
  readonly fair: readonly [number, number];
}

/** The label of a line, by its account, or of the "entry". */
interface WantedLabel {
  readonly of: string;
  /** What was expected first; then what a second look found as fair. */
  readonly labels: readonly string[];
  /** Whether a second look found saying nothing as fair. */
  readonly isOptional: boolean;
}

const NOTHING_WRITTEN = "—";

function line(text: string): WorkEntry["lines"][number] {
  const [account, side, amount] = text.trim().split(" ");
  const value = Number(amount) as Pesos;
  if (!Number.isSafeInteger(value) || (side !== "D" && side !== "C")) throw new Error(`Not a line: ${text}`);
  return {
    account: account as AccountCode,
    debit: side === "D" ? value : ZERO,
    credit: side === "C" ? value : ZERO,
  };
}

function entry(text: string): StrangerCase["wrote"][number] {
  const [, date, rows] = /^(?:(\d{4}-\d{2}-\d{2}): )?(.*)$/u.exec(text.trim()) ?? [];
  return { date: date ?? null, lines: (rows ?? "").split(",").map(line) };
}

function wanted(text: string): WantedLabel {
  const [of = "", fair = ""] = text.split(" ");
  return { of, labels: fair.replace("?", "").split("/"), isOptional: fair.endsWith("?") };
}

function readCase(text: string): StrangerCase {
  const [to = "", told = "", wrote = "", labels = "", from, to_] = text.split("|").map((each) => each.trim());
  const [template = "", ...operations] = to.split(" ");
  return {
    template,
    operations,
    told,
    wrote: wrote === NOTHING_WRITTEN ? [] : wrote.split(" / ").map(entry),
    labels: labels === "" ? [] : labels.split(", ").map(wanted),
    fair: [Number(from), Number(to_)],
  };
}

/** A table of cases: one a line, columns parted by "|". */
export function readCases(table: string): StrangerCase[] {
  return table
    .trim()
    .split("\n")
    .map((each) => readCase(each));
}

/** Whether those labels, and no others, are among the wanted ones. */
export function areFair(found: readonly string[], { labels }: StrangerCase): boolean {
  const isWanted = (text: string) =>
    labels.some((each) => each.labels.some((label) => text === `${each.of} ${label}`));
  return (
    found.every(isWanted) &&
    labels.every(
      (each) => each.isOptional || each.labels.some((label) => found.includes(`${each.of} ${label}`)),
    )
  );
}

/** The right work with the entries of those operations replaced by what the student wrote. */
export function withAnswer(
  right: ExerciseWork,
  of: StrangerCase,
  dayOf: ReadonlyMap<string, Day>,
): ExerciseWork {
  const [first = ""] = of.operations;
  const kept = right.entries.filter(({ id }) => !of.operations.includes(id));
  const written = of.wrote.map(
    ({ date, lines }, index): WorkEntry => ({
      id: `written-${index}`,
      date: (date ?? dayOf.get(first) ?? "") as Day,
      description: "Según documento del caso",
      reference: "factura del proveedor",
      lines,
    }),
  );
  return { ...right, entries: [...kept, ...written] };
}

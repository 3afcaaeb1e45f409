import { balanceHint } from "#domain/accounting/ledger/balance-hint.ts";
import type { ScoreOverride } from "#domain/classroom/grade.ts";
import type { ExerciseSolution } from "#domain/exercises/exercise.ts";
import type { ExerciseWork, WorkEntry } from "#domain/exercises/work.ts";
import type { EntryMark, GradeResult } from "#domain/grading/grade-result.ts";
import { markedEntry } from "#domain/grading/marked-entry.ts";
import { formatDay, formatPercent, formatPesos } from "#domain/kernel/format.ts";
import { add, pesos, ZERO } from "#domain/kernel/pesos.ts";
import { ENTRY_TEXTS, PENALTY_TEXTS } from "../label-texts.ts";
import type { Revealed } from "../reveal.ts";
import { exerciseTexts as texts } from "../texts.ts";
import type { ShownEntry } from "./graded-entry.tsx";
import { gradedLines, omittedLines, sidedAmount } from "./graded-lines.ts";

function sumsOf({ lines }: WorkEntry): NonNullable<ShownEntry["sums"]> {
  return {
    debit: lines.reduce((sum, { debit }) => add(sum, debit), ZERO),
    credit: lines.reduce((sum, { credit }) => add(sum, credit), ZERO),
  };
}

function labelText({ label, difference }: EntryMark): string | null {
  if (label === null) return null;
  if (label !== "unbalanced") return ENTRY_TEXTS[label];
  return `${ENTRY_TEXTS.unbalanced}: diferencia ${formatPesos(pesos(Math.abs(difference)))}`;
}

interface Graded {
  readonly work: ExerciseWork;
  readonly result: GradeResult;
  readonly solution: ExerciseSolution | null;
  readonly shows: Revealed;
  readonly overrides: readonly ScoreOverride[];
}

/** Where to look in an entry that does not balance, once its labels may be seen. */
function hintOf(mark: EntryMark, { work, shows }: Graded): string[] {
  const entry = shows.labels ? markedEntry(mark, work.entries) : undefined;
  const hint = entry === undefined ? null : balanceHint(entry.lines, pesos(mark.difference));
  return hint === null
    ? []
    : [texts.balanceHints[hint.kind](hint.kind === "missing-side" ? 0 : hint.line + 1)];
}

function notesOf(mark: EntryMark, graded: Graded): string[] {
  const { shows, overrides } = graded;
  const own = overrides.filter(({ part }) => part === mark.operation);
  const omitted = shows.marks && !shows.labels && mark.entry !== null ? omittedLines(mark) : 0;
  const penalties = shows.labels ? mark.penalties.map(({ kind }) => PENALTY_TEXTS[kind]) : [];
  return [
    ...(omitted > 0 ? [texts.omittedLines(omitted)] : []),
    ...hintOf(mark, graded),
    ...(penalties.length > 0 ? [texts.penalty(penalties.join(", "))] : []),
    ...own.map(({ line, score }) => texts.byTeacher(line, formatPercent(score, 0))),
  ];
}

/** Where an operation that was not recorded has its place: beside the nearest one that was; marks stand in their order. */
function placeOf(mark: EntryMark, { result, work }: Graded): string {
  const own = result.entries.filter(({ operation }) => operation !== null);
  const at = own.indexOf(mark);
  const written = (each: EntryMark) => markedEntry(each, work.entries);
  const before = own.slice(0, Math.max(at, 0)).findLast((each) => written(each) !== undefined);
  const near = before ?? own.slice(at + 1).find((each) => written(each) !== undefined);
  const entry = near === undefined ? undefined : written(near);
  if (entry === undefined) return ENTRY_TEXTS.omitted;
  const name = texts.entryOf(formatDay(entry.date), entry.description);
  return (before === undefined ? texts.omittedBefore : texts.omittedAfter)(ENTRY_TEXTS.omitted, name);
}

function shownEntry(mark: EntryMark, graded: Graded): ShownEntry | null {
  const { work, solution, shows } = graded;
  const entry = markedEntry(mark, work.entries);
  const operation = solution?.entries.find(({ id }) => id === mark.operation);
  if (entry === undefined && (!shows.labels || operation?.lines.length === 0)) return null;
  const lines = gradedLines(mark, entry, operation, shows);
  const title =
    entry === undefined
      ? (operation?.text ?? placeOf(mark, graded))
      : texts.entryOf(formatDay(entry.date), entry.description);
  const label = shows.labels ? labelText(mark) : null;
  return {
    key: `${mark.operation} ${mark.entry}`,
    title,
    // Without the solution an operation that was not recorded has its label in its title.
    label: label !== null && title.startsWith(label) ? null : label,
    // Of an operation that was not recorded, lines appear with the solution only: their labels say nothing more.
    lines: entry === undefined && !shows.solution ? [] : lines,
    sums: entry === undefined ? null : sumsOf(entry),
    notes: notesOf(mark, graded),
  };
}

/** The work as it was written, where nothing of its grading is shown. */
function plainEntry(entry: WorkEntry): ShownEntry {
  return {
    key: entry.id,
    title: texts.entryOf(formatDay(entry.date), entry.description),
    label: null,
    lines: entry.lines.map((line) => ({
      mark: "none",
      written: { ...sidedAmount(line), thirdParty: line.thirdParty ?? "" },
      strikes: { account: false, amount: false, thirdParty: false },
      right: null,
      rightParty: null,
      label: null,
      why: null,
    })),
    sums: sumsOf(entry),
    notes: [],
  };
}

/** Operations that were not recorded and have one place and nothing to tell them apart: one row that counts them. */
function together(entries: readonly ShownEntry[]): ShownEntry[] {
  const groups: ShownEntry[][] = [];
  for (const entry of entries) {
    const isBare =
      entry.sums === null && entry.label === null && entry.lines.length + entry.notes.length === 0;
    const last = groups.at(-1);
    if (isBare && last?.[0]?.title === entry.title) last.push(entry);
    else groups.push([entry]);
  }
  return groups.flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? [];
    const title = first.title.replace(ENTRY_TEXTS.omitted, texts.omittedMany(others.length + 1));
    return { ...first, title };
  });
}

/** The student's entries in their order, then the operations that were not recorded. */
export function shownEntries(
  graded: Omit<Graded, "result"> & { readonly result: GradeResult | null },
): ShownEntry[] {
  const { result, work } = graded;
  if (result === null) return work.entries.map(plainEntry);
  const place = (mark: EntryMark) => {
    const at = work.entries.findIndex(({ id }) => id === mark.entry);
    return at < 0 ? work.entries.length : at;
  };
  const shown = [...result.entries]
    .sort((a, b) => place(a) - place(b))
    .map((mark) => shownEntry(mark, { ...graded, result }))
    .filter((entry) => entry !== null);
  return together(shown);
}

/** Operations without an entry, for a level that shows marks and does not name them. */
export function omittedEntries(result: GradeResult, shows: Revealed): number {
  if (!shows.marks || shows.labels) return 0;
  return result.entries.filter(({ entry, score, points }) => entry === null && points > 0 && score < 1)
    .length;
}

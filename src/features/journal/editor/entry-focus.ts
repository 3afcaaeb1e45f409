import type { EntryProblem } from "#domain/accounting/entries/check-entry.ts";
import { type EntryDraft, isBlankLine, writtenLines } from "./entry-draft.ts";

/** The fields of the heading of an entry, and those of each line, in the order in which Tab passes them. */
const HEADING_PARTS = ["date", "reference", "description"] as const;
const LINE_PARTS = ["account", "debit", "credit"] as const;
/** Fields of a line that Tab passes by; "@" leads there from any other of the line (ADR 0042). */
const ASIDE_PARTS = ["thirdParty"] as const;

/** A cell of the entry row that takes the focus; `close` is the button that closes the entry. */
export type EntryCell =
  | { readonly part: (typeof HEADING_PARTS)[number] | "close" }
  | { readonly part: (typeof LINE_PARTS | typeof ASIDE_PARTS)[number]; readonly line: number };

/** All cells that Tab passes, in order. */
export function cellsOf(draft: EntryDraft): EntryCell[] {
  return [
    ...HEADING_PARTS.map((part) => ({ part })),
    ...draft.lines.flatMap(({ key }) => LINE_PARTS.map((part) => ({ part, line: key }))),
    { part: "close" },
  ];
}

function isSameCell(a: EntryCell, b: EntryCell): boolean {
  return a.part === b.part && ("line" in a ? a.line : null) === ("line" in b ? b.line : null);
}

/** Name that identifies a cell in the DOM. */
export function cellName(cell: EntryCell): string {
  return "line" in cell ? `${cell.part}-${cell.line}` : cell.part;
}

/** The cell of this name. */
export function cellOfName(name: string): EntryCell | null {
  const [first, key] = name.split("-");
  const line = [...LINE_PARTS, ...ASIDE_PARTS].find((part) => part === first);
  if (line !== undefined && key !== undefined) return { part: line, line: Number(key) };
  if (key !== undefined) return null;
  const heading = [...HEADING_PARTS, "close" as const].find((part) => part === first);
  return heading === undefined ? null : { part: heading };
}

/** A cell of the sheet that was pressed: the key of its column, and the line of its entry counting from 0. */
export interface PressedCell {
  readonly column: string;
  readonly line: number;
}

/** The cell of an opened entry that stands where its row was pressed; the day where nothing can be written. */
export function cellOfPress(draft: EntryDraft, { column, line }: PressedCell): EntryCell {
  const key = draft.lines[line]?.key;
  const part = LINE_PARTS.find((each) => each === column);
  if (part !== undefined && key !== undefined) return { part, line: key };
  return { part: HEADING_PARTS.find((each) => each === column) ?? "date" };
}

export function previousCell(draft: EntryDraft, cell: EntryCell): EntryCell | null {
  if (cell.part === "thirdParty") return { part: "account", line: cell.line };
  const cells = cellsOf(draft);
  const at = cells.findIndex((each) => isSameCell(each, cell));
  return at > 0 ? (cells[at - 1] ?? null) : null;
}

/**
 * The cell Enter moves to (UX-01): from the heading to the next cell, from a line to the next line, from the empty
 * line to the button that posts the entry.
 */
export function afterEnter(draft: EntryDraft, cell: EntryCell): EntryCell {
  if (cell.part === "date") return { part: "reference" };
  if (cell.part === "reference") return { part: "description" };
  const first = draft.lines[0];
  if (cell.part === "description" && first) return { part: "account", line: first.key };
  if (!("line" in cell)) return { part: "close" };
  const at = draft.lines.findIndex((line) => line.key === cell.line);
  const line = draft.lines[at];
  const next = draft.lines[at + 1];
  if (cell.part === "thirdParty" && line?.account === null) return { part: "account", line: line.key };
  if (line === undefined || next === undefined || isBlankLine(line)) return { part: "close" };
  // An account without an amount is incomplete.
  if ((cell.part === "account" || cell.part === "thirdParty") && line.debit === 0 && line.credit === 0)
    return { part: "debit", line: line.key };
  return { part: "account", line: next.key };
}

/** The same cell in the line above or below. */
export function cellInLine(draft: EntryDraft, cell: EntryCell, step: 1 | -1): EntryCell | null {
  if (!("line" in cell)) return null;
  const at = draft.lines.findIndex((line) => line.key === cell.line);
  const line = draft.lines[at + step];
  return line ? { part: cell.part, line: line.key } : null;
}

/** The empty line, where a missing line would be written. */
function lackingCell(draft: EntryDraft): EntryCell {
  const last = draft.lines.at(-1);
  return last ? { part: "account", line: last.key } : { part: "date" };
}

/** Cell where a problem is fixed. Problems number only the written lines. */
export function cellOfProblem(draft: EntryDraft, problem: EntryProblem): EntryCell {
  const written = writtenLines(draft);
  const key = "line" in problem ? written[problem.line]?.key : undefined;
  switch (problem.kind) {
    case "bad-date":
      return { part: "date" };
    case "text-too-long":
      return { part: "description" };
    case "no-account":
    case "unknown-account":
    case "group-account":
    case "closed-account":
      return key === undefined ? lackingCell(draft) : { part: "account", line: key };
    case "no-amount":
    case "bad-amount":
    case "both-sides":
      return key === undefined ? lackingCell(draft) : { part: "debit", line: key };
    default:
      return lackingCell(draft);
  }
}

// A missing account or amount explains more than the imbalance it causes.
const LATE: ReadonlySet<EntryProblem["kind"]> = new Set<EntryProblem["kind"]>([
  "unbalanced",
  "too-few-lines",
]);

/** The problem to fix first. */
export function firstToMend(problems: readonly EntryProblem[]): EntryProblem | null {
  return (
    problems.find((problem) => !LATE.has(problem.kind)) ??
    problems.find((problem) => problem.kind === "unbalanced") ??
    problems[0] ??
    null
  );
}

import type { AccountCode, Side } from "#domain/accounting/account.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import type { SolutionEntry, SolutionLine } from "#domain/exercises/exercise.ts";
import type { WorkEntry } from "#domain/exercises/work.ts";
import type { EntryMark, LineLabel, LineMark } from "#domain/grading/grade-result.ts";
import { partyAgrees } from "#domain/grading/policy.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import type { Revealed } from "../reveal.ts";

/** What stands in the margin. `none`: the level does not say. */
export type MarginMark = "right" | "wrong" | "consequence" | "none";

/** An account with its amount on one side. */
export interface SidedAmount {
  readonly account: AccountCode;
  readonly side: Side;
  readonly amount: Pesos;
}

/** One line of the student's entry as a teacher would mark it, or one that is missing. */
export interface GradedLine {
  readonly mark: MarginMark;
  /** As written; null for a line that was omitted. */
  readonly written: (SidedAmount & { readonly thirdParty: string }) | null;
  readonly strikes: { readonly account: boolean; readonly amount: boolean; readonly thirdParty: boolean };
  /** The right one below, where the level shows it and something is to be put right. */
  readonly right: SidedAmount | null;
  /** Who the line should name, where the level shows it and it names nobody or somebody else. */
  readonly rightParty: string | null;
  readonly label: LineLabel | "consequence" | null;
  /** Why the right line is right. */
  readonly why: string | null;
}

/** Shares are sums of weights: two that are equal may differ in the last bit. */
const FULL = 1 - 1e-9;

export function sidedAmount({ account, debit, credit }: EntryLine): SidedAmount {
  return debit > 0 ? { account, side: "debit", amount: debit } : { account, side: "credit", amount: credit };
}

/** The solution's lines that the entry was compared with; none where the solution is not known. */
function linesOf(operation: SolutionEntry | undefined, alternative: number): readonly SolutionLine[] {
  if (operation === undefined) return [];
  return alternative === 0 ? operation.lines : (operation.alternatives?.[alternative - 1] ?? []);
}

function marginMark(mark: LineMark, shows: Revealed): MarginMark {
  if (!shows.marks) return "none";
  if (mark.score >= FULL) return "right";
  return mark.consequence ? "consequence" : "wrong";
}

function labelOf(mark: LineMark, shows: Revealed): GradedLine["label"] {
  if (!shows.labels || mark.score >= FULL) return null;
  return mark.consequence ? "consequence" : mark.label;
}

interface Compared {
  readonly mark: LineMark;
  readonly shows: Revealed;
  readonly solution: SolutionLine | undefined;
  /** Whether a third party cost the entry its discount. */
  readonly isPartyGraded: boolean;
}

/** Whether a line lacks its third party or names somebody else, where that cost the entry its discount. */
function isPartyWrong({ thirdParty = "" }: EntryLine, { solution, isPartyGraded }: Compared): boolean {
  const right = solution?.thirdParty ?? "";
  return right !== "" && isPartyGraded && !partyAgrees(right, thirdParty);
}

/** A tick would say of a line whose only fault is its third party that nothing is to be put right. */
function writtenMark(written: EntryLine | null, compared: Compared): MarginMark {
  const mark = marginMark(compared.mark, compared.shows);
  return mark === "right" && written !== null && isPartyWrong(written, compared) ? "wrong" : mark;
}

/** Who a line should name, where it is missing or names somebody else; a third party that nobody graded is none. */
function rightParty(written: EntryLine | null, compared: Compared): GradedLine["rightParty"] {
  const right = compared.solution?.thirdParty ?? "";
  if (!compared.shows.solution || right === "") return null;
  return written === null || isPartyWrong(written, compared) ? right : null;
}

function gradedLine(written: EntryLine | null, compared: Compared, isLast: boolean): GradedLine {
  const { mark, shows, solution } = compared;
  const party = rightParty(written, compared);
  const isWrong = marginMark(mark, shows) === "wrong" || marginMark(mark, shows) === "consequence";
  const told = shows.solution && isWrong && isLast ? solution : undefined;
  const isTooMuch = shows.solution && isWrong && solution === undefined;
  return {
    mark: writtenMark(written, compared),
    written: written && { ...sidedAmount(written), thirdParty: written.thirdParty ?? "" },
    strikes: {
      account: isTooMuch || (told !== undefined && mark.account < FULL),
      amount: isTooMuch || (told !== undefined && (mark.amount < FULL || mark.side < FULL)),
      thirdParty: isTooMuch || party !== null,
    },
    right: told === undefined ? null : { account: told.account, side: told.side, amount: told.amount },
    rightParty: party,
    label: isLast ? labelOf(mark, shows) : null,
    why: told?.why ?? null,
  };
}

interface FirstFirst {
  readonly at: number;
  readonly line: GradedLine;
}

/**
 * The lines of a student's entry in the order in which they were written, then those omitted, where the level tells of
 * them. Lines that were read as one have their remark under the last.
 */
export function gradedLines(
  mark: EntryMark,
  entry: WorkEntry | undefined,
  operation: SolutionEntry | undefined,
  shows: Revealed,
): GradedLine[] {
  const right = linesOf(operation, mark.alternative);
  const isPartyGraded = mark.penalties.some(({ kind }) => kind === "third-party");
  const found = mark.lines.flatMap((each): FirstFirst[] => {
    const solution = each.solution === null ? undefined : right[each.solution];
    const compared = { mark: each, shows, solution, isPartyGraded };
    if (each.student.length === 0) {
      const omitted = shows.labels ? [gradedLine(null, compared, true)] : [];
      return omitted.map((line) => ({ at: Number.MAX_SAFE_INTEGER, line }));
    }
    return each.student.flatMap((at, index) => {
      const written = entry?.lines[at];
      const isLast = index === each.student.length - 1;
      return written === undefined ? [] : [{ at, line: gradedLine(written, compared, isLast) }];
    });
  });
  return found.sort((a, b) => a.at - b.at).map(({ line }) => line);
}

/** How many lines are missing, for a level that shows marks and does not name them. */
export function omittedLines({ lines }: EntryMark): number {
  return lines.filter(({ student, score }) => student.length === 0 && score < FULL).length;
}

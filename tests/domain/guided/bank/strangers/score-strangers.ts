import type { Side } from "#domain/accounting/account.ts";
import { type Chart, findAccount } from "#domain/accounting/chart.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import type { Understanding } from "#domain/guided/guided-operation.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { operationToProposal } from "#domain/guided/proposal.ts";
import { understand } from "#domain/guided/understand.ts";

interface ExpectedLine {
  /** Any of these beginnings of a PUC code. */
  readonly puc: readonly string[];
  readonly side: Side;
  readonly amount: number;
}

export interface StrangerSentence {
  readonly text: string;
  /** An entry, a question back, the answer to a question, a refusal, or two operations. */
  readonly expect: "entry" | "ask" | "question" | "refuse" | "two";
  /** Of an entry; empty for the others. */
  readonly lines: readonly ExpectedLine[];
  /** The day of the entry, where the sentence tells one. */
  readonly date?: string | undefined;
}

export type Outcome = "right" | "asked" | "wrong";

function fits(chart: Chart, line: EntryLine, { puc, side, amount }: ExpectedLine): boolean {
  const code = findAccount(chart, line.account)?.puc ?? "";
  return line[side] === amount && puc.some((each) => code.startsWith(each));
}

/** Whether each line has an expected one of its own. */
function matches(chart: Chart, lines: readonly EntryLine[], expected: readonly ExpectedLine[]): boolean {
  const [first, ...rest] = lines;
  if (first === undefined) return expected.length === 0;
  return expected.some(
    (each, at) => fits(chart, first, each) && matches(chart, rest, expected.toSpliced(at, 1)),
  );
}

/** What the engine makes of a text: understood once, it is compared with all that is right for it. */
export interface ReadText {
  readonly kind: Understanding["kind"];
  readonly operations: number;
  /** The entries that are proposed without a question. */
  readonly entries: readonly { readonly date: string; readonly lines: readonly EntryLine[] }[];
}

export function readText(text: string, world: GuidedWorld): ReadText {
  const told = understand(text, world);
  const operations = told.kind === "operations" ? told.operations : [];
  const entries = operations.flatMap((operation) => {
    const proposal = operationToProposal(operation, world);
    if (proposal.kind === "missing") return [];
    return [{ date: proposal.date, lines: proposal.lines.map(({ line }) => line) }];
  });
  return { kind: told.kind, operations: operations.length, entries };
}

/** What was made of a sentence: as expected, asked about instead, or a wrong entry. */
function outcomeOf(read: ReadText, { expect, lines, date }: StrangerSentence, chart: Chart): Outcome {
  const { kind, operations, entries } = read;
  if (expect === "two") return operations === 2 ? "right" : entries.length > 0 ? "wrong" : "asked";
  if (expect === "question") return kind === "question" ? "right" : entries.length > 0 ? "wrong" : "asked";
  if (expect !== "entry") return entries.length === 0 ? "right" : "wrong";
  const [entry, ...others] = entries;
  if (entry === undefined || operations > 1) return entries.length > 0 ? "wrong" : "asked";
  const isItsDay = date === undefined || entry.date === date;
  return others.length === 0 && isItsDay && matches(chart, entry.lines, lines) ? "right" : "wrong";
}

/** The best that was made of a text for which several entries are right. */
export function bestOutcome(read: ReadText, accepted: readonly StrangerSentence[], chart: Chart): Outcome {
  const outcomes = accepted.map((each) => outcomeOf(read, each, chart));
  return (["right", "asked"] as const).find((each) => outcomes.includes(each)) ?? "wrong";
}

/** A sentence understood and scored. */
export function scoreStranger(accepted: readonly StrangerSentence[], world: GuidedWorld): Outcome {
  return bestOutcome(readText(accepted[0]?.text ?? "", world), accepted, world.chart);
}

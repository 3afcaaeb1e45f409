import { useState } from "react";
import { formatNumber } from "#domain/kernel/format.ts";
import { type AmountProblem, parseAmount } from "#domain/kernel/parse-amount.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";

interface Misread {
  readonly problem: AmountProblem;
  readonly typed: string;
}

export interface MoneyText {
  /** The text shown in the field. */
  readonly text: string;
  readonly misread: Misread | null;
  readonly type: (text: string) => void;
  /** Commits the typed text: formats it, or keeps it with the reason why it counts as 0. */
  readonly commit: () => void;
  /** Discards the typed text after the value was set by other means. */
  readonly reset: () => void;
}

/** What was typed since the value was last settled. */
interface Typed {
  readonly text: string;
  /** The value that the text reads as. */
  readonly reads: Pesos;
  /** The value of the field as the text was typed. */
  readonly before: Pesos;
  /** Why the text cannot be committed, once that was tried. */
  readonly problem: AmountProblem | null;
}

// "1200*" is an unfinished expression: until it is complete, the value is the part before the operator.
const UNFINISHED = /[\s+\-*/×−]+$/;

const readAs = (text: string): Pesos => {
  const read = parseAmount(text);
  return read.ok ? read.value : ZERO;
};

/** The typed text, until the value becomes what the text neither reads as nor began from: it was set elsewhere. */
function useTyped(value: Pesos) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const isTaken = typed !== null && value === typed.reads;
  const isElsewhere = typed !== null && !isTaken && value !== typed.before;
  if (isElsewhere) setTyped(null);
  else if (isTaken && typed.before !== value) setTyped({ ...typed, before: value });
  return [isElsewhere ? null : typed, setTyped] as const;
}

/** The text of an amount while it is typed. The value is always the number parsed from the text (NU-01). */
export function useMoneyText(value: Pesos, onChange: (value: Pesos) => void, blankZero: boolean): MoneyText {
  const [typed, setTyped] = useTyped(value);
  const tell = (next: Pesos) => {
    if (next !== value) onChange(next);
  };
  const type = (text: string) => {
    const reads = readAs(text.replace(UNFINISHED, ""));
    setTyped({ text, reads, before: value, problem: null });
    tell(reads);
  };
  const commit = () => {
    if (typed === null) return;
    const read = parseAmount(typed.text);
    const reads = read.ok ? read.value : ZERO;
    const problem = read.ok || read.error === "empty" ? null : read.error;
    setTyped(problem === null ? null : { ...typed, reads, before: value, problem });
    tell(reads);
  };
  const problem = typed?.problem ?? null;
  const settled = value === ZERO && blankZero ? "" : formatNumber(value);
  return {
    text: typed?.text ?? settled,
    misread: typed === null || problem === null ? null : { problem, typed: typed.text.trim() },
    type,
    commit,
    reset: () => setTyped(null),
  };
}

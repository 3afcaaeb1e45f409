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
  /** Commits the typed text: formats it, or leaves 0 with the reason. */
  readonly commit: () => void;
  /** Discards the typed text after the value was set by other means. */
  readonly reset: () => void;
}

// "1200*" is an unfinished expression: until it is complete, the value is the part before the operator.
const UNFINISHED = /[\s+\-*/×−]+$/;

/** The text of an amount while it is typed. The value is always the number parsed from the text (NU-01). */
export function useMoneyText(value: Pesos, onChange: (value: Pesos) => void, blankZero: boolean): MoneyText {
  const [draft, setDraft] = useState<string | null>(null);
  const [misread, setMisread] = useState<Misread | null>(null);
  const tell = (next: Pesos) => {
    if (next !== value) onChange(next);
  };
  const reset = () => {
    setDraft(null);
    setMisread(null);
  };
  const type = (text: string) => {
    setDraft(text);
    setMisread(null);
    const read = parseAmount(text.replace(UNFINISHED, ""));
    tell(read.ok ? read.value : ZERO);
  };
  const commit = () => {
    if (draft === null) return;
    const read = parseAmount(draft);
    setDraft(null);
    setMisread(read.ok || read.error === "empty" ? null : { problem: read.error, typed: draft.trim() });
    tell(read.ok ? read.value : ZERO);
  };
  const shownMisread = value === ZERO ? misread : null;
  const settled = value === ZERO && blankZero && shownMisread === null ? "" : formatNumber(value);
  return { text: draft ?? settled, misread: shownMisread, type, commit, reset };
}

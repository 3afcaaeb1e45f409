import { use, useState } from "react";
import type { Result } from "#domain/kernel/result.ts";
import { KeptValues } from "./kept-values.ts";

/** How the text of a field becomes its value, and back. */
export interface TypedRule<Value, Problem extends string> {
  readonly read: (text: string) => Result<Value, Problem | "empty">;
  /** What the field holds while its text is empty or cannot be read. */
  readonly none: Value;
  readonly shown: (value: Value) => string;
  /** The part of a text being typed that is not read yet. */
  readonly unfinished?: RegExp;
}

export interface TypedValue<Problem> {
  /** The text shown in the field. */
  readonly text: string;
  readonly misread: { readonly problem: Problem; readonly typed: string } | null;
  /** Whether the text cannot be read as it is, committed or not: no form that holds it is sent (NU-11). */
  readonly isUnread: boolean;
  readonly type: (text: string) => void;
  /** Commits the typed text: formats it, or keeps it with the reason why it is not counted. Returns that reason. */
  readonly commit: () => Problem | null;
  /** Discards the typed text after the value was set by other means. */
  readonly reset: () => void;
}

/** What was typed since the value was last settled. */
interface Typed<Value, Problem> {
  readonly text: string;
  /** The value that the text reads as. */
  readonly reads: Value;
  /** The value of the field as the text was typed. */
  readonly before: Value;
  /** The value of the field as typing began. */
  readonly first: Value;
  /** Why the text cannot be committed, once that was tried. */
  readonly problem: Problem | null;
}

/** The typed text, until the value becomes what the text neither reads as nor began from: it was set elsewhere. */
function useTyped<Value, Problem>(value: Value) {
  const [typed, setTyped] = useState<Typed<Value, Problem> | null>(null);
  // A field that holds no number for what it cannot read holds NaN, which equals itself only so.
  const isTaken = typed !== null && Object.is(value, typed.reads);
  const isElsewhere = typed !== null && !isTaken && !Object.is(value, typed.before);
  if (isElsewhere) setTyped(null);
  else if (isTaken && !Object.is(typed.before, value)) setTyped({ ...typed, before: value });
  return [isElsewhere ? null : typed, setTyped] as const;
}

/** The text of a value while it is typed. The value is always the one parsed from the text (NU-01, spec-decision 43). */
export function useTypedValue<Value, Problem extends string>(
  value: Value,
  onChange: (value: Value) => void,
  { read, none, shown, unfinished }: TypedRule<Value, Problem>,
): TypedValue<Problem> {
  const [typed, setTyped] = useTyped<Value, Problem>(value);
  const tell = (next: Value) => {
    if (!Object.is(next, value)) onChange(next);
  };
  const isKept = use(KeptValues);
  const first = typed === null ? value : typed.first;
  const readAs = (text: string): Value => {
    const found = read(text);
    if (found.ok) return found.value;
    return isKept && found.error !== "empty" ? first : none;
  };
  const type = (text: string) => {
    const reads = readAs(unfinished ? text.replace(unfinished, "") : text);
    setTyped({ text, reads, before: value, first, problem: null });
    tell(reads);
  };
  const commit = () => {
    if (typed === null) return null;
    const found = read(typed.text);
    const problem = found.ok || found.error === "empty" ? null : found.error;
    const reads = readAs(typed.text);
    setTyped(problem === null ? null : { ...typed, reads, before: value, problem });
    tell(reads);
    return problem;
  };
  const problem = typed?.problem ?? null;
  const isUnread = () => {
    if (typed === null) return false;
    const found = read(typed.text);
    return !found.ok && found.error !== "empty";
  };
  return {
    text: typed?.text ?? shown(value),
    misread: typed === null || problem === null ? null : { problem, typed: typed.text.trim() },
    isUnread: isUnread(),
    type,
    commit,
    reset: () => setTyped(null),
  };
}

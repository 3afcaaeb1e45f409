import type { BookProblem } from "#domain/accounting/verify-book.ts";
import type { BookId } from "#domain/kernel/ids.ts";

/** The controls of the check, in display order. */
export const CONTROLS = ["readable", "balanced", "numbered", "totals", "ordered"] as const;
export type ControlKind = (typeof CONTROLS)[number];

const CONTROL_OF: Readonly<Record<BookProblem["kind"], ControlKind>> = {
  "bad-record": "readable",
  "newer-record": "readable",
  "bad-head": "readable",
  "unbalanced-entry": "balanced",
  "bad-number": "numbered",
  "missing-number": "numbered",
  "total-differs": "totals",
  "count-differs": "totals",
  "page-disordered": "ordered",
  "counter-differs": "ordered",
  "stock-differs": "totals",
  "attachment-lost": "readable",
  "attachment-stray": "readable",
};

/** Result of checking one book. */
export interface CheckedBook {
  /** Null for what belongs to no book. */
  readonly id: BookId | null;
  readonly name: string;
  readonly entries: number;
  readonly problems: readonly BookProblem[];
}

/**
 * "gap": only numbers are missing, which breaks no sum and which no repair brings back. "newer": the rest is of a later
 * version, which only that version reads.
 */
export type ControlState = "passed" | "gap" | "newer" | "failed";

export interface Control {
  readonly kind: ControlKind;
  readonly state: ControlState;
  readonly passed: number;
  /** Total number of entries or books. */
  readonly of: number;
}

function stateOf(problems: readonly BookProblem[]): ControlState {
  const kinds = new Set(problems.map(({ kind }) => kind));
  if (kinds.size === 0) return "passed";
  const isNewer = kinds.delete("newer-record");
  kinds.delete("missing-number");
  if (kinds.size > 0) return "failed";
  return isNewer ? "newer" : "gap";
}

function controlOf(kind: ControlKind, books: readonly CheckedBook[]): Control {
  const own = books.map((book) => book.problems.filter((problem) => CONTROL_OF[problem.kind] === kind));
  const state = stateOf(own.flat());
  if (kind !== "balanced") {
    const passed = books.filter(({ id }, place) => id !== null && own[place]?.length === 0).length;
    return { kind, state, passed, of: books.filter(({ id }) => id !== null).length };
  }
  const entries = books.reduce((sum, book) => sum + book.entries, 0);
  return { kind, state, passed: Math.max(0, entries - own.flat().length), of: entries };
}

/** Each control over all books: "balanced" counts entries, the others count books. */
export function controlsOf(books: readonly CheckedBook[]): readonly Control[] {
  return CONTROLS.map((kind) => controlOf(kind, books));
}

/** Problems of an entry before those that follow from them. */
export function inControlOrder(problems: readonly BookProblem[]): BookProblem[] {
  const place = (problem: BookProblem) => CONTROLS.indexOf(CONTROL_OF[problem.kind]);
  return problems.toSorted((a, b) => place(a) - place(b));
}

/** Whether rebuilding the book from its entries would fix anything. */
export function isRepairable({ id, problems }: CheckedBook): boolean {
  const lost = problems.some(
    (each) => each.kind === "bad-record" && each.table === "books" && each.key === id,
  );
  return !lost && stateOf(problems) === "failed";
}

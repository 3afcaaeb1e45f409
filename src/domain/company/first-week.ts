/** What a new account does first, in the order of the lines that say so. */
export const FIRST_STEPS = ["book", "entry", "trial", "statement", "copy"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What is remembered of an account's first week. What was once done stays done, whatever becomes of the book. */
export interface FirstWeek {
  readonly done: readonly FirstStep[];
  /** The person took the list away. */
  readonly dismissed: boolean;
}

/** What the account's own data say. */
export interface FirstWeekFacts {
  readonly books: number;
  /** Posted, in all books. */
  readonly entries: number;
  /** Saved. */
  readonly statements: number;
}

const LONGEST = 500;
const NOTHING: FirstWeek = { done: [], dismissed: false };

function inOrder(done: ReadonlySet<unknown>): FirstStep[] {
  return FIRST_STEPS.filter((step) => done.has(step));
}

/** The week as it was stored; a new one for anything else: storage is untrusted. */
export function readFirstWeek(stored: string | null): FirstWeek {
  if (stored === null || stored.length > LONGEST) return NOTHING;
  try {
    const parsed: unknown = JSON.parse(stored);
    if (typeof parsed !== "object" || parsed === null) return NOTHING;
    const { done, dismissed } = parsed as Readonly<Record<string, unknown>>;
    return { done: Array.isArray(done) ? inOrder(new Set(done)) : [], dismissed: dismissed === true };
  } catch {
    return NOTHING;
  }
}

export function withSteps(week: FirstWeek, steps: readonly FirstStep[]): FirstWeek {
  return { ...week, done: inOrder(new Set([...week.done, ...steps])) };
}

/** The steps that the account's data show to be done. A balance that was looked at, or a copy, leaves nothing there. */
export function stepsShownBy({ books, entries, statements }: FirstWeekFacts): FirstStep[] {
  const counts = { book: books, entry: entries, trial: 0, statement: statements, copy: 0 };
  return FIRST_STEPS.filter((step) => counts[step] > 0);
}

/** Gone once all is done, or when the person took it away. */
export function isWeekOver({ done, dismissed }: FirstWeek): boolean {
  return dismissed || done.length === FIRST_STEPS.length;
}

import { mayBeCashEquivalent } from "#domain/accounting/cash-equivalents.ts";
import { mayBeNonCurrent } from "#domain/accounting/non-current.ts";
import type { Book } from "#domain/company/book.ts";
import type { Instant } from "#domain/kernel/clock.ts";

/** What a book says of single accounts. */
const MARKS = ["nonCurrent", "cashEquivalents"] as const;
type Marks = Partial<Pick<Book, (typeof MARKS)[number]>>;

const MAY: Readonly<Record<(typeof MARKS)[number], (puc: string) => boolean>> = {
  nonCurrent: mayBeNonCurrent,
  cashEquivalents: mayBeCashEquivalent,
};

export interface MovedAccount {
  readonly from: string;
  readonly to: string;
  readonly at: Instant;
  /** What the books said of the new code when it was used before: a move that is taken back brings it back. */
  readonly said?: ReadonlyMap<string, Book>;
}

/** The book with other marks; the book itself where they are the same. */
function marked(
  book: Book,
  at: Instant,
  next: (codes: readonly string[], mark: keyof Marks) => readonly string[],
) {
  const made: { -readonly [Mark in keyof Marks]: readonly string[] } = {};
  let isSame = true;
  for (const mark of MARKS) {
    const codes = book[mark] ?? [];
    const after = next(codes, mark);
    isSame &&= after === codes;
    if (after.length > 0) made[mark] = after;
  }
  if (isSame) return book;
  const { nonCurrent: _long, cashEquivalents: _cash, ...rest } = book;
  return { ...rest, ...made, version: book.version + 1, updatedAt: at };
}

const without = (codes: readonly string[], ...gone: readonly string[]) =>
  codes.filter((code) => !gone.includes(code));

/** The book with its marks of the account under the new code, where the new place may have such a mark. */
export function withMovedMarks(book: Book, { from, to, at, said }: MovedAccount): Book {
  const had = said?.get(book.id);
  return marked(book, at, (codes, mark) => {
    const again = had?.[mark]?.includes(to) ?? false;
    if (!again && !codes.includes(from)) return codes;
    const others = without(codes, from, to);
    return MAY[mark](to) ? [...others, to].sort() : others;
  });
}

/** The book without marks of an account that is gone: a new one of the same code is another account. */
export function withoutMarks(book: Book, code: string, at: Instant): Book {
  return marked(book, at, (codes) => (codes.includes(code) ? without(codes, code) : codes));
}

/** The book with the marks that it had of an account that comes back. */
export function withMarksAgain(book: Book, code: string, had: Book, at: Instant): Book {
  return marked(book, at, (codes, mark) =>
    had[mark]?.includes(code) && !codes.includes(code) ? [...codes, code].sort() : codes,
  );
}

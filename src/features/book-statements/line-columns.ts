import type { BookLine } from "#domain/statement/books/book-statement.ts";

/** Indexes of the columns in which the line or one of its accounts has a figure; the first one if all are zero. */
export function columnsWithFigures({ amounts, accounts }: BookLine): number[] {
  const used = amounts
    .map((_, index) => index)
    .filter((index) =>
      [amounts, ...accounts.map((each) => each.amounts)].some((each) => (each[index] ?? 0) !== 0),
    );
  return used.length === 0 ? [0] : used;
}

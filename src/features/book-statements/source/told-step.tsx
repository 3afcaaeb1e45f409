import type { ReactNode } from "react";
import type { Book } from "#domain/company/book.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import type { ToldMove } from "#domain/statement/books/book-statement.ts";
import { MoveRow } from "#flows/figure-source/account-moves.tsx";
import { figureSourceTexts as texts } from "#flows/figure-source/texts.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import type { FigureStep } from "./figure-steps.ts";

interface ToldStepProps {
  readonly books: readonly Pick<Book, "id" | "name">[];
  readonly moves: readonly ToldMove[];
  /** What they sum to. */
  readonly amount: Pesos;
  readonly onEntry: (entry: Extract<FigureStep, { kind: "entry" }>["entry"]) => void;
}

/** The entries that a figure of no account is told by, as what used no cash, and their sum. */
export function ToldStep({ books, moves, amount, onEntry }: ToldStepProps): ReactNode {
  const bookName = (id: string) =>
    books.length > 1 ? (books.find((book) => book.id === id)?.name ?? "") : "";
  return (
    <section aria-label={texts.entries}>
      <h3 className="section-head">{texts.entries}</h3>
      <ul>
        {moves.map(({ by, amount: moved }) =>
          "lines" in by ? (
            <MoveRow
              key={by.id}
              entry={by}
              amount={moved}
              account={null}
              book={bookName(by.bookId)}
              onOpen={() => onEntry(by)}
            />
          ) : (
            <li key={by.id} className="figure-part">
              <span className="figure-day">{formatDay(by.day).slice(0, 5)}</span>
              <span>{texts.restated(by.reason)}</span>
              <AmountText value={moved} />
            </li>
          ),
        )}
      </ul>
      <p className="figure-part font-semibold">
        <span>{texts.sum}</span>
        <AmountText value={amount} zero="figure" rule="double" />
      </p>
    </section>
  );
}

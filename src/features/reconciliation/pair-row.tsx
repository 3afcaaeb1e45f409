import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { BookMove, ExtractLine } from "#domain/reconciliation/bank-match.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { reconciliationTexts as texts } from "./texts.ts";

/** One line of the bank: day, words and amount. */
function BankSide({ line }: { readonly line: ExtractLine }) {
  return (
    <div className="match-line">
      <span className="match-day">{formatDay(line.date)}</span>
      <span className="match-words">
        {line.text}
        {line.reference === "" ? null : <span className="text-muted"> {line.reference}</span>}
      </span>
      <AmountText value={line.amount} />
    </div>
  );
}

/** One line of the book, which opens its entry. */
function BookSide({ move, book }: { readonly move: BookMove; readonly book: BookId }) {
  const { number, date, amount, description } = move;
  return (
    <div className="match-line">
      <span className="match-day">{formatDay(date)}</span>
      <span className="match-words">
        <Link
          to="/journal/complex"
          className="link"
          search={{ book, periodo: monthOf(date), asiento: number }}
        >
          {texts.entry(move)}
        </Link>{" "}
        {description}
      </span>
      <AmountText value={amount} />
    </div>
  );
}

interface PairRowProps {
  readonly book: BookId;
  readonly lines: readonly ExtractLine[];
  readonly moves: readonly BookMove[];
  /** Why both sides are one, or what is missing on one of them. */
  readonly reason: ReactNode;
  /** In the place of the book's side: the entry that is proposed. */
  readonly entry?: ReactNode;
  readonly actions?: ReactNode;
  readonly tone?: "proposed";
}

/** A row of the reconciliation: the bank, why, and the book; one card on a phone. */
export function PairRow({ book, lines, moves, reason, entry, actions, tone }: PairRowProps) {
  return (
    <li className="match-row" data-tone={tone}>
      <div className="match-side">
        <span className="sr-only">{texts.bankSide}</span>
        {lines.map((line) => (
          <BankSide key={`${line.extractId}/${line.n}`} line={line} />
        ))}
      </div>
      <div className="match-reason">{reason}</div>
      <div className="match-side">
        <span className="sr-only">{texts.bookSide}</span>
        {moves.map((move) => (
          <BookSide key={`${move.entryId}/${move.line}`} move={move} book={book} />
        ))}
        {entry}
      </div>
      <div className="match-actions">{actions}</div>
    </li>
  );
}

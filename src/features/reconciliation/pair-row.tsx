import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { formatDay, formatShortDay } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { BookMove, ExtractLine } from "#domain/reconciliation/bank-match.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { reconciliationTexts as texts } from "./texts.ts";

interface DayProps {
  readonly date: Day;
  /** The month that is reconciled: a day of its year is told without the year. */
  readonly month: Month;
}

function MatchDay({ date, month }: DayProps) {
  const isOfYear = date.slice(0, 4) === month.slice(0, 4);
  return <span className="match-day">{isOfYear ? formatShortDay(date) : formatDay(date)}</span>;
}

/** One line of the bank: day, words and amount. */
function BankSide({ line, month }: { readonly line: ExtractLine } & Pick<DayProps, "month">) {
  return (
    <div className="match-line" data-of="bank">
      <MatchDay date={line.date} month={month} />
      <span className="match-words">
        {line.text}
        {line.reference === "" ? null : <span className="text-muted"> {line.reference}</span>}
      </span>
      <span className="match-value">
        <AmountText value={line.amount} />
      </span>
    </div>
  );
}

/** One line of the book, which opens its entry. */
function BookSide({ move, book, month }: { readonly move: BookMove } & Pick<PairRowProps, "book" | "month">) {
  const { number, date, amount, description } = move;
  return (
    <div className="match-line" data-of="book">
      <span className="match-value">
        <AmountText value={amount} />
      </span>
      <MatchDay date={date} month={month} />
      <Link
        to="/journal/complex"
        className="link match-number"
        search={{ book, periodo: monthOf(date), asiento: number }}
      >
        {texts.entry(move)}
      </Link>
      <span className="match-words">{description}</span>
    </div>
  );
}

/** What the bank does not show yet. */
function NotAtBank({ amount }: Pick<BookMove, "amount">) {
  return (
    <div className="match-line" data-of="bank" data-missing="">
      <span className="match-words text-muted">{texts.notAtBank(amount)}</span>
      <span className="match-value" aria-hidden="true">
        <AmountText value={null} />
      </span>
    </div>
  );
}

/** The heads of the columns, where there is room for columns. */
export function PairHeads() {
  const { columns } = texts;
  return (
    <div aria-hidden="true" className="match-heads">
      <div>
        <strong>{texts.bankSide}</strong>
        <div className="match-line" data-of="bank">
          <span>{columns.day}</span>
          <span>{columns.words}</span>
          <span className="match-value">{columns.amount}</span>
        </div>
      </div>
      <div className="match-reason">{columns.why}</div>
      <div>
        <strong>{texts.bookSide}</strong>
        <div className="match-line" data-of="book">
          <span className="match-value">{columns.amount}</span>
          <span>{columns.day}</span>
          <span>{columns.entry}</span>
          <span>{columns.detail}</span>
        </div>
      </div>
      <div />
    </div>
  );
}

interface PairRowProps {
  readonly book: BookId;
  readonly month: Month;
  readonly lines: readonly ExtractLine[];
  readonly moves: readonly BookMove[];
  /** Why both sides are one, or what is missing on one of them. */
  readonly reason: ReactNode;
  /** In the place of the book's side: the entry that is proposed. */
  readonly entry?: ReactNode;
  readonly actions?: ReactNode;
  readonly tone?: "proposed" | "pending";
}

/** A row of the reconciliation: the bank, why, and the book; one card on a phone. */
export function PairRow({ book, month, lines, moves, reason, entry, actions, tone }: PairRowProps) {
  const [pending] = tone === "pending" ? moves : [];
  return (
    <li className="match-row" data-tone={tone}>
      <div className="match-side">
        <span className="sr-only">{texts.bankSide}</span>
        {pending === undefined ? null : <NotAtBank amount={pending.amount} />}
        {lines.map((line) => (
          <BankSide key={`${line.extractId}/${line.n}`} line={line} month={month} />
        ))}
      </div>
      <div className="match-reason">{reason}</div>
      <div className="match-side" data-several={moves.length > 1 || undefined}>
        <span className="sr-only">{texts.bookSide}</span>
        {moves.map((move) => (
          <BookSide key={`${move.entryId}/${move.line}`} move={move} book={book} month={month} />
        ))}
        {entry}
      </div>
      <div className="match-actions">{actions}</div>
    </li>
  );
}

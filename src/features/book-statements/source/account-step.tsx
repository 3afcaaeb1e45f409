import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { addMonths, firstDay, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatMonthName } from "#domain/kernel/format.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { AccountFigure, BookLine } from "#domain/statement/books/book-statement.ts";
import { type FigureParts, figureParts } from "#domain/statement/source/figure-entries.ts";
import { figureSpan } from "#domain/statement/source/figure-span.ts";
import { ledger } from "#reports/ledger/ledger.ts";
import { reportPlace } from "#reports/reports.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import type { FigureMoves } from "#storage/queries/statements/figure-moves.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { bookStatementTexts } from "../texts.ts";
import type { BookStatementView } from "../use-book-statement.ts";
import { type FigureStep, stepId } from "./figure-steps.ts";
import { useFigureMoves } from "./use-figure-moves.ts";

const texts = bookStatementTexts.source;

/** More would be a book to read, not an explanation: the earlier ones are brought as a sum. */
const MOST = 200;

interface AccountStepProps {
  readonly view: BookStatementView;
  /** Null for what is told besides the lines. */
  readonly line: BookLine | null;
  readonly figure: AccountFigure;
  readonly column: number;
  readonly onStep: (step: FigureStep) => void;
}

interface Listed extends FigureParts {
  /** First day of the entries that are listed. */
  readonly since: Day;
}

/** The last entries, what was brought before them, and what the figure has besides. */
function listed(figure: Pesos, found: FigureMoves): Listed {
  const parts = figureParts(figure, found.brought, found.moves);
  const over = Math.max(0, parts.moves.length - MOST);
  if (over === 0) return { ...parts, since: found.since };
  const early = parts.moves
    .slice(0, over)
    .reduce((total, { amount }) => total + amount, parts.brought as number);
  const moves = parts.moves.slice(over);
  return { ...parts, brought: early as Pesos, moves, since: moves[0]?.entry.date ?? found.since };
}

function thirdParties({ lines }: Entry, account: AccountCode): string {
  const names = lines.flatMap((line) =>
    line.account === account && line.thirdParty ? [line.thirdParty] : [],
  );
  return [...new Set(names)].join(", ");
}

interface MoveProps {
  readonly entry: Entry;
  readonly amount: Pesos;
  readonly account: AccountCode;
  /** Named where several books are combined. */
  readonly book: string;
  readonly onStep: (step: FigureStep) => void;
}

function Move({ entry, amount, account, book, onStep }: MoveProps) {
  const step = { kind: "entry", entry, amount } as const;
  const about = [texts.entry(entry.number), entry.reference, thirdParties(entry, account), book];
  return (
    <li>
      <button type="button" className="figure-part" data-step={stepId(step)} onClick={() => onStep(step)}>
        <span className="figure-day">{formatDay(entry.date).slice(0, 5)}</span>
        <span className="min-w-0">
          <span className="block">{entry.description}</span>
          <span className="block text-caption text-muted">{about.filter(Boolean).join(" · ")}</span>
        </span>
        <AmountText value={amount} />
      </button>
    </li>
  );
}

function Plain({ label, amount, strong }: { label: string; amount: Pesos; strong?: boolean }) {
  return (
    <li className={`figure-part ${strong ? "font-semibold" : "text-muted"}`}>
      <span>{label}</span>
      <AmountText value={amount} zero="figure" rule={strong ? "double" : "none"} />
    </li>
  );
}

/** "Vienen de octubre", or the day before when the list does not begin with a month. */
function broughtLabel(since: Day): string {
  if (since !== firstDay(monthOf(since))) return texts.broughtBefore(formatDay(since));
  return texts.brought(formatMonthName(addMonths(monthOf(since), -1)));
}

interface LedgersProps {
  readonly found: FigureMoves;
  readonly from: Day;
  readonly to: Day;
}

/** The way to the ledger of each book that has the account. */
function Ledgers({ found: { books }, from, to }: LedgersProps) {
  return (
    <div className="mt-4 grid gap-2">
      {books.flatMap(({ book, codes }) =>
        codes.map((code) => (
          <Link
            key={`${book.id} ${code}`}
            {...reportPlace(ledger)}
            search={{ book: book.id, cuenta: code, desde: from, hasta: to }}
            className={buttonClass({ variant: "outline" })}
          >
            {books.length > 1 || codes.length > 1 ? texts.ledgerOf(code, book.name) : texts.toLedger}
          </Link>
        )),
      )}
    </div>
  );
}

/** The entries of an account that make its figure, from what was brought to the figure itself. */
export function AccountStep(props: AccountStepProps): ReactNode {
  const { account } = props.figure;
  if (account === null) return <p className="text-muted">{texts.noAccount}</p>;
  return <Moves {...props} account={account} />;
}

interface MovesProps extends AccountStepProps {
  readonly account: AccountCode;
}

function Moves({ view, line, figure, account, column, onStep }: MovesProps): ReactNode {
  const [all, setAll] = useState(false);
  const span = figureSpan(
    { statement: view.statement.statement, line: line?.key ?? "", column },
    view.periods,
  );
  const found = useFigureMoves({ books: view.books.map(({ id }) => id), account, span, lastMonth: !all });
  if (found.state === "loading") return <SkeletonRows label={bookStatementTexts.loading} />;
  if (found.state === "failed")
    return <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />;
  if (found.value === null) return <p className="text-muted">{texts.none}</p>;
  const { brought, moves, rest, since } = listed(figure.amounts[column] ?? ZERO, found.value);
  const { bookOf } = found.value;
  const shorter = !all && since > span.from;
  return (
    <section aria-label={texts.entries}>
      <div className="section-head flex items-baseline justify-between gap-3">
        <h3>{shorter ? texts.entriesOf(formatMonthName(monthOf(span.to))) : texts.entries}</h3>
        {shorter ? (
          <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
            {texts.wholePeriod}
          </Button>
        ) : null}
      </div>
      <ul>
        {brought === 0 ? null : <Plain label={broughtLabel(since)} amount={brought} />}
        {moves.map(({ entry, amount }) => (
          <Move
            key={entry.id}
            entry={entry}
            amount={amount}
            account={account}
            book={bookOf.size > 1 ? (bookOf.get(entry.bookId)?.name ?? "") : ""}
            onStep={onStep}
          />
        ))}
        {rest === 0 ? null : <Plain label={texts.rest} amount={rest} />}
        <Plain
          strong
          label={span.standing ? texts.balanceAt(formatDay(span.to)) : texts.sum}
          amount={figure.amounts[column] ?? ZERO}
        />
      </ul>
      <Ledgers found={found.value} from={span.from} to={span.to} />
    </section>
  );
}

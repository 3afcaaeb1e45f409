import { Link } from "@tanstack/react-router";
import { type ReactNode, useRef, useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { addMonths, firstDay, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatMonthName } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { type FigureParts, figureParts } from "#domain/statement/source/figure-entries.ts";
import { ledger } from "#reports/ledger/ledger.ts";
import { reportPlace } from "#reports/reports.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import type { FigureMoves, MovesReach } from "#storage/queries/statements/figure-moves.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import type { SourceAccount } from "./source-figure.ts";
import { figureSourceTexts as texts } from "./texts.ts";
import { useAccountMoves } from "./use-account-moves.ts";
import "./figure-source.css";

/** More would be a book to read, not an explanation: the earlier ones are brought as a sum. */
const MOST = 200;

/** An entry that was pressed, with the chart that names its accounts. */
export interface PressedEntry {
  readonly entry: Entry;
  readonly chart: Chart;
}

interface AccountMovesProps {
  readonly source: SourceAccount;
  /** The figure that the entries explain. */
  readonly amount: Pesos;
  readonly onEntry: (pressed: PressedEntry) => void;
}

interface Listed extends FigureParts {
  /** First day of the entries that are listed. */
  readonly since: Day;
}

/** The last entries, what was brought before them, and what the figure has besides. */
function listed(figure: Pesos, found: FigureMoves): Listed {
  const parts = figureParts(figure, found.broughtForward, found.moves);
  const over = Math.max(0, parts.moves.length - MOST);
  if (over === 0) return { ...parts, since: found.since };
  const early = parts.moves
    .slice(0, over)
    .reduce((total, { amount }) => total + amount, parts.broughtForward as number);
  const moves = parts.moves.slice(over);
  return { ...parts, broughtForward: early as Pesos, moves, since: moves[0]?.entry.date ?? found.since };
}

/** Those of the whole entry where no account is asked for. */
function thirdParties({ lines }: Entry, account: AccountCode | null): string {
  const names = lines.flatMap((line) =>
    (account === null || line.account === account) && line.thirdParty ? [line.thirdParty] : [],
  );
  return [...new Set(names)].join(", ");
}

/** Tells the button that leads to an entry from the others. */
export function entryStepId({ id }: Entry): string {
  return `entry ${id}`;
}

interface MoveRowProps {
  readonly entry: Entry;
  readonly amount: Pesos;
  /** The account whose entry it is; null where the amount is that of the entry. */
  readonly account: AccountCode | null;
  /** Named where several books are combined. */
  readonly book: string;
  readonly onOpen: () => void;
}

/** An entry with what it adds to a figure, and the way into it. */
export function MoveRow({ entry, amount, account, book, onOpen }: MoveRowProps): ReactNode {
  const about = [texts.entry(entry.number), entry.reference, thirdParties(entry, account), book];
  return (
    <li>
      <button type="button" className="figure-part" data-step={entryStepId(entry)} onClick={onOpen}>
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
function broughtForwardLabel(since: Day): string {
  if (since !== firstDay(monthOf(since))) return texts.broughtBefore(formatDay(since));
  return texts.broughtForward(formatMonthName(addMonths(monthOf(since), -1)));
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

/** What the last line of the list is called. */
function totalLabel({ span, side }: SourceAccount): string {
  if (side === "debit") return texts.debits;
  if (side === "credit") return texts.credits;
  return span.standing ? texts.balanceAt(formatDay(span.to)) : texts.sum;
}

/** How much further back entries may be listed than they are; null where nothing is left. */
function furtherThan(
  { reach, since, broughtForward }: FigureMoves,
  span: SourceAccount["span"],
): MovesReach | null {
  if (reach === "month" && since > span.from) return "span";
  return reach !== "start" && span.standing && broughtForward !== 0 ? "start" : null;
}

/** The entries of an account that make its figure, from what was brought to the figure itself. */
export function AccountMoves({ source, amount, onEntry }: AccountMovesProps): ReactNode {
  const [asked, setAsked] = useState<MovesReach>("month");
  const heading = useRef<HTMLHeadingElement>(null);
  const { span, account } = source;
  const found = useAccountMoves(source, amount, asked);
  if (found.state === "loading") return <SkeletonRows label={texts.loading} />;
  if (found.state === "failed")
    return <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />;
  if (found.value === null) return <p className="text-muted">{texts.unknown}</p>;
  const { broughtForward, moves, rest, since } = listed(amount, found.value);
  const { bookOf, chart, ofSome, reach } = found.value;
  const further = furtherThan(found.value, span);
  return (
    <section aria-label={texts.entries}>
      <div className="section-head flex items-baseline justify-between gap-3">
        <h3 ref={heading} tabIndex={-1} className="outline-none">
          {reach === "month" && further !== null
            ? texts.entriesOf(formatMonthName(monthOf(span.to)))
            : texts.entries}
        </h3>
        {further === null ? null : (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              // The button may go with the press: without the focus, Esc would no longer reach the panel.
              heading.current?.focus();
              setAsked(further);
            }}
          >
            {further === "span" ? texts.wholePeriod : texts.fromStart}
          </Button>
        )}
      </div>
      {ofSome ? <p className="mb-2 text-caption text-muted">{texts.ofSome}</p> : null}
      <ul>
        {broughtForward === 0 ? null : <Plain label={broughtForwardLabel(since)} amount={broughtForward} />}
        {moves.map(({ entry, amount: moved }) => (
          <MoveRow
            key={entry.id}
            entry={entry}
            amount={moved}
            account={account}
            book={bookOf.size > 1 ? (bookOf.get(entry.bookId)?.name ?? "") : ""}
            onOpen={() => onEntry({ entry, chart })}
          />
        ))}
        {rest === 0 ? null : <Plain label={texts.rest} amount={rest} />}
        <Plain strong label={totalLabel(source)} amount={amount} />
      </ul>
      <Ledgers found={found.value} from={span.from} to={span.to} />
    </section>
  );
}

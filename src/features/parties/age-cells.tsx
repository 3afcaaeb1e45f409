import { Link } from "@tanstack/react-router";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { Side } from "#domain/accounting/account.ts";
import { type Chart, displayName } from "#domain/accounting/chart.ts";
import type { Book } from "#domain/company/book.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { formatDay, formatLedger } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { ageAfter } from "#domain/parties/ages.ts";
import type { OwedEntry } from "#storage/queries/parties/owed-entries.ts";
import type { AgedAccount } from "#storage/queries/parties/party-balances.ts";
import { AgeBar } from "#ui/accounting/parties/age-bar.tsx";
import { FigurePress } from "#ui/accounting/report/figure-press.tsx";
import { classNames } from "#ui/kit/class-names.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { type AgeFigure, ageRowKey, payingSearch } from "./age-rows.ts";
import { documentOf } from "./party-list-view.ts";
import { partiesTexts, ageTexts as texts } from "./texts.ts";

interface AgedPartyCellProps {
  readonly row: AgedAccount;
  readonly chart: Chart;
  readonly isUnfolded: boolean;
  /** On a phone, where the bar has no column of its own: the amount that its whole width stands for. */
  readonly barOf: number | null;
  /** How its name stands on a phone. */
  readonly narrowName: string;
  readonly onUnfold: () => void;
  readonly onCard: () => void;
}

/** Whose row it is: the sign unfolds what is owed, the name opens the card. */
export function AgedPartyCell({ row, chart, isUnfolded, barOf, ...props }: AgedPartyCellProps) {
  const { narrowName, onUnfold, onCard } = props;
  const account = chart.byCode.get(row.account);
  const name = account === undefined ? row.account : displayName(chart, account);
  const about = documentOf(row) ?? (row.party === null ? partiesTexts.unrecorded : null);
  const Sign = isUnfolded ? ChevronDown : ChevronRight;
  const unfold = (
    <button
      type="button"
      className={classNames(
        "focus-tight grid w-7 shrink-0 cursor-pointer place-items-center",
        barOf === null ? "-ml-2 min-h-9" : "-ml-1.5 min-h-7",
      )}
      aria-label={texts.documents(row.name, name)}
      aria-expanded={isUnfolded}
      onClick={onUnfold}
    >
      <Sign size={18} aria-hidden="true" />
    </button>
  );
  const card = (
    <button
      type="button"
      className={classNames(
        "focus-tight link-hover cursor-pointer text-start font-semibold leading-4.5",
        barOf === null ? "w-0 min-w-full truncate" : narrowName,
      )}
      title={row.name}
      onClick={onCard}
    >
      {row.name}
    </button>
  );
  if (barOf !== null)
    return (
      <span className="grid min-w-0 grow">
        {card}
        <span className="flex items-center">
          {unfold}
          <AgeBar ages={row.ages} whole={barOf} className="grow" />
        </span>
      </span>
    );
  return (
    <span className="flex min-w-0 grow items-center gap-1">
      {unfold}
      <span className="grid min-w-0 grow">
        {card}
        <span className="w-0 min-w-full truncate text-caption text-muted">
          {[about, name].filter(Boolean).join(" · ")}
        </span>
      </span>
    </span>
  );
}

interface OwedProps {
  readonly owed: OwedEntry;
}

function entrySearch({ entry }: OwedEntry) {
  return { book: entry.bookId, periodo: monthOf(entry.date), asiento: entry.number };
}

const nameOf = ({ entry }: OwedEntry) => entry.reference || partiesTexts.entryNumber(entry.number);

/** The entry of which something is owed. */
export function OwedEntryCell({ owed }: OwedProps) {
  return (
    <span className="grid min-w-0 grow justify-items-start pl-6">
      <Link
        to="/journal/complex"
        search={entrySearch(owed)}
        className="link max-w-full truncate font-semibold"
      >
        {nameOf(owed)}
      </Link>
      <span className="w-0 min-w-full truncate text-caption text-muted">
        {formatDay(owed.entry.date)} · {owed.entry.description}
      </span>
    </span>
  );
}

/** How old it is, in red past 90 days. */
export function DaysCell({ owed }: OwedProps) {
  const isOld = ageAfter(owed.days) === "91+";
  return <span className={isOld ? "font-semibold text-error" : "text-muted"}>{texts.age(owed.days)}</span>;
}

export function OpenEntry({ owed }: OwedProps) {
  return (
    <Link
      to="/journal/complex"
      search={entrySearch(owed)}
      className="link"
      aria-label={texts.openEntry(nameOf(owed))}
    >
      {texts.open}
    </Link>
  );
}

interface PayCellProps {
  readonly row: AgedAccount;
  readonly which: Side;
  readonly book: Book;
  readonly isUnfolded: boolean;
}

/** Leads to the payment of what the third party owes, or is owed. */
export function PayCell({ row, which, book, isUnfolded }: PayCellProps) {
  const search = payingSearch(row, which, book);
  if (search === null) return null;
  return (
    <Link
      to="/journal/simple"
      search={search}
      aria-label={texts.payOf[which](row.name)}
      className={buttonClass({
        size: "sm",
        variant: isUnfolded ? "primary" : "outline",
        className: "whitespace-nowrap px-2",
      })}
    >
      {texts.pay[which]}
    </Link>
  );
}

interface FigureCellProps {
  readonly figure: AgeFigure;
  readonly value: number;
  readonly asked: AgeFigure | null;
  readonly onAsk: (figure: AgeFigure | null) => void;
}

function isSame(one: AgeFigure | null, other: AgeFigure): boolean {
  const keyOf = ({ row }: AgeFigure) => (row === null ? "" : ageRowKey(row));
  return one !== null && one.column === other.column && keyOf(one) === keyOf(other);
}

/** A figure that opens what it is made of. */
export function FigureCell({ figure, value, asked, onAsk }: FigureCellProps) {
  const isSum = figure.row === null;
  const text = (
    <AmountText
      value={pesos(value)}
      {...(figure.column === "91+" && !isSum && value > 0 && { className: "text-error" })}
      {...(isSum && ({ zero: "figure", rule: "double" } as const))}
    />
  );
  if (value === 0) return text;
  const isOpen = isSame(asked, figure);
  return (
    <FigurePress
      name={formatLedger(pesos(value))}
      isOpen={isOpen}
      onPress={() => onAsk(isOpen ? null : figure)}
    >
      {text}
    </FigurePress>
  );
}

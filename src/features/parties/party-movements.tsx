import { Link } from "@tanstack/react-router";
import type { Chart } from "#domain/accounting/chart.ts";
import { displayName } from "#domain/accounting/chart.ts";
import type { Book } from "#domain/company/book.ts";
import { addDays, addMonths, firstDay, monthOf } from "#domain/kernel/calendar-day.ts";
import { formatDay, formatMonthName, formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { partyLedger } from "#reports/party-ledger/party-ledger.ts";
import { reportPlace } from "#reports/reports.ts";
import type { PartyCard, PartyMovement } from "#storage/queries/parties/party-card.ts";
import { sidePanelTexts } from "#ui/accounting/texts.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { MOVE_LINK, MOVE_ROW } from "./move-class.ts";
import { panelTexts as texts } from "./texts.ts";

interface MoveProps {
  readonly book: Book;
  readonly chart: Chart;
  readonly movement: PartyMovement;
}

function Move({ book, chart, movement: { entry, account, debit, credit, balance } }: MoveProps) {
  const search = { book: book.id, periodo: monthOf(entry.date), asiento: entry.number };
  const known = chart.accounts.find((each) => each.code === account);
  return (
    <li>
      <Link to="/journal/complex" search={search} className={MOVE_LINK}>
        <span>{formatDay(entry.date).slice(0, 5)}</span>
        <span className="min-w-0">
          <span className="block truncate">{entry.description}</span>
          <span className="block text-caption text-muted">
            {[texts.entry(entry.number), entry.reference, known && displayName(chart, known)]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </span>
        <span className="grid justify-items-end">
          <AmountText value={pesos(debit - credit)} />
          <span className="text-caption text-muted">{texts.balance(formatPesos(pesos(balance)))}</span>
        </span>
      </Link>
    </li>
  );
}

interface MovementsProps extends Omit<MoveProps, "movement"> {
  readonly partyKey: string;
  readonly card: PartyCard;
}

/** The entries that say what a third party owes or is owed, after what was brought forward. */
export function Movements({ book, chart, partyKey, card }: MovementsProps) {
  if (card.since === null) return <p className="text-muted">{texts.none}</p>;
  return (
    <ul>
      <li className={`${MOVE_ROW} text-muted`}>
        <span />
        <span>{texts.brought(formatMonthName(addMonths(card.since, -1)))}</span>
        {card.opening === 0 ? (
          <AmountText value={pesos(0)} zero="figure" />
        ) : (
          <Link
            {...reportPlace(partyLedger)}
            search={{
              book: book.id,
              tercero: partyKey,
              desde: book.start,
              hasta: addDays(firstDay(card.since), -1),
            }}
            className="figure-press"
            aria-label={sidePanelTexts.source(formatPesos(pesos(card.opening)))}
          >
            <AmountText value={pesos(card.opening)} />
          </Link>
        )}
      </li>
      {card.movements.map((movement, index) => (
        <Move
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry may name one third party twice on one account
          key={`${movement.entry.id} ${index}`}
          book={book}
          chart={chart}
          movement={movement}
        />
      ))}
    </ul>
  );
}

import { Link } from "@tanstack/react-router";
import type { Chart } from "#domain/accounting/chart.ts";
import { displayName } from "#domain/accounting/chart.ts";
import type { Book } from "#domain/company/book.ts";
import { addDays, addMonths, firstDay, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatMonthName, formatPesos } from "#domain/kernel/format.ts";
import { abs, pesos } from "#domain/kernel/pesos.ts";
import type { Party } from "#domain/parties/party.ts";
import { AttachmentsButton } from "#flows/attachments/attachments-button.tsx";
import { partyLedger } from "#reports/party-ledger/party-ledger.ts";
import { reportPlace } from "#reports/reports.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { type PartyCard, type PartyMovement, partyCard } from "#storage/queries/parties/party-card.ts";
import { SidePanel } from "#ui/accounting/side-panel.tsx";
import { sidePanelTexts } from "#ui/accounting/texts.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { MOVE_LINK, MOVE_ROW } from "./move-class.ts";
import { PartyFacts } from "./party-facts.tsx";
import { panelTexts as texts } from "./texts.ts";

interface PartyPanelProps {
  readonly book: Book;
  readonly chart: Chart;
  /** As lists name it: the id of a record, or the key of a name without one. */
  readonly partyKey: string;
  readonly name: string;
  /** Under the name: its document, or that it has no record. */
  readonly about: string | null;
  readonly until: Day;
  /** Its record, if it has one: what it says is shown, and files are attached to it. */
  readonly party: Party | null;
  readonly writable: boolean;
  /** Its record went while the panel was open. */
  readonly gone: boolean;
  readonly action: { readonly label: string; readonly onPress: () => void } | null;
  readonly onClose: () => void;
}

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

function Movements({
  book,
  chart,
  partyKey,
  card,
}: Pick<PartyPanelProps, "book" | "chart" | "partyKey"> & { readonly card: PartyCard }) {
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

function balanceText(balance: number): string {
  if (balance === 0) return texts.even;
  const amount = formatPesos(abs(pesos(balance)));
  return balance > 0 ? texts.owesUs(amount) : texts.weOwe(amount);
}

/** The card of a third party beside its list: what it owes or is owed, and the entries that say so. */
export function PartyPanel(props: PartyPanelProps) {
  const { book, chart, partyKey, name, about, until, gone, party, writable, action, onClose } = props;
  const storage = useStorage();
  const found = useQueryKeepingLast(
    () => partyCard(storage, { id: book.id, companyId: book.companyId }, chart, partyKey, until),
    [storage, book.id, book.companyId, chart, partyKey, until],
  );
  const card = found.state === "ready" ? found.value : null;
  return (
    <SidePanel
      label={texts.label}
      about={partyKey}
      title={name}
      docked
      lead={
        <>
          {about === null ? null : <p className="text-caption text-muted">{about}</p>}
          {card === null ? null : <p className="mt-1 font-semibold">{balanceText(card.balance)}</p>}
        </>
      }
      footer={
        <div className="grid w-full gap-2 sm:grid-flow-col sm:auto-cols-fr">
          <Link
            {...reportPlace(partyLedger)}
            search={{ book: book.id, tercero: partyKey, hasta: until }}
            className={buttonClass({ variant: "outline" })}
          >
            {texts.toLedger}
          </Link>
          {action === null ? null : (
            <Button variant="outline" onClick={action.onPress}>
              {action.label}
            </Button>
          )}
        </div>
      }
      onClose={onClose}
    >
      {party === null ? null : (
        <>
          <PartyFacts party={party} />
          <div className="mb-4">
            <AttachmentsButton
              to={{ bookId: book.id, target: { kind: "party", id: party.id }, name, writable, locked: false }}
            />
          </div>
        </>
      )}
      {gone ? <Banner tone="warn">{texts.gone}</Banner> : null}
      {card === null ? (
        <SkeletonRows label={texts.loading} />
      ) : (
        <Movements book={book} chart={chart} partyKey={partyKey} card={card} />
      )}
    </SidePanel>
  );
}

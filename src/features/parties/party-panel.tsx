import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { documentText } from "#domain/parties/document.ts";
import type { Party } from "#domain/parties/party.ts";
import type { PartyClass } from "#domain/parties/party-class.ts";
import { AttachmentsButton } from "#flows/attachments/attachments-button.tsx";
import { partyLedger } from "#reports/party-ledger/party-ledger.ts";
import { reportPlace } from "#reports/reports.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { type PartyCard, partyCard } from "#storage/queries/parties/party-card.ts";
import { withheldYears } from "#storage/queries/parties/withheld.ts";
import { SidePanel } from "#ui/accounting/side-panel.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { CertificateDialog } from "./certificate-dialog.tsx";
import { PartyFacts } from "./party-facts.tsx";
import { PartyFooter } from "./party-footer.tsx";
import { Movements } from "./party-movements.tsx";
import { PartyBalanceLead } from "./party-owed.tsx";
import { panelTexts as texts } from "./texts.ts";

interface PartyPanelProps {
  readonly open: OpenBook;
  /** What it is to the company; null where the list does not tell. */
  readonly as: PartyClass | null;
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

type BalancesProps = Pick<OpenBook, "chart"> & Pick<PartyPanelProps, "until"> & { readonly card: PartyCard };

/** What it owes us on each account, or we owe it, which add up to its balance. */
function Balances({ chart, card, until }: BalancesProps) {
  if (card.accounts.length === 0) return null;
  return (
    <section aria-label={texts.balances(formatDay(until))} className="mb-4">
      <h3 className="border-base-content border-b pb-1 font-bold text-caption">
        {texts.balances(formatDay(until))}
      </h3>
      <ul>
        {card.accounts.map(({ account, net }) => (
          <li key={account} className="flex items-baseline gap-3 border-raya border-b py-1.5">
            <span className="min-w-0 grow break-words">{accountLabel(chart, account)}</span>
            <AmountText value={pesos(net)} />
          </li>
        ))}
      </ul>
      {card.accounts.length < 2 ? null : (
        <p className="ml-auto w-max">
          <AmountText value={pesos(card.balance)} zero="figure" rule="double" />
        </p>
      )}
    </section>
  );
}

/** The card of a third party beside its list: what it owes or is owed, and the entries that say so. */
export function PartyPanel(props: PartyPanelProps) {
  const { open, as, partyKey, name, about, until, gone, party, writable, action, onClose } = props;
  const { book, chart } = open;
  const storage = useStorage();
  // A list may sum up to the end of the month; nothing is older than it is today.
  const today = useToday(storage.clock);
  const [at = until] = [today, until].toSorted();
  const found = useQueryKeepingLast(
    () => partyCard(storage, { id: book.id, companyId: book.companyId }, chart, partyKey, until, at),
    [storage, book.id, book.companyId, chart, partyKey, until, at],
  );
  const card = found.state === "ready" ? found.value : null;
  const withheld = useQueryKeepingLast(
    () => withheldYears(storage, { id: book.id, companyId: book.companyId }, chart, partyKey, until),
    [storage, book.id, book.companyId, chart, partyKey, until],
  );
  const years = withheld.state === "ready" ? withheld.value : [];
  const [certifying, setCertifying] = useState(false);
  return (
    <SidePanel
      label={texts.label}
      about={partyKey}
      title={name}
      docked
      lead={
        <>
          {about === null ? null : <p className="text-caption text-muted">{about}</p>}
          {card === null ? null : <PartyBalanceLead card={card} today={at} />}
        </>
      }
      footer={
        <PartyFooter
          partyKey={partyKey}
          accounts={card?.accounts ?? []}
          book={book}
          latest={years[0]}
          action={action}
          onCertify={() => setCertifying(true)}
        />
      }
      onClose={onClose}
    >
      <PartyFacts party={party} as={as} />
      {party === null ? null : (
        <div className="mb-4">
          <AttachmentsButton
            to={{ bookId: book.id, target: { kind: "party", id: party.id }, name, writable, locked: false }}
          />
        </div>
      )}
      {gone ? <Banner tone="warn">{texts.gone}</Banner> : null}
      {card === null ? (
        <SkeletonRows label={texts.loading} />
      ) : (
        <>
          <Balances chart={chart} card={card} until={until} />
          <div className="flex items-baseline justify-between gap-3 border-base-content border-b pb-1">
            <h3 className="font-bold text-caption">{texts.movements}</h3>
            <Link
              {...reportPlace(partyLedger)}
              search={{ book: book.id, tercero: partyKey, hasta: until }}
              className="link text-caption"
            >
              {texts.toLedger}
            </Link>
          </div>
          <Movements book={book} chart={chart} partyKey={partyKey} card={card} />
        </>
      )}
      {certifying ? (
        <CertificateDialog
          open={open}
          name={name}
          document={party?.document ? documentText(party.document) : null}
          years={years}
          onClose={() => setCertifying(false)}
        />
      ) : null}
    </SidePanel>
  );
}

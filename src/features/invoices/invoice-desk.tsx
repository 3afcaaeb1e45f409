import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { useState } from "react";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import { sayStore } from "#domain/inventory/store-units.ts";
import type { DocumentOwner } from "#domain/invoice/belongs-to.ts";
import type { InvoiceChoices, ReviewedDocument } from "#domain/invoice/review.ts";
import type { Day } from "#domain/kernel/day.ts";
import { StoreField } from "#flows/stock/store-field.tsx";
import { useStorePlace } from "#flows/stock/use-store-place.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { SearchField } from "#ui/kit/fields/search-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { watchBottomBar } from "#ui/kit/watch-bottom-bar.ts";
import { InvoiceSums } from "./invoice-sums.tsx";
import {
  type AllChoices,
  choicesOf,
  countByFilter,
  type FiledDocument,
  INVOICE_FILTERS,
  type InvoiceFilter,
  placeName,
  shownDocuments,
} from "./list-view.ts";
import { documentsToRegister } from "./registration.ts";
import { InvoiceRow } from "./row/invoice-row.tsx";
import { invoiceTexts as texts } from "./texts.ts";
import { useRegister } from "./use-register.tsx";

const FILTER_NAMES: Readonly<Record<InvoiceFilter, string>> = {
  all: texts.all,
  ready: texts.filterReady,
  recorded: texts.filterRecorded,
  problem: texts.filterProblem,
};

interface InvoiceDeskProps {
  readonly open: OpenBook;
  readonly today: Day;
  readonly documents: readonly ReviewedDocument[];
  readonly filed: readonly FiledDocument[];
  readonly choices: AllChoices;
  /** Of the inventory of the book. */
  readonly items: readonly InventoryItem[];
  readonly onChoose: (document: ReviewedDocument, said: InvoiceChoices) => void;
  /** Of a document of others, those companies of the person that it is of. */
  readonly owners: ReadonlyMap<string, readonly DocumentOwner[]>;
  readonly onPass: (document: ReviewedDocument, owner: DocumentOwner) => void;
  readonly onDiscard: () => void;
}

const NO_OWNERS: readonly DocumentOwner[] = [];

function Columns() {
  const { columns } = texts;
  return (
    <div className="invoice-columns" aria-hidden="true">
      <span>{columns.party}</span>
      <span>{columns.number}</span>
      <span>{columns.date}</span>
      <span className="text-end">{columns.base}</span>
      <span className="text-end">{columns.vat}</span>
      <span className="text-end">{columns.total}</span>
      <span className="ps-4">{columns.state}</span>
    </div>
  );
}

/** The documents that were read, by their state, and the bar that records them. */
export function InvoiceDesk(props: InvoiceDeskProps) {
  const { open, today, documents, filed, choices, items, owners, onChoose, onPass, onDiscard } = props;
  const [filter, setFilter] = useState<InvoiceFilter>("all");
  const [typed, setTyped] = useState("");
  const [opened, setOpened] = useState<string | null>(null);
  const { busy, register, costs } = useRegister(open.book.id, items);
  const counts = countByFilter(documents);
  const shown = shownDocuments(documents, filter, typed);
  const wanted = documentsToRegister(documents);
  const { stores, place, choose } = useStorePlace(open.book);
  const movesStock = wanted.some(({ plan }) => plan?.stock?.lines.some(({ is }) => is.kind !== "none"));
  const places = new Map(filed.map((each) => [each.id, placeName(each)]));
  return (
    <div data-sends>
      <div className="mt-5 mb-3 flex flex-wrap items-end gap-3">
        <Segmented
          label={texts.filters}
          className="invoice-filters"
          value={filter}
          segments={INVOICE_FILTERS.map((value) => ({
            value,
            label: `${FILTER_NAMES[value]} ${counts[value]}`,
          }))}
          onChange={setFilter}
        />
        <SearchField className="w-full sm:w-64" label={texts.search} value={typed} onChange={setTyped} />
      </div>
      <Columns />
      {shown.length === 0 ? <p className="py-4 text-muted">{texts.none}</p> : null}
      <ul aria-label={texts.list}>
        {shown.map((document) => (
          <InvoiceRow
            key={document.id}
            document={document}
            choices={choicesOf(choices, document.id)}
            place={places.get(document.id) ?? ""}
            bookId={open.book.id}
            chart={open.chart}
            today={today}
            isOpen={opened === document.id}
            onOpen={() => setOpened((now) => (now === document.id ? null : document.id))}
            onChoose={(said) => onChoose(document, said)}
            owners={owners.get(document.id) ?? NO_OWNERS}
            onPass={(owner) => onPass(document, owner)}
          />
        ))}
      </ul>
      <InvoiceSums documents={wanted} />
      {costs}
      {movesStock ? (
        <div className="mt-4 max-w-72">
          <StoreField stores={stores} value={place} label={texts.store} onChange={choose} />
        </div>
      ) : null}
      <div ref={watchBottomBar} className="invoice-bar">
        <Button variant="ghost" icon={<X size={16} aria-hidden="true" />} onClick={onDiscard}>
          {texts.discard}
        </Button>
        <p role="status" className="invoice-summary">
          {texts.summary(counts.ready, counts.problem, counts.recorded)}
        </p>
        <Button
          variant="primary"
          icon={<Check size={16} aria-hidden="true" />}
          loading={busy}
          disabled={wanted.length === 0}
          onClick={() => void register(wanted, sayStore({ stores }, place))}
        >
          {wanted.length === 0 ? texts.nothingReady : texts.register(wanted.length)}
        </Button>
      </div>
    </div>
  );
}

import { Link } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import { invoiceWorld } from "#domain/invoice/invoice-world.ts";
import { reviewDocuments } from "#domain/invoice/review.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { formatMoment } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { useGivenFiles } from "#flows/doors/given-files.ts";
import { BookNotOpen } from "#flows/new-book/book-not-open.tsx";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { type OpenBook, useOpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useSession } from "#session/who/use-session.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { invoiceFacts } from "#storage/queries/import/invoice-facts.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { DropBox } from "./files/drop-box.tsx";
import { FaultList } from "./files/fault-list.tsx";
import { isEmptyList } from "./files/kept-list.ts";
import { sampleList } from "./files/sample-list.ts";
import { useInvoiceFiles } from "./files/use-invoice-files.ts";
import { useListKeeping } from "./files/use-list-keeping.ts";
import { usePassOn } from "./files/use-pass-on.ts";
import { InvoiceDesk } from "./invoice-desk.tsx";
import { hasNothingLeft, withChoice } from "./list-view.ts";
import { invoiceTexts as texts } from "./texts.ts";
import "./invoices.css";

const NO_ITEMS: readonly InventoryItem[] = [];

interface InvoicesScreenProps {
  readonly book: BookId | undefined;
  /** Tabs of Libro Contable. */
  readonly tabs: ReactNode;
}

/** What a book lacks for its documents to be told apart and taxed. */
function Lacks({ open: { company }, hasProfile }: { readonly open: OpenBook; readonly hasProfile: boolean }) {
  const hasNit = (company?.nit ?? "") !== "";
  if (hasNit && hasProfile) return null;
  const link = (to: "/dashboard/empresas" | "/dashboard/libro-contable", label: string) => (
    <Link to={to} className="link link-primary font-semibold">
      {label}
    </Link>
  );
  return (
    <div className="mt-4">
      <Banner
        tone={hasNit ? "info" : "warn"}
        role="note"
        actions={
          company === null
            ? link("/dashboard/libro-contable", texts.toBooks)
            : hasNit
              ? undefined
              : link("/dashboard/empresas", texts.writeNit)
        }
      >
        {company === null ? texts.noCompany : hasNit ? texts.noProfile : texts.noNit}
      </Banner>
    </div>
  );
}

function OpenInvoices({ open, tabs }: Pick<InvoicesScreenProps, "tabs"> & { readonly open: OpenBook }) {
  const storage = useStorage();
  const { book, chart, company } = open;
  const { id, companyId } = book;
  const nit = company?.nit ?? "";
  const today = useToday(storage.clock);
  const { sample } = useSession();
  const files = useInvoiceFiles();
  useGivenFiles("invoices", files.reading === null, (_first, all) => void files.take(all));
  const { documents, faults, choices } = files.list;
  const first = documents.map(({ invoice }) => monthOf(invoice.issued)).sort()[0] ?? monthOf(today);
  const found = useQueryKeepingLast(
    () => invoiceFacts(storage, { id, companyId }, { chart, nit, today, first }),
    [storage, id, companyId, chart, nit, today, first],
  );
  const facts = found.state === "ready" ? found.value : null;
  const world = useMemo(() => facts && invoiceWorld(facts), [facts]);
  const reviewed = useMemo(
    () => (world ? reviewDocuments(world, documents, choices) : []),
    [world, documents, choices],
  );
  const { list, bringBack } = files;
  const keeping = useListKeeping({ book: id, list, isDone: hasNothingLeft(reviewed), onFound: bringBack });
  const { owners, pass } = usePassOn(files, keeping.owner, reviewed);
  const name = company?.name ?? book.name;
  return (
    <>
      <h1 className="title-screen">{texts.title}</h1>
      <p className="mt-1 text-muted">{nit === "" ? texts.lead(name) : texts.leadWithNit(name, nit)}</p>
      <div className="mt-3 mb-5">{tabs}</div>
      <DropBox files={files}>
        {sample && isEmptyList(list) ? (
          <Button onClick={() => bringBack(sampleList(nit, name, today))}>{texts.sample}</Button>
        ) : null}
      </DropBox>
      {keeping.leftAt === null || isEmptyList(list) ? null : (
        <div className="mt-4">
          <Banner tone="info">{texts.leftHere(formatMoment(keeping.leftAt))}</Banner>
        </div>
      )}
      {keeping.isUnkept ? (
        <div className="mt-4">
          <Banner tone="warn">{texts.unkept}</Banner>
        </div>
      ) : null}
      <FaultList faults={faults} onClear={files.clearFaults} />
      {facts === null ? null : <Lacks open={open} hasProfile={facts.profile !== null} />}
      {found.state === "loading" ? <SkeletonRows label={texts.loading} /> : null}
      {found.state === "failed" ? (
        <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />
      ) : null}
      {reviewed.length === 0 ? null : (
        <InvoiceDesk
          open={open}
          today={today}
          documents={reviewed}
          filed={documents}
          choices={choices}
          items={facts?.stock?.items ?? NO_ITEMS}
          onChoose={(document, said) => files.choose((now) => withChoice(now, document, said, reviewed))}
          owners={owners}
          onPass={(document, owner) => void pass(document, owner)}
          onDiscard={() => {
            keeping.forgetLeft();
            files.discard(keeping.keep);
          }}
        />
      )}
    </>
  );
}

/** Facturas electrónicas: documents of the DIAN read from files, each with the entry that it becomes. */
export function InvoicesScreen({ book, tabs }: InvoicesScreenProps) {
  useTitle(texts.title);
  const open = useOpenBook(book);
  if (open.state === "ready" && open.value !== null)
    return <OpenInvoices key={open.value.book.id} open={open.value} tabs={tabs} />;
  return <BookNotOpen open={open} asked={book !== undefined} tabs={tabs} texts={texts} />;
}

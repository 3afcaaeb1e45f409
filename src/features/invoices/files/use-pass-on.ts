import { useMemo } from "react";
import { type DocumentOwner, documentOwners } from "#domain/invoice/belongs-to.ts";
import type { ReviewedDocument } from "#domain/invoice/review.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { listBooks, listCompanies } from "#storage/queries/books/books.ts";
import type { FileOwner } from "#storage/waiting-files/waiting-files-database.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { invoiceTexts as texts } from "../texts.ts";
import { passDocument, takeDocumentBack } from "./kept-list.ts";
import type { InvoiceFiles } from "./use-invoice-files.ts";

/** Which other companies of the person the documents of others are of, and what passes one on to its list there. */
export function usePassOn(files: InvoiceFiles, owner: FileOwner, reviewed: readonly ReviewedDocument[]) {
  const storage = useStorage();
  const isAsked = reviewed.some(({ obstacle }) => obstacle?.kind === "foreign");
  const found = useQuery(
    async () =>
      isAsked ? { companies: await listCompanies(storage), books: await listBooks(storage) } : null,
    [storage, isAsked],
  );
  const known = found.state === "ready" ? found.value : null;
  const owners = useMemo(() => {
    if (known === null) return new Map<string, readonly DocumentOwner[]>();
    const others = reviewed.filter(({ obstacle }) => obstacle?.kind === "foreign");
    return new Map(
      others.map(({ id, invoice }) => [id, documentOwners(invoice, known.companies, known.books)]),
    );
  }, [known, reviewed]);
  const pass = async ({ id, invoice }: ReviewedDocument, { company, book }: DocumentOwner) => {
    const document = files.list.documents.find((each) => each.id === id);
    if (document === undefined || book === null) return;
    try {
      // There before it is gone here: a device that takes no more keeps it in this list.
      await passDocument(owner, book.id, document);
    } catch {
      toast.error({ title: texts.notPassed, text: texts.unkeptThere });
      return;
    }
    files.remove(id);
    const back = () => {
      files.bringBack({ documents: [document], faults: [], choices: new Map() });
      void takeDocumentBack(owner, book.id, id);
    };
    toast.neutral({ title: texts.passed(invoice.number, company.name, book.name), ...undoNotice(back) });
  };
  return { owners, pass };
}

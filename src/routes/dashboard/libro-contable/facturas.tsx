import { createFileRoute } from "@tanstack/react-router";
import { BookTabs } from "#features/books/book-tabs.tsx";
import { InvoicesScreen } from "#features/invoices/invoices-screen.tsx";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { parseBook } from "../../-search.ts";

export const Route = createFileRoute("/dashboard/libro-contable/facturas")({
  validateSearch: parseBook,
  component: Screen,
});

function Screen() {
  const { book } = Route.useSearch();
  return (
    <StorageGate>
      <InvoicesScreen book={book} tabs={<BookTabs book={book} />} />
    </StorageGate>
  );
}

import { createFileRoute } from "@tanstack/react-router";
import { BookTabs } from "#features/books/book-tabs.tsx";
import { PartiesScreen } from "#features/parties/parties-screen.tsx";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { parseBook } from "../../-search.ts";

export const Route = createFileRoute("/dashboard/libro-contable/terceros")({
  validateSearch: parseBook,
  component: Screen,
});

function Screen() {
  const { book } = Route.useSearch();
  return (
    <StorageGate>
      <PartiesScreen book={book} tabs={<BookTabs book={book} />} />
    </StorageGate>
  );
}

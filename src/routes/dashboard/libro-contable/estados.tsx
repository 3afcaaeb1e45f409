import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { BookStatementFrame, BookStatementScreen } from "#features/book-statements/book-statement-screen.tsx";
import type { BookStatementSearch } from "#features/book-statements/statement-search.ts";
import { BookTabs } from "#features/books/book-tabs.tsx";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { parseBookStatement } from "../../-search.ts";

export const Route = createFileRoute("/dashboard/libro-contable/estados")({
  validateSearch: parseBookStatement,
  component: Screen,
});

function Screen() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (next: BookStatementSearch) => void navigate({ search: next, replace: true, resetScroll: false }),
    [navigate],
  );
  return (
    <BookStatementFrame>
      <StorageGate>
        <BookStatementScreen search={search} onSearch={onSearch} tabs={<BookTabs book={search.book} />} />
      </StorageGate>
    </BookStatementFrame>
  );
}

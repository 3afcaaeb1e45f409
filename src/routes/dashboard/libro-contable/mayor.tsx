import { createFileRoute } from "@tanstack/react-router";
import { BookTabs } from "#features/books/book-tabs.tsx";
import { LedgerScreen } from "#features/ledger/ledger-screen.tsx";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { parseLedger } from "../../-search.ts";

export const Route = createFileRoute("/dashboard/libro-contable/mayor")({
  validateSearch: parseLedger,
  component: Screen,
});

function Screen() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StorageGate>
      <LedgerScreen
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        tabs={<BookTabs book={search.book} />}
      />
    </StorageGate>
  );
}

import { createFileRoute } from "@tanstack/react-router";
import { BookTabs } from "#features/books/book-tabs.tsx";
import { TrialBalanceScreen } from "#features/ledger/trial-balance-screen.tsx";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { parseTrialBalance } from "../../-search.ts";

export const Route = createFileRoute("/dashboard/libro-contable/comprobacion")({
  validateSearch: parseTrialBalance,
  component: Screen,
});

function Screen() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StorageGate>
      <TrialBalanceScreen
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        tabs={<BookTabs book={search.book} />}
      />
    </StorageGate>
  );
}

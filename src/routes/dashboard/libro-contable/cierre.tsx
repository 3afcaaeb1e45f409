import { createFileRoute } from "@tanstack/react-router";
import { BookTabs } from "#features/books/book-tabs.tsx";
import { ClosingScreen } from "#features/closing/closing-screen.tsx";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { parseClosing } from "../../-search.ts";

export const Route = createFileRoute("/dashboard/libro-contable/cierre")({
  validateSearch: parseClosing,
  component: Screen,
});

function Screen() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StorageGate>
      <ClosingScreen
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        tabs={<BookTabs book={search.book} />}
      />
    </StorageGate>
  );
}

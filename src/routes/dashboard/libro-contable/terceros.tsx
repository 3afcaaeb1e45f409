import { createFileRoute } from "@tanstack/react-router";
import { BookTabs } from "#features/books/book-tabs.tsx";
import { PartiesScreen } from "#features/parties/parties-screen.tsx";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { parseReport } from "../../-search.ts";

export const Route = createFileRoute("/dashboard/libro-contable/terceros")({
  validateSearch: parseReport,
  component: Screen,
});

function Screen() {
  const { book, tercero } = Route.useSearch();
  const navigate = Route.useNavigate();
  const show = (party: string | undefined) =>
    void navigate({
      search: { ...(book && { book }), ...(party !== undefined && { tercero: party }) },
      replace: true,
      resetScroll: false,
    });
  return (
    <StorageGate>
      <PartiesScreen book={book} party={tercero} onParty={show} tabs={<BookTabs book={book} />} />
    </StorageGate>
  );
}

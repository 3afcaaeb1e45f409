import { createFileRoute } from "@tanstack/react-router";
import { BookTabs } from "#features/books/book-tabs.tsx";
import { BooksScreen } from "#features/books/books-screen.tsx";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { parseCompany } from "../../-search.ts";

export const Route = createFileRoute("/dashboard/libro-contable/")({
  validateSearch: parseCompany,
  component: Screen,
});

function Screen() {
  const { empresa } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StorageGate>
      <BooksScreen
        company={empresa ?? null}
        onCompany={(company) =>
          void navigate({ search: company === null ? {} : { empresa: company }, replace: true })
        }
        tabs={<BookTabs book={undefined} />}
      />
    </StorageGate>
  );
}

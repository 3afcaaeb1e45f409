import { createFileRoute } from "@tanstack/react-router";
import { BookTabs } from "#features/books/book-tabs.tsx";
import { ComingScreen } from "#features/coming/coming-screen.tsx";
import { parseBook } from "../../-search.ts";

export const Route = createFileRoute("/dashboard/libro-contable/cierre")({
  validateSearch: parseBook,
  component: Screen,
});

function Screen() {
  const { book } = Route.useSearch();
  return (
    <>
      <div className="mb-6">
        <BookTabs book={book} />
      </div>
      <ComingScreen area="closing" inShell />
    </>
  );
}

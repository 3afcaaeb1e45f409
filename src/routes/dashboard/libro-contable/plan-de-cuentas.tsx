import { createFileRoute } from "@tanstack/react-router";
import { BookTabs } from "#features/books/book-tabs.tsx";
import { PlanScreen } from "#features/plan/plan-screen.tsx";
import { chartPlanTexts } from "#features/plan/texts.ts";
import { BookFrame } from "#features/reports/book-frame.tsx";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { parseBook } from "../../-search.ts";

export const Route = createFileRoute("/dashboard/libro-contable/plan-de-cuentas")({
  validateSearch: parseBook,
  component: Screen,
});

function Screen() {
  const { book } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StorageGate>
      <BookFrame
        title={chartPlanTexts.title}
        bookId={book}
        tabs={<BookTabs book={book} />}
        onBook={(next) => void navigate({ search: { book: next }, replace: true, resetScroll: false })}
      >
        {(open) => <PlanScreen key={open.book.id} open={open} />}
      </BookFrame>
    </StorageGate>
  );
}

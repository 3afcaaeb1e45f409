import { createFileRoute } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { BookTabs } from "#features/books/book-tabs.tsx";
import { bookTexts } from "#features/books/texts.ts";
import { BookFrame } from "#features/reports/book-frame.tsx";
import { ReportScreen } from "#features/reports/report-screen.tsx";
import type { BOOK_PLACES } from "#reports/book-places.ts";
import type { ReportSearch } from "#reports/book-report.ts";
import { makerIn } from "#reports/maker-in.ts";
import { ownSearch } from "#reports/report-search.ts";
import { reportAt } from "#reports/reports.ts";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { parseReport } from "../../-search.ts";

export const Route = createFileRoute("/dashboard/libro-contable/$report")({
  params: {
    // A path of no report is not this route's: it leads to the not-found page.
    parse: ({ report }) => {
      const found = reportAt(report);
      return found !== undefined && { report: found };
    },
    stringify: ({ report }) => ({ report: report.path }),
  },
  validateSearch: parseReport,
  loader: ({ params }) => params.report.load?.(),
  component: Screen,
});

const ReconciliationPart = lazy(async () => ({
  default: (await import("./-reconciliation.tsx")).ReconciliationPart,
}));

const RecurringPart = lazy(async () => ({ default: (await import("./-standing-parts.tsx")).RecurringPart }));

const AutomationPart = lazy(async () => ({
  default: (await import("./-standing-parts.tsx")).AutomationPart,
}));

const AssetsScreen = lazy(async () => ({
  default: (await import("#features/assets/assets-screen.tsx")).AssetsScreen,
}));

const InventoryPart = lazy(async () => ({ default: (await import("./-inventory.tsx")).InventoryPart }));

const InvoicesScreen = lazy(async () => ({
  default: (await import("#features/invoices/invoices-screen.tsx")).InvoicesScreen,
}));

type BookPlacePath = (typeof BOOK_PLACES)[keyof typeof BOOK_PLACES]["path"];

interface PlaceProps {
  readonly search: ReportSearch;
  readonly onSearch: (search: ReportSearch) => void;
  readonly tabs: ReactNode;
}

/** The screens that stand among the reports, each loaded when it is opened. */
const PLACES: Readonly<Record<BookPlacePath, (props: PlaceProps) => ReactNode>> = {
  conciliacion: (props) => <ReconciliationPart {...props} />,
  facturas: ({ search, tabs }) => <InvoicesScreen book={search.book} tabs={tabs} />,
  activos: ({ search, onSearch, tabs }) => (
    <BookFrame
      title={bookTexts.assets}
      bookId={search.book}
      tabs={tabs}
      onBook={(book) => onSearch({ book })}
    >
      {(open) => (
        <Suspense fallback={<SkeletonRows label={bookTexts.loading} />}>
          <AssetsScreen key={open.book.id} open={open} />
        </Suspense>
      )}
    </BookFrame>
  ),
  inventario: ({ search, onSearch, tabs }) => (
    <InventoryPart book={search.book} onBook={(book) => onSearch({ book })} tabs={tabs} />
  ),
  reglas: ({ search, onSearch, tabs }) => (
    <AutomationPart book={search.book} onBook={(book) => onSearch({ book })} tabs={tabs} />
  ),
  recurrentes: ({ search, onSearch, tabs }) => (
    <RecurringPart
      book={search.book}
      repeat={search.repetir}
      onBook={(book) => onSearch({ book })}
      tabs={tabs}
    />
  ),
};

function Screen() {
  const { report } = Route.useParams();
  const file = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = (next: typeof search) =>
    void navigate({ search: next, replace: true, resetScroll: false });
  const tabs = <BookTabs book={search.book} />;
  return (
    <StorageGate>
      {"id" in report ? (
        file && (
          <ReportScreen
            key={report.id}
            report={report}
            make={makerIn(file)}
            search={ownSearch(report, search)}
            onSearch={onSearch}
            tabs={tabs}
          />
        )
      ) : (
        <Suspense fallback={<SkeletonRows label={bookTexts.loading} />}>
          {PLACES[report.path]({ search, onSearch, tabs })}
        </Suspense>
      )}
    </StorageGate>
  );
}

import { Link } from "@tanstack/react-router";
import type { BookId } from "#domain/kernel/ids.ts";
import { BOOK_PLACES } from "#reports/book-places.ts";
import { REPORTS, reportPlace } from "#reports/reports.ts";
import { Tabs } from "#ui/kit/controls/tabs.tsx";
import { bookTexts } from "./texts.ts";

interface BookTabsProps {
  /** Kept when switching tabs. */
  readonly book: BookId | undefined;
}

/** Tabs of Libro Contable, each with its own address (spec-decision 33). */
export function BookTabs({ book }: BookTabsProps) {
  const { tabs } = bookTexts;
  const search = book === undefined ? {} : { book };
  return (
    <Tabs label={tabs.label}>
      <Link to="/dashboard/libro-contable" activeOptions={{ exact: true, includeSearch: false }}>
        {tabs.books}
      </Link>
      {REPORTS.map((report) => (
        <Link
          key={report.id}
          {...reportPlace(report)}
          search={search}
          activeOptions={{ includeSearch: false }}
        >
          {report.title}
        </Link>
      ))}
      <Link to="/dashboard/libro-contable/terceros" search={search} activeOptions={{ includeSearch: false }}>
        {tabs.parties}
      </Link>
      <Link to="/dashboard/libro-contable/cartera" search={search} activeOptions={{ includeSearch: false }}>
        {tabs.ages}
      </Link>
      <Link
        {...reportPlace(BOOK_PLACES.reconciliation)}
        search={search}
        activeOptions={{ includeSearch: false }}
      >
        {tabs.reconciliation}
      </Link>
      <Link {...reportPlace(BOOK_PLACES.invoices)} search={search} activeOptions={{ includeSearch: false }}>
        {tabs.invoices}
      </Link>
      <Link to="/dashboard/libro-contable/estados" search={search} activeOptions={{ includeSearch: false }}>
        {tabs.statements}
      </Link>
      <Link
        to="/dashboard/libro-contable/plan-de-cuentas"
        search={search}
        activeOptions={{ includeSearch: false }}
      >
        {tabs.plan}
      </Link>
      <Link {...reportPlace(BOOK_PLACES.recurring)} search={search} activeOptions={{ includeSearch: false }}>
        {tabs.recurring}
      </Link>
      <Link {...reportPlace(BOOK_PLACES.rules)} search={search} activeOptions={{ includeSearch: false }}>
        {tabs.automation}
      </Link>
      <Link {...reportPlace(BOOK_PLACES.inventory)} search={search} activeOptions={{ includeSearch: false }}>
        {tabs.inventory}
      </Link>
      <Link {...reportPlace(BOOK_PLACES.assets)} search={search} activeOptions={{ includeSearch: false }}>
        {tabs.assets}
      </Link>
      <Link to="/dashboard/libro-contable/cierre" search={search} activeOptions={{ includeSearch: false }}>
        {tabs.closing}
      </Link>
    </Tabs>
  );
}

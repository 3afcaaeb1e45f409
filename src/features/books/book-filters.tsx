import type { BookShelf } from "#storage/queries/books/book-cards.ts";
import { CompanyFilter } from "#ui/accounting/company-filter.tsx";
import { SearchField } from "#ui/kit/fields/search-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { type BookFilter, countByStatus, foundBooks } from "./filter-books.ts";
import { type StatusFilter, bookTexts as texts } from "./texts.ts";

interface BookFiltersProps {
  readonly shelf: BookShelf;
  readonly filter: BookFilter;
  readonly onFilter: (filter: BookFilter) => void;
}

const STATUSES: readonly StatusFilter[] = ["all", "active", "completed", "archived"];

/** Filters by words, company and status; each status shows its number of results. */
export function BookFilters(props: BookFiltersProps) {
  const { shelf, filter, onFilter } = props;
  const phone = useMediaQuery(PHONE);
  const counts = countByStatus(foundBooks(shelf.cards, filter));
  const labels = STATUSES.map((value) => ({ value, label: `${texts.filters[value]} ${counts[value]}` }));
  const change = (status: StatusFilter) => onFilter({ ...filter, status });
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <SearchField
        className="w-full sm:w-72"
        label={texts.search}
        value={filter.words}
        onChange={(words) => onFilter({ ...filter, words })}
      />
      <CompanyFilter
        companies={props.shelf.companies}
        company={filter.company}
        onCompany={(company) => onFilter({ ...filter, company })}
      />
      {phone ? (
        <SelectField
          aria-label={texts.statusLabel}
          className="w-full"
          value={filter.status}
          options={labels}
          onChange={change}
        />
      ) : (
        <Segmented
          className="ml-auto"
          label={texts.statusLabel}
          value={filter.status}
          segments={labels}
          onChange={change}
        />
      )}
    </div>
  );
}

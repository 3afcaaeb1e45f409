import type { Book } from "#domain/company/book.ts";
import { countingBooks } from "#domain/company/book.ts";
import type { Company } from "#domain/company/company.ts";
import { asId } from "#domain/kernel/ids.ts";
import { STATEMENT_KINDS, type StatementKind } from "#domain/statement/statement-kind.ts";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { type BookStatementSearch, withFigure } from "./statement-search.ts";
import { bookStatementTexts as texts } from "./texts.ts";
import type { Shelf } from "./use-book-statement.ts";

interface KindChoiceProps {
  readonly kind: StatementKind;
  readonly onKind: (kind: StatementKind) => void;
  /** As a list, where there is no space for all four. */
  readonly listed: boolean;
}

/** Selects one of the four statements. */
export function KindChoice({ kind, onKind, listed }: KindChoiceProps) {
  if (listed)
    return (
      <SelectField<StatementKind>
        aria-label={texts.which}
        className="statement-kind"
        value={kind}
        options={STATEMENT_KINDS.map((each) => ({ value: each, label: texts.kinds[each] }))}
        onChange={onKind}
      />
    );
  return (
    <Segmented<StatementKind>
      label={texts.which}
      value={kind}
      segments={STATEMENT_KINDS.map((each) => ({ value: each, label: texts.kinds[each] }))}
      onChange={onKind}
    />
  );
}

interface BookChoiceProps {
  readonly shelf: Shelf;
  readonly book: Book;
  readonly search: BookStatementSearch;
  readonly onSearch: (search: BookStatementSearch) => void;
}

function consolidations({
  books,
  companies,
}: Shelf): { readonly company: Company; readonly count: number }[] {
  return companies
    .map((company) => ({
      company,
      count: countingBooks(books).filter(({ companyId }) => companyId === company.id).length,
    }))
    .filter(({ count }) => count > 1);
}

/** Selects a book, or all books of a company combined. */
export function BookChoice({ shelf, book, search, onSearch }: BookChoiceProps) {
  if (shelf.books.length < 2) return null;
  const { book: _book, empresa: _company, ...rest } = withFigure(search, null);
  const choose = (value: string) => {
    const company = asId("company", value);
    const id = asId("book", value);
    if (company !== null) onSearch({ ...rest, empresa: company });
    else if (id !== null) onSearch({ ...rest, book: id });
  };
  return (
    <SelectField<string>
      aria-label={texts.book}
      className="w-full"
      value={search.empresa ?? book.id}
      options={[
        ...shelf.books.map(({ id, name }) => ({ value: id as string, label: name })),
        ...consolidations(shelf).map(({ company, count }) => ({
          value: company.id as string,
          label: texts.allBooksOf(company.name, count),
        })),
      ]}
      onChange={choose}
    />
  );
}

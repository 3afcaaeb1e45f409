import Columns2 from "lucide-react/icons/columns-2";
import { STATEMENT_KINDS } from "#domain/statement/statement-kind.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-names.ts";
import type { StatementShelf } from "#storage/queries/statements/statements.ts";
import { CompanyFilter } from "#ui/accounting/company-filter.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { SearchField } from "#ui/kit/fields/search-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { comparable, type KindFilter, type StatementFilter } from "./filter-statements.ts";
import { savedStatementTexts as texts } from "./texts.ts";

interface StatementFiltersProps {
  readonly shelf: StatementShelf;
  readonly filter: StatementFilter;
  readonly onFilter: (filter: StatementFilter) => void;
  readonly onCompare: () => void;
}

const ALL = "all";
const KINDS: readonly { readonly value: KindFilter; readonly label: string }[] = [
  { value: ALL, label: texts.allKinds },
  ...STATEMENT_KINDS.map((value) => ({ value, label: STATEMENT_NAMES[value] })),
];

/** Filters by words, company and kind. */
export function StatementFilters(props: StatementFiltersProps) {
  const { filter, onFilter } = props;
  return (
    <div className="section-head flex flex-wrap items-center gap-3 font-normal">
      <h2 className="font-bold">{texts.saved}</h2>
      <p className="mr-auto text-caption text-muted">{texts.savedLead}</p>
      <SearchField
        className="w-full sm:w-56"
        label={texts.search}
        value={filter.words}
        onChange={(words) => onFilter({ ...filter, words })}
      />
      <SelectField
        aria-label={texts.kind}
        className="w-full sm:w-52"
        value={filter.kind}
        options={KINDS}
        onChange={(kind) => onFilter({ ...filter, kind })}
      />
      <CompanyFilter
        companies={props.shelf.companies}
        company={filter.company}
        onCompany={(company) => onFilter({ ...filter, company })}
      />
      {comparable(props.shelf).length === 0 ? null : (
        <Button variant="ghost" icon={<Columns2 size={18} aria-hidden="true" />} onClick={props.onCompare}>
          {texts.compareTwo}
        </Button>
      )}
      <p className="text-caption text-muted max-2xl:hidden">{texts.latestFirst}</p>
    </div>
  );
}

import CalendarDays from "lucide-react/icons/calendar-days";
import ChevronDown from "lucide-react/icons/chevron-down";
import Save from "lucide-react/icons/save";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import type { ReactNode } from "react";
import { COMPARISONS, type Comparison } from "#domain/statement/comparison.ts";
import { PeriodFields } from "#ui/accounting/report/period-fields.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { Popover } from "#ui/kit/overlays/popover.tsx";
import { useMediaQuery } from "#ui/kit/use-media-query.ts";
import { KindChoice } from "./statement-choices.tsx";
import { periodLabel } from "./statement-file.ts";
import { StatementOptions } from "./statement-options.tsx";
import { type BookStatementSearch, withStatement } from "./statement-search.ts";
import { bookStatementTexts as texts } from "./texts.ts";
import type { BookStatementView, Shelf } from "./use-book-statement.ts";

interface ToolbarProps {
  readonly view: BookStatementView;
  readonly shelf: Shelf;
  readonly search: BookStatementSearch;
  readonly onSearch: (search: BookStatementSearch) => void;
  readonly onSave: () => void;
  /** The export button; null if there is nothing to export. */
  readonly exporting: ReactNode;
  /** "Interpretar este estado"; null if there is nothing to read. */
  readonly reading: ReactNode;
}

/** Beside the navigation there is space for all six of the row. */
const ROOMY = "(width >= 1400px)";

type Choosing = Pick<ToolbarProps, "search" | "onSearch">;

function ComparisonChoice({ search, onSearch }: Choosing) {
  const choose = (value: Comparison | "none") => {
    const { comparar: _was, ...rest } = search;
    onSearch(value === "none" ? rest : { ...rest, comparar: value });
  };
  return (
    <SelectField<Comparison | "none">
      aria-label={texts.comparison}
      className="statement-compare"
      value={search.comparar ?? "none"}
      options={(["none", ...COMPARISONS] as const).map((value) => ({
        value,
        label: texts.comparisons[value],
      }))}
      onChange={choose}
    />
  );
}

function Period({ view, search, onSearch }: Pick<ToolbarProps, "view" | "search" | "onSearch">) {
  return (
    <PeriodFields
      period={view.asked}
      cutoff={view.periods[0].to}
      today={view.today}
      used={view.used}
      onPeriod={({ from, to }) => onSearch({ ...search, desde: from, hasta: to })}
    />
  );
}

function PeriodChoice(props: Pick<ToolbarProps, "view" | "search" | "onSearch">) {
  return (
    <Popover
      label={texts.period}
      trigger={(button) => (
        <button type="button" {...button} className="btn btn-ghost statement-period">
          <CalendarDays size={18} aria-hidden="true" />
          <span className="sr-only">{texts.period}: </span>
          <span className="truncate">{periodLabel(props.view)}</span>
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      )}
    >
      <div className="grid gap-3">
        <Period {...props} />
      </div>
    </Popover>
  );
}

function Options({ narrow, ...props }: ToolbarProps & { readonly narrow: boolean }) {
  return (
    <Popover
      label={texts.options}
      align="end"
      trigger={(button) => (
        <button type="button" {...button} className={`btn btn-ghost ${narrow ? "max-sm:btn-square" : ""}`}>
          <SlidersHorizontal size={18} aria-hidden="true" />
          <span className="max-sm:sr-only">{texts.options}</span>
        </button>
      )}
    >
      <StatementOptions {...props}>
        {narrow ? (
          <>
            <Period {...props} />
            <ComparisonChoice {...props} />
          </>
        ) : null}
      </StatementOptions>
    </Popover>
  );
}

/** One row that never wraps: statement, period, comparison, options, export and save. Where it is narrow the second and third are among the options. */
export function StatementToolbar(props: ToolbarProps) {
  const { view, search, onSearch, onSave, exporting } = props;
  const narrow = !useMediaQuery(ROOMY);
  const kind = view.statement.statement;
  return (
    <div className="book-statement-bar no-print">
      <KindChoice listed={narrow} kind={kind} onKind={(next) => onSearch(withStatement(search, next))} />
      {narrow ? null : (
        <>
          <PeriodChoice view={view} search={search} onSearch={onSearch} />
          <ComparisonChoice search={search} onSearch={onSearch} />
        </>
      )}
      <span className="book-statement-bar-end">
        <Options {...props} narrow={narrow} />
        {exporting}
        {exporting === null ? null : (
          <Button
            variant="primary"
            className="statement-save"
            icon={<Save size={18} aria-hidden="true" />}
            onClick={onSave}
          >
            <span className="statement-save-word">{texts.save}</span>
          </Button>
        )}
      </span>
    </div>
  );
}

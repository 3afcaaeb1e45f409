import Printer from "lucide-react/icons/printer";
import Save from "lucide-react/icons/save";
import type { ReactNode } from "react";
import type { CashMethod } from "#domain/statement/books/book-statement.ts";
import { COMPARISONS, type Comparison } from "#domain/statement/comparison.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import { PeriodFields } from "#ui/accounting/report/period-fields.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { KindChoice } from "./statement-choices.tsx";
import { type BookStatementSearch, withFlag, withStatement } from "./statement-search.ts";
import { bookStatementTexts as texts } from "./texts.ts";
import type { BookStatementView } from "./use-book-statement.ts";

interface ToolbarProps {
  readonly view: BookStatementView;
  readonly search: BookStatementSearch;
  readonly onSearch: (search: BookStatementSearch) => void;
  readonly onSave: () => void;
  /** Buttons to interpret and export; null if there is nothing to export. */
  readonly actions: ReactNode;
}

type Choosing = Pick<ToolbarProps, "search" | "onSearch">;

function ComparisonChoice({ search, onSearch }: Choosing) {
  const choose = (value: Comparison | "none") => {
    const { comparar: _was, ...rest } = search;
    onSearch(value === "none" ? rest : { ...rest, comparar: value });
  };
  return (
    <SelectField<Comparison | "none">
      aria-label={texts.comparison}
      className="w-full sm:w-52"
      value={search.comparar ?? "none"}
      options={(["none", ...COMPARISONS] as const).map((value) => ({
        value,
        label: texts.comparisons[value],
      }))}
      onChange={choose}
    />
  );
}

function MethodChoice({ search, onSearch }: Choosing) {
  const method: CashMethod = search.directo ? "direct" : "indirect";
  return (
    <Segmented<CashMethod>
      label={texts.method}
      value={method}
      segments={(["indirect", "direct"] as const).map((value) => ({ value, label: texts.methods[value] }))}
      onChange={(value) => onSearch(withFlag(search, "directo", value === "direct"))}
    />
  );
}

interface Look {
  readonly label: string;
  readonly on: boolean;
  readonly change: (on: boolean) => BookStatementSearch;
}

function looksOf(kind: StatementKind, search: BookStatementSearch): Look[] {
  const flag = (label: string, name: "porcentajes" | "cuentas" | "ceros" | "notas"): Look => ({
    label,
    on: search[name] ?? false,
    change: (on) => withFlag(search, name, on),
  });
  const unflag = (label: string, name: "sinNotas" | "sinFirmas"): Look => ({
    label,
    on: !search[name],
    change: (on) => withFlag(search, name, !on),
  });
  const shares = kind === "balance" || kind === "income" ? [flag(texts.percent, "porcentajes")] : [];
  return [
    ...shares,
    flag(texts.accounts, "cuentas"),
    flag(texts.zeros, "ceros"),
    unflag(texts.notes, "sinNotas"),
    flag(texts.noteDetail, "notas"),
    unflag(texts.signatures, "sinFirmas"),
  ];
}

/** Display options: none of them changes a figure. */
function LookChoices({ kind, search, onSearch }: Choosing & { readonly kind: StatementKind }) {
  return (
    <fieldset className="flex flex-wrap gap-x-5">
      <legend className="sr-only">{texts.look}</legend>
      {looksOf(kind, search).map(({ label, on, change }) => (
        <Checkbox
          key={label}
          look="toggle"
          className="min-h-10"
          label={label}
          checked={on}
          onChange={(next) => onSearch(change(next))}
        />
      ))}
    </fieldset>
  );
}

/** Selects statement, period, comparison and display options. */
export function StatementToolbar({ view, search, onSearch, onSave, actions }: ToolbarProps) {
  const kind = view.statement.statement;
  return (
    <div className="no-print grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <KindChoice kind={kind} onKind={(next) => onSearch(withStatement(search, next))} />
        {kind === "cash" ? <MethodChoice search={search} onSearch={onSearch} /> : null}
        {actions === null ? null : (
          <div className="ml-auto flex flex-wrap items-center gap-2">
            <Button
              variant="ghost"
              icon={<Printer size={18} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              <span className="max-sm:sr-only">{texts.print}</span>
            </Button>
            {actions}
            <Button variant="primary" icon={<Save size={18} aria-hidden="true" />} onClick={onSave}>
              {texts.save}
            </Button>
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <PeriodFields
          period={view.asked}
          cutoff={view.periods[0].to}
          today={view.today}
          used={view.used}
          onPeriod={({ from, to }) => onSearch({ ...search, desde: from, hasta: to })}
        />
        <ComparisonChoice search={search} onSearch={onSearch} />
      </div>
      <LookChoices kind={kind} search={search} onSearch={onSearch} />
    </div>
  );
}

import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";
import type { CashMethod } from "#domain/statement/books/book-statement.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { BookChoice } from "./statement-choices.tsx";
import { type BookStatementSearch, withFlag } from "./statement-search.ts";
import { bookStatementTexts as texts } from "./texts.ts";
import type { BookStatementView, Shelf } from "./use-book-statement.ts";

interface Choosing {
  readonly search: BookStatementSearch;
  readonly onSearch: (search: BookStatementSearch) => void;
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
    <fieldset className="grid">
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

interface OptionsProps extends Choosing {
  readonly view: BookStatementView;
  readonly shelf: Shelf;
  /** Null if there is nothing to export, nor to print. */
  readonly exporting: ReactNode;
  readonly reading: ReactNode;
  /** Above the others: what has no place of its own in the row. */
  readonly children: ReactNode;
}

/** Book, method and look of the statement; to print it and to read it in words. */
export function StatementOptions({
  view,
  shelf,
  search,
  onSearch,
  exporting,
  reading,
  children,
}: OptionsProps) {
  const kind = view.statement.statement;
  return (
    <div className="grid gap-3">
      {children}
      <BookChoice shelf={shelf} book={view.books[0]} search={search} onSearch={onSearch} />
      {kind === "cash" ? <MethodChoice search={search} onSearch={onSearch} /> : null}
      <LookChoices kind={kind} search={search} onSearch={onSearch} />
      {exporting === null ? null : (
        <div className="flex flex-wrap gap-2 border-raya border-t pt-3">
          <Button icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
            {texts.print}
          </Button>
          {reading}
        </div>
      )}
    </div>
  );
}

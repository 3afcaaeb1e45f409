// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the frame of the grid has the focus, or the fields in the cells
import { journalTexts as texts } from "../texts.ts";

const COLUMNS = [
  { key: "date", label: texts.date, className: "px-0!" },
  { key: "reference", label: texts.reference, className: "px-0!" },
  { key: "description", label: texts.description, className: "px-0!" },
  { key: "account", label: texts.account, className: "" },
] as const;

/** The heads of the columns; they stay in sight. */
export function SheetHead({ height }: { readonly height: number }) {
  return (
    <div role="rowgroup" className="grid-head">
      <div role="row" className="grid-row" aria-rowindex={1} style={{ minHeight: height }}>
        <div role="columnheader" className="grid-cell px-0!">
          <span className="sr-only">{texts.state}</span>
        </div>
        {COLUMNS.map((column) => (
          <div key={column.key} role="columnheader" className={`grid-cell ${column.className}`}>
            {column.label}
          </div>
        ))}
        <div role="columnheader" className="grid-cell" data-align="end" data-line="double">
          {texts.debit}
        </div>
        <div role="columnheader" className="grid-cell" data-align="end" data-line="single">
          {texts.credit}
        </div>
        <div role="columnheader" className="grid-cell" data-line="single">
          <span className="sr-only">{texts.actions}</span>
        </div>
      </div>
    </div>
  );
}

import { Link } from "@tanstack/react-router";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import type { AccountFigure, BookLine } from "#domain/statement/books/book-statement.ts";
import { ledger } from "#reports/ledger/ledger.ts";
import { reportPlace } from "#reports/reports.ts";
import { SidePanel } from "#ui/accounting/side-panel.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { columnsWithFigures } from "./line-columns.ts";
import { MaturityFields } from "./maturity-fields.tsx";
import { bookStatementTexts as texts } from "./texts.ts";
import type { BookStatementView } from "./use-book-statement.ts";

interface SourceProps {
  readonly view: BookStatementView;
  readonly line: BookLine;
  readonly onClose: () => void;
}

function AccountName({ view, figure }: { readonly view: BookStatementView; readonly figure: AccountFigure }) {
  const [period] = view.periods;
  if (figure.account === null || view.books.length > 1) return figure.label;
  return (
    <Link
      {...reportPlace(ledger)}
      search={{ book: view.books[0].id, cuenta: figure.account, desde: period.from, hasta: period.to }}
      className="row-link flex items-center justify-between gap-2"
      aria-label={texts.source.openLedger(figure.label)}
    >
      <span>{figure.label}</span>
      <ChevronRight size={16} className="text-muted" aria-hidden="true" />
    </Link>
  );
}

function Accounts({ view, line }: Omit<SourceProps, "onClose">) {
  const columns = columnsWithFigures(line);
  if (line.accounts.length === 0) return <p className="text-muted">{texts.source.none}</p>;
  return (
    <table className="source-table">
      <thead>
        <tr>
          <th scope="col">{texts.source.accounts}</th>
          {columns.map((index) => (
            <th key={index} scope="col" className="text-end">
              {view.statement.columns[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {line.accounts.map((figure) => (
          <tr key={figure.label} className="relative">
            <th scope="row">
              <AccountName view={view} figure={figure} />
            </th>
            {columns.map((index) => (
              <td key={index} className="text-end">
                <AmountText value={figure.amounts[index] ?? null} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.source.sum}</th>
          {columns.map((index) => (
            <td key={index} className="text-end">
              <AmountText value={line.amounts[index] ?? null} rule="double" zero="figure" />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Body({ view, line }: Omit<SourceProps, "onClose">): ReactNode {
  return (
    <>
      <Accounts view={view} line={line} />
      {view.books.length > 1 && line.accounts.length > 0 ? (
        <p className="mt-3 text-caption text-muted">{texts.source.severalBooks}</p>
      ) : null}
      {view.statement.statement === "balance" ? <MaturityFields view={view} line={line} /> : null}
    </>
  );
}

/** "De dónde sale": the accounts that make up a line, each linked to its ledger. */
export function SourcePanel(props: SourceProps) {
  const { line, onClose } = props;
  return (
    <SidePanel
      label={texts.source.title}
      about={line.key}
      title={line.label}
      closeLabel={texts.closeSource}
      onClose={onClose}
    >
      <Body {...props} />
    </SidePanel>
  );
}

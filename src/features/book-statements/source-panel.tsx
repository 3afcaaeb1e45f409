import { Link } from "@tanstack/react-router";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import type { AccountFigure, BookLine } from "#domain/statement/books/book-statement.ts";
import { SidePanel } from "#ui/accounting/side-panel.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { CashPurposes } from "./cash-purposes.tsx";
import { ledgerAddress } from "./ledger-address.ts";
import { columnsWithFigures } from "./line-columns.ts";
import { MaturityFields } from "./maturity-fields.tsx";
import { bookStatementTexts as texts } from "./texts.ts";
import type { BookStatementView } from "./use-book-statement.ts";

interface SourceProps {
  readonly view: BookStatementView;
  readonly line: BookLine;
  /** Opens another line: one that this sum adds. */
  readonly onLine: (key: string) => void;
  readonly onClose: () => void;
}

function hasLedger(view: BookStatementView, { account }: AccountFigure): boolean {
  return account !== null && view.books.length === 1;
}

function AccountName({ view, figure }: { readonly view: BookStatementView; readonly figure: AccountFigure }) {
  if (figure.account === null || !hasLedger(view, figure)) return figure.label;
  return (
    <Link
      {...ledgerAddress(view, figure.account, 0)}
      className="row-link flex items-center justify-between gap-2"
      aria-label={texts.source.openLedger(figure.label)}
    >
      <span>{figure.label}</span>
      <ChevronRight size={16} className="text-muted" aria-hidden="true" />
    </Link>
  );
}

interface AccountAmountProps {
  readonly view: BookStatementView;
  readonly figure: AccountFigure;
  readonly column: number;
}

/** A figure of an account leads to the ledger of its own column's period. */
function AccountAmount({ view, figure, column }: AccountAmountProps) {
  const amount = <AmountText value={figure.amounts[column] ?? null} />;
  if (figure.account === null || !hasLedger(view, figure)) return amount;
  return (
    <Link {...ledgerAddress(view, figure.account, column)} className="source-figure">
      {amount}
      <span className="sr-only">{texts.source.inLedger(figure.label)}</span>
    </Link>
  );
}

interface TableProps {
  readonly view: BookStatementView;
  readonly line: BookLine;
  readonly columns: readonly number[];
  /** What the rows are. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The parts of a line with their sum, in the columns that have figures. */
function PartsTable({ view, line, columns, title, children }: TableProps) {
  return (
    <table className="source-table">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {columns.map((index) => (
            <th key={index} scope="col" className="text-end">
              {view.statement.columns[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
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

function Accounts({ view, line }: Pick<SourceProps, "view" | "line">) {
  const columns = columnsWithFigures(line);
  return (
    <PartsTable view={view} line={line} columns={columns} title={texts.source.accounts}>
      {line.accounts.map((figure) => (
        <tr key={figure.label} className="relative">
          <th scope="row">
            <AccountName view={view} figure={figure} />
          </th>
          {columns.map((index) => (
            <td key={index} className="text-end">
              <AccountAmount view={view} figure={figure} column={index} />
            </td>
          ))}
        </tr>
      ))}
    </PartsTable>
  );
}

/** The lines that a sum adds, each of which opens in turn. Lines without figures are left out. */
function Lines({ view, line, onLine }: Omit<SourceProps, "onClose">) {
  const columns = columnsWithFigures(line);
  const parts = line.of
    .flatMap((key) => view.statement.lines.find((each) => each.key === key) ?? [])
    .filter(({ amounts }) => amounts.some((each) => each !== 0));
  return (
    <PartsTable view={view} line={line} columns={columns} title={texts.source.lines}>
      {parts.map((part) => (
        <tr key={part.key} className="relative">
          <th scope="row">
            <button
              type="button"
              className="row-link flex w-full items-center justify-between gap-2"
              onClick={() => onLine(part.key)}
            >
              <span>{part.label}</span>
              <ChevronRight size={16} className="text-muted" aria-hidden="true" />
            </button>
          </th>
          {columns.map((index) => (
            <td key={index} className="text-end">
              <AmountText value={part.amounts[index] ?? null} />
            </td>
          ))}
        </tr>
      ))}
    </PartsTable>
  );
}

function Parts(props: Omit<SourceProps, "onClose">) {
  if (props.line.accounts.length > 0) return <Accounts {...props} />;
  if (props.line.of.length > 0) return <Lines {...props} />;
  return <p className="text-muted">{texts.source.none}</p>;
}

function Body({ view, line, onLine }: Omit<SourceProps, "onClose">): ReactNode {
  return (
    <>
      <Parts view={view} line={line} onLine={onLine} />
      {view.books.length > 1 && line.accounts.length > 0 ? (
        <p className="mt-3 text-caption text-muted">{texts.source.severalBooks}</p>
      ) : null}
      {view.statement.statement === "cash" ? <CashPurposes view={view} line={line} /> : null}
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

import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import Trash2 from "lucide-react/icons/trash-2";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-names.ts";
import { amountOf, flipped, isBlankRow, placed, withAccount } from "#domain/statement/typed/edit-rows.ts";
import { belongingOf, rowSideOf } from "#domain/statement/typed/row-side.ts";
import type { StatementRow } from "#domain/statement/typed/typed-statement.ts";
import { classNames } from "#ui/kit/class-names.ts";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { Tooltip } from "#ui/kit/overlays/tooltip.tsx";
import { plainWords } from "./plain-words.ts";
import type { TableProps } from "./table-props.ts";
import { BELONGING_NAMES, statementTexts as texts } from "./texts.ts";

/** The account unchanged, if it is not one of the twelve: brought from a book or typed in the other view. */
const OTHER = "other";

function AccountCell({ row, number, onRow }: RowProps) {
  const known = miniChart.byCode.get(row.code);
  const hasOther = known === undefined && (row.code !== "" || row.name !== "");
  const choices = miniChart.accounts.map((each) => ({ value: each.code as string, label: each.name }));
  const other = hasOther ? [{ value: OTHER, label: row.name || row.code }] : [];
  const words = plainWords(row.code);
  return (
    <>
      <SelectField
        size="sm"
        className="statement-account"
        aria-label={texts.row.account(number)}
        value={known ? row.code : hasOther ? OTHER : ""}
        placeholder={texts.choose}
        options={[...other, ...choices]}
        onChange={(code) => {
          const account = miniChart.byCode.get(code);
          if (account) onRow(withAccount(row, account.code, account.name));
        }}
      />
      {words === null ? null : <p className="statement-plain">{words}</p>}
    </>
  );
}

interface RowProps {
  readonly row: StatementRow;
  readonly number: number;
  readonly onRow: (row: StatementRow, part?: string) => void;
}

function SideCell({ row, number, onRow }: RowProps) {
  const belonging = belongingOf(row);
  const where = BELONGING_NAMES[belonging];
  const empty = amountOf(row) === 0;
  if (isBlankRow(row)) return <span className="statement-side text-muted">—</span>;
  const content = (
    <>
      <span className="statement-mark" data-fill={belonging} aria-hidden="true" />
      {where}
    </>
  );
  // Without an amount there is nothing to move: the account's side is only shown.
  if (empty) return <span className="statement-side">{content}</span>;
  return (
    <Tooltip text={texts.row.flip(where, number)} describes={false}>
      <button
        type="button"
        className="statement-side"
        aria-label={texts.row.flip(where, number)}
        onClick={() => onRow(flipped(row))}
      >
        {content}
        <ArrowLeftRight className="statement-flip" size={16} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}

function Row({ row, number, onRow, fresh, onRemove }: RowProps & RowLook) {
  return (
    <tr className={classNames(fresh && "row-new")} data-row={row.id}>
      <td className="statement-code">{row.code}</td>
      <td className="statement-name">
        <AccountCell row={row} number={number} onRow={onRow} />
      </td>
      <td className="statement-where">
        <SideCell row={row} number={number} onRow={onRow} />
      </td>
      <td data-line="double" className="statement-amount">
        <MoneyField
          variant="cell"
          prefix
          aria-label={texts.row.amount(number)}
          value={amountOf(row)}
          unreadIsZero
          onChange={(amount) => onRow(placed(row, rowSideOf(row), amount), "amount")}
        />
      </td>
      <td data-line="single" className="statement-remove">
        <IconButton
          size="sm"
          label={texts.row.remove(number)}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={onRemove}
        />
      </td>
    </tr>
  );
}

interface RowLook {
  readonly fresh: boolean;
  readonly onRemove: () => void;
}

/** Up to eight accounts of the beginners' list, each on its natural side until a click flips it (spec-decision 23). */
export function SimpleTable({ statement, actions, fresh }: TableProps) {
  return (
    <table className="ledger statement-table" aria-label={texts.table(STATEMENT_NAMES[statement])}>
      <thead>
        <tr>
          <th scope="col">{texts.code}</th>
          <th scope="col">{texts.account}</th>
          <th scope="col">{texts.where}</th>
          <th scope="col" data-line="double" data-align="end">
            {texts.amount}
          </th>
          <th scope="col" data-line="single">
            <span className="sr-only">{texts.remove}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {actions.rows.map((row, index) => (
          <Row
            key={row.id}
            row={row}
            number={index + 1}
            fresh={fresh.has(row.id)}
            onRow={actions.setRow}
            onRemove={() => actions.remove(row)}
          />
        ))}
      </tbody>
    </table>
  );
}

import Trash2 from "lucide-react/icons/trash-2";
import { useEffect, useState } from "react";
import type { Side } from "#domain/accounting/account.ts";
import { type Chart, displayName, findAccount } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { formatPercent } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { VAT_TREATMENTS } from "#domain/law/tax-statutes.data.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-names.ts";
import { placed } from "#domain/statement/typed/edit-rows.ts";
import { asksForVat } from "#domain/statement/typed/tax-rows.ts";
import type { StatementRow } from "#domain/statement/typed/typed-statement.ts";
import {
  type ShareTone,
  shareOf,
  shareTone,
  type TypedTotals,
  typedTotals,
} from "#domain/statement/typed/typed-totals.ts";
import { classNames } from "#ui/kit/class-names.ts";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { Badge, type BadgeTone } from "#ui/kit/text/badge.tsx";
import { NameCell } from "./name-cell.tsx";
import type { TableProps } from "./table-props.ts";
import { statementTexts as texts } from "./texts.ts";

const BADGES: Readonly<Record<ShareTone, BadgeTone>> = { green: "ok", amber: "warn", grey: "grey" };

/** The PUC, once loaded; the page does not wait for it. */
function usePuc(): Chart | null {
  const [chart, setChart] = useState<Chart | null>(null);
  useEffect(() => {
    let gone = false;
    loadChart("puc").then(
      (loaded) => gone || setChart(loaded),
      // If loading fails, a code is accepted without finding its name.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return chart;
}

function nameOf(chart: Chart | null, code: string): string | null {
  const own = miniChart.byCode.get(code);
  if (own) return own.name;
  const found = chart === null ? undefined : findAccount(chart, code);
  return chart !== null && found ? displayName(chart, found) : null;
}

interface RowProps {
  readonly row: StatementRow;
  readonly number: number;
  readonly totals: TypedTotals;
  readonly chart: Chart | null;
  readonly fresh: boolean;
  readonly onRow: (row: StatementRow, part?: string) => void;
  readonly onRemove: () => void;
}

/** Free text; a code of the chart fills in the account's name, unless another was typed. */
function CodeCell({ row, number, chart, onRow }: RowProps) {
  const typed = (code: string) => {
    const [before, next] = [nameOf(chart, row.code.trim()), nameOf(chart, code.trim())];
    const own = row.name !== "" && row.name !== before;
    onRow({ ...row, code, name: own ? row.name : (next ?? (before === null ? row.name : "")) }, "code");
  };
  return (
    <TextField
      variant="cell"
      aria-label={texts.row.code(number)}
      value={row.code}
      onChange={typed}
      maxLength={20}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

function AmountCell({ row, number, side, onRow }: RowProps & { readonly side: Side }) {
  return (
    <MoneyField
      variant="cell"
      aria-label={texts.row[side](number)}
      placeholder="—"
      value={row[side]}
      unreadIsZero
      // An amount on one side clears the other; a zero clears only its own.
      onChange={(amount: Pesos) =>
        onRow(amount === 0 ? { ...row, [side]: amount } : placed(row, side, amount), side)
      }
    />
  );
}

function ShareBadge({ row, totals }: Pick<RowProps, "row" | "totals">) {
  const share = shareOf(row, totals);
  if (share === null) return <span className="text-muted">—</span>;
  return <Badge tone={BADGES[shareTone(share)]}>{formatPercent(share)}</Badge>;
}

const VATS = VAT_TREATMENTS.map((value) => ({ value, label: texts.vatNames[value] }));

/** Whether the row affects taxes; of what was sold or bought, with which VAT. */
function TaxCell({ row, number, onRow }: Pick<RowProps, "row" | "number" | "onRow">) {
  return (
    <span className="statement-tax">
      <Checkbox
        look="toggle"
        label={<span className="sr-only">{texts.row.taxes(number)}</span>}
        checked={row.affectsTaxes}
        onChange={(affectsTaxes) => onRow({ ...row, affectsTaxes })}
      />
      {asksForVat(row) ? (
        <SelectField
          size="sm"
          aria-label={texts.row.vat(number)}
          value={row.vat ?? "general"}
          options={VATS}
          onChange={(vat) => onRow({ ...row, vat })}
        />
      ) : null}
    </span>
  );
}

function Row(props: RowProps) {
  const { row, number, fresh, onRow, onRemove } = props;
  return (
    <tr className={classNames(fresh && "row-new")} data-row={row.id}>
      <td className="statement-code" data-label={texts.code}>
        <CodeCell {...props} />
      </td>
      <td className="statement-name">
        <NameCell row={row} number={number} chart={props.chart} onRow={onRow} />
      </td>
      <td data-line="double" className="statement-debit" data-label={texts.debit}>
        <AmountCell {...props} side="debit" />
      </td>
      <td data-line="single" className="statement-credit" data-label={texts.credit}>
        <AmountCell {...props} side="credit" />
      </td>
      <td data-line="single" className="statement-share">
        <ShareBadge {...props} />
      </td>
      <td data-line="single" className="statement-taxes" data-label={texts.taxes}>
        <TaxCell row={row} number={number} onRow={onRow} />
      </td>
      <td className="statement-remove">
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

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">{texts.code}</th>
        <th scope="col">{texts.account}</th>
        <th scope="col" data-line="double" data-align="end">
          {texts.debit}
        </th>
        <th scope="col" data-line="single" data-align="end">
          {texts.credit}
        </th>
        <th scope="col" data-line="single" data-align="end" aria-label={texts.shareName}>
          {texts.share}
        </th>
        <th scope="col" data-line="single">
          {texts.taxes}
        </th>
        <th scope="col">
          <span className="sr-only">{texts.remove}</span>
        </th>
      </tr>
    </thead>
  );
}

/** Any number of accounts with debits, credits, share of the total and whether they affect taxes. */
export function ComplexTable({ statement, actions, fresh }: TableProps) {
  const chart = usePuc();
  const totals = typedTotals(actions.rows);
  return (
    <table
      className="ledger statement-table"
      data-view="complex"
      aria-label={texts.table(STATEMENT_NAMES[statement])}
    >
      <Head />
      <tbody>
        {actions.rows.map((row, index) => (
          <Row
            key={row.id}
            row={row}
            number={index + 1}
            totals={totals}
            chart={chart}
            fresh={fresh.has(row.id)}
            onRow={actions.setRow}
            onRemove={() => actions.remove(row)}
          />
        ))}
      </tbody>
    </table>
  );
}

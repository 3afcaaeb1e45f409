import ReceiptText from "lucide-react/icons/receipt-text";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { negate } from "#domain/kernel/pesos.ts";
import {
  figureOf,
  type PayrollCalculation,
  RESULT_COLUMNS,
  type ResultColumn,
  warningsOf,
} from "#domain/payroll/academic-summary.ts";
import type { PayrollResult } from "#domain/payroll/compute-academic.ts";
import { nameShown } from "#domain/payroll/payroll-row.ts";
import { AmountText } from "#ui/kit/amount-text.tsx";
import { IconButton } from "#ui/kit/icon-button.tsx";
import type { Explained } from "./derivation-dialog.tsx";
import { payrollTexts as texts } from "./texts.ts";

/** The two figures that are looked for stand out, under double rules as totals do. */
const STRONG: ReadonlySet<ResultColumn> = new Set<ResultColumn>(["netSalary", "totalCost"]);

/** Deductions are written as books write what is taken away. */
function shown(column: ResultColumn, amount: ReturnType<typeof figureOf>) {
  return column === "totalDeductions" ? negate(amount) : amount;
}

interface FigureProps {
  readonly result: PayrollResult;
  readonly column: (typeof RESULT_COLUMNS)[number];
  readonly onExplain: (explained: Explained) => void;
}

function Figure({ result, column, onExplain }: FigureProps) {
  const { key, label } = column;
  const figure = <AmountText value={shown(key, figureOf(result, key))} zero="figure" />;
  if (key === "basicSalary") return figure;
  const person = nameShown(result.row);
  return (
    <button
      type="button"
      className="payroll-figure"
      onClick={() => onExplain({ figure: label, person, derivation: result.derivations[key] })}
    >
      {figure} <span className="sr-only">{texts.explain(label, person)}</span>
    </button>
  );
}

export function NegativeNet() {
  return (
    <span className="flex items-center gap-1 text-caption text-warntext">
      <TriangleAlert size={14} aria-hidden="true" />
      {texts.negativeNet}
    </span>
  );
}

interface ResultTableProps {
  readonly calculation: PayrollCalculation;
  readonly onExplain: (explained: Explained) => void;
  readonly onDetail: (result: PayrollResult) => void;
}

function PersonRow({
  result,
  onExplain,
  onDetail,
}: Omit<ResultTableProps, "calculation"> & { readonly result: PayrollResult }) {
  const name = nameShown(result.row);
  return (
    <tr>
      <th scope="row">
        {name}
        {warningsOf(result).includes("negative-net") ? <NegativeNet /> : null}
      </th>
      {RESULT_COLUMNS.map((column) => (
        <td
          key={column.key}
          data-strong={STRONG.has(column.key)}
          data-line={STRONG.has(column.key) ? "double" : undefined}
        >
          <Figure result={result} column={column} onExplain={onExplain} />
        </td>
      ))}
      <td>
        <IconButton
          label={texts.detail(name)}
          size="sm"
          icon={<ReceiptText size={18} aria-hidden="true" />}
          onClick={() => onDetail(result)}
        />
      </td>
    </tr>
  );
}

/** One row a person, the sums under their columns; every figure opens where it comes from. */
export function ResultTable({ calculation, onExplain, onDetail }: ResultTableProps) {
  return (
    <div className="payroll-scroll">
      <table className="payroll-table">
        <thead>
          <tr>
            <th scope="col">{texts.employee}</th>
            {RESULT_COLUMNS.map(({ key, label }) => (
              <th key={key} scope="col" data-line={STRONG.has(key) ? "double" : undefined}>
                {label}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{texts.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {calculation.results.map((result) => (
            <PersonRow key={result.row.id} result={result} onExplain={onExplain} onDetail={onDetail} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.totals}</th>
            {RESULT_COLUMNS.map(({ key }) => (
              <td key={key} data-line={STRONG.has(key) ? "double" : undefined}>
                <AmountText value={shown(key, calculation.totals[key])} zero="figure" rule="double" />
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

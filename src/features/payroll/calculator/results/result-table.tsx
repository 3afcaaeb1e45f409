import ReceiptText from "lucide-react/icons/receipt-text";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { negate, type Pesos } from "#domain/kernel/pesos.ts";
import { RESULT_COLUMNS, type ResultColumn } from "#domain/payroll/calculator/academic-summary.ts";
import type { Explained } from "#ui/accounting/derivation/explained.ts";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { payrollTexts as texts } from "../texts.ts";
import type { PersonView, ResultView } from "./result-view.ts";

/** The two figures users look for are emphasised, with double rules like totals. */
const STRONG: ReadonlySet<ResultColumn> = new Set<ResultColumn>(["netSalary", "totalCost"]);

/** Deductions are shown as accounting books show subtractions. */
function shown(column: ResultColumn, amount: Pesos): Pesos {
  return column === "totalDeductions" ? negate(amount) : amount;
}

interface FigureProps {
  readonly person: PersonView;
  readonly column: (typeof RESULT_COLUMNS)[number];
  readonly onExplain: (explained: Explained) => void;
}

function Figure({ person, column, onExplain }: FigureProps) {
  const { key, label } = column;
  const { amount, derivation } = person.figures[key];
  const figure = <AmountText value={shown(key, amount)} zero="figure" />;
  if (derivation === null) return figure;
  return (
    <button
      type="button"
      className="payroll-figure"
      onClick={() => onExplain({ figure: label, person: person.name, derivation })}
    >
      {figure} <span className="sr-only">{texts.explain(label, person.name)}</span>
    </button>
  );
}

/** Results that were computed but need attention. */
export function Warnings({ warnings }: { readonly warnings: readonly string[] }) {
  return warnings.map((warning) => (
    <span key={warning} className="mt-0.5 flex items-start gap-1 text-caption text-warntext">
      <TriangleAlert size={14} aria-hidden="true" className="mt-0.5" />
      {warning}
    </span>
  ));
}

interface ResultTableProps {
  readonly view: ResultView;
  readonly onExplain: (explained: Explained) => void;
  readonly onDetail: (person: PersonView) => void;
}

function PersonRow({
  person,
  onExplain,
  onDetail,
}: Omit<ResultTableProps, "view"> & Pick<FigureProps, "person">) {
  return (
    <tr>
      <th scope="row">
        {person.name}
        {person.days === null ? null : (
          <span className="block font-normal text-caption text-muted">{person.days}</span>
        )}
        <Warnings warnings={person.warnings} />
      </th>
      {RESULT_COLUMNS.map((column) => (
        <td
          key={column.key}
          data-strong={STRONG.has(column.key)}
          data-line={STRONG.has(column.key) ? "double" : undefined}
        >
          <Figure person={person} column={column} onExplain={onExplain} />
        </td>
      ))}
      <td>
        <IconButton
          label={texts.detail(person.name)}
          size="sm"
          icon={<ReceiptText size={18} aria-hidden="true" />}
          onClick={() => onDetail(person)}
        />
      </td>
    </tr>
  );
}

/** One row per person, with totals below the columns; every figure opens its derivation. */
export function PeopleResults({ view, onExplain, onDetail }: ResultTableProps) {
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
          {view.people.map((person) => (
            <PersonRow key={person.id} person={person} onExplain={onExplain} onDetail={onDetail} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.totals}</th>
            {RESULT_COLUMNS.map(({ key }) => (
              <td key={key} data-line={STRONG.has(key) ? "double" : undefined}>
                <AmountText value={shown(key, view.table.totals[key])} zero="figure" rule="double" />
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

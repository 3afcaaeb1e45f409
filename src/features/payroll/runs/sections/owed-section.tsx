import { useMemo } from "react";
import { sum } from "#domain/kernel/pesos.ts";
import { type PilaRow, pilaRow } from "#domain/payroll/contributions/pila.ts";
import { OBLIGATIONS } from "#domain/payroll/reports/obligations-report.ts";
import type { PayrollRun } from "#domain/payroll/run/compute-run.ts";
import { obligationsOf } from "#domain/payroll/run/run-summary.ts";
import { DataGrid } from "#ui/kit/tables/data-grid.tsx";
import type { GridColumn } from "#ui/kit/tables/grid-column.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { RunWithoutFigures } from "../run/no-figures.tsx";
import { RunReportExport } from "../run/report-export.tsx";
import { useSlipsOrder } from "../run/run-files.tsx";
import type { RunView } from "../run/use-run.ts";
import { runTexts } from "../run-texts.ts";

const { owed: texts } = runTexts;

function Obligations({ run }: { readonly run: PayrollRun }) {
  const owed = obligationsOf(run);
  return (
    <table className="run-table run-blocks" aria-label={texts.title}>
      <thead>
        <tr>
          <th scope="col">{texts.creditor}</th>
          <th scope="col" className="text-start!">
            {texts.account}
          </th>
          <th scope="col" className="text-start!">
            {texts.due}
          </th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {owed.map(({ creditor, label, account, due, amount }) => (
          <tr key={account}>
            <th scope="row">{label}</th>
            <td className="text-muted md:text-start!" data-head={texts.account}>
              {account}
            </td>
            <td className="md:text-start!" data-head={texts.due}>
              {due ?? (creditor === "employees" ? texts.net : texts.open)}
            </td>
            <td data-head={texts.amount}>
              <AmountText value={amount} zero="figure" />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr data-kind="sum">
          <th scope="row">{texts.total}</th>
          <td />
          <td />
          <td>
            <AmountText value={sum(owed.map(({ amount }) => amount))} zero="figure" rule="double" />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

const COLUMNS = ["ibc", "health", "pension", "solidarity", "risks", "familyFund", "icbf", "sena"] as const;

interface PilaLine {
  readonly name: string;
  readonly row: PilaRow;
}

function columnsOf(lines: readonly PilaLine[]): GridColumn<PilaLine>[] {
  const figures = COLUMNS.map(
    (key, index): GridColumn<PilaLine> => ({
      key,
      head: texts.columns[key],
      width: "minmax(104px, 1fr)",
      align: "end",
      line: index === 0 ? "double" : "single",
      render: ({ row }) => <AmountText value={row[key]} />,
      foot: <AmountText value={sum(lines.map(({ row }) => row[key]))} zero="figure" rule="double" />,
    }),
  );
  const name: GridColumn<PilaLine> = {
    key: "name",
    head: runTexts.people.name,
    width: "minmax(150px, 1.5fr)",
    render: (line) => <span className="truncate">{line.name}</span>,
    foot: runTexts.people.totals,
  };
  return [name, ...figures];
}

function Pila({ run }: { readonly run: PayrollRun }) {
  const lines = useMemo(
    () => run.slips.map((slip) => ({ name: slip.contract.name, row: pilaRow(slip) })),
    [run],
  );
  const columns = useMemo(() => columnsOf(lines), [lines]);
  if (run.order.period.part === "first-half") return <p className="mt-2 text-muted">{texts.pilaHalf}</p>;
  return (
    <>
      <p className="mt-1 mb-3 text-caption text-muted">{texts.pilaText}</p>
      <DataGrid<PilaLine>
        label={texts.pila}
        className="run-people"
        columns={columns}
        rows={lines}
        rowKey={({ row }) => row.employee}
        stickyFirst
      />
    </>
  );
}

/** Amounts payable to each creditor after the run, and the figures of the PILA form. */
export function OwedSection({ view }: { readonly view: RunView }) {
  const order = useSlipsOrder(view);
  if (order === null) return <RunWithoutFigures />;
  const { run } = order.computed;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-bold text-base">{texts.title}</h2>
        <RunReportExport report={OBLIGATIONS} order={order} period={view.run.period} />
      </div>
      <Obligations run={run} />
      <h2 className="section-head mt-8">{texts.pila}</h2>
      <Pila run={run} />
    </>
  );
}

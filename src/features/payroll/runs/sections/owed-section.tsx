import { Link } from "@tanstack/react-router";
import HandCoins from "lucide-react/icons/hand-coins";
import { useMemo, useState } from "react";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { sum } from "#domain/kernel/pesos.ts";
import { type PilaRow, pilaRow } from "#domain/payroll/contributions/pila.ts";
import { OBLIGATIONS } from "#domain/payroll/reports/obligations-report.ts";
import type { PayrollRun } from "#domain/payroll/run/compute-run.ts";
import { obligationsOf } from "#domain/payroll/run/run-summary.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { DataGrid } from "#ui/kit/tables/data-grid.tsx";
import type { GridColumn } from "#ui/kit/tables/grid-column.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { type Debt, PayDialog } from "../../payments/pay-dialog.tsx";
import { paymentTexts } from "../../payments/payment-texts.ts";
import { RunWithoutFigures } from "../run/no-figures.tsx";
import { RunReportExport } from "../run/report-export.tsx";
import { runDebt } from "../run/run-debt.ts";
import { useSlipsOrder } from "../run/run-files.tsx";
import type { RunView } from "../run/use-run.ts";
import { runTexts } from "../run-texts.ts";

const { owed: texts } = runTexts;

interface ObligationsProps {
  readonly run: PayrollRun;
  /** Null before the run's entry counts in a book. */
  readonly debt: Debt | null;
}

type Obligation = ReturnType<typeof obligationsOf>[number];

const openOf = (debt: Debt | null, { account }: Obligation) =>
  debt?.open.find((each) => each.account === account);

/** What was paid of an obligation and what is left, once the run is posted. A provision has neither. */
function PaidCells({ owed, debt }: { readonly owed: Obligation; readonly debt: Debt }) {
  const { columns } = paymentTexts;
  const open = openOf(debt, owed);
  return (
    <>
      <td data-head={columns.paid}>{open ? <AmountText value={open.paid} /> : null}</td>
      <td data-head={columns.left}>{open ? <AmountText value={open.left} zero="figure" /> : null}</td>
    </>
  );
}

function ObligationRow({ owed, debt }: { readonly owed: Obligation; readonly debt: Debt | null }) {
  const { creditor, label, account, due, amount } = owed;
  return (
    <tr>
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
      {debt === null ? null : <PaidCells owed={owed} debt={debt} />}
    </tr>
  );
}

interface SumRowProps {
  readonly label: string;
  readonly owed: readonly Obligation[];
  readonly debt: Debt | null;
  /** Holds provisions: what was paid of them is not of one run. */
  readonly provided?: boolean;
  readonly final?: boolean;
}

function SumRow({ label, owed, debt, provided = false, final = false }: SumRowProps) {
  const { columns } = paymentTexts;
  const rule = final ? "double" : "single";
  return (
    <tr data-kind="sum">
      <th scope="row">{label}</th>
      <td />
      <td />
      <td data-head={texts.amount}>
        <AmountText value={sum(owed.map(({ amount }) => amount))} zero="figure" rule={rule} />
      </td>
      {debt !== null && provided ? <td colSpan={2} /> : null}
      {debt === null || provided ? null : (
        <>
          <td data-head={columns.paid}>
            <AmountText value={sum(debt.open.map(({ paid }) => paid))} zero="figure" rule={rule} />
          </td>
          <td data-head={columns.left}>
            <AmountText value={sum(debt.open.map(({ left }) => left))} zero="figure" rule={rule} />
          </td>
        </>
      )}
    </tr>
  );
}

/**
 * Once the run is posted, what is paid with it and what is only provided have their own sums: a benefit is paid of what
 * all runs provided, so that one run cannot say what is left of its own.
 */
function Obligations({ run, debt }: ObligationsProps) {
  const owed = obligationsOf(run);
  const provided = debt === null ? [] : owed.filter((each) => openOf(debt, each) === undefined);
  const payable = owed.filter((each) => !provided.includes(each));
  const rows = (list: readonly Obligation[]) =>
    list.map((each) => <ObligationRow key={each.account} owed={each} debt={debt} />);
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
          {debt === null ? null : (
            <>
              <th scope="col">{paymentTexts.columns.paid}</th>
              <th scope="col">{paymentTexts.columns.left}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows(payable)}
        {provided.length === 0 ? null : (
          <>
            <SumRow label={texts.payable} owed={payable} debt={debt} />
            {rows(provided)}
            <SumRow label={texts.provided} owed={provided} debt={debt} provided />
          </>
        )}
      </tbody>
      <tfoot>
        <SumRow label={texts.total} owed={owed} debt={debt} provided={provided.length > 0} final />
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
    render: (line) => <span className="cell-name">{line.name}</span>,
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

interface PaymentsProps {
  readonly view: RunView;
  readonly debt: Debt | null;
}

/** The payments registered in the book, and the way to register another. */
function Payments({ view, debt }: PaymentsProps) {
  const [isPaying, setPaying] = useState(false);
  const { run, payments } = view.open;
  if (run.status === "draft") return null;
  const isOwed = debt?.open.some(({ left }) => left > 0) ?? false;
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      {debt === null ? <p className="text-caption text-muted">{paymentTexts.unposted}</p> : null}
      {payments.length === 0 ? null : (
        <section>
          <h3 className="section-head">{paymentTexts.list}</h3>
          <ul>
            {payments.map(({ posting: { bookId, entryId }, day, number, parts, counts }) => (
              <li key={entryId} className="py-1">
                {formatDay(day)} <AmountText value={sum(parts.map(([, amount]) => amount))} zero="figure" />{" "}
                <Link
                  to="/journal/complex"
                  search={{ book: bookId, periodo: monthOf(day), asiento: number }}
                  className="link"
                >
                  {paymentTexts.asEntry(number)}
                </Link>
                {counts ? null : <span className="text-muted"> ({paymentTexts.reversed})</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {isOwed ? (
        <Button icon={<HandCoins size={18} aria-hidden="true" />} onClick={() => setPaying(true)}>
          {paymentTexts.pay}
        </Button>
      ) : null}
      {isPaying && debt !== null ? <PayDialog debt={debt} onClose={() => setPaying(false)} /> : null}
    </div>
  );
}

/** Amounts payable to each creditor after the run, and the figures of the PILA form. */
export function OwedSection({ view }: { readonly view: RunView }) {
  const order = useSlipsOrder(view);
  if (order === null) return <RunWithoutFigures />;
  const { run } = order.computed;
  const debt = runDebt(view);
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-bold text-base">{texts.title}</h2>
        <RunReportExport report={OBLIGATIONS} order={order} period={view.run.period} />
      </div>
      <Obligations run={run} debt={debt} />
      <Payments view={view} debt={debt} />
      <h2 className="section-head mt-8">{texts.pila}</h2>
      <Pila run={run} />
    </>
  );
}

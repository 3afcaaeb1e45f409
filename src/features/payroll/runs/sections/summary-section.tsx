import { Fragment } from "react";
import { sum } from "#domain/kernel/pesos.ts";
import { PAYROLL_SUMMARY } from "#domain/payroll/reports/payroll-summary-report.ts";
import type { PayrollRun } from "#domain/payroll/run/compute-run.ts";
import { type ConceptTotal, summarizeRun } from "#domain/payroll/run/run-summary.ts";
import { SLIP_GROUPS, type SlipGroup } from "#domain/payroll/slip/concepts.data.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { RunWithoutFigures } from "../run/no-figures.tsx";
import { RunReportExport } from "../run/report-export.tsx";
import { useSlipsOrder } from "../run/run-files.tsx";
import type { RunView } from "../run/use-run.ts";
import { runTexts } from "../run-texts.ts";

const { summary: texts } = runTexts;

interface GroupProps {
  readonly group: SlipGroup;
  readonly concepts: readonly ConceptTotal[];
}

function Group({ group, concepts }: GroupProps) {
  if (concepts.length === 0) return null;
  return (
    <Fragment key={group}>
      <tr data-kind="heading">
        <th scope="rowgroup" colSpan={3}>
          {texts.groups[group]}
        </th>
      </tr>
      {concepts.map(({ concept, label, people, amount }) => (
        <tr key={concept}>
          <th scope="row">{label}</th>
          <td>{people}</td>
          <td>
            <AmountText value={amount} />
          </td>
        </tr>
      ))}
      <tr data-kind="sum">
        <th scope="row">{texts.sum(texts.groups[group])}</th>
        <td />
        <td>
          <AmountText value={sum(concepts.map(({ amount }) => amount))} zero="figure" rule="single" />
        </td>
      </tr>
    </Fragment>
  );
}

function Summary({ run }: { readonly run: PayrollRun }) {
  const concepts = summarizeRun(run);
  const { net, cost } = run.totals;
  const ends = [
    [texts.net, net],
    [texts.cost, cost],
  ] as const;
  return (
    <table className="run-table run-summary" aria-label={texts.title}>
      <thead>
        <tr>
          <th scope="col">{texts.concept}</th>
          <th scope="col">{texts.people}</th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {SLIP_GROUPS.map((group) => (
          <Group key={group} group={group} concepts={concepts.filter((each) => each.group === group)} />
        ))}
        {ends.map(([label, amount]) => (
          <tr key={label} data-kind="sum">
            <th scope="row">{label}</th>
            <td />
            <td>
              <AmountText value={amount} zero="figure" rule="double" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The run by concept: the basis of the entry and the files. */
export function SummarySection({ view }: { readonly view: RunView }) {
  const order = useSlipsOrder(view);
  if (order === null) return <RunWithoutFigures />;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-bold text-base">{texts.title}</h2>
        <RunReportExport report={PAYROLL_SUMMARY} order={order} period={view.run.period} />
      </div>
      <Summary run={order.computed.run} />
    </>
  );
}

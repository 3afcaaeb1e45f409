import { useMemo } from "react";
import { PAYROLL_RUN } from "#domain/payroll/reports/payroll-run-report.ts";
import type { SlipsOrder } from "#domain/payroll/slip/pay-slip.ts";
import { SlipMenu } from "#flows/pay-slips/slip-actions.tsx";
import { RunReportExport } from "./report-export.tsx";
import type { RunView } from "./use-run.ts";

/** Source of the files; null when some person's figures cannot be computed, or nobody is paid. */
export function useSlipsOrder({ run, figures, open, changed }: RunView): SlipsOrder | null {
  const { company } = open;
  const { status, paidOn, people } = run;
  const computed = figures.run.ok && people.length > 0 ? figures.run.value : null;
  return useMemo(
    () =>
      computed === null
        ? null
        : { kept: { status, paidOn }, computed: { run: computed, people, changed }, company },
    [status, paidOn, computed, people, changed, company],
  );
}

interface RunFilesProps {
  readonly view: RunView;
  /** Shows a person's slip, by employee id. */
  readonly onSlip: (id: string) => void;
}

/** The run and its slips as files; nothing while there are no figures. */
export function RunFiles({ view, onSlip }: RunFilesProps) {
  const order = useSlipsOrder(view);
  const [first] = view.run.people;
  if (order === null || first === undefined) return null;
  return (
    <>
      <SlipMenu order={order} onSee={() => onSlip(first.contract.id)} />
      <RunReportExport report={PAYROLL_RUN} order={order} period={view.run.period} />
    </>
  );
}

import { warningsOf } from "#domain/payroll/academic-summary.ts";
import type { PayrollResult } from "#domain/payroll/compute-academic.ts";
import { nameShown } from "#domain/payroll/payroll-row.ts";
import { Dialog } from "#ui/kit/dialog.tsx";
import { PesosText } from "#ui/kit/pesos-text.tsx";
import { costLines, netShare, payLines } from "./breakdown.ts";
import { BreakdownList } from "./breakdown-list.tsx";
import type { Explained } from "./derivation-dialog.tsx";
import { NegativeNet } from "./result-table.tsx";
import { payrollTexts as texts } from "./texts.ts";

interface PersonResultProps {
  readonly result: PayrollResult;
  readonly onExplain: (explained: Explained) => void;
}

/** Of what was earned, the part that is paid out. */
function Share({ result }: { readonly result: PayrollResult }) {
  const net = netShare(result);
  if (net === null) return null;
  return (
    <>
      <div className="payroll-share" aria-hidden="true">
        <span style={{ width: `${net.share * 100}%` }} />
        <span />
      </div>
      <p className="mt-1.5 text-caption text-muted">{net.text}</p>
    </>
  );
}

/** A person's result on a phone: the net large, then the list down to it. `single`: there is nobody else. */
export function PersonResult({
  result,
  single,
  onExplain,
}: PersonResultProps & { readonly single: boolean }) {
  const person = nameShown(result.row);
  return (
    <div className="grid gap-4">
      <section className="payroll-sheet" aria-label={person}>
        <div className="border-base-content border-b p-4">
          <h3 className="font-semibold [overflow-wrap:anywhere]">{single ? texts.net : person}</h3>
          <p className="figure-large">
            <PesosText value={result.figures.netSalary} />
          </p>
          {warningsOf(result).includes("negative-net") ? <NegativeNet /> : <Share result={result} />}
        </div>
        <div className="px-4">
          <BreakdownList lines={payLines(result)} person={person} onExplain={onExplain} />
        </div>
      </section>
      <div className="payroll-sheet px-4">
        <BreakdownList lines={costLines(result, false)} person={person} onExplain={onExplain} />
      </div>
    </div>
  );
}

interface PersonDetailProps extends PersonResultProps {
  readonly onClose: () => void;
}

/** Everything about one person of the table. */
export function PersonDetail({ result, onExplain, onClose }: PersonDetailProps) {
  const person = nameShown(result.row);
  return (
    <Dialog open size="md" title={person} onClose={onClose}>
      <Share result={result} />
      <BreakdownList lines={payLines(result)} person={person} onExplain={onExplain} />
      <div className="mt-4 border-base-content border-t">
        <BreakdownList lines={costLines(result, true)} person={person} onExplain={onExplain} />
      </div>
    </Dialog>
  );
}

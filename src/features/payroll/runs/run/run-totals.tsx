import type { ReactNode } from "react";
import { formatDay, formatNumber, formatPesos } from "#domain/kernel/format.ts";
import { periodSpan } from "#domain/payroll/run/period.ts";
import { PesosText } from "#ui/kit/text/pesos-text.tsx";
import { runTexts } from "../run-texts.ts";
import type { RunView } from "./use-run.ts";

const { figures: texts } = runTexts;

interface FigureProps {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

function Figure({ title, help, children }: FigureProps) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="figure-large">{children}</dd>
      <dd className="text-caption text-muted">{help}</dd>
    </div>
  );
}

/** The run's figures; none while part of it cannot be computed. */
export function RunTotals({ view: { run, figures } }: { readonly view: RunView }) {
  if (!figures.run.ok || run.people.length === 0) return null;
  const { accrued, deducted, net, employer, provisions, cost } = figures.run.value.totals;
  const { from, to } = periodSpan(run.period);
  return (
    <dl className="run-totals" aria-label={texts.label}>
      <Figure title={texts.net} help={texts.netHelp(formatPesos(accrued), formatPesos(deducted))}>
        <PesosText value={net} />
      </Figure>
      <Figure title={texts.cost} help={texts.costHelp(formatPesos(employer), formatPesos(provisions))}>
        <PesosText value={cost} />
      </Figure>
      <Figure title={texts.people} help={texts.peopleHelp(formatDay(from), formatDay(to))}>
        {formatNumber(run.people.length)}
      </Figure>
    </dl>
  );
}

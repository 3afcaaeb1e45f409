import type { ReactNode } from "react";
import { TRANSPORT_HINT } from "#domain/payroll/calculator/payroll-fields.data.ts";
import { PesosText } from "#ui/kit/text/pesos-text.tsx";
import { FieldHint } from "../people/field-hint.tsx";
import { payrollTexts as texts } from "../texts.ts";
import type { ResultView } from "./result-view.ts";

interface CardProps {
  readonly title: string;
  readonly help: ReactNode;
  readonly children: ReactNode;
}

function Card({ title, help, children }: CardProps) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <p className="figure-large">{children}</p>
      <p className="flex items-center gap-1 text-caption text-muted">{help}</p>
    </div>
  );
}

/** The three key figures of a calculation. */
export function ResultCards({ view }: { readonly view: ResultView }) {
  const { lines, totals } = view.table;
  return (
    <div className="payroll-cards">
      <Card title={texts.net} help={texts.netHelp}>
        <PesosText value={totals.netSalary} />
      </Card>
      <Card title={texts.cost} help={view.costHelp}>
        <PesosText value={totals.totalCost} />
      </Card>
      <Card
        title={texts.employees}
        help={
          <>
            {view.allowance}
            <FieldHint field={texts.transport} hint={TRANSPORT_HINT} />
          </>
        }
      >
        {lines.length}
      </Card>
    </div>
  );
}

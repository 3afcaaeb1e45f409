import type { ReactNode } from "react";
import { formatPesos } from "#domain/kernel/format.ts";
import { ACADEMIC } from "#domain/payroll/academic.data.ts";
import type { PayrollCalculation } from "#domain/payroll/academic-summary.ts";
import { TRANSPORT_HINT } from "#domain/payroll/payroll-fields.data.ts";
import { PesosText } from "#ui/kit/pesos-text.tsx";
import { FieldHint } from "./field-hint.tsx";
import { payrollTexts as texts } from "./texts.ts";

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

/** The three figures of a calculation. */
export function ResultCards({ calculation }: { readonly calculation: PayrollCalculation }) {
  const { totals, results } = calculation;
  return (
    <div className="payroll-cards">
      <Card title={texts.net} help={texts.netHelp}>
        <PesosText value={totals.netSalary} />
      </Card>
      <Card title={texts.cost} help={texts.costHelp(formatPesos(totals.employerContributions))}>
        <PesosText value={totals.totalCost} />
      </Card>
      <Card
        title={texts.employees}
        help={
          <>
            {texts.employeesHelp(formatPesos(ACADEMIC.transportAllowance))}
            <FieldHint field={texts.transport} hint={TRANSPORT_HINT} />
          </>
        }
      >
        {results.length}
      </Card>
    </div>
  );
}

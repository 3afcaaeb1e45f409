import type { ReactNode } from "react";
import { capitalize } from "#domain/kernel/capitals.ts";
import { type TiedPeriod, tiedPeriod } from "#domain/statement/source/balance-tie.ts";
import { ReportChecks } from "#ui/accounting/report/report-checks.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { bookStatementTexts } from "../texts.ts";
import type { PartsProps } from "./parts-step.tsx";

const texts = bookStatementTexts.tie;

/** From the balance at the start to the balance at the end, by what a line of changes states and what it leaves out. */
export function BalanceTieStep({ statement, line, column }: Omit<PartsProps, "onStep">): ReactNode {
  const tied = tiedPeriod(statement, line, column, texts.check);
  return tied && <BalanceTieParts tied={tied} />;
}

/** The rows of a tie: where it begins, each move, where it ends. */
export function BalanceTieParts({ tied }: { readonly tied: TiedPeriod }): ReactNode {
  const { name, before, moves, after, check } = tied;
  return (
    <section className="mt-5" aria-label={texts.title}>
      <h3 className="section-head">{texts.title}</h3>
      <p className="figure-part">
        <span>{texts.before(name)}</span>
        <AmountText value={before} zero="figure" />
      </p>
      <ul>
        {moves.map(({ label, amount }) => (
          <li key={label} className="figure-part">
            <span className="pl-3">{capitalize(label)}</span>
            <AmountText value={amount} />
          </li>
        ))}
      </ul>
      <p className="figure-part font-semibold">
        <span>{texts.after(name)}</span>
        <AmountText value={after} zero="figure" rule={check.holds ? "double" : "single"} />
      </p>
      <ReportChecks checks={[check]} />
    </section>
  );
}

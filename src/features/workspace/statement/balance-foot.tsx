import Check from "lucide-react/icons/check";
import Scale from "lucide-react/icons/scale";
import { formatPesos } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import type { TypedStatement } from "#domain/statement/typed/typed-statement.ts";
import { type TypedTotals, typedTotals } from "#domain/statement/typed/typed-totals.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { PesosText } from "#ui/kit/text/pesos-text.tsx";
import { SIDE_NAMES, statementTexts as texts } from "./texts.ts";

/** Balance indicator: green when equal, red with the difference otherwise (spec §4, spec §8). */
function BalanceWords({ totals }: { readonly totals: TypedTotals }) {
  if (totals.empty) return <span className="text-muted">{texts.noAmounts}</span>;
  if (totals.balanced)
    return (
      <span className="balance-words text-success" data-balance="equal">
        <Check size={18} aria-hidden="true" />
        {texts.balanced}
      </span>
    );
  return (
    <span className="balance-words text-error" data-balance="different">
      <Scale size={18} aria-hidden="true" />
      <span>
        <span className="block">{texts.unbalanced}</span>
        <span className="block font-normal">{texts.difference(formatPesos(totals.difference))}</span>
      </span>
    </span>
  );
}

/** Without amounts there is no sum, hence no rule. */
function ruleOf({ empty, balanced }: TypedTotals): "none" | "single" | "double" {
  if (empty) return "none";
  return balanced ? "double" : "single";
}

interface SumProps {
  readonly label: string;
  readonly amount: Pesos;
  readonly totals: TypedTotals;
}

function Sum({ label, amount, totals }: SumProps) {
  return (
    <span className="statement-sum">
      <span>{label}</span>
      {totals.empty ? (
        <span className="text-muted">—</span>
      ) : (
        <span className="rule-figure font-semibold" data-rule={ruleOf(totals)}>
          <PesosText value={amount} />
        </span>
      )}
    </span>
  );
}

function SimpleFoot({ table, totals }: FootProps & { readonly totals: TypedTotals }) {
  const names = SIDE_NAMES[table.statement];
  return (
    <>
      <Sum label={names.debit} amount={totals.debit} totals={totals} />
      <span className="font-semibold max-md:hidden" aria-hidden="true">
        {totals.balanced ? "=" : "≠"}
      </span>
      <Sum label={names.credit} amount={totals.credit} totals={totals} />
    </>
  );
}

function ComplexFoot({ totals }: { readonly totals: TypedTotals }) {
  const look = {
    zero: totals.empty ? "dash" : "figure",
    rule: ruleOf(totals),
    className: "font-semibold",
  } as const;
  return (
    <>
      <span className="statement-sum">
        <span className="md:sr-only">{texts.debit}</span>
        <AmountText value={totals.debit} {...look} />
      </span>
      <span className="statement-sum">
        <span className="md:sr-only">{texts.credit}</span>
        <AmountText value={totals.credit} {...look} />
      </span>
      <span className="statement-sum">
        <span>{texts.taxTotal} </span>
        <strong>
          <PesosText value={totals.taxes} />
        </strong>
      </span>
    </>
  );
}

interface FootProps {
  readonly table: TypedStatement;
}

/** Both sums, and whether they agree: always visible at the foot of the table. */
export function BalanceFoot({ table }: FootProps) {
  const totals = typedTotals(table.rows);
  return (
    <section className="statement-foot" data-view={table.view} aria-label={texts.totals}>
      {table.view === "simple" ? (
        <SimpleFoot table={table} totals={totals} />
      ) : (
        <ComplexFoot totals={totals} />
      )}
      <span role="status" className="statement-status">
        <BalanceWords totals={totals} />
      </span>
    </section>
  );
}

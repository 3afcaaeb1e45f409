import type { ReactNode } from "react";
import type { Result } from "#domain/kernel/result.ts";
import type { Settlement, SettlementProblem } from "#domain/payroll/settlement/settle-contract.ts";
import { DerivedLines } from "#ui/accounting/derivation/derived-lines.tsx";
import type { Explained } from "#ui/accounting/derivation/explained.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { PesosText } from "#ui/kit/text/pesos-text.tsx";
import { settlementTexts as texts } from "./settlement-texts.ts";
import { settlementLines, settlementWarningText } from "./settlement-view.ts";

interface SettlementResultProps {
  /** Null while input is missing. */
  readonly settled: Result<Settlement, SettlementProblem> | null;
  readonly onExplain: (explained: Explained) => void;
  /** Shown below the figures. */
  readonly children?: ReactNode;
}

function Warnings({ warnings: all }: Pick<Settlement, "warnings">) {
  const warnings = all.filter(({ kind }) => kind !== "overridden");
  if (warnings.length === 0) return null;
  return (
    <Banner tone="warn" role="note">
      <p className="font-semibold">{texts.look}</p>
      <ul className="list-disc pl-5">
        {warnings.map((warning, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: warnings of a settlement keep their order
          <li key={index}>{settlementWarningText(warning)}</li>
        ))}
      </ul>
    </Banner>
  );
}

/**
 * The settlement line by line, each with its derivation; or why it cannot be computed. What it lacks of the law, and
 * what was typed of it, is said beside it.
 */
export function SettlementResult({ settled, onExplain, children }: SettlementResultProps) {
  if (settled === null) return <p className="text-muted">{texts.waiting}</p>;
  if (!settled.ok)
    return settled.error.kind === "unknown-law" ? null : (
      <Banner tone="warn">{texts.fields[settled.error.field]}</Banner>
    );
  const settlement = settled.value;
  return (
    <section className="grid gap-4" aria-label={texts.result}>
      <div>
        <div className="settlement-net">
          <h3 className="font-semibold">{texts.net}</h3>
          <p className="figure-large" role="status">
            <PesosText value={settlement.net} />
          </p>
        </div>
        <DerivedLines
          lines={settlementLines(settlement)}
          person={settlement.order.contract.name}
          onExplain={onExplain}
        />
        <p className="mt-2 text-caption text-muted">{texts.lastPay}</p>
      </div>
      <Warnings warnings={settlement.warnings} />
      {children}
    </section>
  );
}

import Check from "lucide-react/icons/check";
import PencilLine from "lucide-react/icons/pencil-line";
import Scale from "lucide-react/icons/scale";
import type { ReactNode } from "react";
import { formatPesos } from "#domain/kernel/format.ts";
import { abs, type Pesos, subtract } from "#domain/kernel/pesos.ts";
import { AmountText } from "../../kit/text/amount-text.tsx";
import { accountingTexts } from "../texts.ts";
import { barShares } from "./bar-shares.ts";

interface BalanceBarProps {
  readonly debit: Pesos;
  readonly credit: Pesos;
  /** "line": text above the bars; "under": below them; "panel": a tinted panel below them, with space for a hint. */
  readonly status?: "line" | "under" | "panel";
  /** What the difference suggests, or what is correct. */
  readonly hint?: ReactNode;
  /**
   * Set if the sides are equal only with amounts that do not count yet: the text to show instead of the confirmation.
   */
  readonly provisional?: string | null;
}

interface BarProps {
  readonly label: string;
  readonly amount: Pesos;
  readonly filled: number;
  readonly missing: number;
  readonly equal: boolean;
}

function Bar({ label, amount, filled, missing, equal }: BarProps) {
  const empty = filled === 0 && missing === 0;
  return (
    <div className="balance-line">
      <span className="text-muted">{label}</span>
      <span className="balance-track" data-empty={empty} aria-hidden="true">
        <span className="balance-fill" data-equal={equal} style={{ width: `${filled * 100}%` }} />
        <span className="balance-missing" style={{ width: `${missing * 100}%` }} />
      </span>
      <span className="text-end font-semibold">
        <AmountText value={amount} />
      </span>
    </div>
  );
}

function StatusWords({
  debit,
  credit,
  provisional,
}: Pick<BalanceBarProps, "debit" | "credit" | "provisional">) {
  if (debit === 0 && credit === 0) return <span className="text-muted">{accountingTexts.noMovements}</span>;
  if (debit === credit && provisional) {
    return (
      <span className="balance-words text-info">
        <PencilLine size={18} aria-hidden="true" />
        {provisional}
      </span>
    );
  }
  if (debit === credit) {
    return (
      <span className="balance-words text-success">
        <Check size={18} aria-hidden="true" />
        {accountingTexts.equalSums}
      </span>
    );
  }
  return (
    <span className="balance-words text-error">
      <Scale size={18} aria-hidden="true" />
      <span>
        {accountingTexts.difference} {formatPesos(abs(subtract(debit, credit)))}
      </span>
    </span>
  );
}

/** Barra de cuadre: two bars to the same scale. Equal: both green; different: the missing part hatched in red. */
export function BalanceBar({ debit, credit, status = "line", hint, provisional = null }: BalanceBarProps) {
  const equal = debit === credit;
  const [left, right] = barShares(debit, credit);
  const words = <StatusWords debit={debit} credit={credit} provisional={provisional} />;
  const empty = debit === 0 && credit === 0;
  const tone = empty ? "empty" : !equal ? "error" : provisional ? "info" : "ok";
  return (
    <div>
      {status === "line" ? (
        <div role="status" className="mb-2">
          {words}
          {hint === undefined ? null : <p className="mt-1 text-caption text-muted">{hint}</p>}
        </div>
      ) : null}
      <Bar label={accountingTexts.debit} amount={debit} equal={equal} {...left} />
      <Bar label={accountingTexts.credit} amount={credit} equal={equal} {...right} />
      {status === "under" ? (
        <div role="status" className="mt-2 flex flex-wrap items-center gap-x-2">
          {words}
          {hint === undefined ? null : <p className="text-caption text-muted">{hint}</p>}
        </div>
      ) : null}
      {status === "panel" ? (
        <div role="status" className="balance-panel" data-tone={tone}>
          {words}
          {hint === undefined ? null : <p className="mt-1">{hint}</p>}
        </div>
      ) : null}
    </div>
  );
}

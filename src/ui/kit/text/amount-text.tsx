import { formatLedger } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { classNames } from "../class-names.ts";

export interface AmountTextProps {
  /** null is shown like zero. */
  readonly value: Pesos | null;
  /** How zero or null is shown: a dash in statements, blank in a journal, the figure in totals. */
  readonly zero?: "dash" | "blank" | "figure";
  /** The single rule of a subtotal, or the double rule of a final total. */
  readonly rule?: "none" | "single" | "double";
  readonly className?: string;
}

/** An amount in bookkeeping format: "1.234.567", "(1.234.567)" with the closing parenthesis outside the column. */
export function AmountText({ value, zero = "dash", rule = "none", className }: AmountTextProps) {
  const nothing = value === null || (value === 0 && zero !== "figure");
  if (nothing && zero === "blank" && rule === "none") return null;
  const figure = nothing ? (
    <span className="amount text-muted">—</span>
  ) : (
    <span className={classNames("amount", value < 0 && "amount-hang", className)}>{formatLedger(value)}</span>
  );
  if (rule === "none") return figure;
  return (
    <span className="rule-figure w-full text-end" data-rule={rule}>
      {figure}
    </span>
  );
}

import { formatLedger } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { classNames } from "../class-names.ts";

export interface AmountTextProps {
  /** Nothing is shown as zero is. */
  readonly value: Pesos | null;
  /** What stands for zero or nothing: a dash in statements, blank in a journal, the figure in totals. */
  readonly zero?: "dash" | "blank" | "figure";
  /** The line of a subtotal, or the double line of a total that is final. */
  readonly rule?: "none" | "single" | "double";
  readonly className?: string;
}

/** An amount as books write it: "1.234.567", "(1.234.567)" with its parenthesis outside the column. */
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

import { formatPesos, formatSigned } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { classNames } from "../class-names.ts";

interface PesosTextProps {
  readonly value: Pesos;
  /** "+ 680.000", "− 486.300". */
  readonly signed?: boolean;
  readonly className?: string;
}

/** An amount in a sentence or an indicator: "$ 1.234.567", never broken across lines. */
export function PesosText({ value, signed = false, className }: PesosTextProps) {
  return (
    <span className={classNames("amount", className)}>
      {signed ? formatSigned(value) : formatPesos(value)}
    </span>
  );
}

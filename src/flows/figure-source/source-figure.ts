import type { AccountCode } from "#domain/accounting/account.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import type { FigureSpan } from "#domain/statement/source/figure-span.ts";

/** An account whose entries make a figure. */
export interface SourceAccount {
  readonly books: readonly BookId[];
  readonly account: AccountCode;
  /** chart: a code of the books' common chart. puc: a code of the PUC, whatever the chart of each book. */
  readonly by: "chart" | "puc";
  readonly span: FigureSpan;
  /** The debits or the credits of the entries alone; by default what they change. */
  readonly side: "net" | "debit" | "credit";
}

/** A figure with what it is made of, down to accounts. */
export interface SourceFigure {
  /** Tells it from the other parts of the same figure. */
  readonly id: string;
  readonly label: string;
  /** As it is shown: "1,84", "$ 148.677.664". */
  readonly text: string;
  /** In pesos; null for what is no amount, such as a ratio. */
  readonly amount: number | null;
  /** How its parts make it, where they do not simply sum to it; "" where they do. */
  readonly how: string;
  readonly parts: readonly SourcePart[];
  /** Its entries; null for what is no single account. */
  readonly account: SourceAccount | null;
}

interface SourcePart {
  readonly figure: SourceFigure;
  /** -1: it is taken away. */
  readonly sign: 1 | -1;
}

/** An amount of a figure, for the places that print exact pesos. Sums of many books may leave their range. */
export function pesosOf(amount: number): Pesos {
  return pesos(Math.round(amount));
}

/** The sum of the parts; null where one of them is no amount. */
export function partsSum({ parts }: SourceFigure): number | null {
  let total = 0;
  for (const { figure, sign } of parts) {
    if (figure.amount === null) return null;
    total += sign * figure.amount;
  }
  return total;
}

import type { Pesos } from "#domain/kernel/pesos.ts";
import type { Derivation } from "#domain/payroll/derivation/derivation.ts";

/** A figure of the table; what was typed has no way to it. */
export interface FigureView {
  readonly amount: Pesos;
  readonly derivation: Derivation | null;
}

import type { Pesos } from "#domain/kernel/pesos.ts";
import type { Derivation } from "#domain/payroll/derivation/derivation.ts";

/** A figure of the table; typed values have no derivation. */
export interface FigureView {
  readonly amount: Pesos;
  readonly derivation: Derivation | null;
}

import type { Derivation } from "#domain/payroll/derivation/derivation.ts";
import type { FigureUse } from "./figure-uses.ts";

/** A figure that was asked to explain itself. */
export interface Explained {
  readonly figure: string;
  readonly person: string;
  readonly derivation: Derivation;
  /** Where it goes on to, for lines of a slip. */
  readonly uses?: readonly FigureUse[];
}

import type { Derivation } from "#domain/payroll/derivation/derivation.ts";
import type { FigureUse } from "./figure-uses.ts";

/** A figure whose explanation was requested. */
export interface Explained {
  readonly figure: string;
  readonly person: string;
  readonly derivation: Derivation;
  /** Where the figure is used, for lines of a slip. */
  readonly uses?: readonly FigureUse[];
}

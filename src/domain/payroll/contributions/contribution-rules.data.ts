import type { ParameterKey } from "../../law/parameters.ts";
import type { ConceptKey } from "../slip/concepts.data.ts";

export interface ContributionRule {
  readonly concept: ConceptKey;
  readonly base: "ibc" | "arlBase" | "parafiscalBase";
  /** A parameter, the contract's risk class, or the table of the solidarity fund. */
  readonly rate: ParameterKey | "arl-class" | "solidarity-table";
  /** Not owed for employees below the limit, by employers exempt under ET art. 114-1. */
  readonly exonerable: boolean;
  /** Only for employees who contribute to a pension. */
  readonly pension: boolean;
  /** Also owed on unpaid days. */
  readonly unpaid?: true;
}

/** Contributions to health, pensions, risks and the parafiscal funds. Each is rounded half up to the peso. */
export const CONTRIBUTION_RULES: readonly ContributionRule[] = [
  { concept: "health", base: "ibc", rate: "health", exonerable: false, pension: false },
  { concept: "pension", base: "ibc", rate: "pension", exonerable: false, pension: true },
  { concept: "solidarity", base: "ibc", rate: "solidarity-table", exonerable: false, pension: true },
  {
    concept: "employerHealth",
    base: "ibc",
    rate: "employerHealth",
    exonerable: true,
    pension: false,
    unpaid: true,
  },
  { concept: "employerPension", base: "ibc", rate: "employerPension", exonerable: false, pension: true },
  { concept: "arl", base: "arlBase", rate: "arl-class", exonerable: false, pension: false },
  { concept: "familyFund", base: "parafiscalBase", rate: "familyFund", exonerable: false, pension: false },
  { concept: "icbf", base: "parafiscalBase", rate: "icbf", exonerable: true, pension: false },
  { concept: "sena", base: "parafiscalBase", rate: "sena", exonerable: true, pension: false },
];

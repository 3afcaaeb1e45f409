import type { ParameterKey } from "../../law/parameters.ts";
import type { ConceptKey } from "../slip/concepts.data.ts";

export interface ContributionRule {
  readonly concept: ConceptKey;
  readonly base: "ibc" | "arlBase" | "parafiscalBase";
  /** A parameter, the class of risk of the contract, or the table of the solidarity fund. */
  readonly rate: ParameterKey | "arl-class" | "solidarity-table";
  /** Not paid for who earns less than the limit, by employers whom ET art. 114-1 exempts. */
  readonly exonerable: boolean;
  /** Only for who contributes to a pension. */
  readonly pension: boolean;
  /** Owed on unpaid days too. */
  readonly unpaid?: true;
}

/** What is owed to health, pensions, risks and the parafiscal funds. Each is rounded half up to the peso. */
export const CONTRIBUTION_RULES: readonly ContributionRule[] = [
  { concept: "health", base: "ibc", rate: "health", exonerable: false, pension: false },
  { concept: "pension", base: "ibc", rate: "pension", exonerable: false, pension: true },
  { concept: "solidarity", base: "ibc", rate: "solidarity-table", exonerable: false, pension: true },
  {
    ...{ concept: "employerHealth", base: "ibc", rate: "employerHealth" },
    ...{ exonerable: true, pension: false, unpaid: true },
  },
  { concept: "employerPension", base: "ibc", rate: "employerPension", exonerable: false, pension: true },
  { concept: "arl", base: "arlBase", rate: "arl-class", exonerable: false, pension: false },
  { concept: "familyFund", base: "parafiscalBase", rate: "familyFund", exonerable: false, pension: false },
  { concept: "icbf", base: "parafiscalBase", rate: "icbf", exonerable: true, pension: false },
  { concept: "sena", base: "parafiscalBase", rate: "sena", exonerable: true, pension: false },
];

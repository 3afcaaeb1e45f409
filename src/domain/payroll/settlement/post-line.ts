import type { Pesos } from "../../kernel/pesos.ts";
import type { ProvidedBenefit } from "../benefits/pay-history.ts";
import { type Provided, postBenefit, usedOfProvision } from "../benefits/provided.ts";
import type { Contract } from "../employee/contract.ts";
import { accountOf, type Postings } from "../run/run-entry.ts";
import type { SettlementLine } from "./benefit-lines.ts";
import { SETTLEMENT_CONCEPTS, type SettlementConcept } from "./settlement-concepts.data.ts";

/** The benefits that runs provide for. */
const PROVIDED_BY: Readonly<Partial<Record<SettlementConcept, ProvidedBenefit>>> = {
  severance: "severance",
  severanceInterest: "severanceInterest",
  serviceBonus: "serviceBonus",
  vacation: "vacation",
  earlierSeverance: "severance",
  earlierInterest: "severanceInterest",
  earlierBonus: "serviceBonus",
};

interface LineOwner {
  readonly contract: Pick<Contract, "area">;
  readonly provided?: Provided | undefined;
}

/** Posts a benefit against its provision, and any other line to its account. */
export function postLine(
  postings: Postings,
  { concept, amount }: SettlementLine,
  { contract, provided }: LineOwner,
): void {
  const { side, account } = SETTLEMENT_CONCEPTS[concept];
  const benefit = PROVIDED_BY[concept];
  if (benefit === undefined) postings.add(side, accountOf(account, contract), amount);
  else postBenefit(postings, { benefit, account, amount, contract, provided });
}

/** What the entry of a line takes out of a provision; null for a line that no run provides for. */
export function usedByLine(
  { concept, amount }: SettlementLine,
  { provided }: Pick<LineOwner, "provided">,
): Pesos | null {
  const benefit = PROVIDED_BY[concept];
  return benefit === undefined ? null : usedOfProvision({ benefit, amount, provided });
}

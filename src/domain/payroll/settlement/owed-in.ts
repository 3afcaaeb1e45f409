import { NET_PAYABLE } from "../slip/concepts.data.ts";
import type { SettlementConcept } from "./settlement-concepts.data.ts";

/** Cesantías are consolidated at the end of the year, owed to the fund and to the person in the next one. */
const CONSOLIDATED: Readonly<Partial<Record<SettlementConcept, string>>> = {
  severance: "2510",
  severanceInterest: "2515",
};

/** The liability account that a benefit of a continuing contract is owed in. */
export function owedIn(concept: SettlementConcept): string {
  return CONSOLIDATED[concept] ?? NET_PAYABLE;
}

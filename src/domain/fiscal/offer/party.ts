import { partyKeyOf } from "../../parties/party-key.ts";
import { COMPANY, type Counterparty } from "../fiscal-operation.ts";

/** A customer without a name is taken for a consumer, who withholds nothing. */
const CONSUMER: Counterparty = { ...COMPANY, withholdsIncome: false };

/** Who a third party is while nobody said so: an ordinary company; without a name, as the operation suggests. */
export function presumedParty(kind: "sale" | "purchase", name: string): Counterparty {
  return kind === "sale" && partyKeyOf(name) === "" ? CONSUMER : COMPANY;
}

import type { Instant } from "../../kernel/clock.ts";
import type { BookId, PartyId } from "../../kernel/ids.ts";
import { fold } from "../../kernel/spanish.ts";
import { COMPANY, type Counterparty } from "../fiscal-operation.ts";

/** What a book remembers of a third party for its taxes. */
export interface TaxParty {
  readonly id: PartyId;
  readonly bookId: BookId;
  /** As typed; two names that differ in capitals or accents alone are the same third party. */
  readonly name: string;
  readonly kind: Counterparty;
  /** False: no tax is offered for this third party any more. */
  readonly offered: boolean;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

/** What distinguishes one third party of a book from another; empty for nobody. */
export function partyKeyOf(name: string): string {
  return fold(name).trim().replace(/\s+/g, " ");
}

/** A customer without a name is taken for a consumer, who withholds nothing. */
const CONSUMER: Counterparty = { ...COMPANY, withholdsIncome: false };

/** Who a third party is while nobody said so: an ordinary company; without a name, as the operation suggests. */
export function presumedParty(kind: "sale" | "purchase", name: string): Counterparty {
  return kind === "sale" && partyKeyOf(name) === "" ? CONSUMER : COMPANY;
}

/** The remembered third party of this name. */
export function partyNamed(parties: readonly TaxParty[], name: string): TaxParty | null {
  const key = partyKeyOf(name);
  if (key === "") return null;
  const named = parties.filter((each) => partyKeyOf(each.name) === key);
  // A merged backup may bring the same name under another id: what was said last holds.
  return named.reduce<TaxParty | null>(
    (last, each) => (last && last.updatedAt >= each.updatedAt ? last : each),
    null,
  );
}

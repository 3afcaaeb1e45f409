import { type Pesos, pesos } from "../../kernel/pesos.ts";
import type { Provided } from "../benefits/provided.ts";
import type { SettlementConcept } from "./settlement-concepts.data.ts";
import type { PaidPerson } from "./stored-payment.ts";

type Amounts = ReadonlyMap<SettlementConcept, Pesos>;

/** What the books hold of a person's benefit, and what it took out of the provisions. */
export interface PaidBefore {
  readonly paid: Amounts;
  readonly used: Amounts;
}

function added(all: readonly (readonly (readonly [SettlementConcept, Pesos])[])[]): Amounts {
  const sums = new Map<SettlementConcept, Pesos>();
  for (const [concept, amount] of all.flat()) sums.set(concept, pesos((sums.get(concept) ?? 0) + amount));
  return sums;
}

/** The records of one benefit of a person together; null where one does not say what it used. */
export function paidBefore(records: readonly PaidPerson[]): PaidBefore | null {
  const used = records.flatMap((record) => (record.used === undefined ? [] : [record.used]));
  if (records.length === 0 || used.length < records.length) return null;
  return { paid: added(records.map(({ paid }) => paid)), used: added(used) };
}

/** What is left in the provisions of a benefit beside what its records took out; a benefit of none stays as it is. */
export function providedLeft(provided: Provided, { used }: PaidBefore): Provided {
  const left = Object.entries(provided) as [keyof Provided & SettlementConcept, Pesos][];
  return Object.fromEntries(
    left.map(([benefit, amount]) => [benefit, pesos(amount - (used.get(benefit) ?? 0))]),
  );
}

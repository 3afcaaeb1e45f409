import {
  DEED_FACTS,
  DEEDS_WITH_COST,
  DEEDS_WITH_INTEREST,
  type GuidedDeed,
  isAssetExit,
  typeOfDeed,
} from "./deed.ts";
import type { GuidedDoubt, GuidedOperation, KnownBy } from "./guided-operation.ts";

/** Whether a doubt is one of this deed too. */
function stays(doubt: GuidedDoubt, deed: GuidedDeed): boolean {
  if (doubt === "deed") return false;
  if (doubt === "vat") return DEED_FACTS[deed].vat !== null;
  if (doubt === "interest") return DEEDS_WITH_INTEREST.has(deed);
  return doubt === "cost" ? DEEDS_WITH_COST.has(deed) : doubt !== "account";
}

/** What an operation keeps when it becomes another deed: what such a deed may have, but no account, which is another. */
export function asDeed(operation: GuidedOperation, deed: GuidedDeed, by: KnownBy): Partial<GuidedOperation> {
  const { against, vat } = DEED_FACTS[deed];
  const onCredit = operation.payments.some(({ means }) => means === "credit");
  const mayStay = against === "settled" || (against === "money" && !onCredit);
  return {
    deed: { value: deed, by, spans: [] },
    account: null,
    vat: vat === null ? null : operation.vat,
    cost: DEEDS_WITH_COST.has(deed) || isAssetExit(deed) ? operation.cost : null,
    interest: DEEDS_WITH_INTEREST.has(deed) ? operation.interest : null,
    deducted: typeOfDeed(deed) === "payroll" ? operation.deducted : [],
    payments: mayStay ? operation.payments : [],
    doubt: operation.doubt.filter((each) => stays(each, deed)),
  };
}

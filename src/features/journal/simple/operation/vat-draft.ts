import type { AccountCode } from "#domain/accounting/account.ts";
import { type Chart, findAccount } from "#domain/accounting/chart.ts";
import { type AnyOperation, directionOf } from "#domain/accounting/operations/operation.ts";
import { includedRate, vatAccount, vatPart, vatWithin } from "#domain/accounting/operations/tax-parts.ts";
import { isFixedAsset } from "#domain/fiscal/statement-accounts.data.ts";
import { draftDirection, type OperationDraft } from "./simple-draft.ts";

/** Whether the form can say an operation: not one with taxes that were offered, whose amounts follow from a profile. */
export function mayEdit(operation: AnyOperation): boolean {
  if (operation.type === "transfer" || operation.type === "debt-payment") return true;
  const { amount, taxes } = operation;
  return taxes === undefined || includedRate(amount, taxes, directionOf(operation)) !== null;
}

/** Whether the IVA of an operation may be told apart. */
export type VatPlace = "apart" | "in-cost" | "none";

/** That of a fixed asset is part of its cost (ET art. 491); a chart without taxes keeps none. */
export function vatPlace(
  { type, account }: Pick<OperationDraft, "type" | "account">,
  chart: Chart,
): VatPlace {
  if (type === "transfer" || type === "debt-payment" || type === "other") return "none";
  if (vatAccount(chart, directionOf({ type })) === null) return "none";
  const puc = account === null ? "" : (findAccount(chart, account)?.puc ?? "");
  return isFixedAsset(puc) ? "in-cost" : "apart";
}

/** The account of the IVA: a correction keeps the one that it was written on, while the money goes the same way. */
function accountOfVat(draft: OperationDraft, chart: Chart): AccountCode | null {
  const direction = draftDirection(draft);
  const written = draft.taxParts?.[0];
  const isSame = written !== undefined && written.credit > 0 === (direction === "in");
  return isSame ? written.account : vatAccount(chart, direction);
}

/** The draft with the lines of the IVA that its amount includes. */
export function withVat(draft: OperationDraft, chart: Chart): OperationDraft {
  const { vat, amount } = draft;
  const account = vat !== undefined && vatPlace(draft, chart) === "apart" ? accountOfVat(draft, chart) : null;
  if (vat === undefined || account === null) return { ...draft, taxParts: undefined };
  const part = vatWithin(amount, vat).vat;
  return { ...draft, taxParts: part === 0 ? undefined : [vatPart(account, draftDirection(draft), part)] };
}

import { VAT_RATES, vatOnTop } from "../accounting/operations/tax-parts.ts";
import { addDays } from "../kernel/calendar-day.ts";
import { isPesos, type Pesos, pesos, ZERO } from "../kernel/pesos.ts";
import { assetChoices, assetOf, onlyAsset } from "./assets/registered-asset.ts";
import { DEED_FACTS, deedsOfType, GUIDED_TYPES, type GuidedDeed, isAssetExit } from "./deed.ts";
import { chartAccount } from "./deed-accounts.ts";
import { GUIDED_MEANS, type GuidedOperation, type GuidedQuestion } from "./guided-operation.ts";
import type { GuidedWorld } from "./guided-world.ts";
import { paymentAmounts } from "./payment-shares.ts";
import { toldWithholdings } from "./told-withholding.ts";

/** The likeliest deed of each type. */
const USUAL_DEEDS: readonly GuidedDeed[] = GUIDED_TYPES.flatMap((type) => deedsOfType(type).slice(0, 1));

/** What is paid in all: with its IVA, and without what is taken off a salary or withheld. */
export function operationTotal(operation: GuidedOperation): Pesos | null {
  const { amount, vat, deducted } = operation;
  if (amount === null) return null;
  const added = vat?.value.kind === "on-top" ? vatOnTop(amount.value, vat.value.rate).vat : ZERO;
  const taken = deducted.reduce((all, each) => all + each.amount, 0);
  const less = operation.discount ?? 0;
  const held = toldWithholdings(operation).reduce((all, each) => all + each.amount, 0);
  const total = amount.value + added - taken - held - less;
  return isPesos(total) && total > 0 ? pesos(total) : null;
}

function moneyQuestions(operation: GuidedOperation, deed: GuidedDeed): readonly GuidedQuestion[] {
  const { against } = DEED_FACTS[deed];
  if (against === "counter") return [];
  if (operation.payments.length === 0) {
    const options = GUIDED_MEANS.filter((means) => against === "settled" || means !== "credit");
    const before = operation.remembered?.means;
    return [{ kind: "means", options: [...options].sort((a, b) => +(b === before) - +(a === before)) }];
  }
  const total = operationTotal(operation);
  const isWhole = total === null || paymentAmounts(total, operation.payments) !== null;
  return isWhole && !operation.doubt.includes("shares") ? [] : [{ kind: "shares", options: [] }];
}

function vatQuestion(operation: GuidedOperation): readonly GuidedQuestion[] {
  if (!operation.doubt.includes("vat")) return [];
  const [rate] = VAT_RATES;
  return [{ kind: "vat", options: [{ kind: "within", rate }, { kind: "on-top", rate }, { kind: "none" }] }];
}

/** Of an asset that leaves: which one, or what it had cost and what of it was depreciated, and its price. */
function missingOfAsset(
  operation: GuidedOperation,
  deed: GuidedDeed,
  world: GuidedWorld,
): readonly GuidedQuestion[] {
  const questions: GuidedQuestion[] = [];
  const choices = assetChoices(operation, world);
  const isSold = deed === "asset-sale";
  if (choices.length > 0) questions.push({ kind: "asset", options: choices });
  const { account, cost, depreciated, amount, doubt, currency, saidAmounts } = operation;
  if (assetOf(operation, world) === null && choices.length === 0) {
    if (account === null || doubt.includes("account"))
      questions.push({ kind: "account", options: operation.accounts });
    if (cost === null) questions.push({ kind: "cost", options: [] });
    if (depreciated == null || (cost !== null && depreciated.value > cost.value))
      questions.push({ kind: "depreciated", options: [ZERO] });
  }
  if (isSold && currency !== null) questions.push({ kind: "rate", currency: currency.name, options: [] });
  else if (isSold && amount === null) questions.push({ kind: "amount", options: saidAmounts });
  if (doubt.includes("date"))
    questions.push({ kind: "date", options: [world.today, addDays(world.today, -1)] });
  if (doubt.includes("party")) questions.push({ kind: "party", options: [] });
  // The register takes a price into one account.
  const isSplit = operation.payments.length > 1 && assetOf(operation, world) !== null;
  const paid = isSplit ? { ...operation, payments: [] } : operation;
  return isSold ? [...questions, ...moneyQuestions(paid, deed)] : questions;
}

/** What was done: between the likely ones where it is told so, else among all types. */
function deedQuestion({ likely = [], deed }: GuidedOperation): GuidedQuestion {
  return { kind: "deed", options: deed === null ? [...new Set([...likely, ...USUAL_DEEDS])] : likely };
}

/** What must be answered before there is an entry: what it was, how much, and how it was paid, in this order. */
function missingOf(operation: GuidedOperation, world: GuidedWorld): readonly GuidedQuestion[] {
  const deed = operation.deed?.value;
  if (deed === undefined || operation.doubt.includes("deed")) return [deedQuestion(operation)];
  if (isAssetExit(deed)) return missingOfAsset(operation, deed, world);
  const questions: GuidedQuestion[] = [];
  const isTransfer = deed === "transfer";
  if (operation.account === null || operation.doubt.includes("account"))
    questions.push({ kind: isTransfer ? "pocket" : "account", options: operation.accounts });
  if (operation.currency !== null)
    questions.push({ kind: "rate", currency: operation.currency.name, options: [] });
  else if (operation.amount === null) questions.push({ kind: "amount", options: operation.saidAmounts });
  if (operation.doubt.includes("date"))
    questions.push({ kind: "date", options: [world.today, addDays(world.today, -1)] });
  if (operation.doubt.includes("interest")) questions.push({ kind: "interest", options: [ZERO] });
  if (operation.doubt.includes("cost")) questions.push({ kind: "cost", options: [ZERO] });
  if (operation.doubt.includes("party")) questions.push({ kind: "party", options: [] });
  return [...questions, ...vatQuestion(operation), ...moneyQuestions(operation, deed)];
}

/** The only asset of the register that it can be about, with its account. */
function registeredIn(operation: GuidedOperation, world: GuidedWorld): Partial<GuidedOperation> {
  const asset = operation.asset === undefined ? onlyAsset(operation, world) : assetOf(operation, world);
  if (asset === null) return {};
  return {
    asset: operation.asset ?? { value: asset.id, by: "book", spans: [] },
    account: { value: asset.account, by: "book", spans: [] },
  };
}

/** The operation with what follows from its parts, and with what is still missing. */
export function completed(operation: GuidedOperation, world: GuidedWorld): GuidedOperation {
  const deed = operation.deed?.value;
  const usual = deed === undefined ? null : DEED_FACTS[deed].about;
  const account =
    operation.account ??
    (usual === null || operation.doubt.includes("account")
      ? null
      : { value: chartAccount(world.chart, usual).code, by: "usual" as const, spans: [] });
  const known = isAssetExit(deed) ? { ...operation, ...registeredIn(operation, world) } : operation;
  const whole = { ...known, account: known.account ?? account };
  return { ...whole, missing: missingOf(whole, world) };
}

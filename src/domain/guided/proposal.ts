import { type AccountCode, oppositeSide, type Side } from "../accounting/account.ts";
import type { Chart } from "../accounting/chart.ts";
import { keepsParties } from "../accounting/ledger/party-balances.ts";
import { dueNote } from "../accounting/operations/due-note.ts";
import { vatOnTop, vatWithin } from "../accounting/operations/tax-parts.ts";
import { chargesVat } from "../fiscal/effect-vat.ts";
import { isFixedAsset } from "../fiscal/statement-accounts.data.ts";
import type { Day } from "../kernel/day.ts";
import { type Pesos, pesos, trySum, ZERO } from "../kernel/pesos.ts";
import { isTax, type SpokenWithheld } from "../understanding/spoken/spoken-withheld.ts";
import { assetExitLines } from "./assets/asset-lines.ts";
import {
  DEED_FACTS,
  DEEDS_WITH_COST,
  DEEDS_WITH_DISCOUNT,
  DEEDS_WITH_INTEREST,
  type GuidedDeed,
  isAssetExit,
} from "./deed.ts";
import { chartAccount, counterPuc, guidedVatAccount, paymentAccount, pucIn } from "./deed-accounts.ts";
import type { GuidedOperation, GuidedQuestion } from "./guided-operation.ts";
import type { GuidedWorld } from "./guided-world.ts";
import type { GuidedLine } from "./line-reason.ts";
import { operationTotal } from "./missing.ts";
import { consumptionWithin } from "./parts/consumption-tax.ts";
import { paymentAmounts } from "./payment-shares.ts";
import type { GuidedRule } from "./proposal-rules.data.ts";
import { toldWithholdings, WITHHELD_DEEDS, withheldNorm, withheldPuc } from "./told-withholding.ts";
import { withWithholdings } from "./withholdings.ts";

/** What is worth knowing before the entry is posted. */
export type GuidedWarning = "day-to-come" | "vat-is-cost" | "day-is-today";

export type GuidedProposal =
  | {
      readonly kind: "entry";
      readonly lines: readonly GuidedLine[];
      readonly date: Day;
      readonly description: string;
      readonly reference: string;
      readonly warnings: readonly GuidedWarning[];
    }
  | { readonly kind: "missing"; readonly questions: readonly GuidedQuestion[] };

/** Base, IVA and total of an operation. */
interface Split {
  readonly base: Pesos;
  readonly vat: Pesos;
  readonly total: Pesos;
  readonly isCost: boolean;
}

const NO_NORM = null;

function lineOn(account: AccountCode, amount: Pesos, side: Side, rule: GuidedRule): GuidedLine {
  const line = {
    account,
    debit: side === "debit" ? amount : ZERO,
    credit: side === "credit" ? amount : ZERO,
  };
  return { line, rule, norm: NO_NORM };
}

/** Whether the book's owner charges IVA; null while no fiscal profile says so. */
export type ChargesVat = boolean | null;

function splitOf(
  { amount, vat }: GuidedOperation,
  about: string,
  charges: ChargesVat,
  deed: GuidedDeed,
): Split | null {
  const value = amount?.value ?? ZERO;
  const said = (DEED_FACTS[deed].vat === null ? null : vat?.value) ?? { kind: "none" };
  if (said.kind === "none") return { base: value, vat: ZERO, total: value, isCost: false };
  const parts = said.kind === "within" ? vatWithin(value, said.rate) : vatOnTop(value, said.rate);
  const total = trySum([parts.base, parts.vat]);
  if (total === null) return null;
  const isBought = DEED_FACTS[deed].vat === "out";
  // Of a fixed asset, and for who charges none, it is cost (ET arts. 488 and 491).
  const isCost = isBought && (isFixedAsset(about) || charges === false);
  return isCost ? { base: total, vat: ZERO, total, isCost } : { ...parts, total, isCost };
}

const VAT_NORM: Readonly<Record<"in" | "out", string>> = { in: "ET art. 468", out: "ET art. 488" };

/** A line for each part that was told; null where they are not the whole, or another account was chosen. */
function partLines({ account, parts = [] }: GuidedOperation, base: Pesos, side: Side, deed: GuidedDeed) {
  const isWhole = parts.reduce((sum, { amount }) => sum + amount, 0) === base;
  if (parts.length < 2 || !isWhole || account?.by !== "said") return null;
  return parts.map((part) => lineOn(part.account, part.amount, side, deed));
}

/** The account that the deed is about, with its IVA and its interest. */
function ownLines(
  operation: GuidedOperation,
  deed: GuidedDeed,
  account: AccountCode,
  split: Split,
  chart: Chart,
) {
  const { side, vat } = DEED_FACTS[deed];
  const interest = DEEDS_WITH_INTEREST.has(deed) ? (operation.interest?.value ?? ZERO) : ZERO;
  const consumed = deed === "sale" ? consumptionWithin(split.base, operation.consumption ?? 0) : ZERO;
  const lines = partLines(operation, split.base, side, deed) ?? [
    lineOn(account, pesos(split.base - interest - consumed), side, deed),
  ];
  if (consumed > 0)
    lines.push({
      ...lineOn(chartAccount(chart, "2495").code, consumed, side, "consumption-tax"),
      norm: "ET art. 512-1",
    });
  if (interest > 0) {
    const isPaid = side === "debit";
    const rule = isPaid ? "interest-paid" : "interest-earned";
    lines.push(lineOn(chartAccount(chart, isPaid ? "530520" : "421005").code, interest, side, rule));
  }
  if (split.vat > 0 && vat !== null) {
    const rule = vat === "in" ? "vat-generated" : "vat-deductible";
    lines.push({ ...lineOn(guidedVatAccount(chart, vat), split.vat, side, rule), norm: VAT_NORM[vat] });
  }
  for (const { what, amount } of operation.deducted)
    lines.push(lineOn(chartAccount(chart, DEDUCTED[what]).code, amount, oppositeSide(side), "deducted"));
  lines.push(...withheldLines(operation, deed, pucIn(chart, account), chart));
  if (operation.discount !== undefined && DEEDS_WITH_DISCOUNT.has(deed)) {
    const [puc, rule] =
      side === "debit" ? (["421040", "discount-taken"] as const) : (["530535", "discount-given"] as const);
    lines.push(lineOn(chartAccount(chart, puc).code, operation.discount, oppositeSide(side), rule));
  }
  return lines.filter(({ line }) => line.debit + line.credit > 0);
}

function heldRule(tax: SpokenWithheld["tax"], isOurs: boolean): GuidedRule {
  if (!isTax(tax)) return "commission-kept";
  return isOurs ? "withheld" : "withheld-from-us";
}

/** What was told to be withheld: owed to the tax office, or an advance of our own tax. */
function withheldLines(operation: GuidedOperation, deed: GuidedDeed, about: string, chart: Chart) {
  if (!WITHHELD_DEEDS.has(deed) && deed !== "loan-received") return [];
  const side = oppositeSide(DEED_FACTS[deed].side);
  const isOurs = /^(?:purchase|purchase-return|asset-purchase|expense|accrual)$/.test(deed);
  return toldWithholdings(operation).map(({ tax, amount }) => ({
    ...lineOn(chartAccount(chart, withheldPuc(tax, isOurs, about)).code, amount, side, heldRule(tax, isOurs)),
    norm: withheldNorm(tax, about),
  }));
}

/** For whom a salary's deductions are kept. */
const DEDUCTED = { health: "237005", pension: "238030", loan: "1365", other: "2370" } as const;

function paymentLines(
  { payments }: GuidedOperation,
  deed: GuidedDeed,
  about: string,
  total: Pesos,
  chart: Chart,
): readonly GuidedLine[] | null {
  const side = oppositeSide(DEED_FACTS[deed].side);
  const amounts = paymentAmounts(total, payments);
  if (amounts === null) return null;
  return payments.map((payment, at) => {
    const { code } = paymentAccount(chart, deed, about, payment);
    const isOwed = payment.means === "credit";
    const moved = side === "debit" ? (isOwed ? "receivable" : "money-in") : isOwed ? "payable" : "money-out";
    const rule = isOwed && /^(?:28|1330)/.test(pucIn(chart, code)) ? "advance-used" : moved;
    const made = lineOn(code, amounts[at] ?? ZERO, side, rule);
    return payment.due === null ? made : { ...made, line: { ...made.line, note: dueNote(payment.due) } };
  });
}

function costLines(cost: Pesos, deed: GuidedDeed, chart: Chart): readonly GuidedLine[] {
  if (cost <= 0 || !DEEDS_WITH_COST.has(deed)) return [];
  const side: Side = deed === "sale-return" ? "credit" : "debit";
  return [
    lineOn(chartAccount(chart, "6135").code, cost, side, "cost"),
    lineOn(chartAccount(chart, "1435").code, cost, oppositeSide(side), "stock-out"),
  ];
}

/** Lines of one account are one: what a short chart gathers on both sides is its difference. */
function merged(lines: readonly GuidedLine[]): readonly GuidedLine[] {
  const kept: GuidedLine[] = [];
  for (const each of lines) {
    const at = kept.findIndex(({ line }) => line.account === each.line.account);
    const known = kept[at];
    if (known === undefined) kept.push(each);
    else {
      const net = known.line.debit - known.line.credit + each.line.debit - each.line.credit;
      const amount = pesos(Math.abs(net));
      kept[at] = {
        ...known,
        line: { ...known.line, debit: net > 0 ? amount : ZERO, credit: net < 0 ? amount : ZERO },
      };
    }
  }
  return kept.filter(({ line }) => line.debit + line.credit > 0);
}

/**
 * Where the third party stands: with whoever owes or is owed, else on what it is about. What is taken off a salary is
 * owed to somebody else.
 */
function named(
  lines: readonly GuidedLine[],
  chart: Chart,
  about: AccountCode,
  name: string | null,
): readonly GuidedLine[] {
  if (name === null) return lines;
  const keeps = ({ line, rule }: GuidedLine) =>
    rule !== "deducted" && keepsParties(pucIn(chart, line.account));
  const isOwed = lines.some(keeps);
  return lines.map((each) =>
    (isOwed ? keeps(each) : each.line.account === about)
      ? { ...each, line: { ...each.line, thirdParty: name } }
      : each,
  );
}

/**
 * The lines of an operation in a chart, with the third party but without what is withheld; null where its parts are no
 * entry.
 */
export function operationLines(
  operation: GuidedOperation,
  chart: Chart,
  charges: ChargesVat,
): readonly GuidedLine[] | null {
  const deed = operation.deed?.value;
  const account = operation.account?.value;
  if (deed === undefined || account === undefined) return null;
  const puc = pucIn(chart, account);
  const split = splitOf(operation, puc, charges, deed);
  if (split === null) return null;
  const own = ownLines(operation, deed, account, split, chart);
  const facts = DEED_FACTS[deed];
  const total = operationTotal(operation) ?? split.total;
  const counter = () => [
    operation.from === undefined
      ? lineOn(chartAccount(chart, counterPuc(deed, puc)).code, total, oppositeSide(facts.side), "counter")
      : lineOn(operation.from, total, oppositeSide(facts.side), "moved-from"),
  ];
  const against = facts.against === "counter" ? counter() : paymentLines(operation, deed, puc, total, chart);
  if (against === null) return null;
  // What is paid lies last, and what is collected first, as the simple journal writes it.
  const lines = merged(facts.side === "debit" ? [...own, ...against] : [...against, ...own]);
  return lines.length < 2 ? null : named(lines, chart, account, operation.party?.value ?? null);
}

const rateOf = ({ vat }: GuidedOperation) => (vat === null || vat.value.kind === "none" ? 0 : vat.value.rate);

function composed(operation: GuidedOperation, world: GuidedWorld): readonly GuidedLine[] | null {
  const { chart, profile } = world;
  const deed = operation.deed?.value;
  if (isAssetExit(deed)) {
    const account = operation.account?.value;
    const left = assetExitLines(operation, world);
    return left === null || account === undefined
      ? null
      : named(left, chart, account, operation.party?.value ?? null);
  }
  const lines = operationLines(operation, chart, profile === null ? null : chargesVat(profile));
  if (lines === null || deed === undefined) return null;
  const account = operation.account?.value;
  const split = account && splitOf(operation, pucIn(chart, account), profile && chargesVat(profile), deed);
  const vatInCost = split?.isCost
    ? pesos(
        split.base -
          (operation.vat?.value.kind === "on-top"
            ? (operation.amount?.value ?? 0)
            : vatWithin(split.base, rateOf(operation)).base),
      )
    : ZERO;
  const taxed = withWithholdings(lines, deed, operation, vatInCost, world);
  return merged([...taxed, ...costLines(operation.cost?.value ?? ZERO, deed, chart)]);
}

/**
 * The entry of an operation in the chart of its book, each line with the rule that put it there; or the questions that
 * are open. A proposed entry balances, and nothing is posted here.
 */
export function operationToProposal(operation: GuidedOperation, world: GuidedWorld): GuidedProposal {
  const { missing } = operation;
  if (missing.length > 0) return { kind: "missing", questions: missing };
  const lines = composed(operation, world);
  if (lines === null) return { kind: "missing", questions: [{ kind: "shares", options: [] }] };
  const date = operation.date?.value ?? world.today;
  const warnings: GuidedWarning[] = [];
  if (date > world.today) warnings.push("day-to-come");
  if (operation.date?.by !== "said" && operation.date?.by !== "answered") warnings.push("day-is-today");
  return {
    kind: "entry",
    lines,
    date,
    description: operation.description,
    reference: operation.document?.value ?? "",
    warnings,
  };
}

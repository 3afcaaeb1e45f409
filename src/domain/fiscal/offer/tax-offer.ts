import type { AccountCode } from "../../accounting/account.ts";
import { oppositeSide, type Side } from "../../accounting/account.ts";
import type { Day } from "../../kernel/day.ts";
import { type Pesos, subtract, sum, ZERO } from "../../kernel/pesos.ts";
import { percentOf, roundHalfUp } from "../../kernel/rounding.ts";
import { type IncomeConcept, SELF_WITHHOLDING, type VatTreatment } from "../../law/tax-statutes.data.ts";
import { isInCost, type SkippedTax, type TaxDetail, type TaxOutcome } from "../effect-line.ts";
import { incomeFromCustomer, othersFromCustomer, selfWithheld } from "../effect-suffered.ts";
import { vatOf } from "../effect-vat.ts";
import { incomeFromSupplier, othersFromSupplier, supplyOf } from "../effect-withheld.ts";
import type { Counterparty, FiscalOperation } from "../fiscal-operation.ts";
import type { FiscalContent } from "../fiscal-profile.ts";
import { isFixedAsset } from "../statement-accounts.data.ts";
import { type ReadOperation, type TaxedLine, taxTypeOf } from "./read-entry.ts";

/** A tax that is offered as a line of the entry being written. */
export interface OfferedTax {
  /** PUC account. */
  readonly account: string;
  readonly side: Side;
  readonly detail: TaxDetail;
}

/** What a person may say otherwise before accepting. */
export interface OfferChoices {
  /** For every line of the entry; by default each account's own. */
  readonly concept?: IncomeConcept;
  readonly treatment?: VatTreatment;
  /** Base of the operation that a return takes back: whether it reached the least base, the return need not. */
  readonly original?: Pesos;
  /** ICA rate of our activity, in percent, for a customer that withholds it. */
  readonly icaRate?: number;
}

export interface OfferInput {
  readonly profile: Pick<FiscalContent, "flags" | "vatSettings" | "retentions" | "uvt">;
  readonly operation: ReadOperation;
  readonly day: Day;
  readonly party: Counterparty;
  readonly choices: OfferChoices;
}

export interface TaxOffer {
  readonly kind: ReadOperation["kind"];
  readonly returned: boolean;
  readonly base: Pesos;
  readonly concepts: readonly IncomeConcept[];
  readonly treatment: VatTreatment;
  readonly taxes: readonly OfferedTax[];
  readonly skipped: readonly SkippedTax[];
}

/** Lines that one rule takes together. */
interface Group {
  readonly concept: IncomeConcept;
  readonly lines: readonly TaxedLine[];
  readonly base: Pesos;
}

function groupsBy(input: OfferInput, keyOf: (line: TaxedLine) => unknown): readonly Group[] {
  const { operation, choices } = input;
  const groups = new Map<unknown, TaxedLine[]>();
  for (const each of operation.lines) {
    const line = { ...each, concept: choices.concept ?? each.concept };
    const known = groups.get(keyOf(line));
    if (known) known.push(line);
    else groups.set(keyOf(line), [line]);
  }
  return [...groups.values()].map((lines) => ({
    concept: lines[0]?.concept ?? "purchases",
    lines,
    base: sum(lines.map((each) => each.amount)),
  }));
}

/** `account`: of what was bought or sold, for the VAT alone. */
function operationOf(input: OfferInput, group: Group, base: Pesos, account = ""): FiscalOperation {
  const { operation, choices, day, party } = input;
  const { original, icaRate } = choices;
  return {
    kind: operation.kind,
    returned: operation.returned,
    concept: group.concept,
    treatment: choices.treatment ?? operation.treatment,
    base,
    day,
    counterpart: party,
    settlement: "credit",
    account: account as AccountCode,
    ...(original !== undefined && operation.returned && { original }),
    ...(icaRate !== undefined && { icaRate }),
    ...(input.profile.uvt && { uvt: input.profile.uvt }),
  };
}

/** The side on which what was bought or sold is written. */
function mainSide({ kind, returned }: ReadOperation): Side {
  return (kind === "purchase") === returned ? "credit" : "debit";
}

interface Found {
  readonly taxes: OfferedTax[];
  readonly skipped: SkippedTax[];
}

function take(found: Found, side: Side, outcome: TaxOutcome | null): void {
  if (outcome === null) return;
  if (outcome.skipped) found.skipped.push(outcome.skipped);
  else if (outcome.taxed.detail.amount > 0) found.taxes.push({ ...outcome.taxed, side });
}

interface VatOfGroup {
  readonly supply: string;
  readonly amount: Pesos;
}

/** The VAT of lines of one supply. In the cost it goes to each account that was bought; any other is one line. */
function takeVat(found: Found, input: OfferInput, group: Group): VatOfGroup {
  const { profile, operation } = input;
  const side = mainSide(operation);
  const supply = supplyOf(group);
  const whole = vatOf(profile, operationOf(input, group, group.base, group.lines[0]?.puc ?? ""));
  if (whole?.taxed === undefined || !isInCost(whole.taxed.detail)) {
    take(found, side, whole);
    return { supply, amount: whole?.taxed?.detail.amount ?? ZERO };
  }
  for (const { puc, amount } of group.lines) {
    const own = vatOf(profile, operationOf(input, group, amount, puc))?.taxed;
    if (own) take(found, side, { taxed: { ...own, account: puc } });
  }
  return { supply, amount: whole.taxed.detail.amount };
}

/**
 * The supplies of an entry with the VAT that withholding is counted on: what is offered for each, or what was written by
 * hand for all of them, shared by their bases.
 */
function suppliesWithVat(
  input: OfferInput,
  vats: readonly VatOfGroup[],
): readonly (readonly [Group, Pesos])[] {
  const groups = groupsBy(input, supplyOf);
  const written = input.operation.written.get("vat");
  const baseOf = (some: readonly Group[]) => sum(some.map(({ base }) => base));
  return groups.map((group, at) => {
    const own = vats.filter(({ supply }) => supply === supplyOf(group));
    if (written === undefined) return [group, sum(own.map(({ amount }) => amount))];
    const upTo = (count: number) => roundHalfUp(written, baseOf(groups.slice(0, count)), baseOf(groups));
    return [group, subtract(upTo(at + 1), upTo(at))];
  });
}

function takeSelf(found: Found, input: OfferInput, group: Group): void {
  const { profile, operation } = input;
  const side = mainSide(operation);
  const own = selfWithheld(profile, operationOf(input, group, group.base));
  const { length } = found.taxes;
  take(found, side, own);
  const taken = found.taxes[length];
  if (taken) found.taxes.push({ ...taken, account: SELF_WITHHOLDING.debit, side: oppositeSide(side) });
}

function sameTax(a: OfferedTax, b: OfferedTax): boolean {
  return (
    a.account === b.account &&
    a.side === b.side &&
    a.detail.rate === b.detail.rate &&
    a.detail.why.kind === b.detail.why.kind &&
    !isInCost(a.detail)
  );
}

/** Lines of one account, side and rate are one: goods and services of one invoice have one line of VAT. */
function merged(taxes: readonly OfferedTax[]): readonly OfferedTax[] {
  const kept: OfferedTax[] = [];
  for (const tax of taxes) {
    const at = kept.findIndex((each) => sameTax(each, tax));
    const known = kept[at];
    if (known === undefined) kept.push(tax);
    else {
      const base = sum([known.detail.base, tax.detail.base]);
      // Rounded once, as its line (AC-10).
      const amount = percentOf(base, known.detail.rate);
      kept[at] = { ...known, detail: { ...known.detail, base, amount } };
    }
  }
  return kept;
}

/** The taxes that the operation lacks under a profile, the law of its day and who the other party is. */
export function taxOffer(input: OfferInput): TaxOffer {
  const { profile, operation, choices } = input;
  const found: Found = { taxes: [], skipped: [] };
  const isPurchase = operation.kind === "purchase";
  const withheldSide = oppositeSide(mainSide(operation));
  const groups = groupsBy(input, ({ concept, puc }) => `${supplyOf({ concept })} ${isFixedAsset(puc)}`);
  const vats = groups.map((group) => takeVat(found, input, group));
  const takeAll = (outcomes: readonly TaxOutcome[]) => {
    for (const outcome of outcomes) take(found, withheldSide, outcome);
  };
  const concepts = groupsBy(input, ({ concept }) => concept);
  for (const group of concepts) {
    const one = operationOf(input, group, group.base);
    takeAll(isPurchase ? incomeFromSupplier(profile, one) : incomeFromCustomer(profile, one));
  }
  for (const [group, vat] of suppliesWithVat(input, vats)) {
    const one = operationOf(input, group, group.base);
    takeAll(isPurchase ? othersFromSupplier(profile, one, vat) : othersFromCustomer(profile, one, vat));
    if (!isPurchase) takeSelf(found, input, group);
  }
  const lacking = (tax: OfferedTax) => {
    const type = isInCost(tax.detail) ? "vat" : taxTypeOf(tax.account);
    return type === null || !operation.written.has(type);
  };
  return {
    kind: operation.kind,
    returned: operation.returned,
    base: sum(groups.map((group) => group.base)),
    concepts: concepts.map((group) => group.concept),
    treatment: choices.treatment ?? operation.treatment,
    taxes: merged(found.taxes.filter(lacking)),
    skipped: found.skipped,
  };
}

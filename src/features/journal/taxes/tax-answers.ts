import type { Chart } from "#domain/accounting/chart.ts";
import type { CompanyRule } from "#domain/automation/company-rule.ts";
import type { Counterparty } from "#domain/fiscal/fiscal-operation.ts";
import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import { hasTaxes, offerKey, offerLines, type WrittenLine } from "#domain/fiscal/offer/apply-taxes.ts";
import { presumedParty } from "#domain/fiscal/offer/party.ts";
import { readOperation } from "#domain/fiscal/offer/read-entry.ts";
import {
  type OfferChoices,
  type OfferedTax,
  type TaxOffer,
  taxOffer,
} from "#domain/fiscal/offer/tax-offer.ts";
import type { Day } from "#domain/kernel/day.ts";
import { fold } from "#domain/kernel/spanish.ts";
import { partyNamed } from "#domain/parties/find-party.ts";
import type { Party } from "#domain/parties/party.ts";

/** What the book knows for its taxes and its told sentences. */
export interface TaxFacts {
  readonly profile: FiscalProfile | null;
  readonly parties: readonly Party[];
  /** The rules of its company. */
  readonly rules: readonly CompanyRule[];
}

/** What a person said about the taxes of one entry. */
export interface TaxAnswers {
  /** The third party; null while the entry's own name holds. */
  readonly name: string | null;
  /** What the third party is, if said here. */
  readonly kind: Counterparty | null;
  readonly choices: OfferChoices;
  /** Accounts of taxes that are left out. */
  readonly left: ReadonlySet<string>;
  readonly dismissed: boolean;
  /** The offer that was accepted last: the same one is not made twice. */
  readonly accepted: string | null;
}

export const NO_ANSWERS: TaxAnswers = {
  name: null,
  kind: null,
  choices: {},
  left: new Set(),
  dismissed: false,
  accepted: null,
};

/** What an entry is offered. */
export interface ShownOffer {
  readonly offer: TaxOffer;
  /** The taxes that are not left out. */
  readonly taxes: readonly OfferedTax[];
  readonly name: string;
  readonly kind: Counterparty;
  readonly remembered: Party | null;
  /** The entry has lines of an earlier offer, which these replace. */
  readonly updates: boolean;
  /** `never`: the person wants no offers for this third party. `quiet`: nothing new to say. */
  readonly status: "offered" | "quiet" | "never";
}

interface Entry {
  readonly lines: readonly WrittenLine[];
  readonly day: Day;
  /** A posted entry in correction: only what an earlier offer wrote is offered again. */
  readonly isCorrection: boolean;
}

/** Names one tax of an offer among the others. */
export function taxKey({ account, side }: OfferedTax): string {
  return `${account} ${side}`;
}

/** "Con retención", "menos rete fuente": of an operation, and not what is paid to the DIAN. */
const SAYS_WITHHELD = /\b(?:con|menos|y) (?:la )?(?:retencion|retefuente|rete ?fuente|rete ?ica|rete ?iva)\b/;
/** Withholdings in the PUC, of the company's own and of those that it made. */
const WITHHOLDINGS = /^(?:1355|236[578])/;

/** Whether the words of an entry say a withholding that it has no line of, and no profile computes. */
export function lacksProfile(
  facts: TaxFacts | null,
  chart: Chart,
  lines: readonly WrittenLine[],
  description: string,
): boolean {
  if (facts === null || facts.profile !== null || !SAYS_WITHHELD.test(fold(description))) return false;
  const told = lines.map(({ account }) => chart.byCode.get(account ?? "")?.puc ?? "");
  return !told.some((puc) => WITHHOLDINGS.test(puc)) && readOperation(offerLines(chart, lines)) !== null;
}

/** The offer for an entry as it is written; null where there is nothing to offer from. */
export function offerFor(
  facts: TaxFacts | null,
  chart: Chart,
  { lines, day, isCorrection }: Entry,
  answers: TaxAnswers,
): ShownOffer | null {
  const profile = facts?.profile;
  const operation = profile ? readOperation(offerLines(chart, lines), answers.choices.concept) : null;
  if (!facts || !profile || operation === null) return null;
  const name = answers.name ?? lines.find((line) => line.thirdParty)?.thirdParty ?? "";
  const remembered = partyNamed(facts.parties, name);
  const kind = answers.kind ?? remembered?.kind ?? presumedParty(operation.kind, name);
  const offer = taxOffer({ profile, operation, day, party: kind, choices: answers.choices });
  const taxes = offer.taxes.filter((tax) => !answers.left.has(taxKey(tax)));
  const told = offerLines(chart, lines);
  // All of it waits for the year's values: what was typed instead is not taken away.
  const waits = taxes.length === 0 && offer.skipped.some(({ why }) => why.kind === "to-confirm");
  const updates = !waits && told.length > 0 && !hasTaxes(chart, lines, []);
  const isDone = waits
    ? told.some(({ puc }) => WITHHOLDINGS.test(puc))
    : hasTaxes(chart, lines, taxes) || answers.accepted === offerKey(offer.taxes);
  const isEmpty = taxes.length === 0 && !updates && !waits;
  const isQuiet = answers.dismissed || isDone || isEmpty || (isCorrection && !updates);
  const status = remembered?.offered === false ? "never" : isQuiet ? "quiet" : "offered";
  return { offer, taxes, name, kind, remembered, updates, status };
}

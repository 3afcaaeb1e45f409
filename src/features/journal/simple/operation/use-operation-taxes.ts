import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry, EntryContent, EntryLine } from "#domain/accounting/entries/entry.ts";
import { operationToLines } from "#domain/accounting/operations/operation-to-entry.ts";
import type { CompanyRule } from "#domain/automation/company-rule.ts";
import type { Book } from "#domain/company/book.ts";
import { chargesVat } from "#domain/fiscal/effect-vat.ts";
import { withTaxes } from "#domain/fiscal/offer/apply-taxes.ts";
import { moneyPart } from "#domain/fiscal/offer/money-part.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { RuleId } from "#domain/kernel/ids.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import type { Party } from "#domain/parties/party.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { NO_ANSWERS, offerFor, type ShownOffer, type TaxAnswers } from "../../taxes/tax-answers.ts";
import { rememberParty, useTaxFacts } from "../../taxes/use-tax-offer.ts";
import { offerRule, usedRules } from "../../writing/offer-rule.ts";
import { type OperationDraft, toOperation } from "./simple-draft.ts";

/** The taxes of an operation being typed. */
export interface OperationTaxes {
  /** Null where nothing is read as a sale or a purchase, or no profile holds. */
  readonly shown: ShownOffer | null;
  readonly hasProfile: boolean;
  /** The rate of the IVA that the profile's owner charges; null for who charges none, and without a profile. */
  readonly vatRate: number | null;
  readonly answers: TaxAnswers;
  readonly parties: readonly Party[];
  readonly rules: readonly CompanyRule[];
  /** They are read: a name that is not among them has no record. */
  readonly knowsParties: boolean;
  readonly say: (part: Partial<TaxAnswers>) => void;
  readonly setOn: (on: boolean) => void;
  readonly setOffered: (offered: boolean) => void;
  /** The lines as they will be written. */
  readonly lines: readonly EntryLine[];
  /** What is collected or paid in the end, taxes included. */
  readonly settled: Pesos;
  /** The entry with its taxes, if they were switched on. */
  readonly taxed: (content: EntryContent) => EntryContent;
  /** The rules of the company that its description was told by. */
  readonly rulesOf: (content: EntryContent) => readonly RuleId[];
  /**
   * Remembers what was said of the third party, and offers what was changed of a told operation as a rule. Called once
   * it is posted; with null for a correction.
   */
  readonly remember: (posted: Entry | null) => void;
}

interface TaxesInput {
  readonly draft: OperationDraft;
  readonly change: (part: Partial<OperationDraft>) => void;
  readonly book: Book;
  readonly chart: Chart;
  readonly lastDate: Day;
}

/** Offers the taxes of the operation as it is typed; none is written unless it is switched on. */
export function useOperationTaxes({ draft, change, book, chart, lastDate }: TaxesInput): OperationTaxes {
  const storage = useStorage();
  const facts = useTaxFacts(storage, book);
  const answers = draft.taxes ?? NO_ANSWERS;
  const operation = toOperation(draft, book.chart);
  const lines = operationToLines(operation, book.chart);
  const entry = { lines, day: draft.date ?? lastDate, isCorrection: false };
  const shown = draft.amount > 0 ? offerFor(facts, chart, entry, answers) : null;
  const isOn = draft.withTaxes === true && shown !== null && shown.status === "offered";
  const written: readonly EntryLine[] = isOn
    ? withTaxes<EntryLine>({
        chart,
        lines,
        taxes: shown.taxes,
        thirdParty: shown.name,
        make: (each) => each,
      })
    : lines;
  const say = (part: Partial<TaxAnswers>) => change({ taxes: { ...answers, ...part } });
  const wish = shown && { name: shown.name, kind: shown.kind };
  return {
    shown,
    hasProfile: facts !== null && facts.profile !== null,
    vatRate: facts?.profile && chargesVat(facts.profile) ? facts.profile.vatSettings.rate : null,
    answers,
    parties: facts?.parties ?? [],
    rules: facts?.rules ?? [],
    knowsParties: facts !== null,
    say,
    setOn: (on) => change({ withTaxes: on }),
    setOffered: (offered) => {
      if (wish && wish.name.trim() !== "") void rememberParty(storage, book.id, { ...wish, offered });
    },
    lines: written,
    settled: moneyPart(chart, written),
    taxed: ({ operation, ...content }) => {
      const amount = moneyPart(chart, written);
      const stored = operation && (isOn ? { ...operation, amount } : operation);
      return { ...content, ...(isOn && { lines: written }), ...(stored && { operation: stored }) };
    },
    rulesOf: (content) => usedRules(content, chart, facts),
    remember: (posted) => {
      if (posted !== null) offerRule({ storage, book, chart }, posted, facts);
      if (isOn && wish && wish.name.trim() !== "" && answers.kind !== null)
        void rememberParty(storage, book.id, { ...wish, offered: true });
    },
  };
}

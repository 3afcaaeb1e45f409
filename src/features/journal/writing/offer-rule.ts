import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry, EntryContent } from "#domain/accounting/entries/entry.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { ruleName } from "#domain/automation/rule-match.ts";
import { ruleOfEntry, rulesOfEntry } from "#domain/automation/told-rule.ts";
import type { Book } from "#domain/company/book.ts";
import { chargesVat } from "#domain/fiscal/effect-vat.ts";
import type { RuleId } from "#domain/kernel/ids.ts";
import { loadGuided } from "#flows/guided/open-guided.ts";
import { pwaTexts } from "#pwa/texts.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import type { TaxFacts } from "../taxes/tax-answers.ts";
import { writingTexts } from "./texts.ts";

const { rule: texts } = writingTexts;
const OFFER_MS = 12_000;

function worldOf(chart: Chart, { profile, parties, rules }: TaxFacts) {
  return {
    chart,
    chargesVat: profile && chargesVat(profile),
    parties: parties.map(({ name }) => name),
    rules,
  };
}

/** The rules that an entry's description was told by, to count them with it. */
export function usedRules(content: EntryContent, chart: Chart, facts: TaxFacts | null): readonly RuleId[] {
  return facts === null ? [] : rulesOfEntry(content, worldOf(chart, facts));
}

/** Where a rule is kept. */
interface RulePlace {
  readonly storage: AppStorage;
  readonly book: Book;
  readonly chart: Chart;
}

/** Offers to keep what was changed of a told entry as a rule of the company; says nothing where nothing was changed. */
export function offerRule(place: RulePlace, entry: Entry, facts: TaxFacts | null): void {
  const fields = facts === null ? null : ruleOfEntry(entry, worldOf(place.chart, facts));
  if (fields === null) return;
  const account = fields.outcome.account ?? fields.outcome.pocket;
  const keep = async () => {
    try {
      const { guidedParts } = await loadGuided();
      await guidedParts.keepRule(place, fields);
    } catch {
      toast.error({ title: pwaTexts.update.partMissing });
    }
  };
  toast.info({
    id: "rule-offer",
    title: texts.offer,
    text: texts.says(ruleName(fields.condition), account === null ? "" : accountLabel(place.chart, account)),
    durationMs: OFFER_MS,
    actions: [{ label: texts.keep, onAction: () => void keep() }],
  });
}

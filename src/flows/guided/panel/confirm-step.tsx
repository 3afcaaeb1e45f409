import { useState } from "react";
import type { EntryContent, EntryLine } from "#domain/accounting/entries/entry.ts";
import { usedRule } from "#domain/automation/apply-rule.ts";
import type { RuleFields } from "#domain/automation/company-rule.ts";
import { learnedRule } from "#domain/automation/learned-rule.ts";
import { assetOf } from "#domain/guided/assets/registered-asset.ts";
import type { GuidedOperation } from "#domain/guided/guided-operation.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import type { GuidedLine } from "#domain/guided/line-reason.ts";
import { operationToProposal } from "#domain/guided/proposal.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { type Pesos, pesos, trySum, ZERO } from "#domain/kernel/pesos.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { useRefusal } from "#ui/kit/feedback/use-refusal.ts";
import { useSingle } from "#ui/kit/use-single.ts";
import type { Registered } from "../desk/guided-desk.ts";
import { AppliedRuleWords } from "../rules/applied-rule-words.tsx";
import { RememberRule } from "../rules/remember-rule.tsx";
import { sendGuided, tell } from "../state/guided-conversation.ts";
import { paymentsWords } from "./operation-words.ts";
import { ProposedLines } from "./proposed-lines.tsx";
import type { StepProps } from "./step-props.ts";
import { DEED_NAMES, guidedPanelTexts, QUESTION_TEXTS, WARNING_TEXTS } from "./texts.ts";
import { useStepHeading } from "./use-step-heading.ts";
import { UsesLine } from "./uses-line.tsx";

const { confirm: texts } = guidedPanelTexts;

interface ConfirmStepProps extends StepProps {
  readonly operation: GuidedOperation;
  readonly world: GuidedWorld;
  /** The lines as they were edited; null while they are the proposal's own. */
  readonly edited: readonly EntryLine[] | null;
  /** How many operations of the same message follow. */
  readonly following: number;
}

interface FactsProps {
  readonly operation: GuidedOperation;
  readonly world: GuidedWorld;
  readonly total: Pesos;
}

/** The operation in words, as a list. */
function Facts({ operation, world, total }: FactsProps) {
  const { deed, party, document, date, description } = operation;
  const rows: readonly (readonly [string, string])[] = [
    [texts.operation, deed === null ? "" : DEED_NAMES[deed.value]],
    [texts.party, party?.value ?? ""],
    [texts.means, paymentsWords(operation, world.chart)],
    [texts.date, formatDay(date?.value ?? world.today)],
    [texts.document, document?.value ?? ""],
    [texts.description, description],
    [texts.amount, formatPesos(total)],
  ];
  return (
    <dl className="guided-facts">
      {rows
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Debits less credits; null beyond the safe range. */
function differenceOf(lines: readonly EntryLine[]): number | null {
  const debit = trySum(lines.map((line) => line.debit));
  const credit = trySum(lines.map((line) => line.credit));
  return debit === null || credit === null ? null : debit - credit;
}

/** Registers once, however often it is pressed, and counts the use; what was begun may be finished. */
function useRegister({ desk, work, operation }: Pick<ConfirmStepProps, "desk" | "work" | "operation">) {
  const [refused, setRefused] = useRefusal();
  const [busy, setBusy] = useState(false);
  const register = useSingle(async (content: EntryContent, learned: RuleFields | null) => {
    setRefused(null);
    setBusy(true);
    const done = await desk
      .register(content, operation)
      .catch((): Registered => ({ ok: false, text: guidedPanelTexts.notRegistered }))
      .finally(() => setBusy(false));
    if (done === null) return;
    if (!done.ok) {
      setRefused(done.text);
      return;
    }
    void desk.uses.count();
    tell(work, done.said);
    if (learned !== null) void desk.rules?.keep(learned);
    sendGuided(work, { type: "registered", done: done.said });
  });
  return { refused, busy, register };
}

/** The rule that what was corrected here tells; null where nothing was. */
function learnedFrom(
  operation: GuidedOperation,
  proposed: readonly GuidedLine[],
  lines: readonly EntryLine[],
  { chart }: GuidedWorld,
): RuleFields | null {
  return learnedRule({ operation, proposed: proposed.map(({ line }) => line), lines }, chart);
}

/** The learned rule with the words that were chosen for it; null where it would ask for nothing. */
function withWords({ condition, ...rest }: RuleFields, words: string): RuleFields | null {
  if (words.trim() === "" && condition.party === null) return null;
  return { ...rest, condition: { ...condition, words } };
}

/** The entry as it will be written, line by line with its reason; nothing is written before it is confirmed. */
export function ConfirmStep({
  desk,
  work,
  operation,
  world,
  edited,
  following,
  onPremium,
}: ConfirmStepProps) {
  const heading = useStepHeading();
  const [changing, setChanging] = useState(false);
  const [words, setWords] = useState<string | null>(null);
  const { refused, busy, register } = useRegister({ desk, work, operation });
  const proposal = operationToProposal(operation, world);
  if (proposal.kind === "missing")
    return (
      <>
        <div className="guided-body">
          <h3 ref={heading} tabIndex={-1} className="outline-none">
            {guidedPanelTexts.details.lacks(QUESTION_TEXTS[proposal.questions[0]?.kind ?? "deed"])}
          </h3>
        </div>
        <div className="guided-foot guided-foot-buttons">
          <Button variant="ghost" onClick={() => sendGuided(work, { type: "cancelled" })}>
            {texts.cancel}
          </Button>
          <Button variant="primary" onClick={() => sendGuided(work, { type: "detailsAsked" })}>
            {texts.edit}
          </Button>
        </div>
      </>
    );
  const { date, description, reference } = proposal;
  const known = desk.writes === "entry" ? assetOf(operation, world) : null;
  const lines = edited ?? proposal.lines.map(({ line }) => line);
  const difference = differenceOf(lines);
  const total = trySum(lines.map((line) => line.debit)) ?? ZERO;
  const applied = usedRule(operation);
  const learned = desk.rules === null ? null : learnedFrom(operation, proposal.lines, lines, world);
  const kept = learned === null || words === null ? null : withWords(learned, words);
  return (
    <div className="contents" data-sends>
      <div className="guided-body">
        <h3 ref={heading} tabIndex={-1} className="mb-3 outline-none">
          {texts.lead}
        </h3>
        {refused === null ? null : <Banner tone="error">{refused}</Banner>}
        <Facts operation={operation} world={world} total={total} />
        {known === null ? null : (
          <p className="mt-2 text-caption text-muted">{guidedPanelTexts.byRegister(known.name)}</p>
        )}
        {applied === null ? null : (
          <AppliedRuleWords
            applied={applied}
            chart={world.chart}
            rules={world.rules ?? []}
            does={desk.rules}
          />
        )}
        {proposal.warnings.map((warning) => (
          <p key={warning} className="mt-2 text-caption text-muted">
            {WARNING_TEXTS[warning]}
          </p>
        ))}
        <ProposedLines
          title={desk.writes === "rows" ? texts.rows : texts.entry}
          chart={world.chart}
          proposed={proposal.lines}
          lines={lines}
          changing={changing}
          fixed={known !== null}
          onChanging={setChanging}
          onLines={(next) => sendGuided(work, { type: "lineEdited", lines: next })}
        />
        {difference === 0 ? null : (
          <p role="status" className="mt-2 text-error">
            {texts.unbalanced(formatPesos(pesos(Math.abs(difference ?? 0))))}
          </p>
        )}
        {learned === null ? null : (
          <RememberRule chart={world.chart} learned={learned} words={words} onWords={setWords} />
        )}
        {following === 0 ? null : <p className="mt-3 text-caption text-muted">{texts.more(following)}</p>}
      </div>
      <div className="guided-foot">
        <div className="guided-foot-buttons">
          <Button variant="ghost" disabled={busy} onClick={() => sendGuided(work, { type: "cancelled" })}>
            {texts.cancel}
          </Button>
          <Button disabled={busy} onClick={() => sendGuided(work, { type: "detailsAsked" })}>
            {texts.edit}
          </Button>
          <Button
            variant="primary"
            loading={busy}
            disabled={difference !== 0}
            onClick={() => void register({ date, description, reference, lines }, kept)}
          >
            {texts.register}
          </Button>
        </div>
        <UsesLine counter={desk.uses.counter} isFull={false} onPremium={onPremium} />
      </div>
    </div>
  );
}

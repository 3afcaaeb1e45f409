import { type AccountCode, CHART_KINDS, type ChartKind } from "#domain/accounting/account.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { EXERCISE_LEVELS, type ExerciseTopic } from "#domain/exercises/exercise.ts";
import {
  accountsOffered,
  type ExerciseWish,
  hasOwnAccounts,
  mostOperations,
  NEED_PUC,
} from "#domain/exercises/generate/generate-exercise.ts";
import { WISH_TOPICS } from "#domain/exercises/generate/stories.ts";
import { QuantityField } from "#ui/accounting/quantity-field.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { useChart } from "../../../exercise/graded/use-chart.ts";
import { EXERCISE_TOPIC_NAMES, LEVEL_NAMES } from "../../../exercise/texts.ts";
import { generateTexts as texts } from "./texts.ts";

interface WishProps {
  readonly wish: ExerciseWish;
  readonly onChange: (wish: ExerciseWish) => void;
}

/** A topic that is about a tax brings it; another plan than the PUC, or a topic with accounts of its own, has no place for taxes. */
function settled(wish: ExerciseWish): ExerciseWish {
  const isPuc = wish.chart === "puc" || NEED_PUC.includes(wish.topic);
  const isOwn = hasOwnAccounts(wish.topic);
  const mayTax = isPuc && !isOwn;
  const next: ExerciseWish = {
    ...wish,
    chart: isPuc ? "puc" : wish.chart,
    vat: mayTax && (wish.vat || wish.topic === "vat"),
    withholding: mayTax && (wish.withholding || wish.topic === "withholding"),
    operations: Math.min(wish.operations, mostOperations(wish.topic)),
  };
  const offered = isOwn ? [] : accountsOffered(next);
  return { ...next, accounts: wish.accounts.filter((account) => offered.includes(account)) };
}

function chartsFor(topic: ExerciseTopic): readonly ChartKind[] {
  return NEED_PUC.includes(topic) ? ["puc"] : CHART_KINDS;
}

function withTopic(wish: ExerciseWish, topic: ExerciseTopic): ExerciseWish {
  const isSuggested = wish.title === texts.suggested(EXERCISE_TOPIC_NAMES[wish.topic]);
  return settled({
    ...wish,
    topic,
    title: isSuggested ? texts.suggested(EXERCISE_TOPIC_NAMES[topic]) : wish.title,
  });
}

function Accounts({ wish, onChange }: WishProps) {
  const chart = useChart("puc");
  const toggle = (account: string, isIn: boolean) =>
    onChange({
      ...wish,
      accounts: isIn ? [...wish.accounts, account] : wish.accounts.filter((each) => each !== account),
    });
  return (
    <details>
      <summary className="cursor-pointer font-semibold">
        {texts.accounts}: {texts.accountsChosen(wish.accounts.length)}
      </summary>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {accountsOffered(wish).map((account) => (
          <Checkbox
            key={account}
            label={chart === null ? account : accountLabel(chart, account as AccountCode)}
            checked={wish.accounts.includes(account)}
            onChange={(isIn) => toggle(account, isIn)}
          />
        ))}
      </div>
    </details>
  );
}

/** What only stories of operations follow. */
function TaxesAndAccounts({ wish, onChange }: WishProps) {
  const isPuc = wish.chart === "puc";
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold">{texts.rates}</legend>
        <Checkbox
          label={texts.vat}
          checked={wish.vat}
          disabled={!isPuc || wish.topic === "vat"}
          onChange={(vat) => onChange({ ...wish, vat })}
        />
        <Checkbox
          label={texts.withholding}
          checked={wish.withholding}
          disabled={!isPuc || wish.topic === "withholding"}
          onChange={(withholding) => onChange({ ...wish, withholding })}
        />
      </fieldset>
      <Accounts wish={wish} onChange={onChange} />
    </>
  );
}

/** What the exercise is to practise. */
export function WishFields({ wish, onChange, isUnnamed }: WishProps & { readonly isUnnamed: boolean }) {
  const change = (next: ExerciseWish) => onChange(settled(next));
  return (
    <>
      <TextField
        label={texts.name}
        value={wish.title}
        maxLength={120}
        error={isUnnamed ? texts.noName : undefined}
        onChange={(title) => onChange({ ...wish, title })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField<ExerciseTopic>
          label={texts.topic}
          value={wish.topic}
          options={WISH_TOPICS.map((value) => ({ value, label: EXERCISE_TOPIC_NAMES[value] }))}
          onChange={(topic) => onChange(withTopic(wish, topic))}
        />
        <SelectField
          label={texts.level}
          value={`${wish.level}`}
          options={EXERCISE_LEVELS.map((level) => ({
            value: `${level}` as const,
            label: LEVEL_NAMES[level],
          }))}
          onChange={(value) =>
            onChange({ ...wish, level: EXERCISE_LEVELS.find((level) => `${level}` === value) ?? wish.level })
          }
        />
        <SelectField
          label={texts.chart}
          value={wish.chart}
          help={NEED_PUC.includes(wish.topic) ? texts.chartOfTopic : undefined}
          options={chartsFor(wish.topic).map((value) => ({ value, label: texts.charts[value] }))}
          onChange={(chart) => change({ ...wish, chart })}
        />
        <QuantityField
          label={texts.operations}
          value={wish.operations}
          most={mostOperations(wish.topic)}
          refused={texts.operationsRefused(mostOperations(wish.topic))}
          onChange={(operations) => onChange({ ...wish, operations })}
        />
      </div>
      <TextField
        label={texts.company}
        help={texts.companyHelp}
        value={wish.company}
        maxLength={120}
        onChange={(company) => onChange({ ...wish, company })}
      />
      {hasOwnAccounts(wish.topic) ? (
        <p className="text-muted">{texts.ownAccounts}</p>
      ) : (
        <TaxesAndAccounts wish={wish} onChange={change} />
      )}
    </>
  );
}

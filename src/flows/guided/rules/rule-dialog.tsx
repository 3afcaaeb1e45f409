import type { Chart } from "#domain/accounting/chart.ts";
import { VAT_RATES } from "#domain/accounting/operations/tax-parts.ts";
import { RULE_DIRECTIONS, type RuleFields, type RuleVat } from "#domain/automation/company-rule.ts";
import { GUIDED_MEANS, type GuidedMeans } from "#domain/guided/guided-operation.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { MEANS_NAMES } from "../panel/texts.ts";
import { RULE_PROBLEM_TEXTS, ruleTexts } from "./texts.ts";
import { type RuleForm, useRuleForm } from "./use-rule-form.ts";

const { form: texts, directions } = ruleTexts;

interface FieldsProps {
  readonly form: RuleForm;
  readonly chart: Chart;
}

const MEANS = GUIDED_MEANS.map((value) => ({ value, label: MEANS_NAMES[value] }));
const limit = (amount: Pesos) => (amount === ZERO ? null : amount);
const name = (text: string) => (text === "" ? null : text);

interface MeansProps {
  readonly label: string;
  readonly help?: string;
  readonly none: string;
  readonly error: boolean;
  readonly value: GuidedMeans | null;
  readonly onChange: (means: GuidedMeans | null) => void;
}

function MeansField({ none, value, error, onChange, ...field }: MeansProps) {
  return (
    <SelectField<GuidedMeans | "none">
      {...field}
      value={value ?? "none"}
      options={[{ value: "none", label: none }, ...MEANS]}
      error={error ? RULE_PROBLEM_TEXTS.means : undefined}
      onChange={(means) => onChange(means === "none" ? null : means)}
    />
  );
}

/** What an operation must be. */
function WhenFields({ form }: FieldsProps) {
  const { fields, when, has } = form;
  const { direction, words, party, means, least, most } = fields.condition;
  const lacks = has("condition") ? RULE_PROBLEM_TEXTS.condition : undefined;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold">{texts.when}</legend>
      <Segmented
        label={texts.direction}
        value={direction}
        segments={RULE_DIRECTIONS.map((value) => ({ value, label: directions[value] }))}
        onChange={(value) => when({ direction: value })}
      />
      <TextField
        label={texts.words}
        help={texts.wordsHelp}
        autoComplete="off"
        value={words}
        error={has("words") ? RULE_PROBLEM_TEXTS.words : lacks}
        onChange={(value) => when({ words: value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={texts.party}
          autoComplete="off"
          value={party ?? ""}
          onChange={(value) => when({ party: name(value) })}
        />
        <MeansField
          label={texts.means}
          none={texts.any}
          value={means}
          error={false}
          onChange={(value) => when({ means: value })}
        />
        <MoneyField
          label={texts.least}
          prefix
          blankZero
          value={least ?? ZERO}
          error={has("range") ? RULE_PROBLEM_TEXTS.range : undefined}
          onChange={(value) => when({ least: limit(value) })}
        />
        <MoneyField
          label={texts.most}
          prefix
          blankZero
          value={most ?? ZERO}
          onChange={(value) => when({ most: limit(value) })}
        />
      </div>
    </fieldset>
  );
}

const VATS: readonly { readonly value: string; readonly vat: RuleVat | null; readonly label: string }[] = [
  { value: "unsaid", vat: null, label: texts.unsaid },
  { value: "none", vat: "none", label: texts.noVat },
  ...VAT_RATES.map((rate) => ({ value: String(rate), vat: rate, label: texts.within(rate) })),
];

/** What the rule then says. */
function ThenFields({ form, chart }: FieldsProps) {
  const { fields, say, has } = form;
  const { account, means, pocket, party, vat, withholdsNothing } = fields.outcome;
  const side = fields.condition.direction === "in" ? "credit" : "debit";
  const lacks = has("outcome") ? RULE_PROBLEM_TEXTS.outcome : undefined;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold">{texts.outcome}</legend>
      <AccountPicker
        label={texts.account}
        help={texts.accountHelp}
        chart={chart}
        value={account}
        error={has("account") ? RULE_PROBLEM_TEXTS.account : lacks}
        place={() => ({ side, others: [] })}
        onChange={(value) => say({ account: value })}
        onClear={() => say({ account: null })}
      />
      <MeansField
        label={texts.setMeans}
        help={texts.setMeansHelp}
        none={texts.unsaid}
        value={means}
        error={has("means")}
        onChange={(value) => say({ means: value, pocket: null })}
      />
      {means === null || means === "credit" ? null : (
        <AccountPicker
          label={texts.pocket}
          chart={chart}
          value={pocket}
          error={has("pocket") ? RULE_PROBLEM_TEXTS.pocket : undefined}
          onChange={(value) => say({ pocket: value })}
          onClear={() => say({ pocket: null })}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={texts.setParty}
          autoComplete="off"
          value={party ?? ""}
          onChange={(value) => say({ party: name(value) })}
        />
        <SelectField<string>
          label={texts.vat}
          value={VATS.find((each) => each.vat === vat)?.value ?? ""}
          options={VATS}
          onChange={(value) => say({ vat: VATS.find((each) => each.value === value)?.vat ?? null })}
        />
      </div>
      <Checkbox
        label={texts.withholdsNothing}
        checked={withholdsNothing}
        onChange={(value) => say({ withholdsNothing: value })}
      />
    </fieldset>
  );
}

interface RuleDialogProps {
  readonly chart: Chart;
  /** Null for a new one. */
  readonly rule: RuleFields | null;
  readonly onSave: (fields: RuleFields) => Promise<boolean>;
  readonly onClose: () => void;
}

/** A rule of the company: what an operation must be, and what is then said of it. */
export function RuleDialog({ chart, rule, onSave, onClose }: RuleDialogProps) {
  const form = useRuleForm(rule, chart);
  const submit = async () => {
    if (form.send() && (await onSave(form.fields))) onClose();
  };
  return (
    <FormDialog
      size="lg"
      title={rule === null ? texts.addTitle : texts.editTitle}
      confirm={texts.save}
      busy={false}
      dirty={form.dirty}
      strict
      onClose={onClose}
      onSubmit={submit}
    >
      <WhenFields form={form} chart={chart} />
      <ThenFields form={form} chart={chart} />
    </FormDialog>
  );
}

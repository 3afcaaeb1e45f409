import { useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { UsedMonths } from "#domain/accounting/charts/account-in-use.ts";
import { type Asset, type AssetEstimate, DEPRECIATION_METHODS } from "#domain/assets/asset.ts";
import { accountsOfAsset } from "#domain/assets/asset-accounts.ts";
import { leavingResult } from "#domain/assets/asset-entries.ts";
import { type AssetStep, stepAsset } from "#domain/assets/asset-steps.ts";
import { MOST_LIFE, MOST_UNITS, mostImpaired, mostReversed } from "#domain/assets/check-asset.ts";
import {
  assetAfter,
  countsFrom,
  LAST_MONTHS,
  type LastMonth,
  lastMonthShare,
} from "#domain/assets/walk-asset.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { uncapitalize } from "#domain/kernel/capitals.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatMonth, formatPesos } from "#domain/kernel/format.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { abs, type Pesos, pesos, ZERO } from "#domain/kernel/pesos.ts";
import { ASSET_FIELD_TEXTS } from "#session/notices/asset-refusal-text.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { EntryTable } from "#ui/accounting/accounts/entry-table.tsx";
import { QuantityField } from "#ui/accounting/quantity-field.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { Sideways } from "./sideways.tsx";
import { type StepField, stepRefusal } from "./step-refusal.ts";
import { assetTexts, METHOD_NAMES, STEP_NAMES, type StepKind } from "./texts.ts";
import type { AssetActions } from "./use-asset-actions.ts";

const { step: texts } = assetTexts;

interface StepDraft extends AssetEstimate {
  readonly date: Day | null;
  readonly amount: Pesos;
  readonly other: AccountCode;
  readonly money: AccountCode;
  readonly gain: AccountCode;
  readonly loss: AccountCode;
  readonly lastMonth: LastMonth;
}

function draftOf({ asset, kind, chart, used, today }: StepDialogProps): StepDraft {
  const { expense, account } = asset;
  const isSales = chart.byCode.get(expense)?.puc.startsWith("52") ?? false;
  const usual = accountsOfAsset(chart, account, isSales, used);
  const others: Readonly<Record<StepKind, AccountCode>> = {
    addition: usual.money,
    impairment: usual.impairment,
    reversal: usual.recovery,
    estimate: usual.money,
    disposal: usual.money,
  };
  const { left } = assetAfter(asset, monthOf(today));
  return {
    ...left,
    date: today,
    amount: ZERO,
    other: others[kind],
    money: usual.money,
    gain: usual.gain,
    loss: usual.loss,
    lastMonth: "days",
  };
}

function stepOf(kind: StepKind, draft: StepDraft, date: Day, entryId: EntryId): AssetStep {
  const { amount, other, months, units, residual, method, money, gain, loss, lastMonth } = draft;
  if (kind === "addition") return { kind, date, amount, months, other, entryId };
  if (kind === "estimate") return { kind, date, method, months, units, residual };
  if (kind === "disposal") return { kind, date, price: amount, money, gain, loss, lastMonth, entryId };
  return { kind, date, amount, other, entryId };
}

interface StepPart {
  readonly asset: Asset;
  readonly kind: StepKind;
  readonly chart: Chart;
  readonly draft: StepDraft;
  readonly say: (part: Partial<StepDraft>) => void;
  /** What was refused of a field once it was sent. */
  readonly errors: Readonly<Partial<Record<StepField, string>>>;
}

/** How much it may be of. */
function helpOf(asset: Asset, kind: StepKind, date: Day | null): string | undefined {
  if (kind === "disposal") return texts.priceHelp;
  if (date === null) return undefined;
  if (kind === "impairment") return texts.most(formatPesos(mostImpaired(asset, date)));
  return kind === "reversal" ? texts.reversalMost(formatPesos(mostReversed(asset, date))) : undefined;
}

function Amount({ asset, kind, draft, say, errors }: StepPart) {
  if (kind === "estimate") return null;
  return (
    <MoneyField
      label={kind === "disposal" ? texts.price : texts[kind]}
      help={helpOf(asset, kind, draft.date)}
      prefix
      value={draft.amount}
      error={errors.amount}
      onChange={(amount) => say({ amount })}
    />
  );
}

function Months({ draft, say, errors }: StepPart) {
  return (
    <QuantityField
      label={texts.months}
      value={draft.months}
      most={MOST_LIFE}
      decimals={0}
      refused={() => ASSET_FIELD_TEXTS.life}
      error={errors.months}
      onChange={(months) => say({ months })}
    />
  );
}

function Estimate(props: StepPart) {
  const { draft, say, errors } = props;
  return (
    <>
      <SelectField
        label={assetTexts.form.method}
        value={draft.method}
        options={DEPRECIATION_METHODS.map((value) => ({ value, label: METHOD_NAMES[value] }))}
        onChange={(method) => say({ method })}
      />
      {draft.method === "straight" || draft.method === "declining" ? <Months {...props} /> : null}
      {draft.method === "units" ? (
        <QuantityField
          label={assetTexts.form.units}
          value={draft.units}
          most={MOST_UNITS}
          decimals={0}
          refused={() => ASSET_FIELD_TEXTS.units}
          error={errors.units}
          onChange={(units) => say({ units })}
        />
      ) : null}
      <MoneyField
        label={assetTexts.form.residual}
        prefix
        value={draft.residual}
        error={errors.residual}
        onChange={(residual) => say({ residual })}
      />
    </>
  );
}

interface LastMonthProps extends Pick<StepPart, "asset" | "draft" | "say"> {
  readonly date: Day;
}

/** How its last month is depreciated, where that makes a difference. */
function LastMonthField({ asset, date, draft, say }: LastMonthProps) {
  const shares = LAST_MONTHS.map((way) => [way, lastMonthShare(asset, date, way)] as const);
  if (shares.every(([, amount]) => amount === 0)) return null;
  const options = shares.map(([value, amount]) => ({
    value,
    label: texts.lastMonths[value](texts.worn(amount)),
  }));
  return (
    <SelectField
      label={texts.lastMonth(uncapitalize(formatMonth(monthOf(date))))}
      help={texts.lastMonthHelp}
      value={draft.lastMonth}
      options={options}
      onChange={(lastMonth) => say({ lastMonth })}
    />
  );
}

function Accounts({ asset, kind, chart, draft, say }: StepPart) {
  const picker = (label: string, field: "other" | "money" | "gain" | "loss") => (
    <AccountPicker
      label={label}
      chart={chart}
      value={draft[field]}
      onChange={(code: AccountCode) => say({ [field]: code })}
    />
  );
  if (kind === "estimate") return null;
  if (kind !== "disposal") return picker(texts[`${kind}Other`], "other");
  const worn = draft.date === null ? ZERO : lastMonthShare(asset, draft.date, draft.lastMonth);
  const result = leavingResult(asset, draft.amount) + worn;
  const amount = formatPesos(abs(pesos(result)));
  const words = result > 0 ? texts.gains(amount) : result < 0 ? texts.loses(amount) : texts.even;
  return (
    <>
      {draft.amount > 0 ? picker(texts.money, "money") : null}
      {draft.date === null ? null : (
        <LastMonthField asset={asset} date={draft.date} draft={draft} say={say} />
      )}
      <p className="font-semibold" aria-live="polite">
        {words}
      </p>
      {result > 0 ? picker(texts.gain, "gain") : null}
      {result < 0 ? picker(texts.loss, "loss") : null}
    </>
  );
}

interface StepDialogProps {
  readonly asset: Asset;
  readonly kind: StepKind;
  readonly chart: Chart;
  readonly used: UsedMonths;
  readonly today: Day;
  readonly does: AssetActions;
  readonly onClose: () => void;
}

/** Something that happens to an asset: what is said of it, and the entry that it writes. */
export function StepDialog(dialog: StepDialogProps) {
  const { asset, kind, chart, today, does, onClose } = dialog;
  const [opened] = useState(() => draftOf(dialog));
  const [entryId] = useState(() => does.newEntryId());
  const [draft, setDraft] = useState(opened);
  const [wasSent, setSent] = useState(false);
  const say = (part: Partial<StepDraft>) => setDraft({ ...draft, ...part });
  const step = draft.date === null ? null : stepOf(kind, draft, draft.date, entryId);
  const stepped = step === null ? null : stepAsset(asset, step);
  const submit = async () => {
    setSent(true);
    if (step !== null && stepped?.ok && (await does.move(asset, step))) onClose();
  };
  const isRefused = wasSent && stepped !== null && !stepped.ok;
  const { rest, ...refused } = isRefused ? stepRefusal(stepped.error) : {};
  const errors = wasSent && step === null ? { date: texts.needDate } : refused;
  const part = { asset, kind, chart, draft, say, errors };
  const byMonths = draft.method === "straight" || draft.method === "declining";
  const entry = stepped?.ok ? stepped.value.entry : null;
  return (
    <FormDialog
      size="lg"
      title={`${STEP_NAMES[kind]}: ${asset.name}`}
      confirm={texts.save}
      busy={false}
      dirty={JSON.stringify(draft) !== JSON.stringify(opened)}
      strict
      onClose={onClose}
      onSubmit={submit}
    >
      <DateField
        label={texts.date}
        picker
        value={draft.date}
        today={today}
        error={errors.date}
        onChange={(date) => say({ date })}
      />
      <Amount {...part} />
      {kind === "addition" && byMonths ? <Months {...part} /> : null}
      {kind === "estimate" ? <Estimate {...part} /> : null}
      <Accounts {...part} />
      {kind === "disposal" || draft.date === null ? null : (
        <p className="text-muted">{texts.prospective(uncapitalize(formatMonth(countsFrom(draft.date))))}</p>
      )}
      {rest === undefined ? null : (
        <p role="alert" className="text-caption text-error">
          {rest}
        </p>
      )}
      {entry === null ? null : (
        <Sideways>
          <EntryTable entry={entry} chart={chart} bare />
        </Sideways>
      )}
    </FormDialog>
  );
}

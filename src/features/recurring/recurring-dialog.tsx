import type { Chart } from "#domain/accounting/chart.ts";
import type { UsedMonths } from "#domain/accounting/charts/account-in-use.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { Recurring, RecurringFields } from "#domain/recurring/recurring.ts";
import { dueTotal, recurringLines, takesAmount } from "#domain/recurring/recurring-dues.ts";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import {
  AmountAndMonths,
  LoanFields,
  RecurringAccount,
  type RecurringFieldsProps,
} from "./recurring-fields.tsx";
import { DRAFT_KINDS, DRAFT_NAMES, PROBLEM_TEXTS, recurringTexts } from "./texts.ts";
import { type RecurringForm, useRecurringForm } from "./use-recurring-form.ts";

const { form: texts } = recurringTexts;

interface SourceProps extends RecurringFieldsProps {
  readonly entries: readonly Entry[];
  readonly isNew: boolean;
}

/** Why the chosen entry cannot be repeated. */
function sourceProblem(has: RecurringForm["has"]): string | undefined {
  if (has("unbalanced")) return PROBLEM_TEXTS.unbalanced;
  return has("accounts") ? texts.sourceMovesNothing : undefined;
}

/** The same each month: a cost of one account, or all lines of an entry of the book. */
function MonthlyFields({ entries, isNew, ...props }: SourceProps) {
  const { draft, fields, say, has } = props.form;
  const isCost = draft.kind === "expense";
  const choose = (id: string) => {
    const entry = entries.find((each) => each.id === id);
    if (entry) say({ lines: entry.lines, description: draft.description || entry.description });
  };
  return (
    <>
      {isCost ? (
        <>
          <MoneyField
            label={texts.amount}
            prefix
            blankZero
            value={draft.amount}
            error={has("unbalanced") ? PROBLEM_TEXTS.unbalanced : undefined}
            onChange={(amount) => say({ amount })}
          />
          <RecurringAccount {...props} field="expense" />
          <RecurringAccount {...props} field="money" />
        </>
      ) : null}
      {!isCost && isNew ? (
        <SelectField<string>
          label={texts.source}
          help={texts.sourceHelp}
          error={sourceProblem(has)}
          value={entries.find(({ lines }) => lines === draft.lines)?.id ?? ""}
          placeholder={texts.noSource}
          options={entries.map(({ id, date, description }) => ({
            value: id,
            label: `${formatDay(date)} ${description}`,
          }))}
          onChange={choose}
        />
      ) : null}
      {!(isCost || isNew) && sourceProblem(has) ? (
        <p role="alert" className="text-caption text-error">
          {sourceProblem(has)}
        </p>
      ) : null}
      {takesAmount({ plan: { ...fields.plan, asks: true } as typeof fields.plan }) ? (
        <Checkbox label={texts.asks} checked={draft.asks} onChange={(asks) => say({ asks })} />
      ) : null}
    </>
  );
}

function Kind(props: SourceProps) {
  const { draft } = props.form;
  if (draft.kind === "loan") return <LoanFields {...props} />;
  if (draft.kind !== "deferred") return <MonthlyFields {...props} />;
  return (
    <>
      <AmountAndMonths form={props.form} label={texts.total} />
      <RecurringAccount {...props} field="expense" />
      <RecurringAccount {...props} field="prepaid" />
    </>
  );
}

function Days({ form, today, isNew }: RecurringFieldsProps & { readonly isNew: boolean }) {
  const { draft, say, has, lacksDay } = form;
  const isEndless = draft.kind === "expense" || draft.kind === "entry";
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField
        label={texts.first}
        help={texts.firstHelp}
        picker
        value={draft.first}
        today={today}
        error={lacksDay ? texts.needDate : undefined}
        onChange={(first) => say({ first })}
      />
      {isEndless ? (
        <DateField
          label={texts.last}
          help={texts.lastHelp}
          picker
          value={draft.last}
          today={today}
          error={has("end") ? PROBLEM_TEXTS.end : undefined}
          onChange={(last) => say({ last })}
        />
      ) : null}
      {isNew && draft.kind === "loan" ? (
        <DateField
          label={texts.received}
          help={texts.receivedHelp}
          picker
          value={draft.received}
          today={today}
          error={has("received") ? PROBLEM_TEXTS.received : undefined}
          onChange={(received) => say({ received })}
        />
      ) : null}
      {isNew && draft.kind === "deferred" ? (
        <DateField
          label={texts.covers}
          help={texts.coversHelp}
          picker
          value={draft.covers}
          today={today}
          onChange={(covers) => say({ covers })}
        />
      ) : null}
    </div>
  );
}

/** What is said at once as the parts that it will be proposed in. */
function Parts({ records }: { readonly records: readonly RecurringFields[] }) {
  if (records.length < 2) return null;
  return (
    <div className="text-caption">
      <p className="text-muted">{texts.splits}</p>
      <ul>
        {records.map(({ description, first, plan }) => (
          <li key={`${first} ${description}`} className="flex justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">{`${formatDay(first)} ${description}`}</span>
            <AmountText value={dueTotal(recurringLines(plan, 1))} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RecurringDialogProps {
  readonly chart: Chart;
  /** What the book uses, which the accounts of the form begin with. */
  readonly used: UsedMonths;
  readonly today: Day;
  /** Null for a new one. */
  readonly recurring: Recurring | null;
  /** An entry that is to be repeated, chosen in the journal. */
  readonly from: Entry | null;
  /** What may be repeated of the book. */
  readonly entries: readonly Entry[];
  /** `parts`: what is said with it and repeats beside it. */
  readonly onSave: (fields: RecurringFields, parts: readonly RecurringFields[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** What repeats, said once: a cost, an entry, a prepaid expense or a loan with its table. */
export function RecurringDialog(dialog: RecurringDialogProps) {
  const { chart, today, recurring, from, onSave, onClose } = dialog;
  const form = useRecurringForm(dialog);
  const entries =
    from === null ? dialog.entries : [from, ...dialog.entries.filter(({ id }) => id !== from.id)];
  const { draft, fields, records, say, has } = form;
  const submit = async () => {
    const main = records.find(({ plan }) => plan.kind === fields.plan.kind) ?? records.at(-1) ?? fields;
    const parts = records.filter((each) => each !== main);
    if (form.send() && (await onSave(main, parts))) onClose();
  };
  const props = { form, chart, today, entries, isNew: recurring === null };
  return (
    <FormDialog
      size="lg"
      title={recurring === null ? texts.addTitle : texts.editTitle}
      confirm={texts.save}
      busy={false}
      dirty={form.dirty}
      strict
      onClose={onClose}
      onSubmit={submit}
    >
      {recurring === null ? (
        <Segmented
          label={texts.kind}
          value={draft.kind}
          segments={DRAFT_KINDS.map((value) => ({ value, label: DRAFT_NAMES[value] }))}
          onChange={(kind) => say({ kind })}
        />
      ) : null}
      <TextField
        label={texts.description}
        help={texts.descriptionHelp}
        autoComplete="off"
        value={draft.description}
        error={has("description") ? PROBLEM_TEXTS.description : undefined}
        onChange={(description) => say({ description })}
      />
      <Kind {...props} />
      <Days {...props} />
      <Parts records={records} />
    </FormDialog>
  );
}

import { type RefObject, useId, useRef } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { PAYMENT_METHODS } from "#domain/accounting/operations/operation.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import type { Day } from "#domain/kernel/day.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { journalTexts } from "../../texts.ts";
import { DebtPaymentFields, overDebt, PaymentShortcuts } from "../debts/debt-payment-fields.tsx";
import { debtTexts } from "../debts/texts.ts";
import { WhoField } from "../debts/who-field.tsx";
import { OperationPocket, TransferPockets } from "../pockets/pocket-fields.tsx";
import { simpleTexts as texts } from "../texts.ts";
import { accountAgainstWords, type DraftType, draftDirection, placeOfOperation } from "./simple-draft.ts";
import { TypeIcon } from "./simple-icons.tsx";
import { SimpleTaxes } from "./simple-taxes.tsx";
import { ToldCard } from "./told-card.tsx";
import type { OperationForm } from "./use-operation-form.ts";
import { VatFields } from "./vat-fields.tsx";
import { WordsAccount } from "./words-account.tsx";

interface FieldsProps {
  readonly form: OperationForm;
  readonly chart: Chart;
  readonly today: Day;
}

const TYPES: readonly DraftType[] = ["sale", "income", "expense", "purchase", "transfer", "other"];

/** Six types, each large enough for a thumb. */
function TypeChoice({ form }: Pick<FieldsProps, "form">) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{texts.type}</legend>
      <div className="grid grid-cols-3 gap-1.5">
        {TYPES.map((type) => (
          <label
            key={type}
            className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-field border border-borde text-caption font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary has-checked:border-base-content has-checked:bg-base-content has-checked:text-base-100"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={form.draft.type === type}
              onChange={() => form.change({ type })}
            />
            <TypeIcon type={type} size={18} />
            {texts.types[type]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function MethodChoice({ form }: Pick<FieldsProps, "form">) {
  const name = useId();
  const { method, type } = form.draft;
  if (type === "transfer" || type === "debt-payment") return null;
  return (
    <fieldset>
      <legend className="field-label">{texts.method}</legend>
      <div className="grid grid-cols-4 gap-1.5 *:last:col-span-4">
        {PAYMENT_METHODS.map((each) => (
          <label
            key={each}
            className="inline-flex min-h-10 cursor-pointer items-center justify-center rounded-field border border-borde font-semibold text-caption has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary has-checked:border-base-content has-checked:bg-base-content has-checked:text-base-100 pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={method === each}
              onChange={() => form.change({ method: each, pocket: undefined })}
            />
            {texts.methods[each]}
          </label>
        ))}
      </div>
      {method === "other" ? <p className="field-note">{texts.onCredit[draftDirection(form.draft)]}</p> : null}
    </fieldset>
  );
}

/** The account that the type stands for, or another. */
function AccountOfOperation({ form, chart }: Omit<FieldsProps, "today">) {
  const { account } = form.draft;
  const hint = accountAgainstWords(form.draft, chart);
  const label = (code: AccountCode) => accountLabel(chart, code);
  return (
    <div>
      <AccountPicker
        label={texts.account}
        help={texts.accountHelp}
        notice={hint && journalTexts.againstWords(label(hint.usual.code), label(hint.account.code))}
        error={form.problem === "same-account" ? texts.problems["same-account"] : undefined}
        chart={chart}
        place={() => placeOfOperation(form.draft, chart.kind)}
        used={form.used}
        value={account}
        onChange={(code) => form.change({ account: code })}
        onClear={() => form.change({ account: null })}
      />
      {account === null ? null : (
        <Button variant="ghost" size="sm" className="mt-1" onClick={() => form.change({ account: null })}>
          {texts.clearAccount}
        </Button>
      )}
    </div>
  );
}

/** Optional fields. */
function MoreFields({ form, chart }: Omit<FieldsProps, "today">) {
  const { draft } = form;
  const { account, reference } = draft;
  return (
    <details className="group" open={form.problem === "same-account" || account !== null || undefined}>
      <summary className="link w-fit cursor-pointer">{texts.more}</summary>
      <div className="mt-3 grid gap-4">
        <TextField
          label={texts.reference}
          value={reference}
          maxLength={60}
          onChange={(text) => form.change({ reference: text })}
        />
        {draft.type === "transfer" || draft.type === "debt-payment" ? null : (
          <AccountOfOperation form={form} chart={chart} />
        )}
      </div>
    </details>
  );
}

/** A day outside of the book's period is no mistake, but said, with the one press that takes it in. */
function OutsidePeriod({ form: { outside } }: Pick<FieldsProps, "form">) {
  if (outside === null) return null;
  return (
    <div role="status" className="field-note flex flex-wrap items-center gap-2" data-tone="info">
      <span>{outside.text}</span>
      <Button size="sm" onClick={outside.extend}>
        {journalTexts.extendBook}
      </Button>
    </div>
  );
}

interface OperationFieldsProps extends FieldsProps {
  /** The first field to fill in. */
  readonly amount: RefObject<HTMLInputElement | null>;
  /** Not a correction: what is written already is told nothing. */
  readonly isNew: boolean;
}

/** The fields of an operation, in the order of a sale at a counter: what, how much, for what, with which IVA, how paid, when. */
export function OperationFields({ form, chart, today, amount, isNew }: OperationFieldsProps) {
  const words = useRef<HTMLInputElement>(null);
  const { draft, change, problem } = form;
  const isPayment = draft.type === "debt-payment";
  const isPlain = draft.type !== "transfer" && !isPayment;
  return (
    <div className="grid gap-4">
      {isPayment ? (
        <p className="text-base">{draft.thirdParty ?? debtTexts.nameless}</p>
      ) : (
        <TypeChoice form={form} />
      )}
      {draft.type === "other" ? (
        <Segmented
          label={texts.direction}
          value={draft.direction}
          segments={[
            { value: "in", label: texts.directions.in },
            { value: "out", label: texts.directions.out },
          ]}
          onChange={(direction) => change({ direction })}
          block
        />
      ) : null}
      <MoneyField
        label={isPayment ? debtTexts.howMuch : texts.amount}
        value={draft.amount}
        onChange={(value) => change({ amount: value })}
        error={problem === "no-amount" ? texts.problems["no-amount"] : overDebt(form, chart)}
        prefix
        blankZero
        size="figure"
        ref={amount}
      />
      {isPayment ? <PaymentShortcuts form={form} /> : null}
      <TextField
        ref={words}
        label={texts.description}
        placeholder={texts.descriptionHint}
        value={draft.description}
        maxLength={500}
        autoComplete="off"
        onChange={(description) => change({ description })}
      />
      {isPlain && isNew ? (
        <ToldCard form={form} chart={chart} today={today} onAnswered={() => words.current?.focus()} />
      ) : null}
      {isPlain ? <WordsAccount form={form} chart={chart} onAnswered={() => words.current?.focus()} /> : null}
      {isPlain ? <VatFields form={form} chart={chart} /> : null}
      <MethodChoice form={form} />
      {isPlain ? <WhoField form={form} today={today} /> : null}
      {draft.type === "transfer" ? (
        <TransferPockets form={form} chart={chart} />
      ) : (
        <OperationPocket form={form} chart={chart} />
      )}
      {isPayment ? <DebtPaymentFields form={form} chart={chart} /> : null}
      <DateField
        label={texts.date}
        value={draft.date}
        today={today}
        onChange={(date) => change({ date })}
        error={problem === "no-date" ? texts.problems["no-date"] : undefined}
      />
      <OutsidePeriod form={form} />
      {isPlain ? <SimpleTaxes form={form} /> : null}
      <MoreFields form={form} chart={chart} />
    </div>
  );
}

import type { Chart } from "#domain/accounting/chart.ts";
import type { EInvoice } from "#domain/invoice/e-invoice.ts";
import type { InvoiceChoices, InvoicePlan } from "#domain/invoice/review.ts";
import type { Day } from "#domain/kernel/day.ts";
import { INCOME_CONCEPTS, type IncomeConcept, WITHHOLDING } from "#domain/law/tax-statutes.data.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { invoiceTexts as texts } from "../texts.ts";

const CONCEPTS: readonly { readonly value: IncomeConcept | "none"; readonly label: string }[] = [
  { value: "none", label: texts.noConcept },
  ...INCOME_CONCEPTS.map((value) => ({
    value,
    label: WITHHOLDING.find(({ concept }) => concept === value)?.name ?? value,
  })),
];

const PAYMENTS = (["credit", "cash", "bank"] as const).map((value) => ({
  value,
  label: texts.payments[value],
}));

interface InvoiceFieldsProps {
  readonly plan: InvoicePlan;
  readonly payment: EInvoice["payment"] | null;
  readonly invoice: EInvoice;
  readonly chart: Chart;
  readonly today: Day;
  readonly onChoose: (said: InvoiceChoices) => void;
}

/** What somebody may say otherwise of a document: its account, its taxes, its payment and its day. */
export function InvoiceFields({ plan, payment, invoice, chart, today, onChoose }: InvoiceFieldsProps) {
  const { entry, deed, account, day } = plan;
  const usual = invoice.kind === "credit-note" ? "credit" : invoice.payment;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="sr-only">{texts.change}</legend>
      <AccountPicker
        chart={chart}
        label={texts.mainAccount}
        help={texts.sameParty}
        value={account}
        onChange={(code) => onChoose({ account: code })}
      />
      <SelectField
        label={texts.concept}
        value={entry.concept}
        options={CONCEPTS}
        onChange={(concept) => onChoose({ concept })}
      />
      <SelectField
        label={texts.payment}
        value={payment ?? usual}
        options={PAYMENTS}
        onChange={(chosen) => onChoose({ payment: chosen })}
      />
      {deed === "sale" || entry.vat === 0 ? null : (
        <Checkbox
          label={texts.deducts}
          checked={entry.notDeducted === null}
          onChange={(deducts) => onChoose({ deducts })}
        />
      )}
      <DateField
        label={texts.day}
        value={day}
        today={today}
        picker
        onChange={(chosen) => {
          if (chosen !== null) onChoose({ day: chosen });
        }}
      />
    </fieldset>
  );
}

import HandCoins from "lucide-react/icons/hand-coins";
import { useState } from "react";
import { formatPesos } from "#domain/kernel/format.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { sum } from "#domain/kernel/pesos.ts";
import {
  asPosted,
  openLiabilities,
  paymentLiabilities,
  settledSince,
} from "#domain/payroll/payment/liabilities.ts";
import type { StoredPayment } from "#domain/payroll/settlement/stored-payment.ts";
import type { DebtorId } from "#storage/commands/payroll/pay-liabilities.ts";
import type { PostedPayment } from "#storage/queries/payroll/payments.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { type Debt, PayDialog } from "./pay-dialog.tsx";
import { paymentTexts as texts } from "./payment-texts.ts";

interface PaymentDebtsProps {
  readonly companyId: CompanyId;
  readonly payments: readonly PostedPayment[];
  /** All payments of the company that count: settlements pay what a consolidation owes. Absent: `payments`. */
  readonly all?: readonly PostedPayment[];
  /** "la liquidación de Ana", "la prima de junio de 2026". */
  readonly nameOf: (payment: StoredPayment) => string;
}

function debtorOf(payment: StoredPayment): DebtorId {
  return payment.what === "settlement"
    ? { what: "settlement", id: payment.id }
    : { what: "benefit", id: payment.id };
}

function debtOf(
  { payment, book, entry, paid }: PostedPayment,
  all: readonly PostedPayment[],
  companyId: CompanyId,
  name: string,
): Debt {
  const counting = paid.filter(({ counts }) => counts);
  const settled = settledSince(
    payment,
    all.map((each) => each.payment),
  );
  const open = openLiabilities(asPosted(paymentLiabilities(payment, settled), entry.lines), counting);
  const { version } = payment;
  return { debtor: debtorOf(payment), version, companyId, bookId: book.id, open, name, reference: "" };
}

function asTitle(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** What posted settlements and benefits left owed, each with the way to pay it. */
export function PaymentDebts({ companyId, payments, all = payments, nameOf }: PaymentDebtsProps) {
  const [paying, setPaying] = useState<StoredPayment["id"] | null>(null);
  const debts = payments.map((each) => debtOf(each, all, companyId, nameOf(each.payment)));
  const chosen = debts.find(({ debtor }) => debtor.id === paying);
  return (
    <>
      {debts.map(({ debtor, open, name }) => {
        const left = sum(open.map((each) => each.left));
        return (
          <Banner
            key={debtor.id}
            tone={left > 0 ? "info" : "ok"}
            role="note"
            icon={<HandCoins size={18} aria-hidden="true" />}
            actions={
              left > 0 && debtor.what !== "run" ? (
                <Button size="sm" onClick={() => setPaying(debtor.id)}>
                  {texts.pay}
                </Button>
              ) : undefined
            }
          >
            {left > 0 ? texts.owedOf(asTitle(name), formatPesos(left)) : texts.paidWhole(asTitle(name))}
          </Banner>
        );
      })}
      {chosen === undefined ? null : <PayDialog debt={chosen} onClose={() => setPaying(null)} />}
    </>
  );
}

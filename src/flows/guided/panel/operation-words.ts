import type { Chart } from "#domain/accounting/chart.ts";
import type { GuidedOperation, GuidedPayment, KnownBy } from "#domain/guided/guided-operation.ts";
import { formatDay, formatPercent, formatPesos } from "#domain/kernel/format.ts";
import { ruleTexts } from "../rules/texts.ts";
import { nameOfAccount, vatName } from "./question-options.ts";
import { DEED_NAMES, MEANS_NAMES, guidedPanelTexts as texts } from "./texts.ts";

/** One way of payment: "Efectivo", "Nequi, 50 %", "Crédito, vence 30/11/2026". */
function paymentWords(payment: GuidedPayment, chart: Chart): string {
  const { means, pocket, share, due } = payment;
  const parts = [pocket === null ? MEANS_NAMES[means] : nameOfAccount(chart, pocket)];
  if (share.kind === "amount") parts.push(formatPesos(share.amount));
  if (share.kind === "percent") parts.push(formatPercent(share.percent / 100, 0));
  if (due !== null) parts.push(texts.details.dueOn(formatDay(due)));
  return parts.join(", ");
}

/** All ways of payment in words; empty while none is known. */
export function paymentsWords(operation: GuidedOperation, chart: Chart): string {
  return operation.payments.map((payment) => paymentWords(payment, chart)).join(" + ");
}

/** A part of an operation as it was understood, to be shown and corrected. */
export interface OperationChip {
  readonly part: string;
  readonly text: string;
  /** It was not said: usual, or as in an earlier entry. */
  readonly isGuess: boolean;
}

/** What was understood of an operation, in the order in which it is read. */
export function operationChips(operation: GuidedOperation, chart: Chart): readonly OperationChip[] {
  const { deed, account, amount, vat, party, document, date, payments, interest, cost } = operation;
  const { depreciated, discount, from } = operation;
  const told = (text: string, by: KnownBy) =>
    by === "book" && operation.remembered !== null
      ? texts.asOn(text, formatDay(operation.remembered.day))
      : by === "rule"
        ? ruleTexts.asBy(text)
        : text;
  const chips: (OperationChip | null)[] = [
    deed && { part: "deed", text: DEED_NAMES[deed.value], isGuess: deed.by === "usual" },
    account && {
      part: "account",
      text: told(nameOfAccount(chart, account.value), account.by),
      isGuess: account.by !== "said",
    },
    amount && { part: "amount", text: formatPesos(amount.value), isGuess: amount.by === "usual" },
    vat && {
      part: "vat",
      text: told(vatName(vat.value), vat.by),
      isGuess: vat.by === "usual" || vat.by === "rule",
    },
    interest && {
      part: "interest",
      text: texts.details.interestOf(formatPesos(interest.value)),
      isGuess: false,
    },
    cost && {
      part: "cost",
      text: texts.details.costOf(formatPesos(cost.value)),
      isGuess: cost.by === "usual",
    },
    depreciated == null
      ? null
      : {
          part: "depreciated",
          text: texts.details.depreciatedOf(formatPesos(depreciated.value)),
          isGuess: false,
        },
    discount === undefined
      ? null
      : { part: "discount", text: texts.details.discountOf(formatPesos(discount)), isGuess: false },
    from === undefined
      ? null
      : { part: "from", text: texts.details.movedFrom(nameOfAccount(chart, from)), isGuess: false },
    payments.length === 0
      ? null
      : {
          part: "means",
          text: payments.every(({ by }) => by === "usual")
            ? texts.unsaid(paymentsWords(operation, chart))
            : told(paymentsWords(operation, chart), payments[0]?.by ?? "said"),
          isGuess: payments.every(({ by }) => by === "usual" || by === "rule"),
        },
    party && {
      part: "party",
      text: told(party.value, party.by),
      isGuess: party.by !== "said" && party.by !== "answered",
    },
    document && { part: "document", text: document.value, isGuess: false },
    date && { part: "date", text: formatDay(date.value), isGuess: date.by === "usual" },
  ];
  return chips.filter((chip) => chip !== null);
}

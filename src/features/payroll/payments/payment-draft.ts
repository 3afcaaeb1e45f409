import { type AccountCode, takesEntries } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { accountInUse, type UsedMonths } from "#domain/accounting/charts/account-in-use.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { OpenLiability, PaidPart } from "#domain/payroll/payment/liability-payment.ts";
import { MONEY_GROUP } from "#domain/payroll/payment/pay-liabilities.ts";

/** The amounts being typed, by account; an account that is not chosen has none. */
export type PaymentDraft = ReadonlyMap<string, Pesos>;

/** Everything that is left of the accounts; of all of them when none is named. */
export function startPayment(open: readonly OpenLiability[], only?: readonly string[]): PaymentDraft {
  const chosen = open.filter(({ account, left }) => left > 0 && (only?.includes(account) ?? true));
  return new Map(chosen.map(({ account, left }) => [account, left]));
}

/** Chooses an account with what is left of it, or takes it out. */
export function withChosen(
  draft: PaymentDraft,
  { account, left }: OpenLiability,
  isChosen: boolean,
): PaymentDraft {
  const next = new Map(draft);
  if (isChosen) next.set(account, left);
  else next.delete(account);
  return next;
}

/** The parts in the order of the liabilities. */
export function partsOf(draft: PaymentDraft, open: readonly OpenLiability[]): readonly PaidPart[] {
  return open.flatMap(({ account }): PaidPart[] => {
    const amount = draft.get(account);
    return amount === undefined ? [] : [[account, amount ?? ZERO]];
  });
}

/** Accounts of cash and banks that a payment may come from: the subaccounts, and what the book uses besides them. */
export function moneyAccounts({ accounts }: Chart, used: UsedMonths) {
  return accounts.filter(
    (account) =>
      takesEntries(account) &&
      account.code.startsWith(MONEY_GROUP) &&
      (account.code.length >= 6 || used.has(account.code)),
  );
}

/** The bank account that the book uses (AC-45); before it used one, the first of its own, else the bank of the PUC. */
export function usualBank(chart: Chart, used: UsedMonths): AccountCode | null {
  const inUse = accountInUse("1110", chart, used).code;
  if (used.has(inUse)) return inUse;
  const money = moneyAccounts(chart, used);
  const own = money.find(({ code }) => code.startsWith("1110") && code.length > 6);
  return (own ?? money.find(({ code }) => code === "111005") ?? money[0])?.code ?? null;
}

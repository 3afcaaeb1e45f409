import type { AccountCode } from "../../accounting/account.ts";
import { MAX_LINES } from "../../accounting/entries/check-entry.ts";
import type { EntryContent, EntryLine } from "../../accounting/entries/entry.ts";
import type { Day } from "../../kernel/day.ts";
import { isPesos, type Pesos, pesos, sum, ZERO } from "../../kernel/pesos.ts";
import type { OpenLiability, OwedTo, PaidPart } from "./liability-payment.ts";

/** Otros gastos diversos: what a form rounded up above the books. */
export const ROUNDED_UP = "539595";

/** The group of the PUC that money is paid from: cash, banks and savings accounts. */
export const MONEY_GROUP = "11";

/** A payment about to be posted. */
export interface PaymentOrder {
  readonly day: Day;
  /** The account of cash or of a bank that it is paid from. */
  readonly from: string;
  readonly parts: readonly PaidPart[];
  readonly description: string;
  readonly reference: string;
}

export type PaymentProblem =
  | { readonly kind: "nothing" }
  /** The account is not of cash or banks. */
  | { readonly kind: "not-money" }
  /** Not whole pesos above zero, or more than is left of a liability. */
  | { readonly kind: "amount"; readonly account: string; readonly most: Pesos };

/** What an amount may be at most: what is left, and the rounding of a form once. */
export function mostPayable({ left, paid, rounding, amount }: OpenLiability): Pesos {
  return left === 0 ? ZERO : pesos(Math.max(amount + rounding - paid, 0));
}

/** Why a payment cannot be posted; null if it can. Part of a liability may be paid, and the rest later. */
export function paymentProblem(
  { from, parts }: Pick<PaymentOrder, "from" | "parts">,
  open: readonly OpenLiability[],
): PaymentProblem | null {
  if (parts.length === 0) return { kind: "nothing" };
  const accounts = new Set(parts.map(([account]) => account));
  for (const [account, amount] of parts) {
    const liability = open.find((each) => each.account === account);
    const most = liability && accounts.size === parts.length ? mostPayable(liability) : ZERO;
    if (!isPesos(amount) || amount <= 0 || amount > most) return { kind: "amount", account, most };
  }
  return from.startsWith(MONEY_GROUP) && from.length >= 4 ? null : { kind: "not-money" };
}

function line(account: string, debit: Pesos, credit: Pesos, person = ""): EntryLine {
  const named = person === "" ? {} : { thirdParty: person };
  return { account: account as AccountCode, debit, credit, ...named };
}

/** Whose the amount is: what was paid before was of the first people, and this goes on from there. */
function sharesOf(open: OpenLiability | undefined, amount: Pesos): readonly OwedTo[] {
  if (open?.people === undefined) return [["", amount]];
  let [before, left] = [open.paid as number, amount as number];
  const shares: OwedTo[] = [];
  for (const [name, owed] of open.people) {
    const skipped = Math.min(before, owed);
    const share = Math.min(owed - skipped, left);
    [before, left] = [before - skipped, left - share];
    if (share > 0) shares.push([name, pesos(share)]);
  }
  return left > 0 ? [...shares, ["", pesos(left)]] : shares;
}

/**
 * Debits each liability, up to what is left of it and to each person whose it is, and credits the money. Only a
 * proposal.
 */
export function paymentEntry(
  { day, from, parts, description, reference }: PaymentOrder,
  open: readonly OpenLiability[],
): EntryContent {
  const owed = parts.map(([account, amount]) => {
    const left = open.find((each) => each.account === account)?.left ?? amount;
    return [account, pesos(Math.min(amount, left)), pesos(Math.max(amount - left, 0))] as const;
  });
  const above = sum(owed.map(([, , excess]) => excess));
  const named = owed.flatMap(([account, amount]) =>
    sharesOf(
      open.find((each) => each.account === account),
      amount,
    ).map(([name, share]) => line(account, share, ZERO, name)),
  );
  // More people than an entry has lines: their debit names nobody.
  const debits =
    named.length + 2 > MAX_LINES ? owed.map(([account, amount]) => line(account, amount, ZERO)) : named;
  return {
    date: day,
    description,
    reference,
    lines: [
      ...debits,
      ...(above > 0 ? [line(ROUNDED_UP, above, ZERO)] : []),
      line(from, ZERO, sum(parts.map(([, amount]) => amount))),
    ],
  };
}

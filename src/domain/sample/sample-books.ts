import type { AccountCode } from "../accounting/account.ts";
import type { EntryContent, EntryLine } from "../accounting/entries/entry.ts";
import type { Day } from "../kernel/day.ts";
import { invariant } from "../kernel/invariant.ts";
import { pesos, ZERO } from "../kernel/pesos.ts";
import { roundHalfUp } from "../kernel/rounding.ts";
import type { Rate } from "./sample-rates.data.ts";
import { FIRST_NUMBERS } from "./shop.data.ts";

/** Recibo de caja, comprobante de egreso, factura de compra, factura de venta, nota bancaria, nota de contabilidad. */
export type VoucherKind = keyof typeof FIRST_NUMBERS;

interface Voucher {
  readonly kind: VoucherKind;
  readonly date: Day;
  readonly description: string;
  readonly lines: readonly EntryLine[];
}

/** The books while they are being written: assigns numbers, and knows balances on any past day. */
export interface SampleBooks {
  readonly entries: readonly EntryContent[];
  /** Posts an entry and returns its reference. Zero lines are dropped. */
  post(voucher: Voucher): string;
  /** Posts an entry that a correction takes back later: it is in the journal, but excluded from the balances here. */
  postMistake(voucher: Voucher): string;
  nextReference(kind: VoucherKind): string;
  /** Debits minus credits of an account and those below it, up to a day; of the whole book without a day. */
  balance(prefix: string, until?: Day): number;
  /** Credits of an account in a month, given as "2026-10". */
  credited(prefix: string, month: string): number;
}

export function debit(account: string, amount: number, thirdParty?: string): EntryLine {
  const line = { account: account as AccountCode, debit: pesos(amount), credit: ZERO };
  return thirdParty === undefined ? line : { ...line, thirdParty };
}

export function credit(account: string, amount: number, thirdParty?: string): EntryLine {
  const line = { account: account as AccountCode, debit: ZERO, credit: pesos(amount) };
  return thirdParty === undefined ? line : { ...line, thirdParty };
}

/** A line for a signed amount: above zero is a debit. */
export function signedAmount(account: string, amount: number): EntryLine {
  return amount >= 0 ? debit(account, amount) : credit(account, -amount);
}

export function share(amount: number, [numerator, denominator]: Rate): number {
  return roundHalfUp(pesos(amount), numerator, denominator);
}

/** Tax returns are filed in whole thousands (ET art. 577). */
export function toThousands(amount: number): number {
  return roundHalfUp(pesos(amount), 1, 1000) * 1000;
}

export function openSampleBooks(): SampleBooks {
  const entries: EntryContent[] = [];
  const counted: EntryContent[] = [];
  const next: Record<VoucherKind, number> = { ...FIRST_NUMBERS };
  const nextReference = (kind: VoucherKind) => `${kind}-${String(next[kind]).padStart(4, "0")}`;

  const write = ({ kind, date, description, lines }: Voucher): EntryContent => {
    const reference = nextReference(kind);
    next[kind] += 1;
    const content = {
      date,
      description,
      reference,
      lines: lines.filter((each) => each.debit + each.credit > 0),
    };
    const difference = content.lines.reduce((sum, line) => sum + line.debit - line.credit, 0);
    invariant(content.lines.length > 1, `${reference} says nothing`);
    invariant(difference === 0, `${reference} does not balance by ${difference}`);
    invariant((entries.at(-1)?.date ?? date) <= date, `${reference} comes out of order`);
    entries.push(content);
    return content;
  };

  const total = (prefix: string, takes: (date: Day) => boolean, value: (line: EntryLine) => number) => {
    let sum = 0;
    for (const { date, lines } of counted) {
      if (takes(date)) for (const line of lines) if (line.account.startsWith(prefix)) sum += value(line);
    }
    return sum;
  };

  return {
    entries,
    nextReference,
    post(voucher) {
      const content = write(voucher);
      counted.push(content);
      return content.reference;
    },
    postMistake: (voucher) => write(voucher).reference,
    balance: (prefix, until) =>
      total(
        prefix,
        (date) => until === undefined || date <= until,
        (line) => line.debit - line.credit,
      ),
    credited: (prefix, month) =>
      total(
        prefix,
        (date) => date.startsWith(month),
        (line) => line.credit,
      ),
  };
}

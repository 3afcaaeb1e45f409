import type { AccountCode } from "../accounting/account.ts";
import type { EntryContent, EntryLine } from "../accounting/entries/entry.ts";
import { monthOf } from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";
import { invariant } from "../kernel/invariant.ts";
import { pesos, ZERO } from "../kernel/pesos.ts";
import { roundHalfUp } from "../kernel/rounding.ts";
import type { SampleAct } from "./sample-act.ts";
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
  /** What the bookkeeper does, in order. */
  readonly acts: readonly SampleAct[];
  /** All entries that the acts post, in order. */
  readonly entries: readonly EntryContent[];
  /** Posts an entry and returns its reference. Zero lines are dropped. */
  post(voucher: Voucher): string;
  /** Posts an entry that a correction takes back later: it is in the journal, but excluded from the balances here. */
  postMistake(voucher: Voucher): string;
  /** Notes an act that is no plain entry, with the entries that its command will post. */
  act(act: SampleAct, contents: readonly EntryContent[]): void;
  /** Posts an entry whose reference is already given. */
  postContent(content: EntryContent): void;
  /** Uses up the next number of a kind of voucher. */
  takeReference(kind: VoucherKind): string;
  /** Debits minus credits of an account and those below it, up to a day; of the whole book without a day. */
  balance(prefix: string, until?: Day): number;
  /** Credits of an account in a month. */
  credited(prefix: string, month: Month): number;
  /** Lines of all entries that count. */
  countedLines(): readonly EntryLine[];
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

/** The account that a large payment is made from: savings where they suffice. */
export function moneyFor(books: Pick<SampleBooks, "balance">, amount: number): "1110" | "1120" {
  return books.balance("1120") >= amount ? "1120" : "1110";
}

interface Sums {
  debit: number;
  credit: number;
}

/** Sums by account and month: a balance is asked thousands of times while the years are written. */
class MonthlySums {
  readonly #months = new Map<Month, Map<string, Sums>>();

  add({ date, lines }: EntryContent): void {
    const month = monthOf(date);
    const sums = this.#months.get(month) ?? new Map<string, Sums>();
    this.#months.set(month, sums);
    for (const { account, debit, credit } of lines) {
      const sum = sums.get(account) ?? { debit: 0, credit: 0 };
      sums.set(account, { debit: sum.debit + debit, credit: sum.credit + credit });
    }
  }

  /** Sum over the months that are taken of what `value` reads of each account below the prefix. */
  total(prefix: string, takes: (month: Month) => boolean, value: (sums: Sums) => number): number {
    let total = 0;
    for (const [month, sums] of this.#months)
      if (takes(month)) for (const [code, sum] of sums) if (code.startsWith(prefix)) total += value(sum);
    return total;
  }
}

function checked(content: EntryContent, before: Day | undefined): EntryContent {
  const difference = content.lines.reduce((sum, line) => sum + line.debit - line.credit, 0);
  invariant(content.lines.length > 1, `${content.reference} says nothing`);
  invariant(difference === 0, `${content.reference} does not balance by ${difference}`);
  invariant((before ?? content.date) <= content.date, `${content.reference} comes out of order`);
  return content;
}

export function openSampleBooks(): SampleBooks {
  const acts: SampleAct[] = [];
  const entries: EntryContent[] = [];
  const counted: EntryContent[] = [];
  const sums = new MonthlySums();
  const next: Record<VoucherKind, number> = { ...FIRST_NUMBERS };

  const takeReference = (kind: VoucherKind) => {
    const reference = `${kind}-${String(next[kind]).padStart(4, "0")}`;
    next[kind] += 1;
    return reference;
  };
  const count = (content: EntryContent) => {
    counted.push(content);
    sums.add(content);
  };
  const act = (one: SampleAct, contents: readonly EntryContent[]) => {
    acts.push(one);
    for (const content of contents) entries.push(checked(content, entries.at(-1)?.date));
  };
  const write = ({ kind, date, description, lines }: Voucher): EntryContent => {
    const said = lines.filter((each) => each.debit + each.credit > 0);
    const entry = { date, description, reference: takeReference(kind), lines: said };
    act({ kind: "entry", entry }, [entry]);
    return entry;
  };
  const net = ({ debit, credit }: Sums) => debit - credit;

  return {
    acts,
    entries,
    takeReference,
    act(one, contents) {
      act(one, contents);
      for (const content of contents) count(content);
    },
    post(voucher) {
      const content = write(voucher);
      count(content);
      return content.reference;
    },
    postContent(entry) {
      act({ kind: "entry", entry }, [entry]);
      count(entry);
    },
    postMistake: (voucher) => write(voucher).reference,
    balance(prefix, until) {
      if (until === undefined) return sums.total(prefix, () => true, net);
      const last = monthOf(until);
      const whole = sums.total(prefix, (month) => month < last, net);
      const own = counted.filter(({ date }) => date <= until && monthOf(date) === last);
      const lines = own.flatMap((entry) => entry.lines).filter(({ account }) => account.startsWith(prefix));
      return lines.reduce((sum, line) => sum + net(line), whole);
    },
    credited: (prefix, month) =>
      sums.total(
        prefix,
        (each) => each === month,
        ({ credit }) => credit,
      ),
    countedLines: () => counted.flatMap(({ lines }) => lines),
  };
}

import type { AccountCode } from "../accounting/account.ts";
import type { EntryContent, EntryLine } from "../accounting/entries/entry.ts";
import type { Day } from "../kernel/day.ts";
import { abs, type Pesos, ZERO } from "../kernel/pesos.ts";
import { fold } from "../kernel/spanish.ts";
import { type ExtractLine, extractLineKey } from "./bank-match.ts";

/** What a third party owes, or is owed, on one account of the book. */
export interface UnsettledDebt {
  /** As its entries name it. */
  readonly name: string;
  /** Its other names, and the digits of its document. */
  readonly also: readonly string[];
  readonly account: AccountCode;
  /** The charges that are not settled, the oldest first. */
  readonly parts: readonly { readonly day: Day; readonly amount: number }[];
}

export interface UnsettledDebts {
  /** What is owed to the book: money that comes in settles it. */
  readonly debit: readonly UnsettledDebt[];
  /** What the book owes: money that goes out settles it. */
  readonly credit: readonly UnsettledDebt[];
}

/** A line of the bank that collects or pays what is open with a third party. */
export interface SettledLine {
  readonly name: string;
  /** name: the words of the line or its document tell it. amount: only one owes exactly that, and the line names nobody. */
  readonly by: "name" | "amount";
  /** Whether it is one of the charges, or all of them together; otherwise part of them. */
  readonly whole: boolean;
  readonly content: EntryContent;
}

/** Legal forms and joining words, which tell nobody apart. */
const NO_NAME = new Set(
  "sas ltda cia eu esp ips eps sociedad limitada anonima compania empresa del los las para por con colombia".split(
    " ",
  ),
);
/** What banks write around a name. */
const OF_BANKS =
  /^(?:transf\w*|trasl\w*|recib\w*|envi\w*|consig\w*|abono\w*|pago\w*|recaudo\w*|deposito\w*|credito|debito|nota|proveedor\w*|cliente\w*|pse|ach|qr|nequi|daviplata|bancolombia|davivienda|bbva|efectivo|cheque\w*|oficina|sucursal|virtual|app|internet|factura\w*|fra|ref\w*|desde|hacia|cuenta|cta|ahorros|corriente|interbanc\w*|electronic\w*|local|nacional|giro\w*|cobro\w*|val\w*|num\w*)$/;
const SHORTEST_NUMBER = 6;
/** Banks cut names: of words this long, the beginning is enough. */
const CUT_AT = 5;

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^a-z0-9ñ]+/)
    .filter((word) => word.length >= 3);
const nameWords = (text: string) => wordsOf(text).filter((word) => !NO_NAME.has(word) && !/^\d+$/.test(word));

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  return one.length >= CUT_AT && other.length >= CUT_AT && (one.startsWith(other) || other.startsWith(one));
}

/** How many words of a name a line tells; 0 where they are too few to tell whose it is. */
function toldWords(name: string, words: readonly string[]): number {
  const own = nameWords(name);
  const told = own.filter((word) => words.some((each) => isSameWord(word, each))).length;
  return told >= Math.min(2, own.length) ? told : 0;
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** How surely a line names whom a debt is with: by document, else by how many of its words. */
function toldBy({ text, reference }: ExtractLine, { name, also }: UnsettledDebt): number {
  const numbers = `${text} ${reference}`.split(/\s+/).map(digitsOf);
  // Names among them are the beginning of no number.
  const documents = also.filter(({ length }) => length >= SHORTEST_NUMBER);
  if (documents.some((each) => numbers.some((number) => number.startsWith(each))))
    return Number.POSITIVE_INFINITY;
  const words = nameWords(text);
  return Math.max(...[name, ...also].map((each) => toldWords(each, words)));
}

/** What is left of a debt while the lines of an extract settle it in order. */
class Left {
  readonly debt: UnsettledDebt;
  #parts: { readonly day: Day; amount: number }[];

  constructor(debt: UnsettledDebt) {
    this.debt = debt;
    this.#parts = debt.parts.map((part) => ({ ...part }));
  }

  until(day: Day): readonly { readonly day: Day; amount: number }[] {
    return this.#parts.filter((part) => part.day <= day && part.amount > 0);
  }

  sum(day: Day): number {
    return this.until(day).reduce((sum, { amount }) => sum + amount, 0);
  }

  has(day: Day, amount: number): boolean {
    return this.until(day).some((part) => part.amount === amount) || this.sum(day) === amount;
  }

  /** The charge of that amount, else the oldest first. */
  take(day: Day, amount: number): void {
    const same = this.until(day).find((part) => part.amount === amount);
    let left = amount;
    for (const part of same ? [same] : this.until(day)) {
      const taken = Math.min(part.amount, left);
      part.amount -= taken;
      left -= taken;
    }
  }
}

interface Choice {
  readonly left: Left;
  readonly by: SettledLine["by"];
}

function chosen(line: ExtractLine, debts: readonly Left[]): Choice | null {
  const [size, day] = [abs(line.amount), line.date];
  const told = debts
    .map((left) => ({ left, score: toldBy(line, left.debt) }))
    .filter(({ score }) => score > 0);
  const best = Math.max(0, ...told.map(({ score }) => score));
  const named = told.filter(({ score }) => score === best).map(({ left }) => left);
  if (named.length > 0) {
    const enough = named.filter((left) => left.sum(day) >= size);
    const exact = enough.filter((left) => left.has(day, size));
    const [first, ...others] = exact.length > 0 ? exact : enough;
    // Two third parties of the same words: nobody is guessed.
    if (first === undefined || others.some(({ debt }) => debt.name !== first.debt.name)) return null;
    return { left: first, by: "name" };
  }
  if (wordsOf(line.text).some((word) => !OF_BANKS.test(word) && !/^\d+$/.test(word))) return null;
  const [only, ...others] = debts.filter((left) => left.until(day).some(({ amount }) => amount === size));
  return only === undefined || others.length > 0 ? null : { left: only, by: "amount" };
}

function settlement(line: ExtractLine, bank: AccountCode, { name, account }: UnsettledDebt): EntryContent {
  const size: Pesos = abs(line.amount);
  const isIn = line.amount > 0;
  const ofBank: EntryLine = { account: bank, debit: isIn ? size : ZERO, credit: isIn ? ZERO : size };
  const ofDebt: EntryLine = {
    account,
    debit: isIn ? ZERO : size,
    credit: isIn ? size : ZERO,
    thirdParty: name,
  };
  const lines = isIn ? [ofBank, ofDebt] : [ofDebt, ofBank];
  return { date: line.date, description: line.text, reference: line.reference, lines };
}

/**
 * Which lines of a bank settle what is open with third parties, by the key of the line (CB-09). `lines`: those that
 * nothing else tells. A line settles no more than what was owed on its day, and what one settles is gone for the next.
 */
export function settledLines(
  lines: readonly ExtractLine[],
  debts: UnsettledDebts,
  bank: AccountCode,
): ReadonlyMap<string, SettledLine> {
  const left = {
    debit: debts.debit.map((debt) => new Left(debt)),
    credit: debts.credit.map((debt) => new Left(debt)),
  };
  const found = new Map<string, SettledLine>();
  for (const line of lines.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))) {
    const choice = chosen(line, line.amount > 0 ? left.debit : left.credit);
    if (choice === null || line.amount === 0) continue;
    const { debt } = choice.left;
    const size = abs(line.amount);
    const whole = choice.left.has(line.date, size);
    choice.left.take(line.date, size);
    found.set(extractLineKey(line), {
      name: debt.name,
      by: choice.by,
      whole,
      content: settlement(line, bank, debt),
    });
  }
  return found;
}

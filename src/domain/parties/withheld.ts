import type { AccountCode } from "../accounting/account.ts";
import type { Entry } from "../accounting/entries/entry.ts";
import { baseInNote } from "../fiscal/offer/tax-note.ts";

export const WITHHELD_TAXES = ["income", "vat", "ica"] as const;
export type WithheldTax = (typeof WITHHELD_TAXES)[number];

/**
 * The tax that an account holds as withheld from others. Wages (236505) are certified in another form (ET art. 378), and
 * nobody else was withheld from by a company's own withholding (236575).
 */
export function withheldTax(puc: string): WithheldTax | null {
  if (/^2365(?!05|75)/.test(puc)) return "income";
  if (puc.startsWith("2367")) return "vat";
  return puc.startsWith("2368") ? "ica" : null;
}

/** What was withheld from somebody on one account. */
export interface Withheld {
  readonly tax: WithheldTax;
  readonly account: AccountCode;
  readonly amount: number;
  /** The payments that it was withheld from; null where an entry does not tell. */
  readonly base: number | null;
}

type Line = Entry["lines"][number];

interface Asked {
  readonly pucOf: (account: AccountCode) => string;
  /** Whom a line names; empty for nobody. */
  readonly keyOf: (thirdParty: string | undefined) => string;
  readonly key: string;
}

/** What a purchase, an expense or an asset costs: what is withheld from is among these lines. */
const COSTS = /^(?:1[4-7]|5|6|7)/;
const VAT = "2408";

/** The base that a line's note says, or that the entry has where only one line withholds this tax. */
function baseOf(line: Line, tax: WithheldTax, entry: Entry, { pucOf }: Asked): number | null {
  const sign = line.credit >= line.debit ? 1 : -1;
  const said = baseInNote(line.note);
  if (said !== null) return sign * said;
  const alike = entry.lines.filter(({ account }) => withheldTax(pucOf(account)) === tax);
  if (alike.length > 1) return null;
  const isBase = (puc: string) => (tax === "vat" ? puc.startsWith(VAT) : COSTS.test(puc));
  const base = entry.lines.reduce(
    (sum, { account, debit, credit }) => sum + (isBase(pucOf(account)) ? debit - credit : 0),
    0,
  );
  // Withheld when it is paid, of what another entry recorded.
  return base * sign > 0 ? base : null;
}

/**
 * What was withheld from one third party, by account: of lines that name it, and of lines that name nobody in entries
 * in which no one else is named. Given back takes away from it.
 */
export function withheldFrom(entries: readonly Entry[], asked: Asked): readonly Withheld[] {
  const { pucOf, keyOf, key } = asked;
  const found = new Map<AccountCode, Withheld>();
  for (const entry of entries) {
    const named = new Set(entry.lines.map(({ thirdParty }) => keyOf(thirdParty)).filter(Boolean));
    const isAlone = named.size === 1 && named.has(key);
    for (const line of entry.lines) {
      const tax = withheldTax(pucOf(line.account));
      if (tax === null || !(isAlone || keyOf(line.thirdParty) === key)) continue;
      const base = baseOf(line, tax, entry, asked);
      const known = found.get(line.account);
      const before = known === undefined ? 0 : known.base;
      found.set(line.account, {
        tax,
        account: line.account,
        amount: (known?.amount ?? 0) + line.credit - line.debit,
        base: base === null || before === null ? null : before + base,
      });
    }
  }
  return [...found.values()]
    .filter(({ amount }) => amount > 0)
    .sort(
      (a, b) =>
        WITHHELD_TAXES.indexOf(a.tax) - WITHHELD_TAXES.indexOf(b.tax) || (a.account < b.account ? -1 : 1),
    );
}

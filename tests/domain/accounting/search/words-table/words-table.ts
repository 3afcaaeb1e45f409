import type { ChartKind, Side } from "#domain/accounting/account.ts";
import { ASSETS_TABLE } from "./assets.data.ts";
import { ERRANDS_TABLE } from "./errands.data.ts";
import { HANDS_TABLE } from "./hands.data.ts";
import { MONEY_TABLE } from "./money.data.ts";
import { PEOPLE_TABLE } from "./people.data.ts";
import { PREMISES_TABLE } from "./premises.data.ts";
import { TAXES_TABLE } from "./taxes.data.ts";
import { TRADE_TABLE } from "./trade.data.ts";
import { UTILITIES_TABLE } from "./utilities.data.ts";

/** The account that a phrase means, by chart. */
export type Intended = Readonly<Record<ChartKind, string>>;

/**
 * A phrase and the account it means by side; null on a side that it is not written on. `usual`: the side that is meant
 * while the line does not say; null for both alike, either because it is the same account, or because a person must
 * choose (`open`).
 */
export interface IntendedWords {
  readonly phrase: string;
  readonly usual: Side | null;
  readonly open: boolean;
  readonly debit: Intended | null;
  readonly credit: Intended | null;
}

function readCodes(text: string): Intended | null {
  const [puc, mini, journal] = text.trim().split(" ");
  return puc && mini && journal ? { puc, mini, journal } : null;
}

/** "phrase | side | debit | credit": side is D, C, = (the same account) or ? (a choice); accounts are PUC, mini, journal. */
function readLine(line: string): IntendedWords {
  const [phrase = "", side = "", debit = "", credit = ""] = line.split("|").map((part) => part.trim());
  const usual = side === "D" ? "debit" : side === "C" ? "credit" : null;
  return { phrase, usual, open: side === "?", debit: readCodes(debit), credit: readCodes(credit) };
}

export function readTable(text: string): readonly IntendedWords[] {
  return text.trim().split("\n").map(readLine);
}

/** Everyday words and phrases with the account each means, by theme. */
export const WORDS_TABLE: Readonly<Record<string, readonly IntendedWords[]>> = {
  "Money and banks": readTable(MONEY_TABLE),
  "Sales and purchases": readTable(TRADE_TABLE),
  "Services and publicity": readTable(UTILITIES_TABLE),
  "Premises and office": readTable(PREMISES_TABLE),
  "Vehicles, journeys, papers": readTable(ERRANDS_TABLE),
  Payroll: readTable(PEOPLE_TABLE),
  Taxes: readTable(TAXES_TABLE),
  "Assets, loans, owners": readTable(ASSETS_TABLE),
  "Mistyped and in other words": readTable(HANDS_TABLE),
};

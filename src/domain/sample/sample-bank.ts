import { BANK_DEBIT_TAX } from "../accounting/bank-debit-tax.ts";
import type { EntryContent } from "../accounting/entries/entry.ts";
import { lastDay } from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";
import { type Pesos, pesos } from "../kernel/pesos.ts";
import { fold } from "../kernel/spanish.ts";
import type { BankLine, ExtractContent } from "../reconciliation/bank-extract.ts";
import type { BookMove } from "../reconciliation/bank-match.ts";
import { SHOP } from "./shop.data.ts";

/** What the bank asks for its card, which no entry of the shop has yet. */
const CARD_FEE = 14_900;
const LONGEST = 44;

/** A movement of the book with the lines that the bank shows for it. */
export interface ShownMove {
  readonly move: BookMove;
  readonly lines: readonly number[];
}

export interface SampleExtract {
  readonly content: ExtractContent;
  readonly shown: readonly ShownMove[];
}

interface Told {
  readonly date: Day;
  readonly text: string;
  readonly amount: number;
}

/** What a bank says of every line in its own word. */
const OWN_WORD = /^(?:pago(?: de)?|abono(?: a)?|consignacion de|saldo de) /;

/** As a bank prints it: capitals without accents, cut where its column ends. */
function printed(description: string, amount: number): string {
  const told = fold(description).replace(OWN_WORD, "");
  return `${amount > 0 ? "abono" : "pago"} ${told}`.toUpperCase().slice(0, LONGEST).trim();
}

/** The bank shows its fee and the 4x1.000 apart, and the shop records both in one entry. */
function bankLines(move: BookMove, entry: EntryContent | undefined): readonly Told[] {
  const { date, amount, description } = move;
  const tax = entry?.lines.find(({ account }) => account === BANK_DEBIT_TAX)?.debit ?? 0;
  if (tax > 0)
    return [
      { date, text: "CUOTA MANEJO CUENTA CORRIENTE", amount: amount + tax },
      { date, text: "GRAVAMEN MOVIMIENTOS FINANCIEROS 4X1000", amount: -tax },
    ];
  return [{ date, text: printed(description, amount), amount }];
}

/**
 * What the shop's bank says of a month. `moves`: the book's lines on the account in that month, in order. `before`: its
 * balance before them, in pesos. `isNews`: the bank also charged what the shop does not know yet.
 */
export function sampleExtract(
  month: Month,
  moves: readonly BookMove[],
  entries: ReadonlyMap<string, EntryContent>,
  before: Pesos,
  isNews: boolean,
): SampleExtract {
  const told: BankLine[] = [];
  const tell = ({ date, text, amount }: Told): number => {
    const n = told.length + 1;
    told.push({ n, date, text, reference: "", amount: pesos(amount) });
    return n;
  };
  const shown = moves.map((move) => ({
    move,
    lines: bankLines(move, entries.get(move.reference))
      .filter(({ amount }) => amount !== 0)
      .map(tell),
  }));
  if (isNews) tell({ date: lastDay(month), text: "CUOTA MANEJO TARJETA DEBITO", amount: -CARD_FEE });
  const closing = told.reduce<number>((sum, { amount }) => sum + amount, before);
  return {
    content: { bank: SHOP.bank, opening: before, closing: pesos(closing), lines: told },
    shown,
  };
}

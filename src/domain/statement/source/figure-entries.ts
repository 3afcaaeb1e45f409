import type { Entry } from "../../accounting/entries/entry.ts";
import type { PartySums } from "../../accounting/ledger/party-balances.ts";
import { type Pesos, pesos } from "../../kernel/pesos.ts";

/** What an entry moves in an account, debits minus credits. */
export interface EntryMove {
  readonly entry: Entry;
  readonly net: Pesos;
}

interface SignedMove {
  readonly entry: Entry;
  /** Signed as the figure is. */
  readonly amount: Pesos;
}

/** A figure of an account as a sum: what was brought, what each entry adds, and what other lines have of them. */
export interface FigureParts {
  readonly broughtForward: Pesos;
  readonly moves: readonly SignedMove[];
  /** What the figure has beyond its entries, or they beyond it: zero where the line has all of the account. */
  readonly rest: Pesos;
}

/**
 * The third parties whose balances make a figure of an account, where others of it stand on the other side (NIIF para
 * PYMES 2.52); null where the whole account does, or where not one side alone comes to it.
 */
export function partiesOfFigure(figure: Pesos, net: number, parties: PartySums): ReadonlySet<string> | null {
  if (Math.abs(figure) === Math.abs(net)) return null;
  const sides = [1, -1]
    .map((side) => [...parties].filter(([, each]) => each * side > 0))
    .filter((own) => Math.abs(own.reduce((sum, [, each]) => sum + each, 0)) === Math.abs(figure));
  const [only, other] = sides;
  return only === undefined || other !== undefined ? null : new Set(only.map(([party]) => party));
}

/**
 * Explains a figure by the entries of its account, so that the parts always sum to it. `brought`: the account's net
 * before the first of the entries. Statements sign accounts by their line; the sign that leaves less unexplained is
 * the figure's.
 */
export function figureParts(figure: Pesos, broughtForward: Pesos, moves: readonly EntryMove[]): FigureParts {
  const net = moves.reduce((sum, move) => sum + move.net, broughtForward as number);
  const sign = Math.abs(figure - net) <= Math.abs(figure + net) ? 1 : -1;
  const signed = (value: number) => pesos(sign * value);
  return {
    broughtForward: signed(broughtForward),
    moves: moves.map((move) => ({ entry: move.entry, amount: signed(move.net) })),
    rest: pesos(figure - signed(net)),
  };
}

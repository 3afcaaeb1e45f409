import { type Pesos, pesos, sum, ZERO } from "../../kernel/pesos.ts";
import { type Account, type AccountCode, pucClass } from "../account.ts";
import type { Chart } from "../chart.ts";
import {
  addMovement,
  type Balances,
  isAgainstNature,
  type Movement,
  NO_MOVEMENT,
  naturalBalance,
  netOf,
  Tally,
} from "./balances.ts";
import type { TrialLevel } from "./trial-level.ts";

export interface TrialRow {
  readonly account: Account;
  /** The balance before the period, on its own side. */
  readonly opening: Movement;
  readonly movement: Movement;
  readonly closing: Movement;
  /** The balance is against the account's nature; shown as a warning, such as cash with a credit balance. */
  readonly isAbnormal: boolean;
}

interface TrialClass {
  readonly pucClass: number;
  readonly rows: readonly TrialRow[];
}

export interface TrialBalance {
  readonly classes: readonly TrialClass[];
  readonly opening: Movement;
  readonly movement: Movement;
  readonly closing: Movement;
  /** Debits equal credits in each of the three pairs. */
  readonly balanced: boolean;
}

interface TrialInput {
  readonly chart: Chart;
  /** Everything posted before the period. */
  readonly opening: Balances;
  /** Everything posted in the period. */
  readonly movements: Balances;
  readonly level: TrialLevel;
  /** Includes accounts that end at zero without movement. */
  readonly zeros: boolean;
}

/** A net amount on its side: above zero is a debit, below a credit. */
function onSide(net: Pesos): Movement {
  return net >= 0 ? { debit: net, credit: ZERO } : { debit: ZERO, credit: pesos(-net) };
}

/** The account under which a posted code appears at this level. Charts without levels show each account itself. */
export function rollUp(chart: Chart, code: AccountCode, level: TrialLevel): Account | undefined {
  const posted = chart.byCode.get(code);
  if (!posted || chart.kind !== "puc" || level === 8) return posted;
  for (let length: number = level; length > 0; length -= 1) {
    const found = chart.byCode.get(code.slice(0, length));
    if (found) return found;
  }
  return undefined;
}

/** Placeholder for a code missing from the chart (a damaged record): shown, never dropped. */
export function unknownAccount(code: AccountCode): Account {
  return {
    code,
    name: code,
    parent: null,
    nature: "debit",
    posting: true,
    puc: /^\d/.test(code) ? code : "9",
  };
}

function gather(input: TrialInput, balances: Balances): Map<AccountCode, Movement> {
  const gathered = new Tally();
  for (const [code, movement] of balances) {
    const account = rollUp(input.chart, code, input.level);
    gathered.add(account?.code ?? code, movement);
  }
  return gathered.balances();
}

function makeRow(account: Account, before: Movement, movement: Movement): TrialRow {
  const opening = onSide(netOf(before));
  const after = addMovement(before, movement);
  const isAbnormal = isAgainstNature(account, naturalBalance(account, after));
  return { account, opening, movement, closing: onSide(netOf(after)), isAbnormal };
}

function totalOf(rows: readonly TrialRow[], pick: (row: TrialRow) => Movement): Movement {
  return {
    debit: sum(rows.map((row) => pick(row).debit)),
    credit: sum(rows.map((row) => pick(row).credit)),
  };
}

function isZero(movement: Movement): boolean {
  return movement.debit === 0 && movement.credit === 0;
}

/**
 * The trial balance (balance de comprobación): opening, movements and closing of every account at a level, by class,
 * in order of code. Its three pairs of totals agree when every posted entry balances (I-03).
 */
export function trialBalance(input: TrialInput): TrialBalance {
  const opening = gather(input, input.opening);
  const movements = gather(input, input.movements);
  const codes = new Set([...opening.keys(), ...movements.keys()]);
  const order = new Map(input.chart.accounts.map((account, index) => [account.code, index]));
  const rows = [...codes]
    .sort((a, b) => (order.get(a) ?? Number.MAX_SAFE_INTEGER) - (order.get(b) ?? Number.MAX_SAFE_INTEGER))
    .map((code) => {
      const account = input.chart.byCode.get(code) ?? unknownAccount(code);
      return makeRow(account, opening.get(code) ?? NO_MOVEMENT, movements.get(code) ?? NO_MOVEMENT);
    })
    .filter((row) => input.zeros || !isZero(row.movement) || !isZero(row.opening) || !isZero(row.closing));
  const classes: TrialClass[] = [];
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const own = rows.filter((row) => pucClass(row.account) === number);
    if (own.length > 0) classes.push({ pucClass: number, rows: own });
  }
  const totals = [
    (row: TrialRow) => row.opening,
    (row: TrialRow) => row.movement,
    (row: TrialRow) => row.closing,
  ].map((pick) => totalOf(rows, pick)) as [Movement, Movement, Movement];
  return {
    classes,
    opening: totals[0],
    movement: totals[1],
    closing: totals[2],
    balanced: totals.every((total) => total.debit === total.credit),
  };
}

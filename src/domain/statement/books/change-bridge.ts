import type { PucOf } from "../../accounting/closing/closing-entry.ts";
import { type Balances, netOf } from "../../accounting/ledger/balances.ts";
import { capitalize } from "../../kernel/capitals.ts";
import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { BALANCE_LAYOUT } from "../layouts/balance.data.ts";
import { WORKING_CAPITAL } from "../layouts/cash.data.ts";
import { isCash } from "../layouts/flow-kinds.data.ts";
import { linePlaces } from "../layouts/layout.ts";
import { leftOutLabel } from "../source/balance-tie.ts";
import { gatherBalance, standingAt } from "./balance-statement.ts";
import { BESIDE_HEADINGS } from "./beside-key.ts";
import type { BalanceTie, StatementSection } from "./book-statement.ts";
import type { Gathered } from "./gather.ts";
import type { StatementInput } from "./statement-input.ts";

const ELSEWHERE = "presentado en otra línea";

/** The lines of the balance that a line of changes explains. */
const IN_BALANCE: Readonly<Record<string, readonly string[]>> = {
  "change-receivables": [
    "receivables",
    "long-receivables",
    "supplier-advances",
    "payable-credits",
    "employee-credits",
    "liability-credits",
  ],
  "change-tax-assets": ["tax-assets", "tax-credits"],
  "change-inventories": ["inventories"],
  "change-other-assets": [
    "prepaid",
    "other-assets",
    "deferred-tax-assets",
    "deferred-tax-credits",
    "unknown-assets",
  ],
  "change-payables": [
    "payables",
    "long-payables",
    "advances-owed",
    "receivables-owed",
    "unknown-liabilities",
  ],
  "change-tax-liabilities": ["tax-liabilities", "tax-advances-owed", "deferred-tax-liabilities"],
  "change-employees": ["employees", "workers-owed", "long-employees"],
  "change-provisions": ["provisions", "long-provisions"],
  "change-deferred-income": ["deferred-income", "customer-advances", "long-deferred-income"],
};

const place = linePlaces(BALANCE_LAYOUT);
const adds = new Map(BALANCE_LAYOUT.flatMap((row) => (row.kind === "line" ? [[row.key, row.adds]] : [])));

const changeOf = new Map(
  Object.entries(IN_BALANCE).flatMap(([change, lines]) => lines.map((line) => [line, change] as const)),
);

/**
 * The balance's line of an account as it is. The balance has no line for memorandum accounts and damaged codes, and
 * names them; their change is among other assets.
 */
function balanceLine(puc: string): string {
  return place(puc)?.key ?? "unknown-assets";
}

/** The line of changes that explains an account of the balance; null where none does. */
export function lineOfChanges(puc: string): string | null {
  return isCash(puc) ? null : (changeOf.get(balanceLine(puc)) ?? null);
}

/** Sums by line of the balance, credits positive, of the accounts as they are. */
function byLine(balances: Balances, pucOf: PucOf): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [code, movement] of balances) {
    const puc = pucOf(code);
    if (isCash(puc)) continue;
    const key = balanceLine(puc);
    sums.set(key, (sums.get(key) ?? 0) - netOf(movement));
  }
  return sums;
}

/** The change of each line of the balance in each period, credits positive: as presented, and by its own accounts. */
function changesOf(input: StatementInput, pucOf: PucOf) {
  const ends = gatherBalance(input);
  const starts = gatherBalance({
    ...input,
    periods: input.periods.map((facts) => ({
      ...facts,
      opening: new Map(),
      movements: facts.opening,
      parties: facts.partiesBefore,
      year: facts.yearBefore,
    })),
  });
  const own = input.periods.map((facts) => [byLine(standingAt(facts), pucOf), byLine(facts.opening, pucOf)]);
  const sum = (lines: readonly string[], amount: (line: string) => number) =>
    lines.reduce((total, line) => total + amount(line), 0);
  return (lines: readonly string[], column: number) => {
    const sign = (line: string) => (adds.get(line) === "credit" ? 1 : -1);
    const at = (gathered: Gathered, line: string) => sign(line) * (gathered.amountsOf(line)[column] ?? 0);
    const [after, before] = own[column] ?? [];
    return {
      before: sum(lines, (line) => at(starts, line)),
      after: sum(lines, (line) => at(ends, line)),
      presented: sum(lines, (line) => at(ends, line) - at(starts, line)),
      own: sum(lines, (line) => (after?.get(line) ?? 0) - (before?.get(line) ?? 0)),
    };
  };
}

interface Bridge {
  /** By line: what the change of the balance has and the line of the cash flow has not. */
  readonly section: StatementSection;
  /** By line of changes: from the balance at the start to the balance at the end. */
  readonly ties: readonly BalanceTie[];
  /** By column: how far the lines and what they leave out are from the changes of the balance. */
  readonly differences: readonly Pesos[];
}

/**
 * Ties each line of changes of the indirect method to the lines of the balance: the line and what it leaves out is
 * the change that the balance shows. `left` holds what was left out so far, and receives what the balance presents
 * elsewhere.
 */
export function changeBridge(
  input: StatementInput,
  pucOf: PucOf,
  { gathered, left }: { readonly gathered: Gathered; readonly left: Gathered },
): Bridge {
  const change = changesOf(input, pucOf);
  const columns = [...input.periods.keys()];
  const differences = input.periods.map((_, column) => {
    let off = 0;
    for (const { key } of WORKING_CAPITAL) {
      const { presented, own } = change(IN_BALANCE[key] ?? [], column);
      left.addWords(key, column, { words: ELSEWHERE }, presented - own);
      const stated = (gathered.amountsOf(key)[column] ?? 0) + (left.amountsOf(key)[column] ?? 0);
      off += Math.abs(stated - presented);
    }
    return pesos(off);
  });
  const figures = WORKING_CAPITAL.flatMap(({ key, noun }) =>
    left
      .accountsOf(key)
      .map((figure) => ({ ...figure, label: leftOutLabel(capitalize(noun), figure.label) })),
  );
  const ties = WORKING_CAPITAL.map(({ key, noun, owned }): BalanceTie => {
    // A line of assets is told as the balance prints it, debits positive.
    const signed = (amount: number) => pesos(owned ? 0 - amount : amount);
    const at = (column: number) => change(IN_BALANCE[key] ?? [], column);
    return {
      line: key,
      name: capitalize(noun),
      before: columns.map((column) => signed(at(column).before)),
      stated: columns.map((column) => signed(gathered.amountsOf(key)[column] ?? 0)),
      left: left.accountsOf(key).map(({ label, amounts }) => ({ label, amounts: amounts.map(signed) })),
      after: columns.map((column) => signed(at(column).after)),
    };
  });
  return { section: { heading: BESIDE_HEADINGS.fuera, figures }, ties, differences };
}

import { capitalize } from "../../../kernel/capitals.ts";
import { type Pesos, pesos } from "../../../kernel/pesos.ts";
import { WORKING_CAPITAL } from "../../layouts/cash.data.ts";
import { isCash } from "../../layouts/flow-kinds.data.ts";
import { leftOutLabel } from "../../source/balance-tie.ts";
import { BESIDE_HEADINGS } from "../beside-key.ts";
import type { BalanceTie, StatementSection } from "../book-statement.ts";
import type { Gathered } from "../gather.ts";
import type { StatementInput } from "../statement-input.ts";
import { type BalanceChanges, balanceLine, PRESENTED_ELSEWHERE } from "./balance-changes.ts";

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

const changeOf = new Map(
  Object.entries(IN_BALANCE).flatMap(([change, lines]) => lines.map((line) => [line, change] as const)),
);

/** The line of changes that explains an account of the balance; null where none does. */
export function lineOfChanges(puc: string): string | null {
  return isCash(puc) ? null : (changeOf.get(balanceLine(puc)) ?? null);
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
  change: BalanceChanges,
  { gathered, left }: { readonly gathered: Gathered; readonly left: Gathered },
): Bridge {
  const columns = [...input.periods.keys()];
  const differences = input.periods.map((_, column) => {
    let off = 0;
    for (const { key } of WORKING_CAPITAL) {
      const { presented, own } = change(IN_BALANCE[key] ?? [], column);
      left.addWords(key, column, { words: PRESENTED_ELSEWHERE }, presented - own);
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

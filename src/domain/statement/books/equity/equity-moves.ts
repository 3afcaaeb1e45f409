import type { AccountCode } from "../../../accounting/account.ts";
import {
  isClosingEntry,
  isOpeningEntry,
  type PucOf,
  TO_OWNERS,
} from "../../../accounting/closing/closing-entry.ts";
import type { Entry } from "../../../accounting/entries/entry.ts";
import { type Component, componentOf, type EquityMove } from "../../layouts/equity.data.ts";
import { isYearResult } from "../period-facts.ts";

/** Adds an account's amount, credits positive, to a row and column of the equity statement. */
export type TakeMove = (
  move: EquityMove,
  component: Component,
  account: AccountCode | null,
  amount: number,
) => void;

interface Part {
  readonly account: AccountCode;
  readonly puc: string;
  readonly component: Component;
  readonly amount: number;
}

function equityParts(entry: Entry, pucOf: PucOf): Part[] {
  return entry.lines.flatMap(({ account, debit, credit }) => {
    const puc = pucOf(account);
    const component = puc.startsWith("3") ? componentOf(puc) : null;
    return component === null ? [] : [{ account, puc, component, amount: credit - debit }];
  });
}

/**
 * Revaluations (38) and what the equity method brings from associates (3225) are other comprehensive income (NIIF para
 * PYMES 5.4 b, 5.5 h, 17.15C); own shares are no dividend. Goodwill and know-how that a company formed itself (3215,
 * 3220) nobody contributed.
 */
function moveOf({ puc, component }: Part): EquityMove {
  if (/^(?:38|3225)/.test(puc)) return "oci";
  if (/^32(?:15|20)/.test(puc)) return "others";
  if (/^33051[68]/.test(puc)) return "own-shares";
  if (component === "capital" || puc.startsWith("32")) return "contributions";
  return component === "retained" ? "corrections" : "others";
}

/**
 * The effect of one entry of the period on equity. Closing entries are ignored: their result is counted as it is
 * earned. For dividends and reserves decided together, movements between components are transfers, and amounts
 * leaving them are distributions (NIIF para PYMES 6.3 c).
 */
export function takeEquityMoves(entry: Entry, pucOf: PucOf, take: TakeMove): void {
  if (isClosingEntry(entry, pucOf)) return;
  const parts = equityParts(entry, pucOf);
  if (parts.length === 0) return;
  if (isOpeningEntry(entry, pucOf)) {
    for (const { account, puc, component, amount } of parts)
      take("brought", isYearResult(puc) ? "result" : component, account, amount);
    return;
  }
  const total = parts.reduce((sum, part) => sum + part.amount, 0);
  const outside = entry.lines.map((line) => pucOf(line.account)).filter((puc) => !puc.startsWith("3"));
  const retained = parts.filter((part) => part.component === "retained");
  const left = retained.reduce((sum, part) => sum + part.amount, 0);
  const distributes = total < 0 && left < 0 && outside.every((puc) => TO_OWNERS.test(puc));
  if (total !== 0 && !distributes) {
    for (const part of parts) take(moveOf(part), part.component, part.account, part.amount);
    return;
  }
  for (const part of parts) take("transfers", part.component, part.account, part.amount);
  const from = retained[0];
  if (total === 0 || !from) return;
  take("transfers", "retained", from.account, -total);
  take("dividends", "retained", from.account, total);
}

import type { AccountCode } from "../../accounting/account.ts";
import { isClosingEntry, isOpeningEntry, type PucOf } from "../../accounting/closing/closing-entry.ts";
import type { Entry } from "../../accounting/entries/entry.ts";
import { paidKey } from "../layouts/flow-kinds.data.ts";
import type { CarriedParts } from "./carried-purposes.ts";
import { cashParts, type FlowPart } from "./cash-parts.ts";

/** Cash flows by statement line and account. Entries are added one at a time, so that no list of them is held. */
export class DirectFlows {
  readonly #pucOf: PucOf;
  readonly #lines = new Map<string, Map<AccountCode, number>>();

  readonly #carried: CarriedParts;

  /** Entries whose cash follows a receivable or payable are counted at once, whether they are added or not. */
  constructor(pucOf: PucOf, carried: CarriedParts) {
    this.#pucOf = pucOf;
    this.#carried = carried;
    for (const { parts } of carried.values()) this.#count(parts);
  }

  add(entry: Entry): void {
    if (entry.status !== "posted" || this.#carried.has(entry.id)) return;
    if (isOpeningEntry(entry, this.#pucOf) || isClosingEntry(entry, this.#pucOf)) return;
    this.#count(cashParts(entry, this.#pucOf));
  }

  #count(parts: readonly FlowPart[]): void {
    for (const { kind, account, received, cash } of parts) {
      if (cash === 0) continue;
      const key = kind === null ? "other-operating" : received ? kind.key : paidKey(kind);
      const line = this.#lines.get(key) ?? new Map<AccountCode, number>();
      this.#lines.set(key, line);
      line.set(account, (line.get(account) ?? 0) + cash);
    }
  }

  /** Inflows are above zero, outflows below. */
  each(report: (line: string, account: AccountCode, amount: number) => void): void {
    for (const [line, accounts] of this.#lines)
      for (const [account, amount] of accounts) report(line, account, amount);
  }
}

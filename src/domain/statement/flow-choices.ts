import type { AccountCode } from "../accounting/account.ts";
import type { PucOf } from "../accounting/closing/closing-entry.ts";
import type { Entry } from "../accounting/entries/entry.ts";
import type { FlowKey } from "../accounting/entries/flow-choice.ts";
import { isCash, isSettling } from "./layouts/flow-kinds.data.ts";

/** What an account of a payment was said to be for; null: as the books tell it. */
export interface PurposeChoice {
  readonly account: AccountCode;
  readonly flow: FlowKey | null;
}

/**
 * The receivables, payables and advances that a posted entry pays or collects, of which a person may say what they
 * were for. Also those of which it was said before.
 */
export function purposeChoices(
  { status, lines, flows = [] }: Pick<Entry, "status" | "lines" | "flows">,
  pucOf: PucOf,
): PurposeChoice[] {
  if (status !== "posted" || !lines.some(({ account }) => isCash(pucOf(account)))) return [];
  const accounts = new Set(lines.map(({ account }) => account).filter((code) => isSettling(pucOf(code))));
  return [...accounts].map((account) => ({
    account,
    flow: flows.find((each) => each.account === account)?.flow ?? null,
  }));
}

import type { AccountCode } from "../../accounting/account.ts";
import { isClosingEntry, isOpeningEntry, type PucOf } from "../../accounting/closing/closing-entry.ts";
import type { Entry } from "../../accounting/entries/entry.ts";
import {
  bearsInterest,
  DISCLOSED,
  FLOW_KINDS,
  type FlowKind,
  flowKindOf,
  isBorrowed,
  isCash,
  isSettling,
} from "../layouts/flow-kinds.data.ts";

export const INTEREST = FLOW_KINDS.find(({ key }) => key === "interest-paid");

/** Whether the entry adds interest to a loan: of loans nothing else is followed, what they paid for is no matter. */
function addsInterest({ lines }: Entry, account: AccountCode, pucOf: PucOf): boolean {
  return (
    isBorrowed(pucOf(account)) &&
    lines.some((line) => line.account === account && line.credit > 0) &&
    lines.some((line) => line.debit > 0 && flowKindOf(pucOf(line.account)) === INTEREST)
  );
}

/**
 * What an account gives a receivable or payable that it opens; null if the usual kind of `settling` says it. Among
 * operating accounts only interest is separated. Retained results give dividends to partners alone: elsewhere they
 * correct an error.
 */
export function purposeOf(puc: string, kind: FlowKind | null, settling: string): FlowKind | null {
  const usual = flowKindOf(settling);
  if (kind === null || kind === usual || kind.section === "exchange") return null;
  if (!isSettling(settling)) return kind === INTEREST ? kind : null;
  if (kind.key === "owners") return settling.startsWith("2355") ? kind : null;
  if (kind.section !== "operating" || usual?.section !== "operating") return kind;
  return bearsInterest(puc) ? kind : null;
}

/** What a person said of the receivables, payables and advances that the entry names. */
export function saidFlowsOf({ flows = [], lines }: Entry, pucOf: PucOf) {
  return flows.filter(
    ({ account }) => isSettling(pucOf(account)) && lines.some((line) => line.account === account),
  );
}

/** The receivables, payables and advances that these entries give a purpose other than their usual one, and those of capital. */
export function accountsWithPurpose(entries: readonly Entry[], pucOf: PucOf): Set<AccountCode> {
  const found = new Set<AccountCode>();
  for (const entry of entries) {
    if (isClosingEntry(entry, pucOf) || isOpeningEntry(entry, pucOf)) continue;
    for (const { account } of saidFlowsOf(entry, pucOf)) found.add(account);
    const pucs = entry.lines.map(({ account }) => pucOf(account));
    for (const { account } of entry.lines) {
      const own = pucOf(account);
      const given = (puc: string) => !isCash(puc) && purposeOf(puc, flowKindOf(puc), own) !== null;
      const gives = isDisclosed(flowKindOf(own)) || pucs.some(given);
      if (isSettling(own) ? gives : addsInterest(entry, account, pucOf)) found.add(account);
    }
  }
  return found;
}

export const isDisclosed = (kind: FlowKind | null) => kind !== null && DISCLOSED.includes(kind);

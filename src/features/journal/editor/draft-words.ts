import type { Side } from "#domain/accounting/account.ts";
import { type Chart, displayName, findAccount } from "#domain/accounting/chart.ts";
import type { EntryContent, EntryLine } from "#domain/accounting/entries/entry.ts";
import { balanceHint } from "#domain/accounting/ledger/balance-hint.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { abs, add, type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { journalTexts as texts } from "../texts.ts";
import type { RowRefusal, RowState } from "./editor-state.ts";

/** Name of an entry within a sentence. */
export function entryName(entry: { readonly reference: string; readonly number?: number }): string {
  if (entry.reference.trim() !== "") return entry.reference.trim();
  return entry.number ? texts.entryNumber(entry.number).toLowerCase() : texts.thisEntry;
}

/** The side with the smaller sum; `difference` is debits minus credits. */
export function lightSide(difference: Pesos): Side {
  return difference > 0 ? "credit" : "debit";
}

function accountName(chart: Chart, line: EntryLine | undefined): string {
  const account = line && findAccount(chart, line.account);
  return account ? displayName(chart, account) : "";
}

/** The likely mistake behind a difference, in words. */
export function hintWords(
  chart: Chart,
  lines: readonly EntryLine[],
  difference: Pesos,
  name: string,
): string {
  const light = lightSide(difference);
  const hint = balanceHint(lines, difference);
  if (hint === null) return texts.hintOther(name, light, formatPesos(abs(difference)));
  if (hint.kind === "missing-side") return texts.hintMissing(name, hint.side);
  const account = accountName(chart, lines[hint.line]);
  if (hint.kind === "wrong-side") return texts.hintWrongSide(hint.line + 1, account, light);
  const amount = formatPesos(hint.amount);
  return hint.kind === "transposition"
    ? texts.hintTransposition(hint.line + 1, account, amount)
    : texts.hintZeros(hint.line + 1, account, amount);
}

/** What an earlier entry would fill in: its amount, its accounts, and whom it concerns. */
export function similarWords(chart: Chart, { lines }: Pick<EntryContent, "lines">): string {
  const amount = lines.reduce((sum, line) => add(sum, line.debit), ZERO);
  const parties = new Set(lines.flatMap(({ thirdParty }) => thirdParty ?? []));
  const accounts = lines.map((line) => accountName(chart, line) || line.account);
  return [`${formatPesos(amount)}.`, [...accounts, ...parties].join(", ")].join(" ");
}

/** Why the row cannot be stored or posted, and what to do. */
export function rowRefusalText(refusal: RowRefusal): string {
  return refusal.kind === "items" ? refusal.text : refusalText(refusal);
}

/** Which closed entry was not posted, and why. */
export function heldWords({ draft, lastDate, refusal }: RowState): string {
  const name = draft.description.trim() || draft.reference.trim() || formatDay(draft.date ?? lastDate);
  if (refusal === null) return texts.notPosted(name, texts.checkItsDay);
  if (refusal.kind === "stale") return texts.notPosted(name, texts.staleDraft);
  return texts.notPosted(name, refusal.kind === "storage" ? texts.notStored : rowRefusalText(refusal));
}

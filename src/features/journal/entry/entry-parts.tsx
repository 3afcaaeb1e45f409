import Ban from "lucide-react/icons/ban";
import Check from "lucide-react/icons/check";
import Scale from "lucide-react/icons/scale";
import { type Chart, displayName, findAccount } from "#domain/accounting/chart.ts";
import { entryTotals } from "#domain/accounting/entries/check-entry.ts";
import type { Entry, EntryLine } from "#domain/accounting/entries/entry.ts";
import { journalTexts as texts } from "../texts.ts";

interface AccountNameProps {
  readonly chart: Chart;
  readonly line: EntryLine;
}

/** Muted code and name; a credited account is indented, as on paper. */
export function AccountName({ chart, line }: AccountNameProps) {
  const account = findAccount(chart, line.account);
  const name = account ? displayName(chart, account) : line.account;
  return (
    <span className="journal-account" data-side={line.credit > 0 ? "credit" : "debit"}>
      {chart.showsCodes && account ? <span className="journal-code">{account.code}</span> : null}
      <span className="truncate">{name}</span>
    </span>
  );
}

/** The third party of a line, after its account. */
export function PartyName({ line }: Pick<AccountNameProps, "line">) {
  return line.thirdParty ? <span className="journal-party-name">{line.thirdParty}</span> : null;
}

/** Check: posted. Scale: a draft. Ban: void. */
export function EntryStateMark({ entry }: { readonly entry: Entry }) {
  if (entry.status === "void") return <Ban size={15} className="text-muted" aria-label={texts.void} />;
  const balanced = entry.status === "posted" || entryTotals(entry.lines)?.difference === 0;
  return balanced && entry.status === "posted" ? (
    <Check size={16} className="text-success" aria-label={texts.balanced} />
  ) : (
    <Scale size={16} className="text-error" aria-label={balanced ? texts.draft : texts.unbalanced} />
  );
}

/** The reversal that an entry is, or that it has. */
export function entryNote(entry: Entry): string | null {
  if (entry.reversedBy) return texts.reversed(entry.reversedBy.number);
  return entry.reverses ? texts.reversal(entry.reverses.number) : null;
}

/** Its number, where the reference stands in the place of it, and its reversal. */
export function secondLineNote(entry: Entry): string | null {
  const number = entry.reference !== "" && entry.number > 0 ? texts.shortNumber(entry.number) : null;
  return [number, entryNote(entry)].filter(Boolean).join(", ") || null;
}

import type { Side } from "#domain/accounting/account.ts";
import type { LineContext, OtherLine } from "#domain/accounting/search/line-context.ts";
import { type DraftLine, type EntryDraft, missingIn } from "./entry-draft.ts";

function sideWritten({ debit, credit }: DraftLine): Side | null {
  if (debit > 0) return "debit";
  return credit > 0 ? "credit" : null;
}

/** Where the account of a line stands: its side as written or as the entry lacks it, and the other lines. */
export function placeOfLine(draft: EntryDraft, key: number, chosen: Side | null = null): LineContext {
  const others = draft.lines.flatMap((line): OtherLine[] => {
    const side = sideWritten(line);
    return line.key === key || line.account === null || side === null
      ? []
      : [{ account: line.account, side }];
  });
  const own = draft.lines.find((line) => line.key === key);
  const written = own === undefined ? null : sideWritten(own);
  const said = written ?? chosen;
  return said !== null
    ? { side: said, others }
    : { side: missingIn(draft, key)?.side ?? null, presumed: true, others };
}

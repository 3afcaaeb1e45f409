import { type AccountCode, takesEntries } from "../account.ts";
import type { AccountLookup } from "../chart.ts";
import type { EntryLine } from "./entry.ts";

export interface OfferedLines {
  readonly lines: readonly EntryLine[];
  /** The accounts that were left out: closed to new entries, not used any more, or gone from the chart. */
  readonly left: readonly AccountCode[];
}

/** The lines of a recorded entry as a new one may begin with them: an account that is not offered leaves its cell empty. */
export function offeredLines(lines: readonly EntryLine[], chart: AccountLookup): OfferedLines {
  const isOffered = (code: AccountCode) => {
    const account = chart.byCode.get(code);
    return account !== undefined && takesEntries(account);
  };
  const left = new Set(lines.map(({ account }) => account).filter((code) => code !== "" && !isOffered(code)));
  const without = (line: EntryLine) =>
    left.has(line.account) ? { ...line, account: "" as AccountCode } : line;
  return { lines: lines.map(without), left: [...left] };
}

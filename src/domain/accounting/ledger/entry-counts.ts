import type { AccountCode } from "../account.ts";
import type { Entry } from "../entries/entry.ts";

type Counted = Pick<Entry, "status"> & { readonly lines: readonly { readonly account: AccountCode }[] };

/**
 * Adds to the counts of the accounts that posted entries name, and of all above them. An entry with several lines below
 * an account is one of its entries.
 */
export function countEntries(
  counts: Map<AccountCode, number>,
  entries: Iterable<Counted>,
  parentOf: (code: AccountCode) => AccountCode | null,
): void {
  for (const { status, lines } of entries) {
    if (status !== "posted") continue;
    const named = new Set<AccountCode>();
    for (const { account } of lines)
      for (let at: AccountCode | null = account; at !== null && !named.has(at); at = parentOf(at))
        named.add(at);
    for (const code of named) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
}

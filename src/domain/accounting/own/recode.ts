import type { AccountCode } from "../account.ts";
import type { Entry } from "../entries/entry.ts";

type Coded = Pick<Entry, "lines" | "operation" | "flows">;

/** Whether an entry names the account anywhere: in a line, as the money of its operation, as what was paid. */
export function namesAccount({ lines, operation, flows }: Coded, code: AccountCode): boolean {
  return (
    lines.some(({ account }) => account === code) ||
    operation?.account === code ||
    (flows?.some(({ account }) => account === code) ?? false)
  );
}

/** The entry with one account's code in the place of another's; the entry itself if it does not name it. */
export function recoded<Found extends Coded>(entry: Found, from: AccountCode, to: AccountCode): Found {
  if (!namesAccount(entry, from)) return entry;
  const { operation, flows } = entry;
  const swap = <Part extends { readonly account?: AccountCode }>(part: Part): Part =>
    part.account === from ? { ...part, account: to } : part;
  return {
    ...entry,
    lines: entry.lines.map(swap),
    ...(operation && { operation: swap(operation) }),
    ...(flows && { flows: flows.map(swap) }),
  };
}

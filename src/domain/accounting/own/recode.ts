import type { AccountCode } from "../account.ts";
import type { Entry } from "../entries/entry.ts";

type Coded = Pick<Entry, "lines" | "operation" | "flows">;

/** Every account that an entry names: in a line, as the money of its operation, as what was paid. */
export function accountsNamed({ lines, operation, flows = [] }: Coded): AccountCode[] {
  const codes = [...lines, ...flows].map(({ account }) => account);
  return operation?.account === undefined ? codes : [...codes, operation.account];
}

/** The entry with one account's code in the place of another's; the entry itself if it does not name it. */
export function recoded<Found extends Coded>(entry: Found, from: AccountCode, to: AccountCode): Found {
  if (!accountsNamed(entry).includes(from)) return entry;
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

import type { LedgerSearch } from "./ledger-search.ts";

// Which movement was opened from which ledger, so that Back finds it again (UX-09). For this visit only.
const opened = new Map<string, string>();

function keyOf({ book, cuenta, desde, hasta }: LedgerSearch): string {
  return [book, cuenta, desde, hasta].join("|");
}

export function rememberOpened(search: LedgerSearch, row: string): void {
  opened.set(keyOf(search), row);
}

export function lastOpened(search: LedgerSearch): string | null {
  return opened.get(keyOf(search)) ?? null;
}

import type { ReportSearch } from "#reports/book-report.ts";

// Movement opened from each ledger, so that Back finds it again (UX-09). For this visit only.
const opened = new Map<string, string>();

function keyOf({ book, cuenta, desde, hasta }: ReportSearch): string {
  return [book, cuenta, desde, hasta].join("|");
}

export function rememberOpened(search: ReportSearch, row: string): void {
  opened.set(keyOf(search), row);
}

export function lastOpened(search: ReportSearch): string | null {
  return opened.get(keyOf(search)) ?? null;
}

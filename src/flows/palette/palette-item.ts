import type { TextRange } from "#domain/accounting/search-accounts.ts";

export const GROUPS = [
  "recent",
  "actions",
  "companies",
  "books",
  "statements",
  "accounts",
  "entries",
  "pages",
] as const;

export type PaletteGroup = (typeof GROUPS)[number];

/** Something one can go to or do. */
export interface PaletteItem {
  /** Also what is remembered of it. */
  readonly id: string;
  readonly group: PaletteGroup;
  readonly title: string;
  readonly detail?: string;
  /** What else it goes by; searched, not shown. */
  readonly words?: string;
  /** At the right. */
  readonly figure?: string;
  /** Where it leads, or what it does. */
  readonly run: string | (() => void);
}

/** An item as it is listed: with what was found in its title. */
export interface ListedItem extends PaletteItem {
  readonly ranges: readonly TextRange[];
}

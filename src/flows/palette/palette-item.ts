import type { TextRange } from "#domain/accounting/search/highlight.ts";

export const GROUPS = [
  "recent",
  "actions",
  "companies",
  "books",
  "statements",
  "accounts",
  "parties",
  "entries",
  "pages",
  "writing",
] as const;

export type PaletteGroup = (typeof GROUPS)[number];

/** A destination or an action. */
export interface PaletteItem {
  /** Also the key under which recent use is stored. */
  readonly id: string;
  readonly group: PaletteGroup;
  readonly title: string;
  readonly detail?: string;
  /** Search aliases, not displayed. */
  readonly words?: string;
  /** What choosing it types, instead of running anything: its answers come next. */
  readonly ask?: string;
  /** Shown at the right. */
  readonly figure?: string;
  /** The address it opens, or the action it runs. */
  readonly run: string | (() => void);
}

/** A listed item, with the matched ranges of its title. */
export interface ListedItem extends PaletteItem {
  readonly ranges: readonly TextRange[];
  /** An action about the words themselves: whatever is typed, there is one. */
  readonly writes?: true;
}

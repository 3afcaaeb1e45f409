import type { Side } from "../../accounting/account.ts";
import { remembered } from "../../kernel/remembered.ts";

/** A statement line: the accounts it sums, and the side that counts as positive. */
export interface LayoutLine {
  readonly kind: "line";
  readonly key: string;
  readonly label: string;
  /** Prefixes of PUC codes; over all lines of a layout the longest wins. */
  readonly accounts: readonly string[];
  readonly adds: Side;
  /** Prefixes of accounts reported here when their book classifies them as non-current. */
  readonly long?: readonly string[];
  /** Lines explained by one note share its key: taxes appear under assets and under liabilities. */
  readonly note?: string;
  /** Printed only when it has an amount, even if zero lines are shown. */
  readonly ifUsed?: true;
}

export interface LayoutSum {
  readonly kind: "subtotal" | "total";
  readonly key: string;
  readonly label: string;
  readonly level: number;
  /** Keys of earlier lines and sums. */
  readonly of: readonly string[];
  /** Printed only when one of the lines with these keys is; without them it would repeat the sum before it. */
  readonly ifUsed?: readonly string[];
}

interface LayoutHeading {
  readonly kind: "heading";
  readonly label: string;
  readonly level: number;
}

/** A statement from top to bottom. One engine reads every layout. */
export type Layout = readonly (LayoutLine | LayoutSum | LayoutHeading)[];

export function layoutLines(layout: Layout): LayoutLine[] {
  return layout.filter((row) => row.kind === "line");
}

/** Maps an account to its place by the longest prefix of its code; null when no prefix matches. */
export type Places<Place> = (puc: string) => Place | null;

/** Each prefix must appear once; a test detects duplicates. */
export function placesOf<Place>(pairs: Iterable<readonly [string, Place]>): Places<Place> {
  const table = new Map(pairs);
  const longest = Math.max(0, ...[...table.keys()].map((prefix) => prefix.length));
  return remembered((puc) => {
    for (let length = Math.min(puc.length, longest); length > 0; length -= 1) {
      const place = table.get(puc.slice(0, length));
      if (place !== undefined) return place;
    }
    return null;
  });
}

/** Lines of non-current accounts; null for accounts without a non-current line. */
export function longPlaces(layout: Layout): Places<LayoutLine> {
  return placesOf(
    layoutLines(layout).flatMap((line) => (line.long ?? []).map((prefix) => [prefix, line] as const)),
  );
}

export function linePlaces(layout: Layout): Places<LayoutLine> {
  return placesOf(
    layoutLines(layout).flatMap((line) => line.accounts.map((prefix) => [prefix, line] as const)),
  );
}

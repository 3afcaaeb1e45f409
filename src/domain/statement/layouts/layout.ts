import type { Side } from "../../accounting/account.ts";
import { remembered } from "../../kernel/remembered.ts";

/** A line of a statement: which accounts it gathers and on which side they count as more. */
export interface LayoutLine {
  readonly kind: "line";
  readonly key: string;
  readonly label: string;
  /** Prefixes of PUC codes; over all lines of a layout the longest decides. */
  readonly accounts: readonly string[];
  readonly adds: Side;
  /** Prefixes of accounts that stand here while their book says that they are non-current. */
  readonly long?: readonly string[];
  /** Figures that one note explains share it: taxes stand among what is owned and among what is owed. */
  readonly note?: string;
  /** Printed only where something is on it, whatever is asked about zeros. */
  readonly ifUsed?: true;
}

export interface LayoutSum {
  readonly kind: "subtotal" | "total";
  readonly key: string;
  readonly label: string;
  readonly level: number;
  /** Keys of lines and of sums before it. */
  readonly of: readonly string[];
  /** The line without which it would only say the sum before it again: printed where that line is. */
  readonly ifUsed?: string;
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

/** Where an account goes: by the longest prefix of its code, or null where no prefix fits. */
export type Places<Place> = (puc: string) => Place | null;

/** Each prefix once; a table in which one stands twice is a mistake that its test finds. */
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

/** Where what is non-current goes; null for accounts that are always where they are. */
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

import type { TreeRow } from "#domain/accounting/chart-tree.ts";

/** What a key does in the tree: goes to a row, or opens or closes the present one. */
export type TreeMove = { readonly kind: "go"; readonly to: number } | { readonly kind: "open" | "close" };

/** The first row after `from` that is one level below it; the rows of an open account follow it. */
function firstBelow(rows: readonly TreeRow[], from: number): number | null {
  const next = rows[from + 1];
  return next !== undefined && next.level > (rows[from]?.level ?? 0) ? from + 1 : null;
}

function parentOf(rows: readonly TreeRow[], from: number): number | null {
  const level = rows[from]?.level ?? 1;
  for (let at = from - 1; at >= 0; at -= 1) if ((rows[at]?.level ?? level) < level) return at;
  return null;
}

const go = (to: number | null): TreeMove | null => (to === null ? null : { kind: "go", to });

/** What a key does on a row, by the pattern of a treegrid; null if the tree does not use the key. */
export function treeMove(rows: readonly TreeRow[], from: number, key: string, page: number): TreeMove | null {
  const row = rows[from];
  if (row === undefined) return null;
  const within = (wanted: number) => Math.max(0, Math.min(rows.length - 1, wanted));
  switch (key) {
    case "ArrowDown":
      return go(within(from + 1));
    case "ArrowUp":
      return go(within(from - 1));
    case "PageDown":
      return go(within(from + page));
    case "PageUp":
      return go(within(from - page));
    case "Home":
      return go(0);
    case "End":
      return go(rows.length - 1);
    case "ArrowRight":
      return row.isOpen === false ? { kind: "open" } : go(firstBelow(rows, from));
    case "ArrowLeft":
      return row.isOpen === true ? { kind: "close" } : go(parentOf(rows, from));
    default:
      return null;
  }
}

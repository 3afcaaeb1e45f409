import { isIncoming } from "./inventory-move.ts";
import type { KardexLine } from "./kardex.ts";

/** What a line moves of the value of the stock: what it brings or takes, without what it corrects of earlier sales. */
export function valueMoved({ kind, value, corrects = 0 as never }: KardexLine): number {
  return (isIncoming(kind) ? value : -value) - corrects;
}

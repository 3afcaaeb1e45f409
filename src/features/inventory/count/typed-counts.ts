import { type CountProblem, type ReadCount, readCount } from "#domain/inventory/read-count.ts";
import type { ItemId } from "#domain/kernel/ids.ts";
import type { CountedAgainst } from "../use-stock-on.ts";
import type { TypedTexts } from "./count-list.tsx";

export const NO_PROBLEMS: ReadonlyMap<ItemId, CountProblem> = new Map();

interface TypedCounts extends ReadCount {
  /** Why what was typed of an item cannot be. */
  readonly problems: ReadonlyMap<ItemId, CountProblem>;
}

/** What was typed beside each item, by the rules of a pasted sheet. */
export function typedCounts(counts: TypedTexts, items: readonly CountedAgainst[]): TypedCounts {
  const lines: ReadCount["lines"][number][] = [];
  const bad: ReadCount["bad"][number][] = [];
  const problems = new Map<ItemId, CountProblem>();
  for (const [place, each] of items.entries()) {
    const typed = counts.get(each.item.id) ?? "";
    if (typed.trim() === "") continue;
    const read = readCount(`${each.item.code}\t${typed.replace(/[\t;]/g, "?")}`, [each]);
    lines.push(...read.lines);
    const problem = read.bad[0]?.problem;
    if (problem === undefined) continue;
    problems.set(each.item.id, problem);
    bad.push({ row: place + 1, problem });
  }
  return { lines, bad, problems };
}

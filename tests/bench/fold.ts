import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import { balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { median } from "./bare.ts";
import { makeEntries } from "./make-entries.ts";

interface Sums {
  debit: number;
  credit: number;
}

/** The least that can be done with the same objects: no check, and nothing kept from whoever gets it. */
function plainLoop(lines: readonly EntryLine[]): ReadonlyMap<string, Sums> {
  const balances = new Map<string, Sums>();
  for (const { account, debit, credit } of lines) {
    const sums = balances.get(account);
    if (sums) {
      sums.debit += debit;
      sums.credit += credit;
    } else balances.set(account, { debit, credit });
  }
  return balances;
}

/** Milliseconds that so many postings take to be folded into balances, and that a plain loop over them takes, by turns. */
export function foldTime(
  postings: number,
  times: number,
): { readonly product: number; readonly bare: number } {
  const lines = makeEntries(Math.ceil(postings / 2))
    .flatMap((entry) => entry.lines)
    .slice(0, postings);
  const product: number[] = [];
  const bare: number[] = [];
  const clock = (into: number[], fold: (of: readonly EntryLine[]) => ReadonlyMap<string, Sums>): number => {
    const start = performance.now();
    const { size } = fold(lines);
    into.push(performance.now() - start);
    return size;
  };
  for (let run = 0; run < times; run += 1) {
    if (clock(product, balancesOfLines) !== clock(bare, plainLoop)) throw new Error("other accounts");
  }
  return { product: median(product.slice(1)), bare: median(bare.slice(1)) };
}

import type { ChartKind, Side } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { searchAccounts } from "#domain/accounting/search/search-accounts.ts";
import type { IntendedWords } from "./words-table.ts";

/** A phrase on a side of a line, with the accounts that would be right, and what was found. */
export interface Asked {
  readonly phrase: string;
  readonly side: Side | null;
  readonly wanted: readonly string[];
  readonly found: readonly string[];
}

export interface WordsScore {
  readonly asked: number;
  readonly first: number;
  readonly amongThree: number;
  readonly wrong: readonly Asked[];
}

function wantedBy(words: IntendedWords, side: Side | null, kind: ChartKind): readonly string[] {
  const sides =
    side === null ? (words.usual === null ? (["debit", "credit"] as const) : [words.usual]) : [side];
  return sides.flatMap((each) => words[each]?.[kind] ?? []);
}

/** Each phrase three times: on the debit, on the credit, and where the side is not known. */
export function scoreWords(chart: Chart, table: readonly IntendedWords[]): WordsScore {
  const asked = table.flatMap((words) =>
    ([null, "debit", "credit"] as const).flatMap((side): Asked[] => {
      const wanted = wantedBy(words, side, chart.kind);
      if (wanted.length === 0) return [];
      const found = searchAccounts(chart, words.phrase, { line: { side, others: [] }, limit: 3 });
      return [{ phrase: words.phrase, side, wanted, found: found.map(({ account }) => account.code) }];
    }),
  );
  const isFirst = ({ wanted, found }: Asked) => wanted.includes(found[0] ?? "");
  const isAmong = ({ wanted, found }: Asked) => found.some((code) => wanted.includes(code));
  return {
    asked: asked.length,
    first: asked.filter(isFirst).length,
    amongThree: asked.filter(isAmong).length,
    wrong: asked.filter((each) => !isFirst(each)),
  };
}

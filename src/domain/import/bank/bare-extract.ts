import type { Day } from "../../kernel/day.ts";
import { plainCell, type SheetRow } from "../table/sheet.ts";
import { centsMarkOf, looksLikeMoney } from "../values/written-money.ts";
import { centsOf, extractDays } from "./bank-cells.ts";
import type { BankColumns, BankUse } from "./bank-columns.ts";

/** Fewer rows prove nothing. */
const LEAST_ROWS = 3;
const LOOKED_AT = 400;
const isMinus = (cell: string) => /^\W*[-−]|[-−]$|^\(.*\)$/.test(cell);

interface RunningPair {
  readonly amount: number;
  readonly balance: number;
}

/** The column of amounts and that of the balance after each, where one pair alone adds up in all rows, up or down. */
function runningPair(
  rows: readonly SheetRow[],
  signed: readonly number[],
  money: readonly number[],
): RunningPair | null {
  const columns = new Map(
    money.map((at) => {
      const cells = rows.map((row) => row.cells[at] ?? null);
      const mark = centsMarkOf(cells.filter((cell): cell is string => typeof cell === "string"));
      return [at, cells.map((cell) => centsOf(cell, mark) ?? Number.NaN)] as const;
    }),
  );
  const isRunning = (amounts: readonly number[], balances: readonly number[]) =>
    [0, 1].some((isDown) =>
      balances.every((balance, at) => {
        const next = balances[at + 1];
        if (next === undefined) return true;
        return isDown ? next + (amounts[at] ?? 0) === balance : balance + (amounts[at + 1] ?? 0) === next;
      }),
    );
  const pairs = signed.flatMap((amount) =>
    money.flatMap((balance) =>
      amount !== balance && isRunning(columns.get(amount) ?? [], columns.get(balance) ?? [])
        ? [{ amount, balance }]
        : [],
    ),
  );
  return pairs.length === 1 ? (pairs[0] ?? null) : null;
}

/**
 * The columns of an extract that a bank sends to programs, without titles or headings, where its rows leave no doubt:
 * a column of days, one of amounts that come in and go out (the only one, or the one that a column of balances
 * follows), and one of words. Null where any is in doubt.
 */
export function bareColumns(rows: readonly SheetRow[], until: Day): BankColumns | null {
  const some = rows.slice(0, LOOKED_AT);
  if (some.length < LEAST_ROWS) return null;
  const width = Math.max(...some.map(({ cells }) => cells.length));
  const columns = Array.from({ length: Math.min(width, 60) }, (_, at) => {
    const cells = some.map((row) => row.cells[at] ?? null);
    const texts = cells.map(plainCell);
    const day = extractDays(cells, until);
    // A blank is neither a day nor an amount.
    return {
      isDays: cells.every((cell) => /\d{6}|\D/.test(plainCell(cell)) && day(cell) !== null),
      isMoney: cells.every((cell) => typeof cell === "number" || looksLikeMoney(plainCell(cell))),
      minus: texts.filter(isMinus).length,
      letters: texts.reduce((sum, text) => sum + text.replace(/[^\p{L}]/gu, "").length, 0),
    };
  });
  const signed = columns.flatMap(({ isMoney, isDays, minus }, at) =>
    isMoney && !isDays && minus > 0 && minus < some.length ? [at] : [],
  );
  const money = columns.flatMap(({ isMoney, isDays }, at) => (isMoney && !isDays ? [at] : []));
  const running = runningPair(some, signed, money);
  const amount = running?.amount ?? (signed.length === 1 ? signed[0] : undefined);
  const date = columns.findIndex(({ isDays }) => isDays);
  const letters = columns.map((each) => (each.isDays ? 0 : each.letters));
  const text = letters.indexOf(Math.max(...letters));
  if (date < 0 || amount === undefined || (letters[text] ?? 0) < some.length * 3) return null;
  const uses = columns.map((_, at): BankUse => {
    if (at === date) return "date";
    if (at === amount) return "amount";
    if (at === running?.balance) return "balance";
    return at === text ? "text" : "none";
  });
  return { uses, heading: 0 };
}

import { type Cells, type MadeTable, sumOfCents } from "./table.ts";

export interface Move {
  readonly date: string;
  readonly text: string;
  readonly amount: number;
}

type Form = Pick<MadeTable, "text" | "name">;

/** The parts of a day, as banks write them in their own orders. */
export const parts = ({ date }: Move) => ({ y: date.slice(0, 4), m: date.slice(5, 7), d: date.slice(8) });
export const slashed = (move: Move) => `${parts(move).d}/${parts(move).m}/${parts(move).y}`;

/** The movements of an account as the extracts of banks lay them, and what each extract then holds. */
export function extractsOf(moves: readonly Move[], before: number) {
  const balanceAt = (at: number) =>
    sumOfCents([before, ...moves.slice(0, at + 1).map(({ amount }) => amount)]);
  const after = balanceAt(moves.length - 1);
  const into = sumOfCents(moves.map(({ amount }) => Math.max(0, amount)));
  const out = sumOfCents(moves.map(({ amount }) => Math.max(0, -amount)));
  const [first, last] = [moves[0], moves.at(-1)];
  if (first === undefined || last === undefined) throw new Error("an extract has movements");
  return {
    after,
    balanceAt,
    into,
    out,
    rowsOf: (row: (move: Move, balance: number, at: number) => Cells) =>
      moves.map((move, at) => row(move, balanceAt(at), at)),
    /** `opening`, `closing`: whether the file prints that balance; `isDown`: the newest first. */
    extract(
      of: string,
      table: readonly Cells[],
      more: Form & { readonly opening?: boolean; readonly closing?: boolean; readonly isDown?: boolean } = {},
    ): MadeTable {
      const { opening = false, closing = false, isDown = false, ...form } = more;
      const [top, end] = isDown ? [last, first] : [first, last];
      return {
        of,
        table,
        ...form,
        says: {
          kind: "bank-extract",
          rows: moves.length,
          totals: { in: into, out, firstDay: first.date, lastDay: last.date },
          first: top.text,
          last: end.text,
          ...(opening && { opening: before }),
          ...(closing && { closing: after }),
        },
      };
    },
  };
}

export interface Account {
  readonly code: string;
  readonly name: string;
  readonly before: number;
  readonly debit: number;
  readonly credit: number;
}

export const endOf = ({ before, debit, credit }: Account) => before + debit - credit;
/** What stands in the column of debits, and in that of credits. */
export const dr = (value: number) => Math.max(0, value);
export const cr = (value: number) => Math.max(0, -value);

/** The accounts of a month as programs lay their trial balances, and what each then holds. */
export function trialsOf(accounts: readonly Account[], date: string) {
  const totalOf = (read: (each: Account) => number) => accounts.reduce((sum, each) => sum + read(each), 0);
  const end = totalOf((each) => dr(endOf(each)));
  return {
    totalOf,
    end,
    trial: (of: string, table: readonly Cells[], more: Form = {}): MadeTable => ({
      of,
      table,
      ...more,
      says: {
        kind: "trial-balance",
        rows: accounts.length,
        totals: { debit: end, credit: end },
        date,
        first: accounts[0]?.name ?? "",
        last: accounts.at(-1)?.name ?? "",
      },
    }),
  };
}

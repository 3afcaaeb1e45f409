import type { SheetRow } from "../table/sheet.ts";

/** A row of a trial balance that says an account, or a third party in the column of codes. */
export interface ListedBalance {
  readonly row: SheetRow;
  readonly code: string;
  readonly name: string;
  readonly party: string;
}

/** A cédula or a NIT is as long; an auxiliary account may be too. */
const SHORTEST_NUMBER = 6;
/** Third parties stand under accounts, and not under a class or a group. */
const SHORTEST_ACCOUNT = 4;

/**
 * The rows with third parties told apart that stand below their account with their number where accounts have their
 * code. They are third parties beyond doubt where no account above is one that their number would be below of, and
 * where together they come to what the account says in every column. Others stay accounts.
 */
export function withPartiesBelow(
  rows: readonly ListedBalance[],
  figuresOf: (row: SheetRow) => readonly number[],
): readonly ListedBalance[] {
  const codes = new Set(rows.map(({ code }) => code));
  const isOrphan = ({ code, party }: ListedBalance) =>
    party === "" &&
    code.length >= SHORTEST_NUMBER &&
    !codes.has(code.slice(0, -2)) &&
    !codes.has(code.slice(0, 4));
  const found = [...rows];
  for (const [at, account] of rows.entries()) {
    const next = rows[at + 1];
    if (next === undefined || isOrphan(account) || !isOrphan(next)) continue;
    if (account.code.length < SHORTEST_ACCOUNT || next.code.startsWith(account.code)) continue;
    const end = rows.findIndex((row, index) => index > at && !isOrphan(row));
    const below = rows.slice(at + 1, end < 0 ? rows.length : end);
    const sums = figuresOf(account.row).map((own, column) =>
      below.reduce((rest, { row }) => rest - (figuresOf(row)[column] ?? 0), own),
    );
    if (sums.some((rest) => rest !== 0)) continue;
    for (const [index, { row, code, name }] of below.entries())
      found[at + 1 + index] = { row, code: account.code, name: account.name, party: name || code };
  }
  return found;
}

/**
 * The rows of third parties that have no code and stand below their account, with its code and its name, where together
 * they come to what it says in every column; the others apart: they say again what is said, or what cannot be told.
 */
export function withPartiesUncoded(
  rows: readonly ListedBalance[],
  figuresOf: (row: SheetRow) => readonly number[],
): { readonly kept: readonly ListedBalance[]; readonly left: number } {
  const kept: ListedBalance[] = [];
  let left = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const account = rows[at];
    if (account === undefined) break;
    if (account.code === "") {
      left += 1;
      continue;
    }
    kept.push(account);
    const end = rows.findIndex(({ code }, index) => index > at && code !== "");
    const below = rows.slice(at + 1, end < 0 ? rows.length : end);
    if (below.length === 0 || account.party !== "" || account.code.length < SHORTEST_ACCOUNT) continue;
    const isWhole = figuresOf(account.row).every(
      (own, column) => own === below.reduce((sum, { row }) => sum + (figuresOf(row)[column] ?? 0), 0),
    );
    if (isWhole) kept.push(...below.map((each) => ({ ...each, code: account.code, name: account.name })));
    else left += below.length;
    at += below.length;
  }
  return { kept, left };
}

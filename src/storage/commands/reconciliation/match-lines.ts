import type { MatchId } from "#domain/kernel/ids.ts";
import { ok, type Result } from "#domain/kernel/result.ts";
import type { BankExtract } from "#domain/reconciliation/bank-extract.ts";
import type { BankMatch, LineRef, MatchStatus, MoveRef } from "#domain/reconciliation/bank-match.ts";
import type { ReconcileRefusal } from "#domain/reconciliation/reconcile-refusal.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { type BookWork, changeBook } from "../../pages/book-work.ts";
import { RECONCILE_TABLES, type ReconcileResult, ReconcileWork, refuse } from "./reconcile-work.ts";
import type { ExtractCommand } from "./save-extract.ts";

export interface NewMatch {
  readonly matchId: MatchId;
  readonly lines: readonly LineRef[];
  readonly moves: readonly MoveRef[];
}

/** Of the month whose extract is named. */
export interface MatchLines extends ExtractCommand {
  readonly matches: readonly NewMatch[];
}

const sumOf = (parts: readonly { readonly amount: number }[]) =>
  parts.reduce((total, { amount }) => total + amount, 0);

/** Keeps one match of an open month; both sides as they are now. Call within the transaction. */
export async function putMatch(
  does: ReconcileWork,
  work: BookWork,
  extract: BankExtract,
  { matchId, lines, moves }: NewMatch,
  status: MatchStatus,
): Promise<Result<BankMatch, ReconcileRefusal>> {
  const found = lines.flatMap(({ extractId, n }) => {
    const of = does.extracts.find((each) => each.id === extractId && each.account === extract.account);
    return of?.lines.filter((line) => line.n === n) ?? [];
  });
  const isWhole = found.length === lines.length && lines.length > 0 && moves.length > 0;
  if (!isWhole) return refuse("changed");
  for (const ref of moves) if (!(await does.isStanding(extract, ref))) return refuse("changed");
  const signs = new Set([...found, ...moves].map(({ amount }) => Math.sign(amount)));
  if (sumOf(found) !== sumOf(moves) || signs.size !== 1) return refuse("not-equal");
  if (status === "accepted" && !(await does.free(extract, lines, moves))) return refuse("changed");
  const stamp = { createdAt: work.at, updatedAt: work.at, version: 1 };
  const { bookId, month } = extract;
  const match: BankMatch = { id: matchId, bookId, month, status, lines, moves, ...stamp };
  await does.putMatch(null, match);
  return ok(match);
}

function keep(
  storage: AppStorage,
  command: MatchLines,
  kind: "accept-matches" | "reject-match",
  status: MatchStatus,
): Promise<ReconcileResult<readonly MatchId[]>> {
  return changeBook<readonly MatchId[], ReconcileRefusal>(
    storage,
    command,
    kind,
    async (work) => {
      const does = await ReconcileWork.read(storage, work);
      const extract = does.openExtract(command.extractId);
      if (!extract.ok) return extract;
      for (const match of command.matches) {
        const made = await putMatch(does, work, extract.value, match, status);
        if (!made.ok) return made;
      }
      return ok(command.matches.map(({ matchId }) => matchId));
    },
    { tables: RECONCILE_TABLES },
  );
}

/**
 * Keeps that lines of the bank and lines of the book are one movement: all of them or none. Refused unless both sides
 * are as they were on screen, free, of one sign and of one amount (CB-03). `undoRecords` takes it back.
 */
export function acceptMatches(
  storage: AppStorage,
  command: MatchLines,
): Promise<ReconcileResult<readonly MatchId[]>> {
  return keep(storage, command, "accept-matches", "accepted");
}

/** Keeps that proposed matches are none, so that they are not proposed again. `undoRecords` takes it back. */
export function rejectMatches(
  storage: AppStorage,
  command: MatchLines,
): Promise<ReconcileResult<readonly MatchId[]>> {
  return keep(storage, command, "reject-match", "rejected");
}

/** Takes matches apart; no entry changes. `undoRecords` puts them back. */
export function removeMatches(
  storage: AppStorage,
  command: ExtractCommand & { readonly ids: readonly MatchId[] },
): Promise<ReconcileResult<number>> {
  return changeBook<number, ReconcileRefusal>(
    storage,
    command,
    "remove-match",
    async (work) => {
      const does = await ReconcileWork.read(storage, work);
      const extract = does.openExtract(command.extractId);
      if (!extract.ok) return extract;
      for (const id of command.ids) {
        const match = does.matches.find((each) => each.id === id && each.month === extract.value.month);
        if (match === undefined) return refuse("changed");
        await does.putMatch(match, null);
      }
      return ok(command.ids.length);
    },
    { tables: RECONCILE_TABLES },
  );
}

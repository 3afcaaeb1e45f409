import type { Refusal } from "#domain/accounting/refusal.ts";
import type { ExtractId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { BankExtract } from "#domain/reconciliation/bank-extract.ts";
import { type BankMatch, extractLineKey, type MoveRef, moveKey } from "#domain/reconciliation/bank-match.ts";
import type { ReconcileRefusal } from "#domain/reconciliation/reconcile-refusal.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import type { StorageRefusal } from "../../engine/run-command.ts";
import type { BookWork } from "../../pages/book-work.ts";
import { knownExtracts } from "../../queries/reconciliation/known-extracts.ts";
import { readRows } from "../../shapes/read-row.ts";
import { matchShape } from "../../shapes/records/reconciliation-shapes.ts";

export type ReconcileResult<Answer> = Result<Answer, ReconcileRefusal | Refusal | StorageRefusal>;

/** The tables of a reconciliation, besides those of the book. */
export const RECONCILE_TABLES = ["extracts", "matches"] as const;

export function refuse(problem: ReconcileRefusal["problem"]): Result<never, ReconcileRefusal> {
  return err({ kind: "reconcile", problem });
}

/** The reconciliations of a book being changed, within a command's transaction. */
export class ReconcileWork {
  readonly #storage: AppStorage;
  readonly #work: BookWork;
  readonly extracts: readonly BankExtract[];
  #matches: readonly BankMatch[];

  private constructor(
    storage: AppStorage,
    work: BookWork,
    extracts: readonly BankExtract[],
    matches: readonly BankMatch[],
  ) {
    this.#storage = storage;
    this.#work = work;
    this.extracts = extracts;
    this.#matches = matches;
  }

  static async read(storage: AppStorage, work: BookWork): Promise<ReconcileWork> {
    const { id } = work.book;
    const extracts = await knownExtracts(storage, id);
    const matches = readRows(matchShape, await storage.db.matches.where("bookId").equals(id).toArray());
    return new ReconcileWork(storage, work, extracts, matches);
  }

  get matches(): readonly BankMatch[] {
    return this.#matches;
  }

  /** The extract if its month is open. */
  openExtract(id: ExtractId): Result<BankExtract, ReconcileRefusal> {
    const found = this.extracts.find((each) => each.id === id);
    if (found === undefined) return refuse("unknown-extract");
    return found.closed ? refuse("closed") : ok(found);
  }

  async putExtract(before: BankExtract | null, after: BankExtract | null): Promise<void> {
    const { extracts } = this.#storage.db;
    const key = (after ?? before)?.id;
    if (key === undefined) return;
    await (after ? extracts.put(after) : extracts.delete(key));
    this.#work.changes.push({ table: "extracts", key, before, after });
  }

  async putMatch(before: BankMatch | null, after: BankMatch | null): Promise<void> {
    const { matches } = this.#storage.db;
    const key = (after ?? before)?.id;
    if (key === undefined) return;
    await (after ? matches.put(after) : matches.delete(key));
    this.#matches = [...this.#matches.filter(({ id }) => id !== key), ...(after ? [after] : [])];
    this.#work.changes.push({ table: "matches", key, before, after });
  }

  /** Whether the entry still has the line as it was seen. */
  async isStanding({ account }: BankExtract, ref: MoveRef): Promise<boolean> {
    const entry = await this.#work.pages.find({ id: ref.entryId, number: ref.number, date: ref.date });
    const line = entry?.status === "posted" ? entry.lines[ref.line] : undefined;
    return line !== undefined && line.account === account && line.debit - line.credit === ref.amount;
  }

  /**
   * Frees lines for a new match: kept matches that have one of them and no longer hold are removed. False if one still
   * holds.
   */
  async free(extract: BankExtract, lines: BankMatch["lines"], moves: readonly MoveRef[]): Promise<boolean> {
    const wanted = new Set([...lines.map(extractLineKey), ...moves.map(moveKey)]);
    for (const match of this.#matches.filter(({ status }) => status === "accepted")) {
      const keys = [...match.lines.map(extractLineKey), ...match.moves.map(moveKey)];
      if (!keys.some((key) => wanted.has(key))) continue;
      let holds = true;
      for (const ref of match.moves) holds &&= await this.isStanding(extract, ref);
      if (holds) return false;
      await this.putMatch(match, null);
    }
    return true;
  }
}

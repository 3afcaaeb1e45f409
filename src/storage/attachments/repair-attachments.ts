import type { BookId } from "#domain/kernel/ids.ts";
import { ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import { type StorageRefusal, trouble } from "../engine/run-command.ts";
import { verifyBook } from "../health/verify-book.ts";
import type { Change } from "../shapes/rows.ts";

/** Tables of a book whose records count in no sum. */
type Beside = "attachments" | "recurrings" | "assets";
const BESIDE: readonly string[] = ["attachments", "recurrings", "assets"];

export interface BrokenRecord {
  readonly table: Beside;
  readonly key: string;
}

/**
 * The records of files, of what repeats and of assets that the check names, looked for before any transaction because it
 * waits for hashes (ST-08).
 */
export async function brokenRecords(
  storage: AppStorage,
  bookId: BookId,
): Promise<Result<readonly BrokenRecord[], StorageRefusal>> {
  try {
    const problems = (await verifyBook(storage.db, bookId)) ?? [];
    return ok(
      problems.flatMap((problem): BrokenRecord[] => {
        if (problem.kind === "attachment-lost" || problem.kind === "attachment-stray")
          return [{ table: "attachments", key: problem.id }];
        return problem.kind === "bad-record" && BESIDE.includes(problem.table)
          ? [{ table: problem.table as Beside, key: problem.key }]
          : [];
      }),
    );
  } catch (error) {
    return { ok: false, error: await trouble(storage, error) };
  }
}

/** Takes these records out; the trail keeps them as they were. */
export async function dropBroken(db: CuadraDatabase, broken: readonly BrokenRecord[]): Promise<Change[]> {
  const dropped = await Promise.all(
    broken.map(async ({ table, key }): Promise<Change[]> => {
      const row = await db.table(table).get(key);
      if (row === undefined) return [];
      await db.table(table).delete(key);
      return [{ table, key, before: row, after: null } as Change];
    }),
  );
  return dropped.flat();
}

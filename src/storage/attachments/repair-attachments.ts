import type { BookId } from "#domain/kernel/ids.ts";
import { ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import { type StorageRefusal, trouble } from "../engine/run-command.ts";
import { verifyBook } from "../health/verify-book.ts";
import type { ChangeOf } from "../shapes/rows.ts";

/** The records of files that the check names, looked for before any transaction because it waits for hashes (ST-08). */
export async function brokenAttachments(
  storage: AppStorage,
  bookId: BookId,
): Promise<Result<readonly string[], StorageRefusal>> {
  try {
    const problems = (await verifyBook(storage.db, bookId)) ?? [];
    return ok(
      problems.flatMap((problem) => {
        if (problem.kind === "attachment-lost" || problem.kind === "attachment-stray") return [problem.id];
        return problem.kind === "bad-record" && problem.table === "attachments" ? [problem.key] : [];
      }),
    );
  } catch (error) {
    return { ok: false, error: await trouble(storage, error) };
  }
}

/** Takes these records out; the trail keeps them as they were. */
export async function dropAttachments(
  db: CuadraDatabase,
  ids: readonly string[],
): Promise<readonly ChangeOf<"attachments">[]> {
  const rows = await db.attachments.bulkGet([...ids]);
  await db.attachments.bulkDelete([...ids]);
  return rows.flatMap((row) =>
    row ? [{ table: "attachments" as const, key: row.id, before: row, after: null }] : [],
  );
}

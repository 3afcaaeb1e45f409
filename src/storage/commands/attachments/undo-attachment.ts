import type { Refusal } from "#domain/accounting/refusal.ts";
import { letGo } from "../../attachments/attachment-work.ts";
import type { CuadraDatabase } from "../../engine/database.ts";
import type { BookWork } from "../../pages/book-work.ts";
import type { ChangeOf } from "../../shapes/rows.ts";
import { closedMonthOf } from "./attach-file.ts";

/**
 * A file that was attached is taken off, and one that was removed comes back as long as its bytes are here. Refused if
 * its record changed since, or if it would be taken off an entry of a closed month.
 */
export async function undoAttachment(
  work: BookWork,
  db: CuadraDatabase,
  { key, before, after }: ChangeOf<"attachments">,
): Promise<Refusal | null> {
  const now = (await db.attachments.get(key)) ?? null;
  if (now?.version !== after?.version || (before && after)) return { kind: "nothing-to-undo" };
  if (now !== null) {
    const month = await closedMonthOf(work, now);
    if (month !== null) return { kind: "closed-month", month };
    await letGo(db, now, work.at);
    work.changes.push({ table: "attachments", key, before: now, after: null });
    return null;
  }
  const stored = before && (await db.attachmentBytes.where("hash").equals(before.hash).count());
  if (!before || stored === 0) return { kind: "nothing-to-undo" };
  const made = { ...before, updatedAt: work.at, version: before.version + 1 };
  await db.attachments.put(made);
  work.changes.push({ table: "attachments", key, before: null, after: made });
  return null;
}

import type { Attachment } from "#domain/attachments/attachment.ts";
import type { AttachmentRefusal } from "#domain/attachments/attachment-refusal.ts";
import { MOST_ACCOUNT_BYTES } from "#domain/attachments/limits.ts";
import type { Instant } from "#domain/kernel/clock.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import type { StorageRefusal } from "../engine/run-command.ts";
import { readRows } from "../shapes/read-row.ts";
import { attachmentShape } from "../shapes/records/attachment-shapes.ts";

export type AttachmentResult<Answer> = Result<Answer, AttachmentRefusal | StorageRefusal>;

export const ATTACHMENT_TABLES = ["attachments", "attachmentBytes"] as const;

/** How long the bytes of a removed file stay, so that it can be taken back (ms). */
const KEPT_MS = 30 * 24 * 3_600_000;

/** An attached file within a command's transaction, as it was on screen. */
export async function knownAttachment(
  db: CuadraDatabase,
  { id, version }: Pick<Attachment, "id" | "version">,
): Promise<Result<Attachment, AttachmentRefusal>> {
  const row = await db.attachments.get(id);
  const [found] = row === undefined ? [] : readRows(attachmentShape, [row]);
  return found?.version === version ? ok(found) : err({ kind: "unknown-attachment" });
}

/** Takes a file's record away. Bytes that nobody holds any more stay for a while, counted from now. */
export async function letGo(db: CuadraDatabase, row: Attachment, at: Instant): Promise<void> {
  await db.attachments.delete(row.id);
  const others = await db.attachments.where("hash").equals(row.hash).count();
  if (others === 0) await db.attachmentBytes.update(row.hash, { at });
}

interface Loose {
  readonly hash: string;
  readonly at: Instant;
  readonly size: number;
}

/** What is stored, by its keys alone: no bytes are read. */
async function storedSizes(db: CuadraDatabase): Promise<readonly Loose[]> {
  const index = db.attachmentBytes.orderBy("[at+size]");
  const [keys, hashes] = await Promise.all([index.keys(), index.primaryKeys()]);
  return hashes.map((hash, place) => {
    const [at = 0, size = 0] = keys[place] as unknown as readonly number[];
    return { hash, at, size };
  });
}

/**
 * Deletes bytes that nobody holds: those let go long ago, and of the others the oldest until `size` more fit. Without
 * them a removed file cannot be taken back.
 */
export async function makeRoom(db: CuadraDatabase, at: Instant, size: number): Promise<void> {
  const stored = await storedSizes(db);
  const held = new Set(await db.attachments.orderBy("hash").uniqueKeys());
  let used = stored.reduce((sum, each) => sum + each.size, size);
  for (const each of stored) {
    if (held.has(each.hash) || (at - each.at <= KEPT_MS && used <= MOST_ACCOUNT_BYTES)) continue;
    await db.attachmentBytes.delete(each.hash);
    used -= each.size;
  }
}

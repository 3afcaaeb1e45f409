import type { PartyId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import { mergedParty } from "#domain/parties/merge-parties.ts";
import type { Party } from "#domain/parties/party.ts";
import type { PartyRefusal } from "#domain/parties/party-refusal.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { runCommand } from "../../engine/run-command.ts";
import type { BookCommand } from "../../pages/book-work.ts";
import {
  PARTY_TABLES,
  type PartyResult,
  partiesToWrite,
  sharing,
  staleParty,
} from "../../parties/party-work.ts";
import { readRows } from "../../shapes/read-row.ts";
import { attachmentShape } from "../../shapes/records/attachment-shapes.ts";

interface SeenParty {
  readonly id: PartyId;
  /** Version shown on screen. */
  readonly version: number;
}

export interface MergeParties extends BookCommand {
  readonly kept: SeenParty;
  readonly gone: SeenParty;
}

/**
 * Makes one record of two that are one person: the kept one takes the names of the other and what it does not say
 * itself, and its files. No entry is written. `undoRecords` with this command's id parts them again. Returns the kept record.
 */
export async function mergeParties(storage: AppStorage, command: MergeParties): Promise<PartyResult<Party>> {
  const { db, clock } = storage;
  const at = clock.now();
  const { bookId } = command;
  const head = { id: command.id, kind: "merge-parties", bookId } as const;
  return runCommand<Party, PartyRefusal>(storage, head, [...PARTY_TABLES, "attachments"], async () => {
    const found = await partiesToWrite(db, bookId);
    if (!found.ok) return found;
    const [kept, gone] = [command.kept, command.gone].map(({ id }) =>
      found.value.parties.find((each) => each.id === id),
    );
    const stale = staleParty(kept, command.kept.version) ?? staleParty(gone, command.gone.version);
    if (stale) return err(stale);
    if (!kept || !gone || kept.id === gone.id) return err({ kind: "unknown-party" });
    const stamp = { ...sharing(found.value.book), updatedAt: at, version: kept.version + 1 };
    const after: Party = { ...mergedParty(kept, gone), ...stamp };
    const files = await db.attachments.where("ownerId").equals(gone.id).toArray();
    const moved = readRows(attachmentShape, files).map((before) => {
      const now = { ...before, ownerId: kept.id, updatedAt: at, version: before.version + 1 };
      return { table: "attachments" as const, key: before.id, before, after: now };
    });
    const changes = [
      { table: "parties" as const, key: kept.id, before: kept, after },
      { table: "parties" as const, key: gone.id, before: gone, after: null },
      ...moved,
    ];
    const write = () =>
      Promise.all([
        db.parties.put(after),
        db.parties.delete(gone.id),
        db.attachments.bulkPut(moved.map((each) => each.after)),
      ]);
    return ok({ answer: after, changes, write });
  });
}

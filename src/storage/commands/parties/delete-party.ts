import type { PartyId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { Party } from "#domain/parties/party.ts";
import type { PartyRefusal } from "#domain/parties/party-refusal.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { runCommand } from "../../engine/run-command.ts";
import type { BookCommand } from "../../pages/book-work.ts";
import { PARTY_TABLES, type PartyResult, partiesToWrite, staleParty } from "../../parties/party-work.ts";

export interface DeleteParty extends BookCommand {
  readonly partyId: PartyId;
  /** Version shown on screen: what another tab wrote since is not deleted unseen (MT-02). */
  readonly version: number;
}

/**
 * Deletes the record of a third party. Its entries stay as they are: it is listed without a record as long as one
 * names it. `undoRecords` with this command's id brings it back. Returns the deleted record.
 */
export async function deleteParty(storage: AppStorage, command: DeleteParty): Promise<PartyResult<Party>> {
  const { db } = storage;
  const { bookId, partyId, version } = command;
  const head = { id: command.id, kind: "delete-party", bookId } as const;
  return runCommand<Party, PartyRefusal>(storage, head, PARTY_TABLES, async () => {
    const found = await partiesToWrite(db, bookId);
    if (!found.ok) return found;
    const before = found.value.parties.find((each) => each.id === partyId);
    const stale = staleParty(before, version);
    if (stale) return err(stale);
    if (!before) return err({ kind: "unknown-party" });
    const changes = [{ table: "parties" as const, key: partyId, before, after: null }];
    return ok({ answer: before, changes, write: () => db.parties.delete(partyId) });
  });
}

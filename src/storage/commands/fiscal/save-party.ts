import type { Refusal } from "#domain/accounting/refusal.ts";
import { cleanName } from "#domain/company/book.ts";
import type { Counterparty } from "#domain/fiscal/fiscal-operation.ts";
import type { PartyId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import { PartyIndex } from "#domain/parties/find-party.ts";
import type { Party } from "#domain/parties/party.ts";
import { partyKeyOf } from "#domain/parties/party-key.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { runCommand } from "../../engine/run-command.ts";
import type { BookCommand, CommandResult } from "../../pages/book-work.ts";
import { PARTY_TABLES, partiesToWrite, sharing } from "../../parties/party-work.ts";

export interface SaveParty extends BookCommand {
  /** Id of a third party that the book does not know yet. */
  readonly partyId: PartyId;
  readonly name: string;
  readonly kind: Counterparty;
  readonly offered: boolean;
}

/** The name that the record has from now on: as typed last, unless it is an official one or another name was typed. */
function nameOf(before: Party | null, typed: string): string {
  const isItsName = before !== null && partyKeyOf(before.name) === partyKeyOf(typed);
  return before === null || (isItsName && before.document === undefined) ? typed : before.name;
}

/**
 * Remembers what a third party is for taxes, and whether its taxes are offered. The text of the entry decides who it
 * is, so that two tabs remember one and the same. `undoRecords` with this command's id takes it back.
 */
export async function saveParty(storage: AppStorage, command: SaveParty): Promise<CommandResult<Party>> {
  const { db, clock } = storage;
  const at = clock.now();
  const { bookId, kind, offered } = command;
  const head = { id: command.id, kind: "save-party", bookId } as const;
  return runCommand<Party, Refusal>(storage, head, PARTY_TABLES, async () => {
    const typed = cleanName(command.name);
    const found = await partiesToWrite(db, bookId);
    if (!found.ok) return found;
    if (typed === null) return err({ kind: "blank-name" });
    const { book, parties } = found.value;
    const before = new PartyIndex(parties).find(command.name);
    const home = before ?? { id: command.partyId, bookId, createdAt: at };
    const said = { name: nameOf(before, typed), kind, offered };
    const stamp = { ...sharing(book), updatedAt: at, version: (before?.version ?? 0) + 1 };
    const after: Party = { ...home, ...said, ...stamp };
    const write = () => db.parties.put(after);
    return ok({ answer: after, changes: [{ table: "parties", key: after.id, before, after }], write });
  });
}

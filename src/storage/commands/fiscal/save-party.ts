import type { Refusal } from "#domain/accounting/refusal.ts";
import { cleanName } from "#domain/company/book.ts";
import type { Counterparty } from "#domain/fiscal/fiscal-operation.ts";
import { partyNamed, type TaxParty } from "#domain/fiscal/offer/party.ts";
import type { PartyId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { runCommand } from "../../engine/run-command.ts";
import { type BookCommand, type CommandResult, isWritable } from "../../pages/book-work.ts";

export interface SaveParty extends BookCommand {
  /** Id of a third party that the book does not know yet. */
  readonly partyId: PartyId;
  readonly name: string;
  readonly kind: Counterparty;
  readonly offered: boolean;
}

/**
 * Remembers what kind a third party is, and whether its taxes are offered. The name decides who it is, so that two
 * tabs remember one and the same. `undoRecords` with this command's id takes it back.
 */
export async function saveParty(storage: AppStorage, command: SaveParty): Promise<CommandResult<TaxParty>> {
  const { db, clock } = storage;
  const at = clock.now();
  const { bookId, kind, offered } = command;
  const head = { id: command.id, kind: "save-party", bookId } as const;
  return runCommand<TaxParty, Refusal>(storage, head, ["books", "parties"], async () => {
    const name = cleanName(command.name);
    const refusal = isWritable(await db.books.get(bookId));
    if (refusal) return err(refusal);
    if (name === null) return err({ kind: "blank-name" });
    const before = partyNamed(await db.parties.where("bookId").equals(bookId).toArray(), name);
    const stamp = { createdAt: before?.createdAt ?? at, updatedAt: at, version: (before?.version ?? 0) + 1 };
    const after: TaxParty = { id: before?.id ?? command.partyId, bookId, name, kind, offered, ...stamp };
    const write = () => db.parties.put(after);
    return ok({ answer: after, changes: [{ table: "parties", key: after.id, before, after }], write });
  });
}

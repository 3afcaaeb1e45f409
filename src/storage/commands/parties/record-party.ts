import type { PartyId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import { checkParty, otherNames, type PartyFields, partyContent } from "#domain/parties/check-party.ts";
import { clashOf } from "#domain/parties/clash.ts";
import type { Party } from "#domain/parties/party.ts";
import { partyKeyOf } from "#domain/parties/party-key.ts";
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

export interface RecordParty extends BookCommand {
  readonly partyId: PartyId;
  readonly fields: PartyFields;
  /** Version shown by the form; null for a new record. */
  readonly version: number | null;
}

/** A record under another name keeps the former one: entries are found by it. */
function withFormerName(fields: PartyFields, before: Party | undefined): PartyFields {
  if (!before || partyKeyOf(before.name) === partyKeyOf(fields.name)) return fields;
  return { ...fields, aliases: otherNames(fields.name, [...fields.aliases, before.name]) };
}

/**
 * Writes the record of a third party, new or over the version that was on screen (MT-02), for all books of the
 * book's company. A name or a document that another record has is refused with whose it is. `undoRecords` with this
 * command's id takes it back. Returns the record.
 */
export async function recordParty(storage: AppStorage, command: RecordParty): Promise<PartyResult<Party>> {
  const { db, clock } = storage;
  const at = clock.now();
  const { bookId, partyId: id, version } = command;
  const head = { id: command.id, kind: "record-party", bookId } as const;
  return runCommand<Party, PartyRefusal>(storage, head, PARTY_TABLES, async () => {
    const found = await partiesToWrite(db, bookId);
    if (!found.ok) return found;
    const before = found.value.parties.find((each) => each.id === id);
    const stale = version === null ? null : staleParty(before, version);
    if (stale) return err(stale);
    if (version === null && before) return err({ kind: "stale-party", current: before });
    const fields = withFormerName(command.fields, before);
    const problems = checkParty(fields);
    if (problems.length > 0) return err({ kind: "bad-party", problems });
    const content = partyContent(fields);
    const others = found.value.parties.filter((each) => each.id !== id);
    const clash = clashOf(content, others);
    if (clash) return err(clash);
    const home = { id, bookId: before?.bookId ?? bookId, ...sharing(found.value.book) };
    const stamp = { createdAt: before?.createdAt ?? at, updatedAt: at, version: (before?.version ?? 0) + 1 };
    const after: Party = { ...home, ...content, ...stamp };
    const changes = [{ table: "parties" as const, key: id, before: before ?? null, after }];
    return ok({ answer: after, changes, write: () => db.parties.put(after) });
  });
}

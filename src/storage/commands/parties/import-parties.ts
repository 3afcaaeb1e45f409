import { judgeParties, type PartyChoices } from "#domain/import/parties/party-import.ts";
import type { ListedParty } from "#domain/import/parties/party-rows.ts";
import type { PartyId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import { partyContent } from "#domain/parties/check-party.ts";
import type { Party } from "#domain/parties/party.ts";
import type { PartyRefusal } from "#domain/parties/party-refusal.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { runCommand } from "../../engine/run-command.ts";
import type { BookCommand } from "../../pages/book-work.ts";
import { PARTY_TABLES, type PartyResult, partiesToWrite, sharing } from "../../parties/party-work.ts";

export interface ImportParties extends BookCommand {
  readonly rows: readonly ListedParty[];
  readonly choices: PartyChoices;
}

export interface ImportedParties {
  readonly added: number;
  readonly completed: number;
}

/**
 * Records the third parties of a list and completes those that there are, in one transaction (IM-24). The rows are
 * judged again beside the records of this moment, so that a list that another tab brought meanwhile adds nothing.
 * `undoRecords` with this command's id takes all of it back.
 */
export async function importParties(
  storage: AppStorage,
  command: ImportParties,
): Promise<PartyResult<ImportedParties>> {
  const { db, clock } = storage;
  const at = clock.now();
  const { bookId, rows, choices } = command;
  const ids = rows.map((): PartyId => storage.newId("party"));
  const head = { id: command.id, kind: "record-party", bookId } as const;
  return runCommand<ImportedParties, PartyRefusal>(storage, head, PARTY_TABLES, async () => {
    const found = await partiesToWrite(db, bookId);
    if (!found.ok) return found;
    const { book, parties } = found.value;
    const judged = judgeParties(parties, rows, choices).parties;
    const changes = judged.flatMap(({ verdict, known, fields }, index) => {
      if (verdict !== "new" && verdict !== "completes") return [];
      const id = known?.id ?? (ids[index] as PartyId);
      const home = { id, bookId: known?.bookId ?? bookId, ...sharing(book) };
      const stamp = { createdAt: known?.createdAt ?? at, updatedAt: at, version: (known?.version ?? 0) + 1 };
      const after: Party = { ...home, ...partyContent(fields), ...stamp };
      return [{ table: "parties" as const, key: id, before: known, after }];
    });
    if (changes.length === 0) return err({ kind: "nothing-to-import" });
    const added = changes.filter(({ before }) => before === null).length;
    return ok({
      answer: { added, completed: changes.length - added },
      changes,
      write: () => db.parties.bulkPut(changes.map(({ after }) => after)),
    });
  });
}

import { attachFile, removeAttachment } from "#storage/commands/attachments/attach-file.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { mergeParties } from "#storage/commands/parties/merge-parties.ts";
import { newId } from "#storage/engine/environment.ts";
import type { PrepareCommand } from "#tests/support/broken-writes.ts";
import { attached, attaching, pdfOf, postedEntry } from "#tests/support/records/attachments.ts";
import { partyFields, recorded } from "./party-commands.ts";

/** Commands of attached files, each over what it needs. */
export const ATTACHMENT_COMMANDS: Readonly<Record<string, PrepareCommand>> = {
  attachFile: async (storage, bookId) => {
    const entry = await postedEntry(storage, bookId);
    const command = attaching(bookId, { kind: "entry", entry }, await pdfOf("uno"));
    return () => attachFile(storage, command);
  },
  removeAttachment: async (storage, bookId) => {
    const entry = await postedEntry(storage, bookId);
    const { id } = await attached(storage, bookId, { kind: "entry", entry }, await pdfOf("uno"));
    const command = { id: newId("command"), bookId, attachmentId: id, version: 1, entry };
    return () => removeAttachment(storage, command);
  },
  "undoCommand of a removed file": async (storage, bookId) => {
    const entry = await postedEntry(storage, bookId);
    const { id } = await attached(storage, bookId, { kind: "entry", entry }, await pdfOf("uno"));
    const target = newId("command");
    await removeAttachment(storage, { id: target, bookId, attachmentId: id, version: 1, entry });
    const command = { id: newId("command"), bookId, target };
    return () => undoCommand(storage, command);
  },
  "mergeParties with files": async (storage, bookId) => {
    const kept = await recorded(storage, bookId, partyFields("Aceros"));
    const gone = await recorded(storage, bookId, partyFields("Aceros S.A.S."));
    await attached(storage, bookId, { kind: "party", id: gone.id }, await pdfOf("rut"));
    const command = { id: newId("command"), bookId, kept, gone };
    return () => mergeParties(storage, command);
  },
};

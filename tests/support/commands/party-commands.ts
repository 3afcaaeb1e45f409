import { readPartyText } from "#domain/import/parties/party-rows.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { NO_FIELDS, type PartyFields } from "#domain/parties/check-party.ts";
import type { Party } from "#domain/parties/party.ts";
import { registerInvoices } from "#storage/commands/entries/register-invoices.ts";
import { deleteParty } from "#storage/commands/parties/delete-party.ts";
import { importParties } from "#storage/commands/parties/import-parties.ts";
import { mergeParties } from "#storage/commands/parties/merge-parties.ts";
import { recordParty } from "#storage/commands/parties/record-party.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import type { PrepareCommand } from "#tests/support/broken-writes.ts";
import { content } from "#tests/support/builders.ts";
import { invoiceOf } from "#tests/support/invoices/invoice-values.ts";

export const partyFields = (name: string, other: Partial<PartyFields> = {}): PartyFields => ({
  ...NO_FIELDS,
  name,
  ...other,
});

export function recording(bookId: BookId, fields: PartyFields, before: Party | null = null) {
  const partyId = before?.id ?? newId("party");
  return { id: newId("command"), bookId, partyId, fields, version: before?.version ?? null };
}

export async function recorded(storage: AppStorage, bookId: BookId, fields: PartyFields): Promise<Party> {
  const result = await recordParty(storage, recording(bookId, fields));
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

/** Commands on third parties, each over what it needs. */
export const PARTY_COMMANDS: Readonly<Record<string, PrepareCommand>> = {
  recordParty: async (storage, bookId) => {
    const command = recording(bookId, partyFields("Aceros", { number: "900.214.867-2" }));
    return () => recordParty(storage, command);
  },
  "recordParty over an older one": async (storage, bookId) => {
    const before = await recorded(storage, bookId, partyFields("Aceros"));
    const command = recording(bookId, partyFields("Aceros del Norte"), before);
    return () => recordParty(storage, command);
  },
  deleteParty: async (storage, bookId) => {
    const { id: partyId, version } = await recorded(storage, bookId, partyFields("Aceros"));
    const command = { id: newId("command"), bookId, partyId, version };
    return () => deleteParty(storage, command);
  },
  mergeParties: async (storage, bookId) => {
    const kept = await recorded(storage, bookId, partyFields("Aceros"));
    const gone = await recorded(storage, bookId, partyFields("Aceros S.A.S."));
    const command = { id: newId("command"), bookId, kept, gone };
    return () => mergeParties(storage, command);
  },
  importParties: async (storage, bookId) => {
    await recorded(storage, bookId, partyFields("Aceros"));
    const { rows } = readPartyText("Nombre;NIT\nAceros;900214867-2\nBeta;800123456");
    const command = { id: newId("command"), bookId, rows, choices: { mends: false } };
    return () => importParties(storage, command);
  },
  registerInvoices: async (storage, bookId) => {
    const invoice = invoiceOf();
    const entry = content("2026-11-20", "1435", "2205", 4_860_000);
    const made = { ...invoice, deed: "purchase", other: invoice.seller, content: entry } as const;
    const command = { id: newId("command"), bookId, invoices: [made] };
    return () => registerInvoices(storage, command);
  },
  "undoRecords of a merge of third parties": async (storage, bookId) => {
    const kept = await recorded(storage, bookId, partyFields("Aceros"));
    const gone = await recorded(storage, bookId, partyFields("Aceros S.A.S."));
    const target = newId("command");
    await mergeParties(storage, { id: target, bookId, kept, gone });
    const command = { id: newId("command"), target };
    return () => undoRecords(storage, command);
  },
};

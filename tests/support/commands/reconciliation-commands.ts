import { month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { refOfMove } from "#domain/reconciliation/bank-match.ts";
import { reconciliationOf } from "#domain/reconciliation/reconciliation.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import {
  closeReconciliation,
  reopenReconciliation,
} from "#storage/commands/reconciliation/close-reconciliation.ts";
import { acceptMatches, rejectMatches, removeMatches } from "#storage/commands/reconciliation/match-lines.ts";
import { postBankLines } from "#storage/commands/reconciliation/post-bank-lines.ts";
import {
  deleteExtract,
  saveExtract,
  setExtractBalance,
} from "#storage/commands/reconciliation/save-extract.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { readReconciliation } from "#storage/queries/reconciliation/read-reconciliation.ts";
import type { PrepareCommand } from "#tests/support/broken-writes.ts";
import { content } from "#tests/support/builders.ts";
import { BANK, october } from "#tests/support/reconciliation/bank-lines.ts";

const OCTOBER = month("2026-10");
const OF_ENTRY = { n: 1, date: october(2), text: "CONSIGNACION", reference: "", amount: pesos(500) };
const OF_BANK = { n: 2, date: october(31), text: "4X1000", reference: "", amount: pesos(-2) };

function saving(bookId: BookId, lines = [OF_ENTRY, OF_BANK]) {
  const extract = { bank: "BBVA", opening: pesos(0), closing: null, lines };
  return {
    id: newId("command"),
    bookId,
    extractId: newId("extract"),
    account: BANK,
    month: OCTOBER,
    content: extract,
  };
}

/** A book with one entry and the extract that has it, and another line unless told. */
async function prepared(storage: AppStorage, bookId: BookId, lines?: (typeof OF_ENTRY)[]) {
  const entry = content("2026-10-02", BANK, "4135", 500);
  const head = { id: newId("command"), bookId };
  await postEntry(storage, { ...head, entryId: newId("entry"), origin: "journal", content: entry });
  const command = saving(bookId, lines);
  await saveExtract(storage, command);
  const { proposed } = reconciliationOf(await readReconciliation(storage, bookId, BANK, OCTOBER));
  const matches = proposed.map((each) => ({
    matchId: newId("match"),
    lines: each.lines.map(({ extractId, n }) => ({ extractId, n })),
    moves: each.moves.map(refOfMove),
  }));
  return { head: () => ({ id: newId("command"), bookId, extractId: command.extractId }), matches };
}

/** Commands of reconciliations, each over what it needs. */
export const RECONCILIATION_COMMANDS: Readonly<Record<string, PrepareCommand>> = {
  saveExtract: async (storage, bookId) => {
    const command = saving(bookId);
    return () => saveExtract(storage, command);
  },
  setExtractBalance: async (storage, bookId) => {
    const { head } = await prepared(storage, bookId);
    const command = { ...head(), opening: pesos(1), closing: pesos(2) };
    return () => setExtractBalance(storage, command);
  },
  deleteExtract: async (storage, bookId) => {
    const { head, matches } = await prepared(storage, bookId);
    await acceptMatches(storage, { ...head(), matches });
    const command = head();
    return () => deleteExtract(storage, command);
  },
  acceptMatches: async (storage, bookId) => {
    const { head, matches } = await prepared(storage, bookId);
    const command = { ...head(), matches };
    return () => acceptMatches(storage, command);
  },
  rejectMatches: async (storage, bookId) => {
    const { head, matches } = await prepared(storage, bookId);
    const command = { ...head(), matches };
    return () => rejectMatches(storage, command);
  },
  removeMatches: async (storage, bookId) => {
    const { head, matches } = await prepared(storage, bookId);
    await acceptMatches(storage, { ...head(), matches });
    const command = { ...head(), ids: matches.map(({ matchId }) => matchId) };
    return () => removeMatches(storage, command);
  },
  postBankLines: async (storage, bookId) => {
    const { head } = await prepared(storage, bookId);
    const { extractId } = head();
    const entry = content("2026-10-31", "511595", BANK, 2);
    const posted = {
      line: { extractId, n: 2 },
      entryId: newId("entry"),
      matchId: newId("match"),
      content: entry,
    };
    const command = { ...head(), entries: [posted] };
    return () => postBankLines(storage, command);
  },
  closeReconciliation: async (storage, bookId) => {
    const { head, matches } = await prepared(storage, bookId, [OF_ENTRY]);
    await acceptMatches(storage, { ...head(), matches });
    const command = head();
    return () => closeReconciliation(storage, command);
  },
  reopenReconciliation: async (storage, bookId) => {
    const { head, matches } = await prepared(storage, bookId, [OF_ENTRY]);
    await acceptMatches(storage, { ...head(), matches });
    await closeReconciliation(storage, head());
    const command = head();
    return () => reopenReconciliation(storage, command);
  },
};

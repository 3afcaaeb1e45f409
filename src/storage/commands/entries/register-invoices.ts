import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { StockRefusal } from "#domain/inventory/check-stock.ts";
import type { EInvoice, InvoiceParty } from "#domain/invoice/e-invoice.ts";
import type { InvoiceMove } from "#domain/invoice/invoice-moves.ts";
import { matchParty } from "#domain/invoice/match-party.ts";
import { RecordedDocuments } from "#domain/invoice/recorded.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { EntryId, PartyId, RuleId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { PartyIndex } from "#domain/parties/find-party.ts";
import type { Party } from "#domain/parties/party.ts";
import { countRuleUses } from "../../automation/rule-work.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import type { StorageRefusal } from "../../engine/run-command.ts";
import { postStocked, type StockOfInvoices } from "../../inventory/invoice-stock.ts";
import { MOVE_TABLES } from "../../inventory/stock-work.ts";
import { type BookCommand, type BookWork, changeBook } from "../../pages/book-work.ts";
import { entriesSince } from "../../pages/entries-since.ts";
import { partiesOfBook } from "../../parties/parties-of-book.ts";
import { sharing } from "../../parties/party-work.ts";
import { type Imported, importWithin } from "./import-entries.ts";

/** A document that is recorded, with the entry that was shown for it. */
export interface RegisteredInvoice extends Pick<EInvoice, "key" | "number" | "issued"> {
  readonly deed: "sale" | "purchase";
  readonly other: InvoiceParty;
  readonly content: EntryContent;
  /** The rule of the company that says its account: its uses are counted. */
  readonly rule?: RuleId;
  /** What it moves of the stock; absent where nobody said it. */
  readonly stock?: InvoiceMove;
}

export interface RegisterInvoices extends BookCommand {
  readonly invoices: readonly RegisteredInvoice[];
  /** Where a document of them moves the stock. */
  readonly stock?: StockOfInvoices;
}

/** A document was recorded meanwhile, in another tab. */
export interface InvoiceRecorded {
  readonly kind: "invoice-recorded";
  readonly invoice: string;
  readonly entry: number;
}

/** The tables that the command writes to besides those of books. */
const TABLES = ["parties", "rules"] as const;

type InvoicesResult<Value, Own = never> = Result<Value, Own | StockRefusal | Refusal | InvoiceRecorded>;

/** Posts the documents with the stock that they move; those of a command that moves none in one step. */
async function postDocuments(
  storage: AppStorage,
  work: BookWork,
  command: RegisterInvoices,
  ids: readonly EntryId[],
): Promise<InvoicesResult<Imported>> {
  const { invoices, stock } = command;
  const contents = invoices.map(({ content }) => content);
  if (stock === undefined) return importWithin(work, { contents, origin: "import", ids });
  const entries = invoices.map((each, at) => ({
    entryId: ids[at] as EntryId,
    content: each.content,
    stock: each.stock ?? null,
  }));
  const posted = await postStocked(storage, work, command, entries, stock);
  if (!posted.ok) return posted;
  const numbers = posted.value.map(({ number }) => number);
  return ok({ from: numbers[0] ?? 0, to: numbers.at(-1) ?? 0 });
}

async function recordedMeanwhile(
  { db }: AppStorage,
  work: BookWork,
  invoices: readonly RegisteredInvoice[],
): Promise<InvoiceRecorded | null> {
  const days = invoices.flatMap(({ issued, content }) => [issued, content.date]);
  const [first] = days.map((each) => monthOf(each)).sort();
  if (first === undefined) return null;
  const entries = await entriesSince(db, work.book.id, first);
  const recorded = new RecordedDocuments(
    { ...work.chart, kind: work.book.chart },
    entries,
    new PartyIndex([]),
  );
  for (const { key, number, deed } of invoices) {
    // By its key alone: what has only the same number was shown, and decided on.
    const found = key === "" ? null : recorded.find(key, "", "", deed);
    if (found) return { kind: "invoice-recorded", invoice: number, entry: found.entry.number };
  }
  return null;
}

/** Records of the third parties that have none, and the document of those that lack it. */
function partiesToRecord(
  work: BookWork,
  known: readonly Party[],
  invoices: readonly RegisteredInvoice[],
  ids: readonly PartyId[],
): readonly { readonly before: Party | null; readonly after: Party }[] {
  const parties = [...known];
  const made: { before: Party | null; after: Party }[] = [];
  let index = new PartyIndex(parties);
  for (const [at, { other }] of invoices.entries()) {
    const { name, party, change } = matchParty(parties, index, other);
    if (change === "none") continue;
    const stamp = { updatedAt: work.at, version: (party?.version ?? 0) + 1 };
    const after: Party = party
      ? { ...party, document: other.document, ...stamp }
      : {
          id: ids[at] as PartyId,
          bookId: work.book.id,
          ...sharing(work.book),
          name,
          document: other.document,
          offered: true,
          createdAt: work.at,
          ...stamp,
        };
    made.push({ before: party, after });
    if (party) parties.splice(parties.indexOf(party), 1, after);
    else parties.push(after);
    index = new PartyIndex(parties);
  }
  return made;
}

/**
 * Records the entries of many documents, and the third parties that they bring, in one transaction: all or none
 * (FE-10). A document that another tab recorded meanwhile refuses all of them and is named.
 */
export async function registerInvoices(
  storage: AppStorage,
  command: RegisterInvoices,
): Promise<InvoicesResult<Imported, StorageRefusal>> {
  const { invoices } = command;
  const ids = invoices.map(() => storage.newId("entry"));
  const partyIds = invoices.map(() => storage.newId("party"));
  const body = async (work: BookWork): Promise<InvoicesResult<Imported>> => {
    const recorded = await recordedMeanwhile(storage, work, invoices);
    if (recorded) return err(recorded);
    const imported = await postDocuments(storage, work, command, ids);
    if (!imported.ok) return imported;
    const changes = partiesToRecord(work, await partiesOfBook(storage.db, work.book), invoices, partyIds);
    await storage.db.parties.bulkPut(changes.map(({ after }) => after));
    for (const { before, after } of changes)
      work.changes.push({ table: "parties", key: after.id, before, after });
    for (const { rule, content } of invoices)
      if (rule !== undefined) await countRuleUses(work, storage.db, [rule], content.date);
    return ok(imported.value);
  };
  return changeBook(storage, command, "import", body, {
    tables: command.stock ? [...TABLES, ...MOVE_TABLES] : TABLES,
  });
}

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import type { BookId, ExtractId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { deedEntry } from "#domain/reconciliation/bank-deed.ts";
import { extractLineKey, refOfMove } from "#domain/reconciliation/bank-match.ts";
import {
  type Reconciliation,
  reconciledExtract,
  reconciliationOf,
} from "#domain/reconciliation/reconciliation.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { moveAccount } from "#storage/commands/accounts/move-account.ts";
import { addAccount } from "#storage/commands/books/add-account.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { duplicateBook } from "#storage/commands/books/duplicate-book.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { voidEntry } from "#storage/commands/entries/void-entry.ts";
import {
  closeReconciliation,
  reopenReconciliation,
} from "#storage/commands/reconciliation/close-reconciliation.ts";
import {
  acceptMatches,
  type MatchLines,
  rejectMatches,
  removeMatches,
} from "#storage/commands/reconciliation/match-lines.ts";
import { postBankLines } from "#storage/commands/reconciliation/post-bank-lines.ts";
import {
  deleteExtract,
  saveExtract,
  setExtractBalance,
} from "#storage/commands/reconciliation/save-extract.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { readReconciliation } from "#storage/queries/reconciliation/read-reconciliation.ts";
import { content } from "#tests/support/builders.ts";
import { backupOf, OWNER } from "#tests/support/files/make-backup.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { BANK, extractLine as line } from "#tests/support/reconciliation/bank-lines.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const OCTOBER = month("2026-10");
let storage: AppStorage;
let bookId: BookId;
let extractId: ExtractId;

const head = () => ({ id: newId("command"), bookId, extractId });

async function now(account: AccountCode = BANK, of = bookId): Promise<Reconciliation> {
  const found = reconciliationOf(await readReconciliation(storage, of, account, OCTOBER));
  if (found.balance)
    expect(reconciledExtract(found.balance) - found.balance.unexplained).toBe(found.balance.book);
  return found;
}

/** The proposals as a command takes them. */
async function proposals(): Promise<MatchLines> {
  const { proposed } = await now();
  const matches = proposed.map(({ lines, moves }) => ({
    matchId: newId("match"),
    lines: lines.map(({ extractId: of, n }) => ({ extractId: of, n })),
    moves: moves.map(refOfMove),
  }));
  return { ...head(), matches };
}

async function post(date: string, debit: string, credit: string, amount: number) {
  return must(
    await postEntry(storage, {
      id: newId("command"),
      bookId,
      entryId: newId("entry"),
      origin: "journal",
      content: content(date, debit, credit, amount),
    }),
  );
}

const LINES = [line(1, 2, 500), line(2, 5, -200), line(3, 31, -92_820, "COMISION PAGOS")];
const CONTENT = {
  bank: "Bancolombia",
  opening: pesos(1000),
  closing: pesos(1000 + 500 - 200 - 92_820),
  lines: LINES.map(({ extractId: _of, ...each }) => each),
};

async function commissionEntry() {
  const chart = await loadChart("puc");
  const [found] = (await now()).unrecorded.filter(({ text }) => text.startsWith("COMISION"));
  if (found === undefined) throw new Error("no commission");
  const made = deedEntry(found, { chart, account: BANK, deductsVat: true, vatApart: false });
  if (made === null) throw new Error("no entry");
  const ref = { extractId: found.extractId, n: found.n };
  return { line: ref, entryId: newId("entry"), matchId: newId("match"), content: made.content };
}

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  await post("2026-09-01", BANK, "3115", 1000);
  await post("2026-10-02", BANK, "4135", 500);
  await post("2026-10-04", "5195", BANK, 200);
  extractId = newId("extract");
  must(await saveExtract(storage, { ...head(), account: BANK, month: OCTOBER, content: CONTENT }));
});

afterEach(() => storage.close());

describe("CB-02: an extract", () => {
  it("is kept once, however often its file comes, and taken back", async () => {
    const again = { ...head(), extractId: newId("extract"), account: BANK, month: OCTOBER, content: CONTENT };
    expect(must(await saveExtract(storage, again))).toEqual({ added: 0, known: 3 });
    expect(await storage.db.extracts.count()).toBe(1);
    const more = {
      ...again,
      id: newId("command"),
      content: { ...CONTENT, lines: [{ ...line(9, 9, 70), n: 9 }] },
    };
    expect(must(await saveExtract(storage, more))).toEqual({ added: 1, known: 0 });
    expect((await now()).extract?.lines).toHaveLength(4);
    must(await undoRecords(storage, { id: newId("command"), target: more.id }));
    expect((await now()).extract?.lines).toHaveLength(3);
  });

  it("is removed with its matches, and comes back with them", async () => {
    must(await acceptMatches(storage, await proposals()));
    const command = head();
    must(await deleteExtract(storage, command));
    expect(await storage.db.matches.count()).toBe(0);
    must(await undoRecords(storage, { id: newId("command"), target: command.id }));
    expect((await now()).matched).toHaveLength(2);
  });

  it("takes the balances that its file does not tell", async () => {
    must(await setExtractBalance(storage, { ...head(), opening: pesos(7), closing: pesos(9) }));
    expect((await now()).extract).toMatchObject({ opening: 7, closing: 9 });
  });
});

describe("CB-03: matches", () => {
  it("are kept all together, once, and taken apart and back", async () => {
    const command = await proposals();
    expect(command.matches).toHaveLength(2);
    must(await acceptMatches(storage, command));
    expect(await now()).toMatchObject({ proposed: [], matched: [{}, {}], balance: { unexplained: 0 } });
    const twice = {
      ...command,
      id: newId("command"),
      matches: command.matches.map((each) => ({ ...each, matchId: newId("match") })),
    };
    expect(await acceptMatches(storage, twice)).toMatchObject({
      error: { kind: "reconcile", problem: "changed" },
    });
    const [first] = command.matches;
    const remove = { ...head(), ids: first ? [first.matchId] : [] };
    must(await removeMatches(storage, remove));
    expect((await now()).matched).toHaveLength(1);
    must(await undoRecords(storage, { id: newId("command"), target: remove.id }));
    expect((await now()).matched).toHaveLength(2);
  });

  it("are refused with unequal sides, lines that are not there, and an entry that changed", async () => {
    const command = await proposals();
    const [one, other] = command.matches;
    if (!one || !other) throw new Error("two were proposed");
    const crossed = { ...command, matches: [{ ...one, moves: other.moves }] };
    expect(await acceptMatches(storage, crossed)).toMatchObject({ error: { problem: "not-equal" } });
    const gone = { ...command, id: newId("command"), matches: [{ ...one, lines: [{ extractId, n: 99 }] }] };
    expect(await acceptMatches(storage, gone)).toMatchObject({ error: { problem: "changed" } });
    const { entryId, number, date } = one.moves[0] ?? other.moves[0] ?? never();
    must(
      await voidEntry(storage, {
        id: newId("command"),
        bookId,
        entry: { id: entryId, number, date },
        version: 1,
      }),
    );
    expect(await acceptMatches(storage, { ...command, id: newId("command") })).toMatchObject({
      error: { problem: "changed" },
    });
    expect(await storage.db.matches.count()).toBe(0);
  });

  it("that are discarded are not proposed again until that is taken back", async () => {
    const command = await proposals();
    must(await rejectMatches(storage, command));
    expect((await now()).proposed).toEqual([]);
    must(await undoRecords(storage, { id: newId("command"), target: command.id }));
    expect((await now()).proposed).toHaveLength(2);
  });

  it("CB-07: are free again once their entry is void, and make room for another", async () => {
    must(await acceptMatches(storage, await proposals()));
    const entry = (await storage.db.pages.toArray())
      .flatMap(({ entries }) => entries)
      .find(({ date }) => date === "2026-10-02");
    if (!entry) throw new Error("no entry");
    must(await voidEntry(storage, { id: newId("command"), bookId, entry, version: 1 }));
    expect(await now()).toMatchObject({ matched: [{}], changed: [{}] });
    await post("2026-10-02", BANK, "4135", 500);
    must(await acceptMatches(storage, await proposals()));
    expect(await now()).toMatchObject({ matched: [{}, {}], changed: [] });
  });
});

describe("CB-05: entries of what only the bank had", () => {
  it("are posted with their matches by one command, and taken back and posted again together", async () => {
    const command = { ...head(), entries: [await commissionEntry()] };
    const [entry] = must(await postBankLines(storage, command));
    expect(entry).toMatchObject({ date: "2026-10-31", description: "COMISION PAGOS", status: "posted" });
    expect((await now()).matched).toHaveLength(1);
    const undo = newId("command");
    must(await undoCommand(storage, { id: undo, bookId, target: command.id }));
    expect((await now()).matched).toHaveLength(0);
    expect(await storage.db.matches.count()).toBe(0);
    must(await undoCommand(storage, { id: newId("command"), bookId, target: undo }));
    expect((await now()).matched).toHaveLength(1);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
  });

  it("are refused twice, and in a closed month, and leave nothing", async () => {
    const first = await commissionEntry();
    must(await closeMonth(storage, { id: newId("command"), bookId, month: OCTOBER }));
    expect(await postBankLines(storage, { ...head(), entries: [first] })).toMatchObject({
      error: { kind: "closed-month" },
    });
    expect(await storage.db.matches.count()).toBe(0);
  });

  it("are refused for a line that has its entry by now", async () => {
    const first = await commissionEntry();
    must(await postBankLines(storage, { ...head(), entries: [first] }));
    const second = { ...first, entryId: newId("entry"), matchId: newId("match") };
    const twice = await postBankLines(storage, { ...head(), entries: [second] });
    expect(twice).toMatchObject({ error: { kind: "reconcile", problem: "changed" } });
  });
});

describe("CB-08: a closed reconciliation", () => {
  it("is closed only when nothing is open, takes no change, and is opened again", async () => {
    expect(await closeReconciliation(storage, head())).toMatchObject({ error: { problem: "not-closable" } });
    const accepted = await proposals();
    must(await acceptMatches(storage, accepted));
    expect(await closeReconciliation(storage, head())).toMatchObject({ error: { problem: "not-closable" } });
    const posted = { ...head(), entries: [await commissionEntry()] };
    must(await postBankLines(storage, posted));
    must(await closeReconciliation(storage, head()));
    expect((await now()).extract?.closed).toBe(true);
    const ids = accepted.matches.map(({ matchId }) => matchId);
    expect(await removeMatches(storage, { ...head(), ids })).toMatchObject({ error: { problem: "closed" } });
    expect(await deleteExtract(storage, head())).toMatchObject({ error: { problem: "closed" } });
    const again = { ...head(), account: BANK, month: OCTOBER, content: CONTENT };
    expect(await saveExtract(storage, again)).toMatchObject({ error: { problem: "closed" } });
    const backwards = { id: newId("command"), target: accepted.id };
    expect(await undoRecords(storage, backwards)).toMatchObject({ error: { kind: "nothing-to-undo" } });
    const undone = await undoCommand(storage, { id: newId("command"), bookId, target: posted.id });
    expect(undone).toMatchObject({ error: { kind: "nothing-to-undo" } });
    must(await reopenReconciliation(storage, head()));
    must(await removeMatches(storage, { ...head(), ids }));
    expect((await now()).proposed).toHaveLength(2);
  });
});

describe("a reconciliation goes with its book", () => {
  it("into a copy, a merged backup, and to another code of its account", async () => {
    must(await acceptMatches(storage, await proposals()));
    const copyId = newId("book");
    must(
      await duplicateBook(storage, { id: newId("command"), sourceId: bookId, bookId: copyId, entries: true }),
    );
    expect((await now(BANK, copyId)).matched).toHaveLength(2);
    const other = await openTestStorage({ newId });
    must(await mergeBackup(other, await backupOf(storage), OWNER, null));
    const merged = reconciliationOf(await readReconciliation(other, bookId, BANK, OCTOBER));
    expect(merged.matched).toHaveLength(2);
    other.close();
    const [from, to] = ["11100501", "11200501"] as AccountCode[];
    must(await addAccount(storage, { id: newId("command"), bookId, code: from ?? "", name: "Ahorros" }));
    const moved = {
      ...head(),
      extractId: newId("extract"),
      account: from ?? BANK,
      month: OCTOBER,
      content: CONTENT,
    };
    must(await saveExtract(storage, moved));
    must(await moveAccount(storage, { id: newId("command"), bookId, code: from ?? "", to: to ?? "" }));
    expect((await now(to)).extract?.id).toBe(moved.extractId);
  });

  it("tells apart the lines of each extract", () => {
    expect(extractLineKey({ extractId, n: 1 })).toBe(`${extractId}/1`);
  });
});

function never(): never {
  throw new Error("there are moves");
}

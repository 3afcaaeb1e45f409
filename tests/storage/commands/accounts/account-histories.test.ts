import Dexie from "dexie";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { lineOfAccount } from "#domain/statement/line-of-account.ts";
import { moveAccount } from "#storage/commands/accounts/move-account.ts";
import { removeAccount, renameAccount } from "#storage/commands/accounts/own-accounts.ts";
import { undoAccounts } from "#storage/commands/accounts/undo-accounts.ts";
import { addAccount } from "#storage/commands/books/add-account.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { balancesNow } from "#storage/queries/books/balances.ts";
import { arbitraryContent } from "#tests/support/builders.ts";
import { runs } from "#tests/support/random/runs.ts";
import { disagreements, openTestStorage } from "#tests/support/test-storage.ts";

/** Own accounts by code, below accounts of the same line, of another line and of another class. */
const OWN = [
  "11050501",
  "11050502",
  "11100501",
  "13050501",
  "41350501",
  "41750501",
  "51050301",
  "1105050101",
];

type Step =
  | { readonly do: "add" | "rename" | "delete"; readonly code: string }
  | { readonly do: "move"; readonly code: string; readonly to: string }
  | {
      readonly do: "post";
      readonly content: EntryContent;
      readonly codes: readonly string[];
      readonly book: 0 | 1;
    }
  | { readonly do: "undo" }
  | { readonly do: "undo-entry"; readonly book: 0 | 1 };

const code = fc.constantFrom(...OWN);
const book = fc.constantFrom(0 as const, 1 as const);
const arbitraryStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("add" as const), code }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom("rename" as const, "delete" as const), code }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("move" as const), code, to: code }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("post" as const),
      content: arbitraryContent,
      codes: fc.array(code, { minLength: 1, maxLength: 5 }),
      book,
    }),
  },
  { weight: 3, arbitrary: fc.constant({ do: "undo" as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("undo-entry" as const), book }) },
);

class Accounts {
  readonly storage: AppStorage;
  readonly books: readonly [BookId, BookId];
  #done: CommandId[] = [];
  readonly #posted: [CommandId[], CommandId[]] = [[], []];

  constructor(storage: AppStorage, books: readonly [BookId, BookId]) {
    this.storage = storage;
    this.books = books;
  }

  async play(step: Step) {
    const { storage } = this;
    const id = storage.newId("command");
    const bookId = this.books[0];
    const head = { id, bookId };
    if (step.do === "undo") {
      const target = this.#done.pop();
      return target ? undoAccounts(storage, { ...head, target }) : null;
    }
    if (step.do === "undo-entry") {
      const target = this.#posted[step.book].pop();
      return target ? undoCommand(storage, { id, bookId: this.books[step.book], target }) : null;
    }
    if (step.do === "post") {
      const there = new Set((await storage.db.accounts.toArray()).map((row) => row.code));
      const lines = step.content.lines.map((line, place) => {
        const own = step.codes[place % step.codes.length] ?? "";
        return place % 2 === 0 && there.has(own) ? { ...line, account: own as typeof line.account } : line;
      });
      this.#posted[step.book].push(id);
      return postEntry(storage, {
        id,
        bookId: this.books[step.book],
        entryId: storage.newId("entry"),
        content: { ...step.content, lines },
        origin: "journal",
      });
    }
    const seen = (await storage.db.accounts.get([bookId, step.code]))?.name ?? "";
    const name = `Cuenta ${step.code}`;
    const run = {
      add: () => addAccount(storage, { ...head, code: step.code, name }),
      rename: () => renameAccount(storage, { ...head, code: step.code, name: `${seen} x`, seen }),
      delete: () => removeAccount(storage, { ...head, code: step.code }),
      move: () => moveAccount(storage, { ...head, code: step.code, to: "to" in step ? step.to : "" }),
    };
    const result = await run[step.do]();
    if (result.ok) this.#done.push(id);
    return result;
  }
}

type Sums = Readonly<Record<string, number>>;

/** Debits less credits of a book by class, and by line of the statements; zeros left out. */
async function sums(
  storage: AppStorage,
  bookId: BookId,
): Promise<{ readonly classes: Sums; readonly lines: Sums }> {
  const classes: Record<string, number> = {};
  const lines: Record<string, number> = {};
  const put = (into: Record<string, number>, key: string, net: number) => {
    into[key] = (into[key] ?? 0) + net;
    if (into[key] === 0) delete into[key];
  };
  for (const [account, { debit, credit }] of await balancesNow(storage, bookId)) {
    put(classes, account[0] ?? "", debit - credit);
    const line = lineOfAccount(account);
    put(lines, `${line?.statement}/${line?.key}`, debit - credit);
  }
  return { classes, lines };
}

async function withBooks(run: (accounts: Accounts) => Promise<void>) {
  const storage = await openTestStorage({ pageSize: 3 });
  try {
    const companyId = storage.newId("company");
    await createCompany(storage, { id: storage.newId("command"), companyId, name: "La Sabana" });
    const books = [storage.newId("book"), storage.newId("book")] as const;
    for (const bookId of books)
      await createBook(storage, {
        id: storage.newId("command"),
        bookId,
        companyId,
        name: "Diario",
        chart: "puc",
      });
    await run(new Accounts(storage, books));
  } finally {
    storage.close();
    await Dexie.delete(storage.name);
  }
}

it("AC-60 AC-61 I-02: after any history of accounts the books agree with a recount, and statements change only by a move to another line", async () => {
  let moved = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryStep, { minLength: 4, maxLength: 24 }), (steps) =>
      withBooks(async (accounts) => {
        const { storage, books } = accounts;
        for (const step of steps) {
          const before = await Promise.all(books.map((each) => sums(storage, each)));
          const result = await accounts.play(step);
          if (result && !result.ok) expect(result.error.kind).not.toBe("storage");
          const after = await Promise.all(books.map((each) => sums(storage, each)));
          for (const each of books) {
            expect(await disagreements(storage, each)).toEqual([]);
            expect(await verifyBook(storage.db, each)).toEqual([]);
          }
          const rows = await storage.db.accounts.toArray();
          const of = (bookId: BookId) =>
            rows.filter((row) => row.bookId === bookId).map((row) => `${row.code} ${row.name}`);
          expect(of(books[1])).toEqual(of(books[0]));
          if (step.do === "post" || step.do === "undo-entry") continue;
          expect(after.map((each) => each.classes)).toEqual(before.map((each) => each.classes));
          const isOther =
            step.do === "undo" ||
            (step.do === "move" && lineOfAccount(step.code)?.key !== lineOfAccount(step.to)?.key);
          if (!isOther) expect(after.map((each) => each.lines)).toEqual(before.map((each) => each.lines));
          if (step.do === "move" && result?.ok) moved += 1;
        }
      }),
    ),
    runs(40, 400),
  );
  expect(moved).toBeGreaterThan(0);
});

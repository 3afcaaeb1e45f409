import type { Account } from "#domain/accounting/account.ts";
import { checkOwnAccount, makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { runCommand } from "../../engine/run-command.ts";
import { ownAccountsOf } from "../../pages/book-ranges.ts";
import { type BookCommand, type CommandResult, isWritable } from "../../pages/book-work.ts";
import { type OwnAccountRow, ownAccount } from "../../shapes/rows.ts";

export interface AddAccount extends BookCommand {
  readonly code: string;
  readonly name: string;
}

/** Adds a user's sub-account under a PUC account, for one book. */
export async function addAccount(storage: AppStorage, command: AddAccount): Promise<CommandResult<Account>> {
  const { db } = storage;
  const puc = await loadChart("puc");
  const head = { id: command.id, kind: "add-account", bookId: command.bookId } as const;
  return runCommand<Account, Refusal>(storage, head, ["books", "accounts"], async () => {
    const book = await db.books.get(command.bookId);
    const refusal = isWritable(book);
    if (refusal || !book) return err(refusal ?? { kind: "unknown-book" });
    const rows = await ownAccountsOf(db, book.id).toArray();
    const chart = withOwnAccounts(puc, rows.map(ownAccount));
    const problem = book.chart === "puc" ? checkOwnAccount(chart, command.code, command.name) : "not-puc";
    if (problem) return err({ kind: "own-account", problem });
    const account = makeOwnAccount(chart, command.code, command.name);
    const { code, name, nature, parent } = account;
    const row: OwnAccountRow = { bookId: book.id, code, name, nature, parent };
    await db.accounts.add(row);
    return ok({
      answer: account,
      changes: [{ table: "accounts" as const, key: code, before: null, after: row }],
    });
  });
}

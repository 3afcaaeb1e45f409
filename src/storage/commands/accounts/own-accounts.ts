import type { Account } from "#domain/accounting/account.ts";
import {
  checkAccountName,
  checkOwnAccount,
  makeOwnAccount,
  type OwnAccountProblem,
} from "#domain/accounting/chart.ts";
import { findOwn } from "#domain/accounting/own/change-own.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import type { BookCommand, CommandResult } from "../../pages/book-work.ts";
import { changePlan } from "./shared-plan.ts";

export function refuseOwn(problem: OwnAccountProblem, code?: string): Refusal {
  return code === undefined ? { kind: "own-account", problem } : { kind: "own-account", problem, code };
}

export interface NewAccount {
  readonly code: string;
  readonly name: string;
}

/**
 * Adds many at once, parents before what is below them; none if one of them cannot be added. Answers how many.
 */
export function importAccounts(
  storage: AppStorage,
  command: BookCommand & { readonly accounts: readonly NewAccount[] },
): Promise<CommandResult<number>> {
  const sorted = [...command.accounts].sort((a, b) => a.code.length - b.code.length);
  return changePlan(storage, command, "import-accounts", async (plan) => {
    if (sorted.length === 0) return err(refuseOwn("nothing-new"));
    // One chart that grows: thousands of accounts would each lay the whole chart anew.
    const byCode = new Map(plan.chart.byCode);
    const chart = { ...plan.chart, byCode };
    for (const { code, name } of sorted) {
      const problem = checkOwnAccount(chart, code, name);
      if (problem) return err(refuseOwn(problem, code));
      const account = makeOwnAccount(chart, code, name);
      byCode.set(code, account);
      plan.add(account);
    }
    return ok(sorted.length);
  });
}

/**
 * Gives every book of the company the own accounts of the others. Answers how many accounts some book lacked.
 */
export function shareAccounts(storage: AppStorage, command: BookCommand): Promise<CommandResult<number>> {
  return changePlan(storage, command, "share-accounts", async (plan) => {
    const before = plan.changes.length;
    const own = plan.chart.accounts.filter((account) => account.own === true);
    const lacking = own.filter(({ code }) => plan.rowsOf(code).length < plan.books.length);
    for (const account of lacking) plan.add(account);
    return plan.changes.length > before ? ok(lacking.length) : err(refuseOwn("nothing-new"));
  });
}

export interface RenameAccount extends BookCommand {
  readonly code: string;
  readonly name: string;
  /** The name that the user saw: another one was given in another tab (MT-02). */
  readonly seen: string;
}

/**
 * Renames an own account in all books of the company. Its code, its place and its entries stay.
 */
export function renameAccount(storage: AppStorage, command: RenameAccount): Promise<CommandResult<Account>> {
  const { code, seen } = command;
  return changePlan(storage, command, "rename-account", async (plan) => {
    const found = findOwn(plan.chart, code);
    if (typeof found === "string") return err(refuseOwn(found));
    if (found.name !== seen) return err(refuseOwn("renamed"));
    const problem = checkAccountName(command.name);
    if (problem) return err(refuseOwn(problem));
    const { name } = makeOwnAccount(plan.chart, code, command.name);
    for (const row of plan.rowsOf(code)) if (row.name !== name) plan.replace(row, { ...row, name });
    return ok({ ...found, name });
  });
}

/**
 * Closes an own account to new entries in all books of the company, with those below it, or opens them again. What was
 * recorded stays, and can be corrected (ADR 0048).
 */
export function setAccountClosed(
  storage: AppStorage,
  command: BookCommand & { readonly code: string; readonly closed: boolean },
): Promise<CommandResult<Account>> {
  const { code, closed } = command;
  return changePlan(storage, command, closed ? "close-account" : "reopen-account", async (plan) => {
    const found = findOwn(plan.chart, code);
    if (typeof found === "string") return err(refuseOwn(found));
    const branch = plan.chart.accounts.filter((each) => each.own === true && each.code.startsWith(code));
    for (const each of branch)
      for (const row of plan.rowsOf(each.code)) {
        const { closed: was, ...open } = row;
        if ((was === true) !== closed) plan.replace(row, closed ? { ...open, closed } : open);
      }
    return plan.changes.length > 0 ? ok(found) : err(refuseOwn(closed ? "closed-already" : "open-already"));
  });
}

/**
 * Removes an own account from all books of the company, if nothing names it and none is below it.
 */
export function removeAccount(
  storage: AppStorage,
  command: BookCommand & { readonly code: string },
): Promise<CommandResult<Account>> {
  const { code } = command;
  const at = storage.clock.now();
  return changePlan(storage, command, "delete-account", async (plan) => {
    const found = findOwn(plan.chart, code);
    if (typeof found === "string") return err(refuseOwn(found));
    const refusal = await plan.refuseRemoval(code);
    if (refusal) return err(refusal);
    for (const row of plan.rowsOf(code)) plan.replace(row, null);
    await plan.forget(code, at);
    return ok(found);
  });
}

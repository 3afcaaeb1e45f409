import type { Account } from "#domain/accounting/account.ts";
import { checkOwnAccount, makeOwnAccount } from "#domain/accounting/chart.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import type { BookCommand, CommandResult } from "../../pages/book-work.ts";
import { changePlan } from "../accounts/shared-plan.ts";

export interface AddAccount extends BookCommand {
  readonly code: string;
  readonly name: string;
}

/** Adds a user's sub-account under a PUC account, for all books of the company. */
export function addAccount(storage: AppStorage, command: AddAccount): Promise<CommandResult<Account>> {
  return changePlan(storage, command, "add-account", async (plan) => {
    const problem = checkOwnAccount(plan.chart, command.code, command.name);
    if (problem) return err({ kind: "own-account", problem });
    const account = makeOwnAccount(plan.chart, command.code, command.name);
    plan.add(account);
    return ok(account);
  });
}

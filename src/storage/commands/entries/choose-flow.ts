import type { AccountCode } from "#domain/accounting/account.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { FlowKey } from "#domain/accounting/entries/flow-choice.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { type CommandResult, changeBook } from "../../pages/book-work.ts";
import { type EntryCommand, openEntry } from "./edit-entry.ts";

export interface ChooseFlow extends EntryCommand {
  readonly account: AccountCode;
  /** null: as the books tell it. */
  readonly flow: FlowKey | null;
}

/**
 * Says what an account of a posted entry was paid or collected for (NIIF para PYMES 7.4 to 7.6). Changes no amount;
 * a reversed entry may be classified as well, one in a closed month may not.
 */
export async function chooseFlow(storage: AppStorage, command: ChooseFlow): Promise<CommandResult<Entry>> {
  const { account, flow } = command;
  return changeBook(storage, command, "choose-flow", async (work) => {
    const found = await openEntry(work, command);
    if (!found.ok) return found;
    const { flows: said = [], ...before } = found.value;
    if (!before.lines.some((line) => line.account === account)) return err({ kind: "unknown-entry" });
    const others = said.filter((each) => each.account !== account);
    const flows = flow === null ? others : [...others, { account, flow }];
    const after: Entry = {
      ...before,
      ...(flows.length > 0 && { flows }),
      version: before.version + 1,
      updatedAt: work.at,
    };
    await work.change(found.value, after);
    return ok(after);
  });
}

import type { Account, AccountCode } from "#domain/accounting/account.ts";
import { makeOwnAccount } from "#domain/accounting/chart.ts";
import { checkMove } from "#domain/accounting/own/change-own.ts";
import { recoded } from "#domain/accounting/own/recode.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { canWrite } from "#domain/company/book.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { monthsOf } from "../../pages/book-ranges.ts";
import type { BookCommand, CommandResult } from "../../pages/book-work.ts";
import { totalsOf } from "../../shapes/read-record.ts";
import type { OwnAccountRow } from "../../shapes/rows.ts";
import { type MovedAccount, withMovedMarks } from "./account-marks.ts";
import { moveInAssets } from "./moved-assets.ts";
import { moveInExtracts } from "./moved-extracts.ts";
import { moveInProfiles } from "./moved-profiles.ts";
import { refuseOwn } from "./own-accounts.ts";
import { changePlan, type SharedPlan } from "./shared-plan.ts";

/** The first book that cannot take the new code: closed to changes, or in a month whose totals are closed. */
export async function refuseFixed(
  { storage, books, over }: SharedPlan,
  code: string,
): Promise<Refusal | null> {
  for (const book of books) {
    const rows = await monthsOf(storage.db, book.id).toArray();
    const used = rows.filter((row) => totalsOf(row).some(([account]) => account === code));
    if (used.length === 0) continue;
    const isFixed = !canWrite(book) || over.has(book.id);
    const closed = used.find((row) => row.closed);
    if (isFixed || closed)
      return { kind: "account-fixed", book: book.name, month: isFixed ? null : (closed?.month ?? null) };
  }
  return null;
}

/**
 * Gives an account another code in every book of the plan: its row, the lines of all entries that name it, the totals
 * of their months, what the book says of the account, and the fiscal profiles that name it. Each entry counts as changed, so that no earlier change of
 * it can be taken back to the code that is gone.
 */
export async function recode(plan: SharedPlan, change: MovedAccount): Promise<Refusal | null> {
  const { from, to, at } = change;
  const known = plan.chart.byCode.get(from);
  if (!known) return refuseOwn("gone");
  const { nature, parent } = makeOwnAccount(plan.chart, to, known.name);
  const [above] = plan.rowsOf(parent ?? "");
  if (above) plan.add(above);
  for (const book of plan.books) {
    const pages = plan.pagesOf(book.id);
    await pages.rewriteAll((entry) => {
      const after = recoded(entry, from as AccountCode, to as AccountCode);
      return after === entry ? entry : { ...after, version: entry.version + 1, updatedAt: at };
    });
    if (pages.damaged) return { kind: "damaged-book" };
    await pages.flush();
    await plan.changeBook(withMovedMarks(book, change));
    const row = plan.rowOf(book.id, from);
    if (row) plan.replace(row, { ...row, code: to, nature, parent } satisfies OwnAccountRow);
  }
  await moveInProfiles(plan, change);
  await moveInExtracts(plan, change);
  await moveInAssets(plan, change);
  return null;
}

export interface MoveAccount extends BookCommand {
  readonly code: string;
  /** The new code, which says the new parent. */
  readonly to: string;
}

/**
 * Moves an own account below another parent, with its entries, in all books of the company and in one transaction.
 * In the PUC the place is the code (ADR 0043), so the account takes a code of the new parent. Refused in a closed
 * month, in a book that takes no changes, and into another class once it has movements.
 */
export function moveAccount(storage: AppStorage, command: MoveAccount): Promise<CommandResult<Account>> {
  const { code, to } = command;
  const at = storage.clock.now();
  return changePlan(storage, command, "move-account", async (plan) => {
    const problem = checkMove(plan.chart, code, to, await plan.hasMovements(code));
    if (problem) return err(refuseOwn(problem));
    const refusal = (await refuseFixed(plan, code)) ?? (await recode(plan, { from: code, to, at }));
    if (refusal) return err(refusal);
    const moved = plan.chart.byCode.get(to);
    return moved ? ok(moved) : err(refuseOwn("gone"));
  });
}

import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Direction } from "#domain/accounting/operations/operation.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import { err } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { type CommandResult, changeBook } from "../../pages/book-work.ts";
import { openDebts } from "../../queries/books/debts.ts";
import { type PostEntry, postWithin } from "./post-entry.ts";

/** The debt that a payment settles, as it was on screen. */
export interface SeenDebt {
  readonly direction: Direction;
  readonly thirdParty: string;
  readonly owed: Pesos;
}

/** Dated ahead too: a payment settles whatever is written. */
const EVER = "9999-12-31" as Day;

/**
 * Posts the payment of a debt. Refused when what is owed is no longer what was on screen: paid in two tabs at once, a
 * part would be taken twice while enough is owed.
 */
export function postDebtPayment(
  storage: AppStorage,
  command: PostEntry & { readonly debt: SeenDebt },
): Promise<CommandResult<Entry>> {
  const { direction, thirdParty, owed } = command.debt;
  return changeBook(
    storage,
    command,
    "post",
    async (work) => {
      const lists = await openDebts(storage, work.book, EVER);
      const key = lists.keyOf(thirdParty);
      const now = lists[direction].find((each) => each.key === key)?.owed ?? ZERO;
      return now === owed ? postWithin(work, command) : err({ kind: "debt-changed", owed: now });
    },
    { tables: ["parties"] },
  );
}

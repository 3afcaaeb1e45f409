import type { AccountCode } from "#domain/accounting/account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { RecurringFields } from "#domain/recurring/recurring.ts";
import { postRecurring, skipRecurring } from "#storage/commands/recurring/post-recurring.ts";
import { deleteRecurring, saveRecurring } from "#storage/commands/recurring/save-recurring.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import type { PrepareCommand } from "#tests/support/broken-writes.ts";

const FIRST = day("2026-11-01");
const RENT: RecurringFields = {
  description: "Arriendo",
  first: FIRST,
  last: null,
  state: "active",
  plan: {
    kind: "monthly",
    asks: false,
    lines: [
      { account: "5120" as AccountCode, debit: pesos(900_000), credit: ZERO },
      { account: "1110" as AccountCode, debit: ZERO, credit: pesos(900_000) },
    ],
  },
};

const head = (bookId: BookId) => ({ id: newId("command"), bookId });

async function saved(storage: AppStorage, bookId: BookId) {
  const recurringId = newId("recurring");
  await saveRecurring(storage, { ...head(bookId), recurringId, fields: RENT, version: null });
  return recurringId;
}

/** Commands of what repeats, each over what it needs. */
export const RECURRING_COMMANDS: Readonly<Record<string, PrepareCommand>> = {
  saveRecurring: async (storage, bookId) => () =>
    saveRecurring(storage, {
      ...head(bookId),
      recurringId: newId("recurring"),
      fields: RENT,
      version: null,
    }),
  deleteRecurring: async (storage, bookId) => {
    const recurringId = await saved(storage, bookId);
    return () => deleteRecurring(storage, { ...head(bookId), recurringId, version: 1 });
  },
  postRecurring: async (storage, bookId) => {
    const recurringId = await saved(storage, bookId);
    const chosen = [{ recurringId, date: FIRST, entryId: newId("entry"), amount: null }];
    return () => postRecurring(storage, { ...head(bookId), chosen });
  },
  skipRecurring: async (storage, bookId) => {
    const recurringId = await saved(storage, bookId);
    return () => skipRecurring(storage, { ...head(bookId), recurringId, date: FIRST, skip: true });
  },
};

import type { AccountCode } from "#domain/accounting/account.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { closeMonth, reopenMonth } from "#storage/commands/books/close-month.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { fixedRandom } from "../support/long/long-mode.ts";

interface Mixed {
  /** Ids of entries that were posted and not taken back. */
  readonly posted: readonly string[];
  /** Refusals of the store, which nothing here should cause. */
  readonly troubles: readonly string[];
}

const MONTHS = ["2026-09", "2026-10", "2026-11"] as const;

/** Posts, imports, takes back and closes months, as one of several tabs that do so at once. */
export async function mixWork(
  storage: AppStorage,
  book: string,
  seed: number,
  steps: number,
): Promise<Mixed> {
  const random = fixedRandom(seed);
  const bookId = book as BookId;
  const posted = new Map<CommandId, string>();
  const troubles: string[] = [];
  const content = (at: number) => {
    const line = (account: string, debit: number, credit: number) => ({
      account: account as AccountCode,
      debit: pesos(debit),
      credit: pesos(credit),
    });
    const name = MONTHS[Math.floor(random() * MONTHS.length)] ?? MONTHS[0];
    return {
      date: day(`${name}-${String(1 + Math.floor(random() * 28)).padStart(2, "0")}`),
      description: "Venta de mostrador",
      reference: "",
      lines: [line("1105", at + 1, 0), line("4135", 0, at + 1)],
    };
  };
  const look = <R extends { readonly ok: boolean; readonly error?: { readonly kind: string } }>(
    result: R,
  ): boolean => {
    if (!result.ok && result.error?.kind === "storage") troubles.push(JSON.stringify(result.error));
    return result.ok;
  };
  for (let at = 0; at < steps; at += 1) {
    const head = { id: storage.newId("command"), bookId };
    const dice = random();
    if (dice < 0.6) {
      const entryId = storage.newId("entry");
      if (look(await postEntry(storage, { ...head, entryId, content: content(at), origin: "journal" })))
        posted.set(head.id, entryId);
    } else if (dice < 0.75) {
      const contents = [content(at), content(at), content(at)];
      look(await importEntries(storage, { ...head, contents, origin: "import" }));
    } else if (dice < 0.9) {
      const target = [...posted.keys()].at(-1);
      if (target && look(await undoCommand(storage, { ...head, target }))) posted.delete(target);
    } else {
      const change = { ...head, month: month(MONTHS[0]) };
      look(await (dice < 0.95 ? closeMonth(storage, change) : reopenMonth(storage, change)));
    }
  }
  return { posted: [...posted.values()], troubles };
}

import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import type { CheckedBook } from "./controls.ts";
import { verifyTexts as texts } from "./verify-texts.ts";

interface Told {
  readonly title: string;
  readonly text: string;
}

/** What a repair came to, or the words of its refusal. */
type Outcome = { readonly done: Told } | { readonly refused: string };

async function repairOne(storage: AppStorage, { id }: CheckedBook): Promise<Outcome> {
  const command = storage.newId("command");
  if (id === null) {
    const { repairRecords } = await import("#storage/commands/books/repair-records.ts");
    const made = await tracked(() => repairRecords(storage, { id: command }));
    if (!made.ok) return { refused: refusalText(made.error) };
    return { done: { title: texts.repairedRecords, text: texts.repairedCount(made.value) } };
  }
  const { repairBook } = await import("#storage/commands/books/repair-book.ts");
  const made = await tracked(() => repairBook(storage, { id: command, bookId: id }));
  if (!made.ok) return { refused: refusalText(made.error) };
  const { entries, setAside, removed } = made.value;
  return { done: { title: texts.repaired, text: texts.repairedText(entries, setAside.length, removed) } };
}

/** Repairs a book, or what belongs to none, and reports the result. Returns false if refused. */
export function useRepair(): (book: CheckedBook) => Promise<boolean> {
  const storage = useStorage();
  return async (book) => {
    const outcome = await repairOne(storage, book);
    if ("done" in outcome) toast.success(outcome.done);
    else toast.error({ title: texts.repairFailed, text: outcome.refused });
    return "done" in outcome;
  };
}

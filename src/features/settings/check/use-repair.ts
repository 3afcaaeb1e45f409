import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import type { CheckedBook } from "./controls.ts";
import { verifyTexts as texts } from "./verify-texts.ts";

/** Rebuilds a book from its entries and reports the result. Returns false if refused. */
export function useRepair(): (book: CheckedBook) => Promise<boolean> {
  const storage = useStorage();
  return async (book) => {
    const { repairBook } = await import("#storage/commands/books/repair-book.ts");
    const head = { id: storage.newId("command"), bookId: book.id };
    const result = await tracked(() => repairBook(storage, head));
    if (!result.ok) {
      toast.error({ title: texts.repairFailed, text: refusalText(result.error) });
      return false;
    }
    const { entries, setAside, removed } = result.value;
    toast.success({ title: texts.repaired, text: texts.repairedText(entries, setAside.length, removed) });
    return true;
  };
}

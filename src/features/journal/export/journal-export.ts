import { journalSource } from "#flows/export/journal-source.ts";
import type { ExportInput } from "#flows/export/use-export.tsx";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";

/**
 * Exports the whole book. A journal is not a statement: it does not count towards the monthly limit, and a guest sees
 * the message first.
 */
export function useJournalExport({ book, company }: Pick<OpenBook, "book" | "company">): ExportInput {
  const storage = useStorage();
  return {
    source: journalSource(storage, book, company),
    capability: "export-journal",
    onPremium: openUpgrade,
  };
}

import type { EntryContent } from "../accounting/entries/entry.ts";

/** One entry as the student wrote it. */
export interface WorkEntry extends Pick<EntryContent, "date" | "description" | "reference" | "lines"> {
  readonly id: string;
}

/** What a student hands in: the entries of the book without those given, and the answers by question. */
export interface ExerciseWork {
  readonly entries: readonly WorkEntry[];
  /** Ids of the chosen options, or the number in the question's unit. */
  readonly answers: Readonly<Record<string, readonly string[] | number>>;
}

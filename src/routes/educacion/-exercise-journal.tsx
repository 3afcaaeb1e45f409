import { useMemo } from "react";
import type { JournalSlot } from "#features/education/exercise/exercise-screen.tsx";
import { EmbeddedJournal } from "#features/journal/embedded/embedded-journal.tsx";

/** The product's journal in the place that an exercise keeps for it. */
export function ExerciseJournal({ bookId, month, given, readOnly, onRetry }: JournalSlot) {
  const embedding = useMemo(() => ({ given, readOnly }), [given, readOnly]);
  return <EmbeddedJournal bookId={bookId} month={month} embedding={embedding} onRetry={onRetry} />;
}

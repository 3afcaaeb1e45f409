import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { offeredLines } from "#domain/accounting/entries/offered-lines.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import type { JournalPlace } from "../use-journal-place.ts";
import { copyTexts as texts } from "./copy-texts.ts";
import type { Writing } from "./writing.ts";

/** Begins an entry like a recorded one. An account that takes no new entries is not brought back, and that is said. */
export function beginCopy(
  { open }: JournalPlace,
  { editor, focus }: Writing,
  content: EntryContent,
): boolean {
  const { lines, left } = offeredLines(content.lines, open.chart);
  editor.openCopy({ ...content, lines });
  focus({ part: "date" });
  if (left.length > 0) toast.warning({ title: texts.notOffered(left) });
  return left.length === 0;
}

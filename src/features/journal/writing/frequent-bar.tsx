// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the frame of the grid has the focus, or the fields in the cells
import X from "lucide-react/icons/x";
import { useMemo, useState } from "react";
import { type FrequentEntry, frequentEntries } from "#domain/accounting/memory/frequent-entries.ts";
import { repeated } from "#domain/accounting/memory/similar-entry.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { add, ZERO } from "#domain/kernel/pesos.ts";
import { useSelected, useStore } from "#ui/kit/use-store.ts";
import { WholeRowCell } from "../columns/row-cells.tsx";
import { isBlank } from "../editor/entry-draft.ts";
import { dismissedBooks } from "./dismissed-books.ts";
import { writingTexts as texts } from "./texts.ts";
import type { Writing } from "./writing.ts";

const MOST = 5;
const NONE: readonly FrequentEntry[] = [];

/** The entries that the book repeats most, while nothing is written; none once they were put away. */
function useFrequent({ editor, memory, isOffered }: Writing) {
  const entries = useStore(memory);
  const isFree = useSelected(editor, ({ draft, original }) => original === null && isBlank(draft));
  const book = entries.at(-1)?.bookId ?? "";
  const [away, setAway] = useState("");
  const isAway = away === book || dismissedBooks.has(book);
  const frequent = useMemo(
    () => (isAway ? NONE : frequentEntries(entries.filter(isOffered), MOST)),
    [entries, isOffered, isAway],
  );
  const dismiss = () => {
    dismissedBooks.add(book);
    setAway(book);
  };
  return { frequent: isFree ? frequent : NONE, dismiss };
}

interface BarProps {
  readonly writing: Writing;
}

function Choices({ writing }: BarProps) {
  const { frequent, dismiss } = useFrequent(writing);
  const { editor, focus } = writing;
  if (frequent.length === 0) return null;
  const write = ({ entry }: FrequentEntry) => {
    const { draft, lastDate } = editor.getSnapshot();
    editor.openCopy(repeated(entry, draft.date ?? lastDate));
    focus({ part: "date" });
  };
  return (
    <>
      <span className="shrink-0">{texts.frequent}</span>
      {frequent.map((each) => {
        const amount = each.entry.lines.reduce((sum, line) => add(sum, line.debit), ZERO);
        return (
          <button
            key={each.entry.id}
            type="button"
            className="journal-frequent-choice"
            title={texts.frequentHint(formatPesos(amount), each.times)}
            onClick={() => write(each)}
          >
            {each.entry.description}
          </button>
        );
      })}
      <button
        type="button"
        className="btn btn-ghost btn-xs btn-square shrink-0"
        aria-label={texts.hideFrequent}
        onClick={dismiss}
      >
        <X size={14} aria-hidden="true" />
      </button>
    </>
  );
}

/** Under the empty row of the sheet, on the blank paper: it moves nothing when it comes (UX-11). */
export function FrequentBar({ writing }: BarProps) {
  const { frequent } = useFrequent(writing);
  if (frequent.length === 0) return null;
  return (
    <div className="journal-ghost journal-frequent" role="row">
      <WholeRowCell className="flex min-w-0 items-center gap-2">
        <Choices writing={writing} />
      </WholeRowCell>
    </div>
  );
}

/** The same in the sheet of a phone. */
export function FrequentBlock({ writing }: BarProps) {
  const { frequent } = useFrequent(writing);
  if (frequent.length === 0) return null;
  return (
    <section
      className="mb-4 flex flex-wrap items-center gap-2 text-caption text-muted"
      aria-label={texts.frequent}
    >
      <Choices writing={writing} />
    </section>
  );
}

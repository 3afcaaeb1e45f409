import { useEffect, useEffectEvent, useRef } from "react";
import { useScreenShortcuts } from "#ui/kit/controls/screen-shortcuts.ts";
import { useHotkey } from "#ui/kit/controls/use-hotkey.ts";
import { useDensity } from "#ui/kit/tables/use-density.ts";
import { TOUCH, useMediaQuery, WIDE } from "#ui/kit/use-media-query.ts";
import type { Journal } from "../journal.ts";
import { bookAddress, entryAddress, monthAddress } from "../journal-address.ts";
import { JournalToolbar } from "../journal-toolbar.tsx";
import { useDraftItems } from "../paste/use-draft-items.tsx";
import { SearchResults } from "../search/search-results.tsx";
import { JOURNAL_SHORTCUTS } from "../shortcut-list.tsx";
import { JournalRail } from "./journal-rail.tsx";
import { JournalSheet } from "./journal-sheet.tsx";
import { useOutOfSightNotice } from "./use-out-of-sight-notice.ts";

interface WideJournalProps {
  readonly journal: Journal;
  readonly onSave: () => void;
}

/** Focuses the entry row once the book is open, unless the user came to view something. */
function useReadyToWrite({ place, writing }: Journal): void {
  const { address, rules } = place;
  const touch = useMediaQuery(TOUCH);
  const opened = useEffectEvent(() => {
    const looking = address.asiento !== undefined || address.buscar !== undefined;
    const elsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (!touch && !rules.readOnly && !looking && !elsewhere) writing.start();
  });
  useEffect(() => opened(), []);
}

/** From 768 px up: toolbar, sheet, and the rail where there is room. */
export function WideJournal({ journal, onSave }: WideJournalProps) {
  const { place, onToggleClosed } = journal;
  const { open, month, address, rules, onGo } = place;
  const search = useRef<HTMLInputElement>(null);
  const [density, setDensity] = useDensity("diario", "compact");
  const hasRail = useMediaQuery(WIDE);
  useReadyToWrite(journal);
  useOutOfSightNotice(journal);
  useHotkey("/", () => search.current?.focus());
  useScreenShortcuts(JOURNAL_SHORTCUTS);
  const draftItems = useDraftItems(journal);
  const query = address.buscar ?? "";
  return (
    <>
      <JournalToolbar
        book={open.book}
        company={open.company}
        month={month.month}
        closed={month.closed}
        readOnly={rules.readOnly}
        query={query}
        searchRef={search}
        density={density}
        onDensity={setDensity}
        onBook={(book) => onGo({ ...bookAddress(book), buscar: undefined }, true)}
        onMonth={(next) => onGo(monthAddress(next))}
        onQuery={(text) => onGo({ buscar: text === "" ? undefined : text, asiento: undefined })}
        onSave={onSave}
        onToggleClosed={onToggleClosed}
        draftItems={draftItems}
      />
      <div className="flex min-h-0 flex-1">
        {query === "" ? (
          <JournalSheet journal={journal} density={density} />
        ) : (
          <SearchResults
            bookId={open.book.id}
            chart={open.chart}
            query={query}
            stamp={open.book.updatedAt}
            onOpen={(entry) => onGo(entryAddress(entry), true)}
          />
        )}
        {hasRail ? <JournalRail journal={journal} /> : null}
      </div>
    </>
  );
}

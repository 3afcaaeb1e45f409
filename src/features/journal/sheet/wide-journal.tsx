import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useIsGuided } from "#flows/guided/use-guided.ts";
import { useScreenShortcuts } from "#ui/kit/controls/screen-shortcuts.ts";
import { useHotkey } from "#ui/kit/controls/use-hotkey.ts";
import { NoticePlace } from "#ui/kit/feedback/notice-place.tsx";
import { type Density, useDensity } from "#ui/kit/tables/use-density.ts";
import { TOUCH, useMediaQuery, WIDE } from "#ui/kit/use-media-query.ts";
import { EmbeddedBar } from "../embedded/embedded-bar.tsx";
import type { Journal } from "../journal.ts";
import { bookAddress, entryAddress, monthAddress } from "../journal-address.ts";
import { JournalToolbar } from "../journal-toolbar.tsx";
import { useWritingFocus } from "../month/use-writing-focus.ts";
import { useDraftItems } from "../paste/use-draft-items.tsx";
import { PhoneHeader } from "../phone/phone-header.tsx";
import { JournalSearchField } from "../search/journal-search.tsx";
import { SearchResults } from "../search/search-results.tsx";
import { JOURNAL_SHORTCUTS } from "../shortcut-list.tsx";
import { JournalRail } from "./journal-rail.tsx";
import { JournalSheet } from "./journal-sheet.tsx";
import { useOutOfSightNotice } from "./use-out-of-sight-notice.ts";

interface WideJournalProps {
  readonly journal: Journal;
  readonly onSave: () => void;
  /** Under the bar. */
  readonly banners: ReactNode;
  /** The window is short: one bar instead of the header and the toolbar. */
  readonly folded: boolean;
}

/** Focuses the entry row once the book is open, unless the user came to view something. */
function useReadyToWrite({ place, writing }: Journal): void {
  const { address, rules, embedding } = place;
  const touch = useMediaQuery(TOUCH);
  const opened = useEffectEvent(() => {
    const looking = address.asiento !== undefined || address.buscar !== undefined;
    const elsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (embedding === undefined && !touch && !rules.readOnly && !looking && !elsewhere) writing.start();
  });
  useEffect(() => opened(), []);
}

function searchFor(text: string) {
  return { buscar: text === "" ? undefined : text, asiento: undefined };
}

interface FoldedBarProps extends Pick<WideJournalProps, "journal" | "onSave"> {
  readonly searches: boolean;
  readonly onSearch: () => void;
}

/** The bar of a short window: the phone's, in one row. Whoever presses search gets its field. */
function FoldedBar({ journal, onSave, searches, onSearch }: FoldedBarProps) {
  const { address, onGo } = journal.place;
  return (
    <>
      <PhoneHeader journal={journal} folded onSave={onSave} onSearch={onSearch} />
      {searches ? (
        <JournalSearchField
          className="px-4 pb-1"
          autoFocus
          query={address.buscar ?? ""}
          onQuery={(text) => onGo(searchFor(text))}
        />
      ) : null}
      <NoticePlace />
    </>
  );
}

function Toolbar({
  journal,
  onSave,
  density,
  search,
}: Pick<WideJournalProps, "journal" | "onSave"> & {
  readonly density: readonly [Density, (density: Density) => void];
  readonly search: RefObject<HTMLInputElement | null>;
}) {
  const { place, onToggleClosed } = journal;
  const { open, month, address, rules, onGo } = place;
  const draftItems = useDraftItems(journal);
  return (
    <JournalToolbar
      book={open.book}
      company={open.company}
      month={month.month}
      closed={month.closed}
      readOnly={rules.readOnly}
      query={address.buscar ?? ""}
      searchRef={search}
      density={density[0]}
      onDensity={density[1]}
      onBook={(book) => onGo({ ...bookAddress(book), buscar: undefined }, true)}
      onMonth={(next) => onGo(monthAddress(next))}
      onQuery={(text) => onGo(searchFor(text))}
      onSave={onSave}
      onToggleClosed={onToggleClosed}
      draftItems={draftItems}
    />
  );
}

/** From 768 px up: toolbar, sheet, and the rail where there is room. In a short window one bar and the sheet. */
export function WideJournal({ journal, onSave, banners, folded }: WideJournalProps) {
  const { open, address, onGo, embedding } = journal.place;
  const isEmbedded = embedding !== undefined;
  const search = useRef<HTMLInputElement>(null);
  const [searches, setSearches] = useState(address.buscar !== undefined);
  const density = useDensity("diario", "compact");
  const isGuided = useIsGuided();
  // The guided panel takes the place of the rail.
  const hasRail = useMediaQuery(WIDE) && !isEmbedded && !isGuided;
  useReadyToWrite(journal);
  useOutOfSightNotice(journal);
  useWritingFocus(() => journal.writing.frame.current?.focus({ preventScroll: true }));
  useHotkey("/", () => (folded ? setSearches(true) : search.current?.focus()));
  useScreenShortcuts(JOURNAL_SHORTCUTS);
  const query = address.buscar ?? "";
  return (
    <>
      {isEmbedded ? <EmbeddedBar journal={journal} density={density} /> : null}
      {folded && !isEmbedded ? (
        <FoldedBar
          journal={journal}
          onSave={onSave}
          searches={searches}
          onSearch={() => setSearches(!searches)}
        />
      ) : null}
      {banners}
      {folded || isEmbedded ? null : (
        <Toolbar journal={journal} onSave={onSave} density={density} search={search} />
      )}
      <div className="flex min-h-0 flex-1">
        {query === "" ? (
          <JournalSheet journal={journal} density={density[0]} folded={folded} />
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

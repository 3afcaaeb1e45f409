import { useEffect, useRef } from "react";
import { useScreenShortcuts } from "#ui/kit/controls/screen-shortcuts.ts";
import { useHotkey } from "#ui/kit/controls/use-hotkey.ts";
import { useDensity } from "#ui/kit/tables/use-density.ts";
import { TOUCH, useMediaQuery, WIDE } from "#ui/kit/use-media-query.ts";
import { useEntryHandlers } from "../entry/use-entry-handlers.ts";
import { JournalToolbar } from "../journal-toolbar.tsx";
import { SearchResults } from "../search/search-results.tsx";
import { JOURNAL_SHORTCUTS } from "../shortcut-list.tsx";
import type { Journal } from "../use-journal.ts";
import { JournalRail } from "./journal-rail.tsx";
import { JournalSheet } from "./journal-sheet.tsx";
import { SampleNoticeRow, SampleRows } from "./sample-rows.tsx";
import { useToldOutOfSight } from "./use-told-out-of-sight.ts";

interface WideJournalProps {
  readonly journal: Journal;
  readonly onSave: () => void;
}

const LINE = { compact: 34, comfortable: 44 } as const;
/** Height of what says that the rows are an example. */
const NOTICE = 54;

/** The row is ready to be typed in as soon as the book is there, unless one came to look at something. */
function useReadyToWrite({ view, rules, address }: Journal): void {
  const touch = useMediaQuery(TOUCH);
  const done = useRef(false);
  const { onStart } = view;
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    const looking = address.asiento !== undefined || address.buscar !== undefined;
    const elsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (!touch && !rules.readOnly && !looking && !elsewhere) onStart();
  });
}

function Sheet({
  journal,
  density,
}: {
  readonly journal: Journal;
  readonly density: "compact" | "comfortable";
}) {
  const { open, month, view, sample } = journal;
  const handlers = useEntryHandlers(journal);
  const line = LINE[useMediaQuery(TOUCH) ? "comfortable" : density];
  return (
    <JournalSheet
      book={open.book}
      month={month}
      drafts={journal.drafts}
      view={view}
      sums={journal.sums}
      openName={journal.state.openName}
      provisional={journal.state.provisional}
      density={density}
      rules={journal.rules}
      handlers={handlers}
      lit={journal.lit}
      target={journal.target}
      frameRef={journal.frame}
      sample={
        sample && {
          height: sample.sale.lines.length * line + NOTICE,
          rows: (
            <>
              <SampleRows sale={sample.sale} chart={open.chart} height={line} />
              <SampleNoticeRow
                top={sample.sale.lines.length * line}
                onBlank={sample.onBlank}
                onUse={sample.onUse}
              />
            </>
          ),
        }
      }
    />
  );
}

/** From 768 px up: toolbar, sheet, and the rail where there is room. */
export function WideJournal({ journal, onSave }: WideJournalProps) {
  const { open, month, view, address, rules, onGo } = journal;
  const search = useRef<HTMLInputElement>(null);
  const [density, setDensity] = useDensity("diario", "compact");
  const hasRail = useMediaQuery(WIDE);
  useReadyToWrite(journal);
  useToldOutOfSight(journal);
  useHotkey("/", () => search.current?.focus());
  useScreenShortcuts(JOURNAL_SHORTCUTS);
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
        onBook={(book) => onGo({ book, periodo: undefined, asiento: undefined, buscar: undefined }, true)}
        onMonth={journal.onMonth}
        onQuery={(text) => onGo({ buscar: text === "" ? undefined : text, asiento: undefined })}
        onSave={onSave}
        onToggleClosed={journal.onToggleClosed}
      />
      <div className="flex min-h-0 flex-1">
        {query === "" ? (
          <Sheet journal={journal} density={density} />
        ) : (
          <SearchResults
            bookId={open.book.id}
            chart={open.chart}
            query={query}
            stamp={open.book.updatedAt}
            onOpen={journal.onOpenFound}
          />
        )}
        {hasRail ? (
          <JournalRail
            book={open.book}
            month={month.month}
            view={view}
            sums={journal.sums}
            state={journal.state}
          />
        ) : null}
      </div>
    </>
  );
}

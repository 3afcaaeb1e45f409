import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { addMonths, monthOf } from "#domain/kernel/calendar-day.ts";
import { formatMonth, formatMonthName } from "#domain/kernel/format.ts";
import { NoticePlace } from "#ui/kit/feedback/notice-place.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { DraftMenu } from "../editor/draft-menu.tsx";
import { contentOf, writtenLines } from "../editor/entry-draft.ts";
import { EntryMenu } from "../entry/entry-menu.tsx";
import { useEntryHandlers } from "../entry/use-entry-handlers.ts";
import { JournalSearch } from "../search/journal-search.tsx";
import { SearchResults } from "../search/search-results.tsx";
import { entryHeight } from "../sheet/month-layout.ts";
import { SampleNotice } from "../sheet/sample-notice.tsx";
import { entryNote } from "../sheet/sheet-entry.tsx";
import { useReveal } from "../sheet/use-reveal.ts";
import { type SheetLayout, useSheetLayout } from "../sheet/use-sheet-layout.ts";
import { journalTexts as texts } from "../texts.ts";
import type { Journal } from "../use-journal.ts";
import { LineSheet } from "./line-sheet.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { EntryBlock, PHONE_METRICS } from "./phone-blocks.tsx";
import { PhoneHeader } from "./phone-header.tsx";

interface PhoneJournalProps {
  readonly journal: Journal;
  readonly onSave: () => void;
  readonly banners: ReactNode;
}

interface SheetTarget {
  readonly line: number | null;
  readonly withHead: boolean;
}

const BROUGHT = 44;
/** Room for the example and what says so. */
const SAMPLE = 300;

function Brought({ journal }: { readonly journal: Journal }) {
  const { month } = journal;
  return (
    <div className="journal-block-line absolute inset-x-0 text-muted" style={{ top: 0, height: BROUGHT }}>
      <span className="journal-block-name">{texts.brought(formatMonthName(addMonths(month.month, -1)))}</span>
      <span className="journal-block-amount" data-line="double">
        <AmountText value={month.broughtDebit} />
      </span>
      <span className="journal-block-amount" data-line="single">
        <AmountText value={month.broughtCredit} />
      </span>
    </div>
  );
}

interface BlocksProps {
  readonly journal: Journal;
  readonly layout: SheetLayout;
  readonly onSheet: (target: SheetTarget) => void;
}

/** The entry being written, as a block whose lines open the sheet. */
function OpenBlock({
  journal,
  top,
  onSheet,
}: {
  journal: Journal;
  top: number;
  onSheet: BlocksProps["onSheet"];
}) {
  const { state } = journal.view;
  const content = contentOf(state.draft, state.lastDate);
  return (
    <EntryBlock
      content={content}
      status="draft"
      number={state.original?.number ?? 0}
      note={null}
      chart={journal.open.chart}
      top={top}
      height={entryHeight(content.lines.length, PHONE_METRICS)}
      isOpen
      menu={state.original === null ? <DraftMenu view={journal.view} inTabOrder /> : null}
      onHead={() => onSheet({ line: null, withHead: true })}
      onLine={(index) => onSheet({ line: writtenLines(state.draft)[index]?.key ?? null, withHead: false })}
    />
  );
}

function Blocks({ journal, layout, onSheet }: BlocksProps) {
  const { open, rules, lit, view } = journal;
  const handlers = useEntryHandlers(journal);
  return [...layout.entries, ...layout.drafts].map(({ entry, top, height }) =>
    entry.id === view.state.original?.id ? (
      <OpenBlock key={entry.id} journal={journal} top={top} onSheet={onSheet} />
    ) : (
      <EntryBlock
        key={entry.id}
        content={entry}
        status={entry.status}
        number={entry.number}
        note={entryNote(entry)}
        chart={open.chart}
        top={top}
        height={height}
        isNew={entry.id === lit}
        menu={<EntryMenu entry={entry} rules={rules} handlers={handlers} inTabOrder />}
      />
    ),
  );
}

function PhoneSheet({ journal, onSheet }: { journal: Journal; onSheet: BlocksProps["onSheet"] }) {
  const { open, month, drafts, view, target, sample } = journal;
  const frame = useRef<HTMLDivElement>(null);
  const { original, draft } = view.state;
  const written = writtenLines(draft).length;
  const height = entryHeight(written, PHONE_METRICS);
  const opened = useMemo(() => original && { entry: original, height }, [original, height]);
  const top = month.broughtDebit !== 0 || month.broughtCredit !== 0 ? BROUGHT : 0;
  const layout = useSheetLayout({
    scroller: frame,
    bookId: open.book.id,
    month,
    drafts,
    metrics: PHONE_METRICS,
    top,
    open: opened,
  });
  // There is no entry row at the end here: what was written is shown where it went.
  useReveal({ frame, month, layout, target: journal.closing.posted ?? target });
  // A correction of another month comes last, since its own place is not shown.
  const isElsewhere = original !== null && monthOf(original.date) !== month.month;
  const isNew = original === null && (written > 0 || draft.description !== "" || draft.reference !== "");
  const isWriting = isNew || isElsewhere;
  const shown = useRef("");
  const ready = layout.view.height > 0;
  useLayoutEffect(() => {
    const key = `${open.book.id} ${month.month}`;
    if (!ready || !frame.current || shown.current === key) return;
    shown.current = key;
    if (target === null) frame.current.scrollTop = frame.current.scrollHeight;
  }, [ready, open.book.id, month.month, target]);
  const isEmpty = layout.lines === 0 && !isWriting;
  const sampleHeight = entryHeight(sample?.sale.lines.length ?? 0, PHONE_METRICS);
  return (
    <section
      ref={frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
      tabIndex={0}
      aria-label={texts.grid(formatMonth(month.month))}
      className="journal-blocks"
    >
      <div className="journal-blocks-head" aria-hidden="true">
        <span className="px-4">{texts.account}</span>
        <span className="journal-block-amount" data-line="double">
          {texts.debit}
        </span>
        <span className="journal-block-amount" data-line="single">
          {texts.credit}
        </span>
      </div>
      <div
        className="relative"
        style={{ height: layout.end + (isWriting ? height : 0) + (isEmpty && sample ? SAMPLE : 0) + 16 }}
      >
        {top > 0 ? <Brought journal={journal} /> : null}
        <Blocks journal={journal} layout={layout} onSheet={onSheet} />
        {isWriting ? <OpenBlock journal={journal} top={layout.end} onSheet={onSheet} /> : null}
        {isEmpty && sample ? (
          <EntryBlock
            content={{ ...sample.sale, description: texts.sampleMark(sample.sale.description) }}
            status="draft"
            isSample
            number={0}
            note={null}
            chart={open.chart}
            top={layout.end}
            height={sampleHeight}
          />
        ) : null}
        {isEmpty && sample ? (
          <div className="absolute inset-x-0" style={{ top: layout.end + sampleHeight }}>
            <SampleNotice onBlank={sample.onBlank} onUse={sample.onUse} />
          </div>
        ) : null}
        {isEmpty && !sample ? (
          <p className="p-6 text-center text-muted">{texts.emptyMonth(formatMonthName(month.month))}</p>
        ) : null}
      </div>
    </section>
  );
}

/** Under 768 px: entries as blocks, the state always at the bottom, lines written in a sheet. */
export function PhoneJournal({ journal, onSave, banners }: PhoneJournalProps) {
  const { open, address, onGo, view, rules, closing } = journal;
  const [searches, setSearches] = useState(address.buscar !== undefined);
  const [sheet, setSheet] = useState<SheetTarget | null>(() =>
    address.nuevo === true && !rules.readOnly ? { line: null, withHead: true } : null,
  );
  const query = address.buscar ?? "";
  return (
    <>
      <PhoneHeader journal={journal} onSave={onSave} onSearch={() => setSearches(!searches)} />
      {searches ? (
        <JournalSearch
          className="px-4 pb-2"
          autoFocus
          query={query}
          onQuery={(text) => onGo({ buscar: text === "" ? undefined : text })}
        />
      ) : null}
      <NoticePlace />
      {banners}
      {query === "" ? (
        <PhoneSheet journal={journal} onSheet={setSheet} />
      ) : (
        <SearchResults
          bookId={open.book.id}
          chart={open.chart}
          query={query}
          stamp={open.book.updatedAt}
          onOpen={(entry) => {
            setSearches(false);
            journal.onOpenFound(entry);
          }}
        />
      )}
      <PhoneBar journal={journal} onAdd={() => setSheet({ line: null, withHead: false })} />
      {sheet === null ? null : (
        <LineSheet
          view={view}
          lineKey={sheet.line}
          withHead={sheet.withHead}
          onCloseEntry={closing.close}
          onClose={() => setSheet(null)}
        />
      )}
    </>
  );
}

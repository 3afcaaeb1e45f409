import { type ReactNode, useMemo, useRef, useState } from "react";
import { addMonths, monthOf } from "#domain/kernel/calendar-day.ts";
import { formatMonth, formatMonthName } from "#domain/kernel/format.ts";
import type { MonthSheet } from "#storage/queries/books/journal.ts";
import { NoticePlace } from "#ui/kit/feedback/notice-place.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { useSelected, useStore } from "#ui/kit/use-store.ts";
import { DraftMenu } from "../editor/draft-menu.tsx";
import { entryContentOf, writtenLines } from "../editor/entry-draft.ts";
import { EmbeddedBar } from "../embedded/embedded-bar.tsx";
import { ClipReader, EntryClip } from "../entry/entry-clip.tsx";
import { EntryMenu } from "../entry/entry-menu.tsx";
import { entryNote } from "../entry/entry-parts.tsx";
import type { Journal } from "../journal.ts";
import { entryAddress } from "../journal-address.ts";
import { useWritingFocus } from "../month/use-writing-focus.ts";
import { JournalSearchField } from "../search/journal-search.tsx";
import { SearchResults } from "../search/search-results.tsx";
import { entryHeight } from "../sheet/month-layout.ts";
import { SampleRowsNotice } from "../sheet/sample-notice.tsx";
import { useReveal } from "../sheet/use-reveal.ts";
import { useSample } from "../sheet/use-sample.ts";
import { type SheetLayout, useSheetLayout } from "../sheet/use-sheet-layout.ts";
import { useBelowPages } from "../sheet/use-shown-month.ts";
import { journalTexts as texts } from "../texts.ts";
import { LineSheet } from "./line-sheet.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { EntryBlock, PHONE_METRICS } from "./phone-blocks.tsx";
import { PhoneHeader } from "./phone-header.tsx";
import { useEndInSight } from "./use-end-in-sight.ts";
import { widestAmount } from "./widest-amount.ts";

interface PhoneJournalProps {
  readonly journal: Journal;
  readonly onSave: () => void;
  readonly banners: ReactNode;
}

interface SheetTarget {
  readonly line: number | null;
  readonly withHead: boolean;
  readonly atAmount?: boolean;
}

const BROUGHT = 44;
/** Height of the example and its notice (px). */
const SAMPLE = 300;

function BlocksHead() {
  return (
    <div className="journal-blocks-head" aria-hidden="true">
      <span className="px-4">{texts.account}</span>
      <span className="journal-block-amount" data-line="double">
        <span>{texts.debit}</span>
      </span>
      <span className="journal-block-amount" data-line="single">
        <span>{texts.credit}</span>
      </span>
    </div>
  );
}

function BroughtForward({ month }: { readonly month: MonthSheet }) {
  return (
    <div className="journal-block-line absolute inset-x-0 text-muted" style={{ top: 0, height: BROUGHT }}>
      <span className="journal-block-name">
        {texts.broughtForward(formatMonthName(addMonths(month.month, -1)))}
      </span>
      <span className="journal-block-amount" data-line="double">
        <AmountText value={month.broughtForwardDebit} />
      </span>
      <span className="journal-block-amount" data-line="single">
        <AmountText value={month.broughtForwardCredit} />
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
  const { writing, place } = journal;
  const state = useStore(writing.editor);
  const content = entryContentOf(state.draft, state.lastDate);
  return (
    <EntryBlock
      content={content}
      status="draft"
      number={state.original?.number ?? 0}
      note={null}
      chart={place.open.chart}
      top={top}
      height={entryHeight(content.lines.length, PHONE_METRICS)}
      isOpen
      menu={state.original === null ? <DraftMenu writing={writing} inTabOrder /> : null}
      onHead={() => onSheet({ line: null, withHead: true })}
      onLine={(index, part) =>
        onSheet({
          line: writtenLines(state.draft)[index]?.key ?? null,
          withHead: false,
          atAmount: part === "amount",
        })
      }
    />
  );
}

function Blocks({ journal, layout, onSheet }: BlocksProps) {
  const { place, handlers, lit, writing } = journal;
  const { open, rules } = place;
  const corrected = useSelected(writing.editor, ({ original }) => original?.id ?? null);
  return [...layout.entries, ...layout.draftsInSight].map(({ entry, top, height }) =>
    entry.id === corrected ? (
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
        clip={<EntryClip entry={entry} onFiles={handlers.onFiles} inTabOrder />}
        menu={<EntryMenu entry={entry} rules={rules} handlers={handlers} inTabOrder />}
      />
    ),
  );
}

function PhoneSheet({ journal, onSheet }: { journal: Journal; onSheet: BlocksProps["onSheet"] }) {
  const { place, writing, target } = journal;
  const { open, month } = place;
  const { editor, closing } = writing;
  const frame = useRef<HTMLDivElement>(null);
  const sample = useSample(journal);
  const below = useBelowPages(journal);
  const original = useSelected(editor, (state) => state.original);
  const written = useSelected(editor, ({ draft }) => writtenLines(draft).length);
  const widest = useSelected(editor, ({ draft }) => widestAmount(month, below.drafts, draft.lines));
  const hasWords = useSelected(editor, ({ draft }) => draft.description !== "" || draft.reference !== "");
  const posted = useStore(closing.posted);
  const height = entryHeight(written, PHONE_METRICS);
  const opened = useMemo(() => original && { entry: original, height }, [original, height]);
  const top = month.broughtForwardDebit !== 0 || month.broughtForwardCredit !== 0 ? BROUGHT : 0;
  const layout = useSheetLayout({
    scroller: frame,
    bookId: open.book.id,
    month,
    ...below,
    metrics: PHONE_METRICS,
    top,
    open: opened,
  });
  // Phones have no entry row at the end: the posted entry is scrolled to instead.
  useReveal({ frame, month, layout, target: posted ?? target });
  // A correction of another month comes last, since its own place is not shown.
  const isElsewhere = original !== null && monthOf(original.date) !== month.month;
  const isNew = original === null && (written > 0 || hasWords);
  const isWriting = isNew || isElsewhere;
  const isEmpty = layout.lines === 0 && !isWriting;
  const sampleHeight = entryHeight(sample?.sale.lines.length ?? 0, PHONE_METRICS);
  const content = layout.end + (isWriting ? height : 0) + (isEmpty && sample ? SAMPLE : 0) + 16;
  useEndInSight({
    frame,
    place: `${open.book.id} ${month.month}`,
    isAsked: target !== null,
    height: layout.view.height,
    content,
    written: isWriting ? written : 0,
  });
  return (
    <section
      ref={frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
      tabIndex={0}
      aria-label={texts.grid(formatMonth(month.month))}
      className="journal-blocks"
      style={{ "--widest-amount": `"${widest}"` }}
    >
      <BlocksHead />
      <div className="relative" style={{ height: content }}>
        {top > 0 ? <BroughtForward month={month} /> : null}
        <ClipReader bookId={open.book.id} entries={[...layout.entries, ...layout.draftsInSight]} />
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
            <SampleRowsNotice onBlank={sample.onBlank} onUse={sample.onUse} />
          </div>
        ) : null}
        {isEmpty && !sample ? (
          <p className="p-6 text-center text-muted">{texts.emptyMonth(formatMonthName(month.month))}</p>
        ) : null}
      </div>
    </section>
  );
}

/** Under 768 px: entries as blocks, the balance always at the bottom, lines written in a sheet. */
export function PhoneJournal({ journal, onSave, banners }: PhoneJournalProps) {
  const { open, address, onGo, rules, embedding } = journal.place;
  const isEmbedded = embedding !== undefined;
  const [searches, setSearches] = useState(address.buscar !== undefined);
  const [sheet, setSheet] = useState<SheetTarget | null>(() =>
    address.nuevo === true && !rules.readOnly ? { line: null, withHead: true } : null,
  );
  const query = address.buscar ?? "";
  useWritingFocus();
  return (
    <>
      {isEmbedded ? (
        <EmbeddedBar journal={journal} />
      ) : (
        <PhoneHeader journal={journal} onSave={onSave} onSearch={() => setSearches(!searches)} />
      )}
      {searches ? (
        <JournalSearchField
          className="px-4 pb-2"
          autoFocus
          query={query}
          onQuery={(text) => onGo({ buscar: text === "" ? undefined : text })}
        />
      ) : null}
      {isEmbedded ? null : <NoticePlace />}
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
            onGo(entryAddress(entry), true);
          }}
        />
      )}
      <PhoneBar journal={journal} onAdd={() => setSheet({ line: null, withHead: false })} />
      {sheet === null ? null : (
        <LineSheet
          journal={journal}
          lineKey={sheet.line}
          withHead={sheet.withHead}
          atAmount={sheet.atAmount}
          onClose={() => setSheet(null)}
        />
      )}
    </>
  );
}

import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { pocketName } from "#domain/accounting/operations/pockets.ts";
import type { Book } from "#domain/company/book.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import type { JournalPage, MonthSheet } from "#storage/queries/books/journal.ts";
import { classNames } from "#ui/kit/class-names.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { PesosText } from "#ui/kit/text/pesos-text.tsx";
import { ClipMark, ClipReader } from "../entry/entry-clip.tsx";
import { journalTexts } from "../texts.ts";
import { EffectMark } from "./operation/simple-icons.tsx";
import { useInSight } from "./simple-in-sight.ts";
import {
  estimatedHeight,
  isTransfer,
  type OperationRow,
  rowWords,
  type SimpleItem,
  simpleItems,
  stillWords,
  toldAs,
} from "./simple-rows.ts";
import { dayHeading, simpleTexts as texts } from "./texts.ts";
import { usePage } from "./use-simple-month.ts";

interface RowProps {
  readonly row: OperationRow;
  readonly chart: Chart;
  /** Just saved. */
  readonly fresh: boolean;
  readonly selected: boolean;
  readonly onOpen: (row: OperationRow) => void;
}

function Figure({ row }: { readonly row: OperationRow }) {
  if (row.effect !== 0) return <PesosText value={row.effect} signed className="font-medium" />;
  return (
    <span className="text-end text-muted">
      <AmountText value={row.amount} />
      <span className="block text-badge leading-4">{stillWords(row)}</span>
    </span>
  );
}

/** One operation, as a button, so that it does not depend on a hidden swipe. */
function OperationItem({ row, chart, fresh, selected, onOpen }: RowProps) {
  const { entry } = row;
  const told = toldAs(row);
  const owedBy = told && "method" in told ? told.thirdParty : undefined;
  const words = rowWords(row, (account) => pocketName(chart, account));
  const isTaxed = told !== null && "taxes" in told;
  return (
    <li className="border-raya border-b">
      <button
        type="button"
        data-operation={entry.number}
        aria-current={selected ? "true" : undefined}
        className={classNames(
          "simple-row focus-tight flex w-full items-center gap-3 px-4 py-2.5 text-start hover:bg-base-200 md:px-6",
          fresh && "row-new",
          selected && "bg-sel",
        )}
        onClick={() => onOpen(row)}
      >
        <EffectMark effect={row.effect} transfer={isTransfer(row)} />
        <span className="min-w-0 flex-1">
          <span className="block break-words text-[0.9375rem] leading-5">{entry.description || words}</span>
          <span className="block text-caption text-muted">
            {words}
            {isTaxed ? ` · ${texts.withTaxes}` : null}
            {owedBy === undefined ? null : ` · ${owedBy}`}
            {" · "}
            <span className="inline-block">{journalTexts.shortNumber(entry.number)}</span>
            {entry.reference === "" ? null : (
              <>
                {" · "}
                <span className="inline-block">{entry.reference}</span>
              </>
            )}
            <ClipMark entry={entry} />
          </span>
        </span>
        <Figure row={row} />
      </button>
    </li>
  );
}

/** Arrow keys move among the rendered rows, Home and End to the first and last of them. */
export function moveAmongOperations(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-operation]")];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const target = at < 0 ? undefined : rows[at + step];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function DayHeading({ day, today }: { readonly day: Day; readonly today: Day }) {
  return (
    <li className="simple-day border-raya border-b bg-base-200 px-4 py-2 font-semibold text-caption text-muted md:px-6">
      <h2>{dayHeading(day, today)}</h2>
    </li>
  );
}

interface ItemsProps extends Pick<RowProps, "onOpen" | "chart"> {
  readonly items: readonly SimpleItem[];
  readonly today: Day;
  readonly freshId: EntryId | null;
  readonly selectedId: EntryId | null;
}

export function OperationItems({ items, chart, today, freshId, selectedId, onOpen }: ItemsProps) {
  return items.map((item) =>
    item.kind === "day" ? (
      <DayHeading key={item.day} day={item.day} today={today} />
    ) : (
      <OperationItem
        key={item.row.entry.id}
        row={item.row}
        chart={chart}
        fresh={item.row.entry.id === freshId}
        selected={item.row.entry.id === selectedId}
        onOpen={onOpen}
      />
    ),
  );
}

interface PageProps extends Omit<ItemsProps, "items"> {
  readonly book: Book;
  /** Only what moved this pocket is listed. */
  readonly only: AccountCode | null;
  readonly month: MonthSheet;
  readonly page: JournalPage;
  readonly first: boolean;
}

/** A page of up to a hundred operations; while not visible it is only a placeholder of its height. */
function Page({ book, only, month, page, first, ...rest }: PageProps) {
  const frame = useRef<HTMLUListElement>(null);
  const [height, setHeight] = useState(() => estimatedHeight(page.entries));
  const inSight = useInSight(frame, first);
  const entries = usePage(book.id, month.month, page.page, inSight);
  useLayoutEffect(() => {
    const shown = entries === null ? 0 : (frame.current?.offsetHeight ?? 0);
    if (shown > 0) setHeight(shown);
  });
  return (
    <ul ref={frame} style={entries === null ? { height } : undefined}>
      {entries === null ? null : (
        <>
          <ClipReader bookId={book.id} entries={entries.map((entry) => ({ entry }))} />
          <OperationItems items={simpleItems(entries, rest.chart.kind, only)} {...rest} />
        </>
      )}
    </ul>
  );
}

type SimpleListProps = Omit<PageProps, "page" | "first">;

/** The operations of a month, newest first. Reads only the visible pages. */
export function SimpleList({ month, ...rest }: SimpleListProps) {
  return (
    <section aria-label={texts.list} onKeyDown={moveAmongOperations}>
      {month.pages.toReversed().map((page, index) => (
        <Page key={`${month.month} ${page.page}`} month={month} page={page} first={index < 2} {...rest} />
      ))}
    </section>
  );
}

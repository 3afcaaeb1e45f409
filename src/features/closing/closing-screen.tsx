import { type ReactNode, useEffect, useState } from "react";
import type { Month } from "#domain/kernel/day.ts";
import { formatDay, formatMonth } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { NoBook } from "#flows/new-book/no-book.tsx";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { type OpenBook, useOpenBook } from "#session/storage/use-open-book.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { UnderHead } from "#ui/kit/text/under-head.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { closingChecks } from "./checks.ts";
import { ClosingChecks } from "./closing-checks.tsx";
import { ClosingPreview } from "./closing-preview.tsx";
import { ProposalsPanel } from "./proposals-panel.tsx";
import { closingTexts as texts } from "./texts.ts";
import { useClosingActions, useCopyBeforeClosing } from "./use-closing-actions.ts";
import { type ClosingView, useYearClosing } from "./use-year-closing.ts";
import "./closing.css";

interface ClosingSearch {
  readonly book?: BookId;
  readonly ano?: number;
}

interface ClosingScreenProps {
  readonly search: ClosingSearch;
  readonly onSearch: (search: ClosingSearch) => void;
  /** Tabs of Libro Contable. */
  readonly tabs: ReactNode;
}

interface YearProps {
  readonly open: OpenBook;
  readonly view: ClosingView;
}

function isClosed({ closing, proposed }: ClosingView): boolean {
  return closing.length > 0 && proposed.length === 0;
}

/** December if it is closed, in which case no closing can be posted; otherwise null. */
function shutMonth({ months }: ClosingView): Month | null {
  const december = months.at(-1);
  return december?.closed ? december.month : null;
}

/** How the entries can be undone, or the closed month that prevents it. */
function remarkOf(view: ClosingView, copies: boolean): string {
  const shut = isClosed(view) ? null : shutMonth(view);
  if (shut !== null) return texts.shut(formatMonth(shut));
  if (view.locked !== null) return texts.locked(formatMonth(view.locked));
  return isClosed(view) || !copies ? texts.undoable : `${texts.undoable} ${texts.copied}`;
}

/** Number of checks not done. */
function leftOf(view: ClosingView): number {
  return closingChecks(view).flatMap(({ checks }) => checks.filter(({ state }) => state !== "done")).length;
}

function Buttons({ open, view }: YearProps) {
  const { busy, close, carry, reopen } = useClosingActions(open.book.id, view.year);
  const [asking, setAsking] = useState(false);
  const { closing, carried, proposed, year } = view;
  const writable = open.book.status === "active";
  const drafts = view.months.some((month) => month.drafts > 0);
  const taken = closing.length + carried.length;
  const left = isClosed(view) ? 0 : leftOf(view);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {left > 0 ? <p className="mr-1 text-caption text-muted">{texts.left(left)}</p> : null}
      {taken > 0 && writable && view.locked === null ? (
        <Button variant="outline" disabled={busy} onClick={() => setAsking(true)}>
          {texts.reopen}
        </Button>
      ) : null}
      {isClosed(view) && view.carry !== null && writable ? (
        <Button variant="primary" disabled={busy} onClick={() => void carry()}>
          {texts.carry(year + 1)}
        </Button>
      ) : null}
      {proposed.length > 0 && writable ? (
        <Button
          variant="primary"
          disabled={busy || drafts || view.earlierOpen || shutMonth(view) !== null}
          onClick={() => void close()}
        >
          {texts.close(year)}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        title={texts.reopenTitle(year)}
        text={texts.reopenText(taken)}
        confirmLabel={texts.reopen}
        tone="danger"
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void reopen();
        }}
      />
    </div>
  );
}

function Entries({ open, view }: YearProps) {
  const { year, closing, carried, proposed } = view;
  const remark = remarkOf(view, useCopyBeforeClosing() !== null);
  if (proposed.length === 0 && closing.length === 0)
    return <EmptyState level={2} title={texts.nothingTitle(year)} text={texts.nothingText} />;
  if (isClosed(view))
    return (
      <ClosingPreview
        year={year}
        title={texts.closedTitle(year)}
        text={carried.length > 0 ? texts.carried(year + 1) : texts.closedText}
        entries={[...closing, ...carried]}
        chart={open.chart}
        remark={remark}
      />
    );
  return (
    <ClosingPreview
      year={year}
      title={texts.preview}
      text={texts.previewText(formatDay(view.cutoff))}
      entries={proposed}
      chart={open.chart}
      remark={remark}
    />
  );
}

function Year({ open, view }: YearProps) {
  return (
    <div className="closing-desk">
      <div className="min-w-0">
        <ClosingChecks view={view} book={open.book.id} />
        <ProposalsPanel
          key={view.year}
          bookId={open.book.id}
          view={view}
          chart={open.chart}
          writable={open.book.status === "active"}
        />
      </div>
      <Entries open={open} view={view} />
    </div>
  );
}

function Head({ open, view, onYear }: YearProps & { readonly onYear: (year: number) => void }) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      {view.years.length > 1 ? (
        <SelectField<string>
          aria-label={texts.year}
          className="w-28"
          value={String(view.year)}
          options={view.years.map((year) => ({ value: String(year), label: String(year) }))}
          onChange={(year) => onYear(Number(year))}
        />
      ) : null}
      <Buttons open={open} view={view} />
    </div>
  );
}

/**
 * Writes the year into the address: carrying the result forward adds a later year to the book, which would become the
 * default.
 */
function usePinnedYear(year: number | undefined, { search, onSearch }: ClosingScreenProps): void {
  const unnamed = search.ano === undefined;
  useEffect(() => {
    if (unnamed && year !== undefined) onSearch({ ...search, ano: year });
  }, [unnamed, year, search, onSearch]);
}

function OpenClosing(props: ClosingScreenProps & { readonly open: OpenBook }) {
  const { open, search, onSearch, tabs } = props;
  const found = useYearClosing(open, search.ano);
  const view = found.state === "ready" ? found.value : null;
  usePinnedYear(view?.year, props);
  const owner = open.company === null ? open.book.name : `${open.company.name}, ${open.book.name}`;
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="title-screen">{view === null ? texts.plainTitle : texts.title(view.year)}</h1>
          <p className="mt-1 text-muted">{owner}</p>
        </div>
        {view === null ? null : (
          <Head open={open} view={view} onYear={(ano) => onSearch({ ...search, ano })} />
        )}
      </header>
      <UnderHead tabs={tabs} loading={found.state === "loading"} label={texts.loading}>
        {found.state === "failed" ? (
          <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />
        ) : null}
        {view === null ? null : <Year open={open} view={view} />}
      </UnderHead>
    </>
  );
}

/** Closes and reopens a year: checklist, preview, closing entries (spec-decision 28, spec-decision 33). */
export function ClosingScreen(props: ClosingScreenProps) {
  useTitle(texts.plainTitle);
  const open = useOpenBook(props.search.book);
  if (open.state === "ready" && open.value !== null) return <OpenClosing {...props} open={open.value} />;
  return (
    <>
      <h1 className="title-screen">{texts.plainTitle}</h1>
      <div className="mt-3">{props.tabs}</div>
      <div className="mt-5">
        {open.state === "loading" ? <SkeletonRows label={texts.loading} /> : null}
        {open.state === "failed" ? (
          <TroublePanel trouble={open.trouble} onRetry={() => currentStorage.reopen()} />
        ) : null}
        {open.state === "ready" ? (
          <NoBook asked={props.search.book !== undefined} text={texts.noBookText} />
        ) : null}
      </div>
    </>
  );
}

import { type ReactNode, useState } from "react";
import type { Side } from "#domain/accounting/account.ts";
import { canWrite } from "#domain/company/book.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { BookNotOpen } from "#flows/new-book/book-not-open.tsx";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { type OpenBook, useOpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { type AgedAccount, type AgeList, ageList } from "#storage/queries/parties/party-balances.ts";
import { FoldingTools } from "#ui/kit/controls/folding-tools.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { SearchField } from "#ui/kit/fields/search-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { useFollowing } from "#ui/kit/use-following.ts";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { useTitle } from "#ui/kit/use-title.ts";
import { AgeExport } from "./age-export.tsx";
import { AgePanel } from "./age-panel.tsx";
import { type AgeFigure, type AgeOrder, ageRowKey } from "./age-rows.ts";
import { AgeLegend, AgeSummary } from "./age-summary.tsx";
import { AgeTable } from "./age-table.tsx";
import { documentOf, shownAges } from "./party-list-view.ts";
import { PartyPanel } from "./party-panel.tsx";
import { partiesTexts, ageTexts as texts } from "./texts.ts";
import { useUnfolded } from "./use-unfolded.ts";

interface AgesScreenProps {
  readonly book: BookId | undefined;
  /** Tabs of Libro Contable. */
  readonly tabs: ReactNode;
}

const SIDES = (["debit", "credit"] as const).map((value) => ({ value, label: texts.sides[value] }));

/** The asked figure as the list has it by now; null when its row is gone. */
function current(asked: AgeFigure, { rows }: AgeList): AgeFigure | null {
  const { row, column } = asked;
  if (row === null) return asked;
  const now = rows.find((each) => ageRowKey(each) === ageRowKey(row));
  return now === undefined ? null : { row: now, column };
}

interface ShownProps {
  readonly open: OpenBook;
  readonly list: AgeList;
  /** Only whom is searched for, or what is old, is shown. */
  readonly isPart: boolean;
  readonly which: Side;
  readonly at: Day;
}

/** The list, with what a pressed figure is made of or the card of a pressed row beside it. */
function Shown({ open, list, isPart, which, at }: ShownProps) {
  const [pressed, setPressed] = useState<AgedAccount | null>(null);
  const [asked, setAsked] = useState<AgeFigure | null>(null);
  const figure = asked && current(asked, list);
  const unfolded = useUnfolded(open.book, which, at);
  const [order, setOrder] = useState<AgeOrder>("total");
  const isNarrow = useMediaQuery(PHONE);
  return (
    <>
      {isPart ? null : <AgeSummary list={list} which={which} isNarrow={isNarrow} />}
      <AgeTable
        open={open}
        list={list}
        isPart={isPart}
        which={which}
        asked={asked}
        unfolded={unfolded}
        order={order}
        onOrder={setOrder}
        onAsk={(next) => {
          setPressed(null);
          setAsked(next);
        }}
        onOpen={(row) => {
          setAsked(null);
          setPressed(row);
        }}
      />
      {isPart || !isNarrow ? null : <AgeLegend list={list} which={which} />}
      {figure === null ? null : (
        <AgePanel
          open={open}
          list={list}
          which={which}
          at={at}
          figure={figure}
          onAsk={setAsked}
          onClose={() => setAsked(null)}
        />
      )}
      {pressed === null ? null : (
        <PartyPanel
          open={open}
          as={null}
          partyKey={pressed.key}
          name={pressed.name}
          about={documentOf(pressed)}
          until={at}
          gone={false}
          party={pressed.party}
          writable={canWrite(open.book)}
          action={null}
          onClose={() => setPressed(null)}
        />
      )}
    </>
  );
}

function OpenAges({ open, tabs }: Pick<AgesScreenProps, "tabs"> & { readonly open: OpenBook }) {
  const storage = useStorage();
  const { book, chart, company } = open;
  const { id, companyId } = book;
  const now = useToday(storage.clock);
  const [which, setWhich] = useState<Side>("debit");
  const [at, setAt] = useFollowing<Day>(now);
  const found = useQueryKeepingLast(
    () => ageList(storage, { id, companyId }, chart, which, at),
    [storage, id, companyId, chart, which, at],
  );
  const [typed, setTyped] = useState("");
  const list = found.state === "ready" ? found.value : null;
  const [onlyOld, setOnlyOld] = useState(false);
  const shown = list && { ...list, rows: shownAges(list.rows, typed, onlyOld) };
  const hasOld = list?.rows.some(({ ages }) => ages["91+"] > 0) ?? false;
  return (
    <>
      <h1 className="title-screen max-md:-mt-2">{texts.title}</h1>
      <p className="mt-1 text-muted max-md:sr-only">
        {texts.lead(company === null ? book.name : company.name)}
      </p>
      <div className="mt-1 md:mt-3">{tabs}</div>
      <div className="mt-2 mb-3 md:mt-5 md:mb-4">
        <FoldingTools
          label={partiesTexts.options}
          align="end"
          main={<Segmented label={texts.which} value={which} segments={SIDES} onChange={setWhich} />}
        >
          <DateField
            label={texts.at}
            className="w-40 sm:w-44"
            value={at}
            today={now}
            picker
            onChange={(day) => setAt(day ?? now)}
          />
          <SearchField
            className="max-sm:grow max-sm:basis-40 sm:w-64"
            label={partiesTexts.search}
            value={typed}
            onChange={setTyped}
          />
          {hasOld || onlyOld ? (
            <Checkbox
              look="toggle"
              className="min-h-10"
              label={texts.onlyOld}
              checked={onlyOld}
              onChange={setOnlyOld}
            />
          ) : null}
          {list === null || list.rows.length === 0 ? null : (
            <div className="ml-auto">
              <AgeExport open={open} list={list} which={which} at={at} />
            </div>
          )}
        </FoldingTools>
      </div>
      {found.state === "loading" ? <SkeletonRows label={texts.loading} /> : null}
      {found.state === "failed" ? (
        <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />
      ) : null}
      {shown === null ? null : (
        <Shown
          key={which}
          open={open}
          list={shown}
          isPart={typed.trim() !== "" || onlyOld}
          which={which}
          at={at}
        />
      )}
    </>
  );
}

/** Cartera: what is owed to a book and by it at a day, by third party and age. */
export function AgesScreen({ book, tabs }: AgesScreenProps) {
  useTitle(texts.title);
  const open = useOpenBook(book);
  if (open.state === "ready" && open.value !== null) return <OpenAges open={open.value} tabs={tabs} />;
  return <BookNotOpen open={open} asked={book !== undefined} tabs={tabs} texts={texts} />;
}

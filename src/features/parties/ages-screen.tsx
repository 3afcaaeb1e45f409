import Check from "lucide-react/icons/check";
import { type ReactNode, useState } from "react";
import type { Side } from "#domain/accounting/account.ts";
import { displayName } from "#domain/accounting/chart.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { AGES } from "#domain/parties/ages.ts";
import { NoBook } from "#flows/new-book/no-book.tsx";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { type OpenBook, useOpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { type AgedAccount, type AgeList, ageList } from "#storage/queries/parties/party-balances.ts";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { DataGrid } from "#ui/kit/tables/data-grid.tsx";
import type { GridColumn } from "#ui/kit/tables/grid-column.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { useFollowing } from "#ui/kit/use-following.ts";
import { useTitle } from "#ui/kit/use-title.ts";
import { documentOf } from "./party-list-view.ts";
import { PartyPanel } from "./party-panel.tsx";
import { partiesTexts, ageTexts as texts } from "./texts.ts";

interface AgesScreenProps {
  readonly book: BookId | undefined;
  /** Tabs of Libro Contable. */
  readonly tabs: ReactNode;
}

type Column = GridColumn<AgedAccount>;

const SIDES = (["debit", "credit"] as const).map((value) => ({ value, label: texts.sides[value] }));

function amountColumn(
  key: string,
  head: string,
  rows: readonly AgedAccount[],
  amountOf: (row: AgedAccount) => number,
  line: "single" | "double" = "single",
): Column {
  return {
    key,
    head,
    width: "132px",
    align: "end",
    line,
    render: (row) => <AmountText value={pesos(amountOf(row))} />,
    foot: (
      <AmountText
        value={pesos(rows.reduce((sum, row) => sum + amountOf(row), 0))}
        zero="figure"
        rule="double"
      />
    ),
  };
}

function columnsOf(rows: readonly AgedAccount[], { chart }: OpenBook): readonly Column[] {
  const names = new Map(chart.accounts.map((account) => [account.code, account]));
  return [
    {
      key: "party",
      head: texts.columns.party,
      width: "minmax(180px, 2fr)",
      foot: texts.sums,
      render: (row) => {
        const account = names.get(row.account);
        const about = [documentOf(row) ?? (row.party === null ? partiesTexts.unrecorded : null)];
        return (
          <span className="grid min-w-0">
            <span className="truncate font-semibold">{row.name}</span>
            <span className="truncate text-caption text-muted">
              {[...about, account && displayName(chart, account)].filter(Boolean).join(" · ")}
            </span>
          </span>
        );
      },
    },
    ...AGES.map((age, index) =>
      amountColumn(age, texts.ages[age], rows, (row) => row.ages[age], index === 0 ? "double" : "single"),
    ),
    // What was paid beyond a debt takes away from what is owed.
    amountColumn("advance", texts.columns.advance, rows, (row) => 0 - row.advance),
    amountColumn("total", texts.columns.total, rows, (row) => row.total, "double"),
  ];
}

interface TableProps {
  readonly open: OpenBook;
  readonly list: AgeList;
  readonly which: Side;
  readonly onOpen: (row: AgedAccount) => void;
}

function AgeTable({ open, list, which, onOpen }: TableProps) {
  const { rows, nobody, balance } = list;
  return (
    <>
      <DataGrid
        label={texts.list[which]}
        className="max-h-[calc(100dvh-12rem)]"
        columns={columnsOf(rows, open)}
        rows={rows}
        rowKey={({ key, account }) => `${key} ${account}`}
        onOpenRow={onOpen}
        stickyFirst
        foot
        empty={
          <div className="p-4">
            <p className="font-semibold">{texts.emptyTitle}</p>
            <p className="text-muted">{texts.emptyText[which]}</p>
          </div>
        }
      />
      {nobody === 0 ? null : <p className="mt-3">{texts.nobody(formatPesos(pesos(nobody)))}</p>}
      <p className="mt-3 flex items-center gap-2 text-muted">
        <Check size={18} aria-hidden="true" />
        {texts.balance(formatPesos(pesos(balance)))}
      </p>
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
  const [pressed, setPressed] = useState<AgedAccount | null>(null);
  const found = useQueryKeepingLast(
    () => ageList(storage, { id, companyId }, chart, which, at),
    [storage, id, companyId, chart, which, at],
  );
  const list = found.state === "ready" ? found.value : null;
  return (
    <>
      <h1 className="title-screen">{texts.title}</h1>
      <p className="mt-1 text-muted">{texts.lead(company === null ? book.name : company.name)}</p>
      <div className="mt-3">{tabs}</div>
      <div className="mt-5 mb-4 flex flex-wrap items-end gap-3">
        <Segmented label={texts.which} value={which} segments={SIDES} onChange={setWhich} />
        <DateField
          label={texts.at}
          className="w-44"
          value={at}
          today={now}
          picker
          onChange={(day) => setAt(day ?? now)}
        />
      </div>
      {found.state === "loading" ? <SkeletonRows label={texts.loading} /> : null}
      {found.state === "failed" ? (
        <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />
      ) : null}
      {list === null ? null : <AgeTable open={open} list={list} which={which} onOpen={setPressed} />}
      {pressed === null ? null : (
        <PartyPanel
          book={book}
          chart={chart}
          partyKey={pressed.key}
          name={pressed.name}
          about={documentOf(pressed)}
          until={at}
          gone={false}
          action={null}
          onClose={() => setPressed(null)}
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
  return (
    <>
      <h1 className="title-screen">{texts.title}</h1>
      <div className="mt-3">{tabs}</div>
      <div className="mt-5">
        {open.state === "loading" ? <SkeletonRows label={texts.loading} /> : null}
        {open.state === "failed" ? (
          <TroublePanel trouble={open.trouble} onRetry={() => currentStorage.reopen()} />
        ) : null}
        {open.state === "ready" ? <NoBook asked={book !== undefined} text={texts.noBookText} /> : null}
      </div>
    </>
  );
}

import Check from "lucide-react/icons/check";
import { type KeyboardEvent, useMemo } from "react";
import type { Side } from "#domain/accounting/account.ts";
import { formatPercent, formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { AGES, agedSum } from "#domain/parties/ages.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import type { AgedAccount, AgeList } from "#storage/queries/parties/party-balances.ts";
import { AgeBar } from "#ui/accounting/parties/age-bar.tsx";
import { amountWidth } from "#ui/kit/tables/amount-width.ts";
import { DataGrid } from "#ui/kit/tables/data-grid.tsx";
import type { GridColumn } from "#ui/kit/tables/grid-column.ts";
import { narrowNames } from "#ui/kit/tables/narrow-names.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { AgedPartyCell, DaysCell, FigureCell, OpenEntry, OwedEntryCell, PayCell } from "./age-cells.tsx";
import {
  type AgeColumn,
  type AgeFigure,
  type AgeOrder,
  type AgeRow,
  ageAmount,
  ageRowKey,
  orderedAges,
  owedAmount,
  payingSearch,
} from "./age-rows.ts";
import { ageTexts as texts } from "./texts.ts";
import type { Unfolded } from "./use-unfolded.ts";

interface AgeTableProps {
  readonly open: OpenBook;
  readonly list: AgeList;
  /** Only a part is shown: nothing is said of all of them. */
  readonly isPart: boolean;
  readonly which: Side;
  /** The figure whose parts are shown. */
  readonly asked: AgeFigure | null;
  readonly unfolded: Unfolded;
  readonly order: AgeOrder;
  readonly onOrder: (order: AgeOrder) => void;
  readonly onAsk: (figure: AgeFigure | null) => void;
  readonly onOpen: (row: AgedAccount) => void;
}

/** A row of a phone holds a name of two lines and below it the bar, beside the sign that unfolds it. */
const NARROW_ROW = 68;
/** Words of 18 letters stand whole in it. */
const NARROW_PARTY = "160px";
const NARROW_TOTAL = 94;

function amountColumn(
  column: AgeColumn,
  head: string,
  { list: { rows }, isPart, asked, onAsk }: AgeTableProps,
  look: Pick<GridColumn<AgeRow>, "line" | "width" | "sort" | "onSort">,
): GridColumn<AgeRow> {
  const sum = rows.reduce((total, row) => total + ageAmount(row, column), 0);
  const owed = rows.reduce((total, row) => total + agedSum(row.ages), 0);
  const share = isPart || owed === 0 || column === "advance" || column === "total" ? null : sum / owed;
  return {
    key: column,
    head,
    headContent:
      column === "advance" || column === "total" ? undefined : (
        <span className="flex items-center gap-1.5">
          <span aria-hidden="true" data-age={column} className="age-part size-2.5" />
          {head}
        </span>
      ),
    align: "end",
    ...look,
    render: ({ row, owed: of }) =>
      of === null ? (
        <FigureCell figure={{ row, column }} value={ageAmount(row, column)} asked={asked} onAsk={onAsk} />
      ) : (
        <AmountText value={pesos(owedAmount(of, column))} zero="blank" />
      ),
    foot: (
      <span className="grid w-full justify-items-end py-1">
        <FigureCell figure={{ row: null, column }} value={sum} asked={asked} onAsk={onAsk} />
        {share === null ? null : (
          <span className="font-normal text-caption text-muted" title={texts.share(formatPercent(share))}>
            {formatPercent(share)}
          </span>
        )}
      </span>
    ),
  };
}

/** Leads to the payment of a row, or to the entry of what is unfolded; null where nothing can be paid. */
function payColumn({ open: { book }, list, which, unfolded }: AgeTableProps, isNarrow: boolean) {
  const isUnfolded = (row: AgedAccount) => unfolded.has(row);
  if (!list.rows.some((row) => payingSearch(row, which, book) !== null || isUnfolded(row))) return null;
  const pay: GridColumn<AgeRow> = {
    key: "pay",
    head: texts.columns.pay,
    headContent: <span className="sr-only">{texts.columns.pay}</span>,
    width: isNarrow ? "104px" : "116px",
    align: "end",
    line: "single",
    render: ({ row, owed }) =>
      owed === null ? (
        <PayCell row={row} which={which} book={book} isUnfolded={isUnfolded(row)} />
      ) : (
        <OpenEntry owed={owed} />
      ),
  };
  return pay;
}

/** On a phone the total and the payment come first, before the ages that scroll. Advances are there where there are any. */
function columnsOf(
  props: AgeTableProps,
  isNarrow: boolean,
  names: ReturnType<typeof narrowNames>,
): readonly GridColumn<AgeRow>[] {
  const { open, list, which, unfolded, order, onOrder, onOpen } = props;
  const { chart } = open;
  const largest = Math.max(...list.rows.map((row) => agedSum(row.ages)), 0);
  const isUnfolded = (row: AgedAccount) => unfolded.has(row);
  const ages = AGES.map((age, at) =>
    amountColumn(age, texts.ages[age], props, { line: at === 0 ? "double" : "single", width: "116px" }),
  );
  const advance = amountColumn("advance", texts.columns.advance, props, { line: "single", width: "116px" });
  const parts = list.rows.some((row) => row.advance !== 0) ? [...ages, advance] : ages;
  const total = amountColumn("total", texts.columns.total, props, {
    line: "double",
    width: isNarrow
      ? amountWidth([list.rows.reduce((sum, row) => sum + ageAmount(row, "total"), 0)], NARROW_TOTAL)
      : "124px",
    sort: order === "total" ? "descending" : "none",
    onSort: () => onOrder("total"),
  });
  const party: GridColumn<AgeRow> = {
    key: "party",
    head: texts.columns.party,
    width: isNarrow ? `minmax(${NARROW_PARTY}, 1fr)` : "minmax(220px, 2fr)",
    foot: texts.sums,
    sort: order === "name" ? "ascending" : "none",
    onSort: () => onOrder("name"),
    render: ({ row, owed }) =>
      owed === null ? (
        <AgedPartyCell
          row={row}
          chart={chart}
          isUnfolded={isUnfolded(row)}
          barOf={isNarrow ? largest : null}
          narrowName={names.className}
          onUnfold={() => unfolded.toggle(row)}
          onCard={() => onOpen(row)}
        />
      ) : (
        <OwedEntryCell owed={owed} />
      ),
  };
  const bar: GridColumn<AgeRow> = {
    key: "bar",
    head: texts.columns.bar[which],
    width: "minmax(110px, 1fr)",
    render: ({ row, owed }) =>
      owed === null ? (
        <AgeBar ages={row.ages} whole={largest} className="w-full" />
      ) : (
        <DaysCell owed={owed} />
      ),
  };
  const pay = payColumn(props, isNarrow);
  const atEnd = pay === null ? [] : [pay];
  return isNarrow ? [party, total, ...atEnd, ...parts] : [party, bar, ...parts, total, ...atEnd];
}

/** The row of a cell that has the focus, where the cell is the first one. */
function rowOfFirstCell({ target }: KeyboardEvent): number | null {
  const cell = target instanceof HTMLElement ? /^(\d+):0$/.exec(target.dataset.cell ?? "") : null;
  return cell === null ? null : Number(cell[1]);
}

/** What is owed by third party and age; a row unfolds its entries, its name opens the card, a figure what it is made of. */
export function AgeTable(props: AgeTableProps) {
  const { list, isPart, which, unfolded } = props;
  const { rows, nobody, balance } = list;
  const isNarrow = useMediaQuery(PHONE);
  const names = useMemo(() => narrowNames(rows.map(({ name }) => name)), [rows]);
  const shown = unfolded.rowsOf(orderedAges(rows, props.order));
  // As in a tree: → unfolds and ← folds, and only then they move.
  const onKeyDown = (event: KeyboardEvent) => {
    const at = rowOfFirstCell(event);
    const pressed = at === null ? undefined : shown[at];
    if (pressed === undefined || pressed.owed !== null || event.ctrlKey || event.metaKey) return;
    if (event.key !== (unfolded.has(pressed.row) ? "ArrowLeft" : "ArrowRight")) return;
    event.preventDefault();
    event.stopPropagation();
    unfolded.toggle(pressed.row);
  };
  return (
    <>
      <div onKeyDownCapture={onKeyDown}>
        <DataGrid
          label={texts.list[which]}
          className="max-h-[calc(100dvh-12rem)]"
          columns={columnsOf(props, isNarrow, names)}
          rows={shown}
          rowKey={({ row, owed }) => `${ageRowKey(row)} ${owed?.entry.id ?? ""}`}
          rowClass={({ row }) => (unfolded.has(row) ? "age-open" : undefined)}
          rowHeight={isNarrow ? NARROW_ROW + names.more : undefined}
          onOpenRow={({ row }) => unfolded.toggle(row)}
          stickyFirst
          foot
          empty={
            <div className="p-4">
              <p className="font-semibold">{isPart ? texts.notFound : texts.emptyTitle}</p>
              {isPart ? null : <p className="text-muted">{texts.emptyText[which]}</p>}
            </div>
          }
        />
      </div>
      {isPart || nobody === 0 ? null : <p className="mt-3">{texts.nobody(formatPesos(pesos(nobody)))}</p>}
      {isPart ? null : (
        <p className="mt-3 flex items-center gap-2 text-muted">
          <Check size={18} aria-hidden="true" />
          {texts.balance(formatPesos(pesos(balance)))}
        </p>
      )}
    </>
  );
}

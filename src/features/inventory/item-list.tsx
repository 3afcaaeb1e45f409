import { useMemo } from "react";
import { itemQuantity, unitsText, unitText } from "#domain/inventory/item-quantity.ts";
import { formatDecimal } from "#domain/kernel/format.ts";
import type { ItemId } from "#domain/kernel/ids.ts";
import { unitCost } from "#reports/inventory/inventory-reports.ts";
import { type ValuedItem, withoutKits } from "#storage/queries/inventory/inventory.ts";
import { classNames } from "#ui/kit/class-names.ts";
import { amountWidth } from "#ui/kit/tables/amount-width.ts";
import { DataGrid } from "#ui/kit/tables/data-grid.tsx";
import type { GridColumn } from "#ui/kit/tables/grid-column.ts";
import { narrowNames } from "#ui/kit/tables/narrow-names.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { valueOfItems } from "./item-view.ts";
import { kitsTexts } from "./kits/texts.ts";
import { StockBar } from "./panel/stock-bar.tsx";
import { inventoryTexts as texts } from "./texts.ts";

const { columns } = texts;

export const isLow = ({ item, quantity }: ValuedItem) =>
  quantity < 0 || (item.state === "active" && item.minimum > 0 && quantity < item.minimum);

/** What would be ordered: a kit and what is sold no more are not bought. */
export const toOrder = (items: readonly ValuedItem[]) =>
  withoutKits(items).filter((each) => each.item.state === "active" && isLow(each));

/** What is lacking: of the minimum, or of what was sold without being there. */
function lacking({ item, quantity }: ValuedItem): string {
  return quantity < 0
    ? texts.belowZero.missing(itemQuantity(-quantity, item.unit))
    : texts.missing(itemQuantity(item.minimum - quantity, item.unit));
}

/** A row of a phone holds a name of two lines and the code below it. */
const NARROW_ROW = 64;

function Name({ row, className }: { readonly row: ValuedItem; readonly className: string }) {
  const { item } = row;
  return (
    <span className="grid min-w-0">
      <span className={classNames("font-semibold", className)} title={item.name}>
        {item.name}
      </span>
      <span className="truncate text-caption text-muted">
        {item.code} {isLow(row) ? <span className="text-warntext">{lacking(row)}</span> : null}
        {row.kit ? <Badge tone="info">{kitsTexts.badge}</Badge> : null}
        {item.state === "closed" ? <Badge tone="neutral">{texts.closed}</Badge> : null}
      </span>
    </span>
  );
}

/** What there is of an item; of a kit, how many its components give. */
function Stock({ row, isPhone }: { readonly row: ValuedItem; readonly isPhone: boolean }) {
  const { item, quantity, kit } = row;
  if (kit) return <span className="truncate">{kitsTexts.available(kit.there / 1000)}</span>;
  return (
    <span className={isPhone ? "grid min-w-0" : "truncate"}>
      {unitsText(quantity)}{" "}
      <span className="truncate text-caption text-muted">{unitText(quantity, item.unit)}</span>
    </span>
  );
}

function cost({ value, quantity }: ValuedItem): string {
  const found = unitCost(value, quantity);
  return found === null ? "" : formatDecimal(found, 2);
}

type Column = GridColumn<ValuedItem>;

/** How the names stand on a phone; null where there is room for each in one line. */
type Narrow = ReturnType<typeof narrowNames> | null;

/** Widths of the columns after the name; less where an item stands beside the list. */
const WIDTHS = {
  wide: { stock: "150px", minimum: "96px", cost: "130px", value: 150 },
  beside: { stock: "136px", minimum: "72px", cost: "104px", value: 112 },
} as const;

interface Shape {
  readonly narrow: Narrow;
  readonly byUnits: boolean;
  readonly widths: (typeof WIDTHS)[keyof typeof WIDTHS];
}

function columnsOf(rows: readonly ValuedItem[], { narrow, byUnits, widths }: Shape): readonly Column[] {
  const isPhone = narrow !== null;
  const item: Column = {
    key: "item",
    head: columns.item,
    width: isPhone ? "minmax(160px, 1fr)" : "minmax(200px, 1fr)",
    render: (row) => <Name row={row} className={narrow?.className ?? "truncate"} />,
    foot: texts.sums(rows.length),
  };
  const stock: Column = {
    key: "stock",
    head: columns.stock,
    width: isPhone ? "92px" : widths.stock,
    align: "end",
    line: "double",
    render: (row) => <Stock row={row} isPhone={isPhone} />,
  };
  const minimum: Column = {
    key: "minimum",
    head: columns.minimum,
    width: widths.minimum,
    align: "end",
    line: "single",
    render: ({ item, quantity, kit }) =>
      item.minimum === 0 ? (
        ""
      ) : (
        <span className="grid w-full gap-1">
          {unitsText(item.minimum)}
          <StockBar quantity={kit?.there ?? quantity} minimum={item.minimum} />
        </span>
      ),
  };
  const unit: Column = {
    key: "cost",
    head: columns.cost,
    width: widths.cost,
    align: "end",
    line: "single",
    render: cost,
  };
  const value: Column = {
    key: "value",
    head: columns.value,
    width: amountWidth([valueOfItems(rows)], isPhone ? 94 : widths.value),
    align: "end",
    line: "double",
    render: (row) => (row.kit ? "" : <AmountText value={row.value} />),
    foot: <AmountText value={valueOfItems(rows)} />,
  };
  if (byUnits) return [item, stock];
  return isPhone ? [item, stock, value] : [item, stock, minimum, unit, value];
}

interface ItemListProps {
  readonly rows: readonly ValuedItem[];
  /** Without costs and minimums, which are those of all stores together. */
  readonly byUnits: boolean;
  /** The item beside the list; null for none. */
  readonly shown: ItemId | null;
  readonly onOpen: (row: ValuedItem) => void;
}

/** All items with what there is of each: any number of them, only those in sight are drawn. */
export function ItemList({ rows, byUnits, shown, onOpen }: ItemListProps) {
  const isPhone = useMediaQuery(PHONE);
  const narrow = useMemo(
    () => (isPhone ? narrowNames(rows.map(({ item }) => item.name)) : null),
    [rows, isPhone],
  );
  return (
    <DataGrid
      label={texts.list}
      className="max-h-[calc(100dvh-12rem)]"
      columns={columnsOf(rows, { narrow, byUnits, widths: WIDTHS[shown === null ? "wide" : "beside"] })}
      rows={rows}
      rowKey={(row) => row.item.id}
      selectedKey={shown}
      onOpenRow={onOpen}
      rowHeight={narrow === null ? undefined : NARROW_ROW + narrow.more}
      stickyFirst={isPhone}
      empty={<p className="p-4 text-muted">{texts.noMatch}</p>}
    />
  );
}

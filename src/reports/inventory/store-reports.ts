import type { StockStore } from "#domain/inventory/store.ts";
import { type StoreKardexLine, storeKardex, type UnitsByStore } from "#domain/inventory/store-units.ts";
import type { StoreId } from "#domain/kernel/ids.ts";
import { NONE, type Report, type ReportColumn, type ReportHead, text } from "#domain/report/report.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";
import type { ItemKardex, ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { ALL_DAYS, dayIn, quantityCell } from "./inventory-reports.ts";
import { inventoryReportTexts as texts } from "./texts.ts";

const CARD_COLUMNS: readonly ReportColumn[] = [
  { key: "date", label: texts.date, kind: "day" },
  { key: "detail", label: texts.detail, kind: "text" },
  { key: "in", label: texts.incoming, kind: "number" },
  { key: "out", label: texts.outgoing, kind: "number" },
  { key: "balance", label: texts.balance, kind: "number", running: true },
];

/** The card of an item in one store, by units: a cost is that of all stores together. */
export function storeKardexReport(
  item: string,
  stores: readonly StockStore[],
  shown: StoreId,
  { cards, moves, transfers }: ItemKardex,
  head: ReportHead,
  range = ALL_DAYS,
): Report {
  const nameOf = (id: StoreId | undefined) => stores.find((each) => each.id === id)?.name ?? "";
  const detail = ({ kind, quantity, other }: StoreKardexLine) => {
    if (kind !== "transfer") return texts.kinds[kind];
    return quantity > 0 ? texts.transferFrom(nameOf(other)) : texts.transferTo(nameOf(other));
  };
  const table = new ReportBuilder(CARD_COLUMNS);
  const sums = { in: 0, out: 0, left: 0 };
  const lines = storeKardex(shown, stores[0]?.id ?? shown, cards, transfers);
  const before = lines.findLast(({ date }) => dayIn(range, date) === "before");
  if (before !== undefined && range.from !== null) {
    sums.left = before.left;
    table.line([
      { kind: "day", day: range.from },
      text(texts.carried),
      NONE,
      NONE,
      quantityCell(before.left),
    ]);
  }
  for (const line of lines) {
    if (dayIn(range, line.date) !== "in") continue;
    const { key, date, quantity, left } = line;
    const move = moves.get(key.split("/")[0] ?? "");
    const document = move?.reference ?? transfers.find(({ id }) => id === key)?.reference ?? "";
    if (quantity > 0) sums.in += quantity;
    else sums.out -= quantity;
    sums.left = left;
    table.line(
      [
        { kind: "day", day: date },
        text(document === "" ? detail(line) : `${detail(line)}, ${document}`),
        quantity > 0 ? quantityCell(quantity) : NONE,
        quantity < 0 ? quantityCell(-quantity) : NONE,
        quantityCell(left),
      ],
      move ? { source: { kind: "entry", number: move.entryNumber, date: move.date } } : {},
    );
  }
  const { in: came, out, left } = sums;
  table.total(texts.sums, [quantityCell(came), quantityCell(out), quantityCell(left)], table.since(0));
  return table.report({ title: texts.kardexIn(item, nameOf(shown)), ...head });
}

/** What each store has of each item, and all of them together. */
export function storesReport(
  items: readonly ValuedItem[],
  stores: readonly StockStore[],
  units: UnitsByStore,
  head: ReportHead,
): Report {
  const table = new ReportBuilder([
    { key: "code", label: texts.code, kind: "text" },
    { key: "item", label: texts.item, kind: "text" },
    { key: "unit", label: texts.unit, kind: "text" },
    ...stores.map(({ id, name }): ReportColumn => ({ key: id, label: name, kind: "number" })),
    { key: "total", label: texts.total, kind: "number" },
  ]);
  for (const { item, quantity } of items)
    table.line([
      text(item.code),
      text(item.name),
      text(item.unit),
      ...stores.map(({ id }) => quantityCell(units.get(id)?.get(item.id) ?? 0)),
      quantityCell(quantity),
    ]);
  return table.report({ title: texts.byStore, ...head });
}

import { type OrderLine, orderSum } from "#domain/inventory/glance/order-list.ts";
import {
  amount,
  NONE,
  type Report,
  type ReportColumn,
  type ReportHead,
  text,
} from "#domain/report/report.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";
import { quantityCell, unitCost } from "./inventory-reports.ts";
import { inventoryReportTexts as texts } from "./texts.ts";

const COLUMNS: readonly ReportColumn[] = [
  { key: "code", label: texts.code, kind: "text" },
  { key: "item", label: texts.item, kind: "text" },
  { key: "unit", label: texts.unit, kind: "text" },
  { key: "there", label: texts.stock, kind: "number" },
  { key: "minimum", label: texts.minimum, kind: "number" },
  { key: "order", label: texts.ordered, kind: "number" },
  { key: "cost", label: texts.lastCost, kind: "number", running: true },
  { key: "total", label: texts.total, kind: "amount" },
];

/** What is ordered, beside what there is, at what each was bought for last (IN-57). */
export function orderReport(lines: readonly OrderLine[], head: ReportHead): Report {
  const table = new ReportBuilder(COLUMNS);
  for (const { item, there, quantity, bought, amount: total } of lines) {
    const cost = bought && unitCost(bought.value, bought.quantity);
    table.line([
      text(item.code),
      text(item.name),
      text(item.unit),
      quantityCell(there),
      item.minimum === 0 ? NONE : quantityCell(item.minimum),
      quantityCell(quantity),
      cost === null ? NONE : { kind: "number", value: cost, decimals: 2 },
      total === null ? NONE : amount(total),
    ]);
  }
  const sum = orderSum(lines);
  if (sum !== null) table.total(texts.sums, [amount(sum)], table.since(0));
  return table.report({ title: texts.order, ...head });
}

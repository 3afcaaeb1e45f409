import { type InventoryMove, isIncoming } from "#domain/inventory/inventory-move.ts";
import { unitsText } from "#domain/inventory/item-quantity.ts";
import type { KardexLine } from "#domain/inventory/kardex.ts";
import { valueMoved } from "#domain/inventory/move-value.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import {
  amount,
  NONE,
  type Report,
  type ReportCell,
  type ReportColumn,
  type ReportHead,
  text,
} from "#domain/report/report.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";
import type { Inventory, ItemKardex, ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { inventoryReportTexts as texts } from "./texts.ts";

/** A unit cost is shown with two decimals; it is never added up. */
const COST_DECIMALS = 2;

export const quantityCell = (thousandths: number): ReportCell => ({
  kind: "number",
  value: thousandths / 1000,
  decimals: thousandths % 1000 === 0 ? 0 : 3,
});

/** What one unit costs; nothing where there is none. */
export function unitCost(value: Pesos, thousandths: number): number | null {
  return thousandths === 0 ? null : Math.round((value * 1000 * 100) / thousandths) / 100;
}

function costCell(value: Pesos, thousandths: number): ReportCell {
  const cost = unitCost(value, thousandths);
  return cost === null ? NONE : { kind: "number", value: cost, decimals: COST_DECIMALS };
}

const three = (quantity: number, value: Pesos): readonly ReportCell[] => [
  quantityCell(quantity),
  costCell(value, quantity),
  amount(value),
];
const NOTHING: readonly ReportCell[] = [NONE, NONE, NONE];

function group(key: string, label: string, running: boolean): readonly ReportColumn[] {
  const run = running ? { running: true as const } : {};
  return [
    { key: `${key}-quantity`, label: texts.quantity, kind: "number", group: label, ...run },
    { key: `${key}-cost`, label: texts.unitCost, kind: "number", group: label, running: true },
    { key: `${key}-total`, label: texts.total, kind: "amount", group: label, ...run },
  ];
}

const KARDEX_COLUMNS: readonly ReportColumn[] = [
  { key: "date", label: texts.date, kind: "day" },
  { key: "detail", label: texts.detail, kind: "text" },
  ...group("in", texts.incoming, false),
  ...group("out", texts.outgoing, false),
  ...group("balance", texts.balance, true),
];

/** What moved the item, and the document it came with; what left below zero is marked (IN-12). */
function detailOf({ kind, below }: KardexLine, move: InventoryMove | undefined): string {
  const name = below === undefined ? texts.kinds[kind] : texts.below(texts.kinds[kind], unitsText(below));
  return move === undefined || move.reference === "" ? name : `${name}, ${move.reference}`;
}

/** The days of a card; null for no bound. */
export interface KardexRange {
  readonly from: Day | null;
  readonly to: Day | null;
}

export const ALL_DAYS: KardexRange = { from: null, to: null };

/** Whether a day is before, in or after those of a card. */
export function dayIn({ from, to }: KardexRange, day: Day): "before" | "in" | "after" {
  if (from !== null && day < from) return "before";
  return to !== null && day > to ? "after" : "in";
}

/** The lines of the days of a card, and what there was before the first of them; null for nothing before. */
function linesOf(cards: ItemKardex["cards"], range: KardexRange) {
  const lines = cards.flatMap((card) => card.lines);
  let [quantity, value] = [0, 0];
  const before = lines.filter(({ date }) => dayIn(range, date) === "before");
  for (const line of before) {
    quantity += (isIncoming(line.kind) ? 1 : -1) * line.quantity;
    value += valueMoved(line);
  }
  const begin = before.length > 0 && range.from !== null ? { day: range.from, quantity, value } : null;
  return { begin, lines: lines.filter(({ date }) => dayIn(range, date) === "in") };
}

/** The card of an item: what came in, what went out and what is left, at cost; of some days, with what they began with. */
export function kardexReport(
  title: string,
  { cards, moves }: ItemKardex,
  head: ReportHead,
  range = ALL_DAYS,
): Report {
  const table = new ReportBuilder(KARDEX_COLUMNS);
  const { begin, lines } = linesOf(cards, range);
  let { quantity, value }: { quantity: number; value: number } = begin ?? { quantity: 0, value: 0 };
  const sums = { in: [0, 0], out: [0, 0] };
  const add = (line: KardexLine) => {
    const incoming = isIncoming(line.kind);
    const sign = incoming ? 1 : -1;
    quantity += sign * line.quantity;
    value += sign * line.value;
    const sum = incoming ? sums.in : sums.out;
    sum[0] = (sum[0] ?? 0) + line.quantity;
    sum[1] = (sum[1] ?? 0) + line.value;
    const own = three(line.quantity, line.value);
    const move = moves.get(line.moveId);
    table.line(
      [
        { kind: "day", day: line.date },
        text(detailOf(line, move)),
        ...(incoming ? own : NOTHING),
        ...(incoming ? NOTHING : own),
        ...three(quantity, pesos(value)),
      ],
      move ? { source: { kind: "entry", number: move.entryNumber, date: move.date } } : {},
    );
    if (line.corrects !== undefined) correct(line, line.corrects);
  };
  /** What a purchase brings the cost of earlier sales to: of no units, on its day. */
  const correct = ({ date }: KardexLine, more: Pesos) => {
    value -= more;
    const own = [NONE, NONE, amount(pesos(Math.abs(more)))];
    const sum = more < 0 ? sums.in : sums.out;
    sum[1] = (sum[1] ?? 0) + Math.abs(more);
    table.line([
      { kind: "day", day: date },
      text(texts.corrected),
      ...(more < 0 ? own : NOTHING),
      ...(more < 0 ? NOTHING : own),
      ...three(quantity, pesos(value)),
    ]);
  };
  if (begin !== null) {
    const there = three(quantity, pesos(value));
    table.line([{ kind: "day", day: begin.day }, text(texts.carried), ...NOTHING, ...NOTHING, ...there]);
  }
  lines.forEach(add);
  const [inQuantity = 0, inValue = 0] = sums.in;
  const [outQuantity = 0, outValue = 0] = sums.out;
  table.total(
    texts.sums,
    [
      quantityCell(inQuantity),
      NONE,
      amount(pesos(inValue)),
      quantityCell(outQuantity),
      NONE,
      amount(pesos(outValue)),
      ...three(quantity, pesos(value)),
    ],
    table.since(0),
  );
  return table.report({ title: texts.kardexOf(title), ...head });
}

const VALUE_COLUMNS: readonly ReportColumn[] = [
  { key: "code", label: texts.code, kind: "text" },
  { key: "item", label: texts.item, kind: "text" },
  { key: "unit", label: texts.unit, kind: "text" },
  { key: "quantity", label: texts.stock, kind: "number" },
  { key: "minimum", label: texts.minimum, kind: "number" },
  { key: "cost", label: texts.unitCost, kind: "number", running: true },
  { key: "value", label: texts.value, kind: "amount" },
];

function itemCells({ item, quantity, value }: ValuedItem): readonly ReportCell[] {
  return [
    text(item.code),
    text(item.name),
    text(item.unit),
    quantityCell(quantity),
    item.minimum === 0 ? NONE : quantityCell(item.minimum),
    costCell(value, quantity),
    amount(value),
  ];
}

const COUNT_COLUMNS: readonly ReportColumn[] = [
  { key: "code", label: texts.code, kind: "text" },
  { key: "item", label: texts.item, kind: "text" },
  { key: "unit", label: texts.unit, kind: "text" },
  { key: "counted", label: texts.counted, kind: "text" },
];

/** A sheet to count with: each item, and room for what there is of it; what the kardex says would guide the hand. */
export function countSheetReport(items: readonly Pick<ValuedItem, "item">[], head: ReportHead): Report {
  const table = new ReportBuilder(COUNT_COLUMNS);
  for (const { item } of items) table.line([text(item.code), text(item.name), text(item.unit), NONE]);
  return table.report({ title: texts.countSheet, ...head });
}

/** All items with what there is of each and its value. */
export function valuationReport({ items, value }: Inventory, head: ReportHead): Report {
  const table = new ReportBuilder(VALUE_COLUMNS);
  for (const each of items) table.line(itemCells(each));
  table.total(texts.sums, [amount(value)], table.since(0));
  return table.report({ title: texts.valuation, ...head });
}

import type { ChartKind } from "../accounting/account.ts";
import type { EntryLine } from "../accounting/entries/entry.ts";
import { lineProblem } from "../inventory/check-stock.ts";
import { systemOf } from "../inventory/cost-system.ts";
import { type InventoryItem, isKit } from "../inventory/inventory-item.ts";
import { type StockKind, takesKits } from "../inventory/inventory-move.ts";
import type { MethodSince } from "../inventory/kardex.ts";
import { STOCK_ACCOUNTS } from "../inventory/stock-accounts.data.ts";
import { type AskedItems, itemsAskedBy, saleReturned } from "../inventory/told-items.ts";
import { yearOf } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import { pesos } from "../kernel/pesos.ts";
import type { EInvoice, InvoiceLine } from "./e-invoice.ts";
import { type ItemIndex, type ItemMatch, type LineChoice, supplierCode } from "./match-items.ts";
import type { ProposedAccount } from "./propose-account.ts";

/** What a line of a document is in the inventory. */
export type LineItem =
  | { readonly kind: "item"; readonly item: InventoryItem; readonly by: ItemMatch }
  /** An item is made of it. */
  | { readonly kind: "new" }
  /** It moves nothing: in a purchase its value goes with the cost of the others. */
  | { readonly kind: "none" }
  /** Nobody said it, and nothing of the line does. */
  | { readonly kind: "unknown" };

/** Why a line cannot move its item as it stands. */
export type LineItemProblem = "quantity" | "whole" | "cost";

export interface StockedLine {
  readonly line: InvoiceLine;
  readonly place: number;
  readonly is: LineItem;
  /** In thousandths; null where neither the document nor a person says it. */
  readonly quantity: number | null;
  readonly problem: LineItemProblem | null;
}

/** What a document does to the stock of its book. */
export interface InvoiceStock {
  readonly kind: StockKind;
  readonly lines: readonly StockedLine[];
  /** How many lines wait for somebody. */
  readonly waiting: number;
  /** Somebody said of every line that it is of no item. */
  readonly isOfNone: boolean;
}

/** What an entry of a document asks of the stock; null where it moves none. A note that corrects a price moves none. */
export function movedByInvoice(
  { kind, changesPrice }: Pick<EInvoice, "kind" | "changesPrice">,
  deed: "sale" | "purchase",
  lines: readonly EntryLine[],
  {
    chart,
    methods,
    day,
  }: { readonly chart: ChartKind; readonly methods: readonly MethodSince[]; readonly day: Day },
): AskedItems | null {
  if (kind === "debit-note" || changesPrice) return null;
  const asked = itemsAskedBy({ lines }, chart, systemOf(methods, yearOf(day)));
  if (kind === "invoice") return asked?.kind === deed ? asked : null;
  if (deed === "sale") return saleReturned(chart, lines);
  return asked?.kind === "purchase-return" || asked?.kind === "out"
    ? { ...asked, kind: "purchase-return" }
    : null;
}

function problemOf(kind: StockKind, { amount }: InvoiceLine, quantity: number | null, is: LineItem) {
  if (is.kind !== "item" && is.kind !== "new") return null;
  if (quantity === null) return "quantity";
  const divisible = is.kind === "new" || is.item.divisible;
  const itemId = "" as InventoryItem["id"];
  const found = lineProblem(kind, { itemId, quantity, amount: pesos(Math.max(amount, 0)) }, { divisible });
  return found === "price" ? null : found;
}

/** The lines of a document as the items that they are, with what a person said of them. */
export function invoiceStock(
  index: ItemIndex,
  invoice: EInvoice,
  {
    kind,
    deed,
    said,
  }: {
    readonly kind: StockKind;
    readonly deed: "sale" | "purchase";
    readonly said: readonly LineChoice[];
  },
): InvoiceStock {
  const byLine = new Map(said.map((each) => [each.line, each]));
  const told = invoice.lines.map((line, place): StockedLine => {
    const choice = byLine.get(place);
    const quantity = choice?.quantity ?? line.quantity ?? null;
    const is = lineItem(index, invoice, { line, deed, kind, choice });
    return { line, place, is, quantity, problem: problemOf(kind, line, quantity, is) };
  });
  const lines = withFreeUnits(told);
  return {
    kind,
    lines,
    waiting: lines.filter(({ is, problem }) => is.kind === "unknown" || problem !== null).length,
    isOfNone: lines.length > 0 && lines.every(({ place }) => byLine.get(place)?.item === "none"),
  };
}

function lineItem(
  index: ItemIndex,
  invoice: EInvoice,
  of: {
    readonly line: InvoiceLine;
    readonly deed: "sale" | "purchase";
    readonly kind: StockKind;
    readonly choice: LineChoice | undefined;
  },
): LineItem {
  const { line, deed, kind, choice } = of;
  const said = choice?.item;
  if (said === "new") return { kind: "new" };
  if (said === "none") return { kind: "none" };
  const chosen = said && index.get(said);
  const mayBe = (item: InventoryItem) => takesKits(kind) || !isKit(item);
  if (chosen && mayBe(chosen)) return { kind: "item", item: chosen, by: "chosen" };
  const found = index.match(invoice, line, deed);
  if (found && mayBe(found.item)) return { kind: "item", ...found };
  // What is sold may be a service, and what comes back came from an item: only what is bought may be a new one.
  return { kind: kind === "purchase" && line.amount > 0 ? "unknown" : "none" };
}

/** Units that a supplier gives away come in with those that it sold of the same item. */
function withFreeUnits(lines: readonly StockedLine[]): readonly StockedLine[] {
  const paid = new Set(
    lines.flatMap(({ is, line }) => (is.kind === "item" && line.amount > 0 ? [is.item.id] : [])),
  );
  return lines.map((each) =>
    each.problem === "cost" && each.is.kind === "item" && paid.has(each.is.item.id)
      ? { ...each, problem: null }
      : each,
  );
}

/** Goods of which most by value are known items go to the account of the stock, or of purchases in a periodic year. */
export function accountByItems(
  index: ItemIndex,
  invoice: EInvoice,
  { chart, methods }: { readonly chart: ChartKind; readonly methods: readonly MethodSince[] },
): ProposedAccount | null {
  let [all, known, count] = [0, 0, 0];
  for (const line of invoice.lines) {
    all += Math.max(line.amount, 0);
    if (index.match(invoice, line, "purchase") === null) continue;
    known += Math.max(line.amount, 0);
    count += 1;
  }
  if (count === 0 || known * 2 < all) return null;
  const { inventory, purchases } = STOCK_ACCOUNTS[chart];
  const isPeriodic = systemOf(methods, yearOf(invoice.issued)) === "periodic";
  return { account: isPeriodic ? purchases : inventory, why: { kind: "items", count } };
}

/** What two lines of new items have in common that are of the same one. */
export function newItemKey(invoice: EInvoice, line: InvoiceLine): string {
  const { supplier, code } = supplierCode(invoice, line);
  return line.barcode ?? `${supplier} ${code}`;
}

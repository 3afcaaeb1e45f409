import type { AccountCode, ChartKind } from "../accounting/account.ts";
import type { Entry, EntryLine } from "../accounting/entries/entry.ts";
import { type Pesos, pesos, ZERO } from "../kernel/pesos.ts";
import type { InventoryMove, StockKind, StockLine } from "./inventory-move.ts";
import type { CostSystem } from "./kardex.ts";
import { STOCK_ACCOUNTS, type StockRole } from "./stock-accounts.data.ts";
import { isRole, stockNet } from "./stock-side.ts";

/** What an entry that was written elsewhere does to the stock, without saying of which item. */
export interface AskedItems {
  readonly kind: StockKind;
  /** The cost of what comes in, the price of what is sold; zero for what leaves otherwise. */
  readonly amount: Pesos;
  /** What the entry took out of the account of the stock itself; into it, of a returned sale. */
  readonly credited: Pesos;
  /** The largest line of another account. */
  readonly counter: AccountCode;
}

const SUPPLIERS: readonly StockRole[] = ["supplier", "cash", "bank"];

function counterOf(
  chart: ChartKind,
  lines: readonly EntryLine[],
  side: "debit" | "credit",
): EntryLine | null {
  const others = lines.filter((line) => line[side] > 0 && !isRole(chart, "inventory", line.account));
  return others.reduce<EntryLine | null>(
    (most, line) => (most === null || line[side] > most[side] ? line : most),
    null,
  );
}

function incomingKind(chart: ChartKind, counter: AccountCode): StockKind {
  if (isRole(chart, "capital", counter)) return "opening";
  return isRole(chart, "found", counter) || isRole(chart, "cost", counter) ? "in" : "purchase";
}

function outgoingKind(chart: ChartKind, lines: readonly EntryLine[], counter: AccountCode): StockKind {
  if (lines.some(({ account, debit }) => debit > 0 && isRole(chart, "cost", account))) return "sale";
  return SUPPLIERS.some((role) => isRole(chart, role, counter)) ? "purchase-return" : "out";
}

/**
 * Whether lines move the stock, and which way: they debit or credit its account, or they sell something. Null for what
 * moves nothing between the stock and the rest, and for what is debited to cost alone, which came from elsewhere.
 */
export function itemsAskedBy(
  { lines }: { readonly lines: readonly EntryLine[] },
  chart: ChartKind,
  system: CostSystem = "perpetual",
): AskedItems | null {
  if (system === "periodic") return askedByPeriod(chart, lines);
  const net = stockNet(chart, lines);
  let sold = 0;
  for (const { account, debit, credit } of lines) if (isRole(chart, "sales", account)) sold += credit - debit;
  if (net > 0) {
    const counter = counterOf(chart, lines, "credit");
    if (counter === null) return null;
    const { account } = counter;
    return { kind: incomingKind(chart, account), amount: pesos(net), credited: ZERO, counter: account };
  }
  if (net === 0 && sold <= 0) return null;
  const counter = counterOf(chart, lines, "debit");
  if (counter === null) return null;
  const credited = pesos(-net);
  if (sold > 0) return { kind: "sale", amount: pesos(sold), credited, counter: counter.account };
  return {
    kind: outgoingKind(chart, lines, counter.account),
    amount: ZERO,
    credited,
    counter: counter.account,
  };
}

/**
 * Under the periodic system goods come in through the account of purchases. Where a chart has none of its own, every
 * expense would ask, so that only what is sold does.
 */
function askedByPeriod(chart: ChartKind, lines: readonly EntryLine[]): AskedItems | null {
  const { purchases, cost } = STOCK_ACCOUNTS[chart];
  let [bought, sold] = [0, 0];
  for (const { account, debit, credit } of lines) {
    if (isRole(chart, "sales", account)) sold += credit - debit;
    const isPurchase = isRole(chart, "purchases", account) || isRole(chart, "purchaseReturns", account);
    if (purchases !== cost && isPurchase) bought += debit - credit;
  }
  const kind = bought > 0 ? "purchase" : sold > 0 ? "sale" : bought < 0 ? "purchase-return" : null;
  const counter = counterOf(chart, lines, kind === "purchase" ? "credit" : "debit");
  if (kind === null || counter === null || isRole(chart, "cost", counter.account)) return null;
  const amount = pesos(kind === "purchase" ? bought : kind === "sale" ? sold : 0);
  return { kind, amount, credited: pesos(Math.max(0, -bought)), counter: counter.account };
}

/** What an entry gives back of a sale; null for none. `credited` is what it took into the stock by itself. */
export function saleReturned(chart: ChartKind, lines: readonly EntryLine[]): AskedItems | null {
  let returned = 0;
  for (const { account, debit, credit } of lines)
    if (isRole(chart, "salesReturns", account) || isRole(chart, "sales", account)) returned += debit - credit;
  const net = stockNet(chart, lines);
  const others = lines.filter(({ account }) => !isRole(chart, "cost", account));
  const counter = returned > 0 && net >= 0 ? counterOf(chart, others, "credit") : null;
  return (
    counter && {
      kind: "sale-return",
      amount: pesos(returned),
      credited: pesos(net),
      counter: counter.account,
    }
  );
}

/** What lines do to the stock where it is known what they are: of a return, only a document or a person knows. */
export function itemsAskedAs(
  kind: StockKind,
  lines: readonly EntryLine[],
  chart: ChartKind,
  system: CostSystem,
): AskedItems | null {
  if (kind === "sale-return") return saleReturned(chart, lines);
  const asked = itemsAskedBy({ lines }, chart, system);
  return asked && { ...asked, kind: kind === "purchase-return" ? kind : asked.kind };
}

/** Whether an entry is one that somebody is asked about: posted, written elsewhere, and not taken back. */
export function mayTellItems({
  status,
  origin,
  reverses,
  reversedBy,
}: Pick<Entry, "status" | "origin" | "reverses" | "reversedBy">): boolean {
  return (
    status === "posted" &&
    origin !== "inventory" &&
    origin !== "closing" &&
    reverses === undefined &&
    reversedBy === undefined
  );
}

/** Whether the amounts told of an entry are the ones that it has: what comes in comes in at what the entry says. */
export function toldDiffers({ kind, amount }: AskedItems, lines: readonly StockLine[]): number | null {
  if (kind !== "purchase" && kind !== "in" && kind !== "opening") return null;
  const told = lines.reduce((sum, line) => sum + line.amount, 0);
  return told === amount ? null : told;
}

/** What the cost in the kardex adds to an entry that had less of it or none (or takes from one that had more). */
export function missingCost(
  { kind, credited, counter }: AskedItems,
  cost: number,
  chart: ChartKind,
  system: CostSystem = "perpetual",
): readonly EntryLine[] {
  if (system === "periodic") return [];
  const { inventory, cost: ofSales } = STOCK_ACCOUNTS[chart];
  const more = cost - credited;
  if (kind === "purchase" || kind === "in" || kind === "opening" || more === 0) return [];
  const spent = kind === "out" ? counter : ofSales;
  const leaves = kind === "sale-return" ? more < 0 : more > 0;
  const [to, from] = leaves ? [spent, inventory] : [inventory, spent];
  const sum = pesos(Math.abs(more));
  return [
    { account: to, debit: sum, credit: ZERO },
    { account: from, debit: ZERO, credit: sum },
  ];
}

/** Whether a move is of an entry that was written elsewhere. */
export function isTold({ typedLines }: Pick<InventoryMove, "typedLines">): boolean {
  return typedLines !== undefined;
}

/** Whether a move says that its entry is of no item. */
export function isOfNoItem(move: Pick<InventoryMove, "typedLines" | "lines">): boolean {
  return isTold(move) && move.lines.length === 0;
}

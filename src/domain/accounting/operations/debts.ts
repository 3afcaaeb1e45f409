import { dayNumber } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { type Pesos, pesos, sum } from "../../kernel/pesos.ts";
import { type AgeSums, ageAfter, sumByAge } from "../../parties/ages.ts";
import { PartyIndex } from "../../parties/find-party.ts";
import type { AccountCode, ChartKind } from "../account.ts";
import { compareEntries, type Entry } from "../entries/entry.ts";
import { isDebtAccount } from "./debt-accounts.ts";
import { dueOf } from "./due-note.ts";
import type { Direction, SettledPart } from "./operation.ts";

/** What is still open of one entry that made a debt. */
export interface OpenDebt {
  readonly account: AccountCode;
  readonly number: number;
  readonly date: Entry["date"];
  readonly description: string;
  readonly reference: string;
  /** When it falls due; null where nobody said. */
  readonly due: Day | null;
  readonly open: Pesos;
}

/** What one third party owes, or is owed: what is open of it, oldest first. */
export interface PartyDebt {
  /** As lists name a third party: one of all its names and spellings; empty for lines without one. */
  readonly key: string;
  /** That of its record, or as it was first written. */
  readonly name: string;
  readonly owed: Pesos;
  readonly items: readonly OpenDebt[];
}

interface Building {
  readonly name: string;
  readonly items: OpenDebt[];
  /** Paid before anything was owed, by account: it is taken off what is owed later. */
  readonly ahead: Map<AccountCode, number>;
}

type Line = Entry["lines"][number];

/** Takes a payment off the oldest items of its account; answers what is beyond them. */
function takeOff(items: OpenDebt[], account: AccountCode, amount: number): number {
  let rest = amount;
  for (const [at, item] of items.entries()) {
    if (rest === 0) break;
    if (item.account !== account) continue;
    const part = Math.min(rest, item.open);
    rest -= part;
    items[at] = { ...item, open: pesos(item.open - part) };
  }
  return rest;
}

function count(
  building: Building,
  entry: Entry,
  { account, debit, credit, note }: Line,
  direction: Direction,
): void {
  const change = direction === "in" ? debit - credit : credit - debit;
  const { items, ahead } = building;
  const before = ahead.get(account) ?? 0;
  if (change <= 0) {
    ahead.set(account, before + takeOff(items, account, -change));
    return;
  }
  const used = Math.min(before, change);
  ahead.set(account, before - used);
  const { number, date, description, reference } = entry;
  const due = dueOf(note);
  items.push({ account, number, date, description, reference, due, open: pesos(change - used) });
}

const byAge = (a: PartyDebt, b: PartyDebt) => {
  const [first, second] = [a.items[0]?.date ?? "", b.items[0]?.date ?? ""];
  return first < second ? -1 : first > second ? 1 : b.owed - a.owed;
};

/**
 * What others owe (in) or are owed (out) by these entries, the oldest first. A payment settles the oldest of its account
 * and third party; whoever has paid more than they owed is not in the list.
 */
export function debtsOf(
  entries: readonly Entry[],
  direction: Direction,
  chart: ChartKind,
  records: PartyIndex = new PartyIndex([]),
): PartyDebt[] {
  const parties = new Map<string, Building>();
  for (const entry of [...entries].sort(compareEntries)) {
    if (entry.status !== "posted") continue;
    for (const line of entry.lines) {
      if (!isDebtAccount(line.account, direction, chart)) continue;
      const key = records.keyOf(line.thirdParty);
      const name = records.find(line.thirdParty)?.name ?? line.thirdParty?.trim() ?? "";
      const building = parties.get(key) ?? { name, items: [], ahead: new Map() };
      parties.set(key, building);
      count(building, entry, line, direction);
    }
  }
  return [...parties]
    .map(([key, { name, items }]): PartyDebt => {
      const open = items.filter((item) => item.open > 0);
      return { key, name, items: open, owed: sum(open.map((item) => item.open)) };
    })
    .filter((debt) => debt.owed > 0)
    .sort(byAge);
}

/** The first day on which something of a debt falls due; null where nobody said of any. */
export function firstDue({ items }: Pick<PartyDebt, "items">): Day | null {
  return items.flatMap(({ due }) => due ?? []).sort()[0] ?? null;
}

/** What is open of a debt by its age at a day; what is dated ahead is of no age yet. */
export function debtAges({ items }: Pick<PartyDebt, "items">, at: Day): AgeSums {
  return sumByAge(
    items.map(({ date, open }) => ({ age: ageAfter(dayNumber(at) - dayNumber(date)), amount: open })),
  );
}

/** What a payment takes off an open debt. */
export interface PaidItem {
  readonly item: OpenDebt;
  readonly paid: Pesos;
  readonly rest: Pesos;
}

/** How a payment is shared out. */
export interface SharedPayment {
  readonly items: readonly PaidItem[];
  /** The same by account: what an entry writes. */
  readonly parts: readonly SettledPart[];
  /** What is more than is owed. */
  readonly beyond: Pesos;
}

/** Shares a payment out over what is open, oldest first. */
export function sharePayment(debt: Pick<PartyDebt, "items">, amount: Pesos): SharedPayment {
  let rest: number = amount;
  const items: PaidItem[] = [];
  const parts = new Map<AccountCode, number>();
  for (const item of debt.items) {
    const paid = Math.min(rest, item.open);
    rest -= paid;
    items.push({ item, paid: pesos(paid), rest: pesos(item.open - paid) });
    if (paid > 0) parts.set(item.account, (parts.get(item.account) ?? 0) + paid);
  }
  return {
    items,
    parts: [...parts].map(([account, each]) => ({ account, amount: pesos(each) })),
    beyond: pesos(rest),
  };
}

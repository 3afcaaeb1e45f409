import type { AccountCode } from "../../accounting/account.ts";
import type { PucOf } from "../../accounting/closing/closing-entry.ts";
import type { Entry, EntryLine } from "../../accounting/entries/entry.ts";
import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { type FlowKind, flowKindOf, isCash } from "../layouts/flow-kinds.data.ts";
import { shareOut } from "./share-out.ts";

/** One account's part in an entry. Credits are positive: they are sources of cash. */
export interface FlowPart {
  readonly account: AccountCode;
  readonly kind: FlowKind | null;
  /** Whether its kind received or paid cash in this entry: a sale is one flow, whatever the sign of its accounts. */
  readonly received: boolean;
  /** The part settled in cash. */
  readonly cash: Pesos;
  /** The part not settled in cash: bought on credit, paid by a lender. */
  readonly rest: Pesos;
  /** A receivable or payable that this entry opens. */
  readonly opens: boolean;
  /** Of an entry that reverses another: it takes back what that one told. */
  readonly reverses?: true;
  /** What of `cash` settles a receivable or payable that arose without cash in the same period. */
  readonly within?: Pesos;
}

/** An amount on an account with the kind of flow that it is; credits are positive. */
export interface FlowPiece {
  readonly account: AccountCode;
  readonly kind: FlowKind | null;
  readonly flow: number;
  readonly opens: boolean;
}

interface Group {
  readonly kind: FlowKind | null;
  readonly opens: boolean;
  readonly accounts: Map<AccountCode, number>;
  total: number;
}

function groupsOf(pieces: readonly FlowPiece[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { account, kind, flow, opens } of pieces) {
    const key = `${kind?.key ?? ""}/${opens}`;
    const group = groups.get(key) ?? { kind, opens, accounts: new Map<AccountCode, number>(), total: 0 };
    groups.set(key, group);
    group.accounts.set(account, (group.accounts.get(account) ?? 0) + flow);
    group.total += flow;
  }
  return joinTaxes(joinExchange([...groups.values()]));
}

const bySize = (a: Group, b: Group) =>
  Math.abs(b.total) - Math.abs(a.total) || ((a.kind?.key ?? "") < (b.kind?.key ?? "") ? -1 : 1);

/**
 * What a customer paid beyond the receivable, or a debt took beyond the payable, is part of that flow: only the
 * difference on cash itself stands apart (NIIF para PYMES 7.13). Without cash there is no flow to join.
 */
function joinExchange(groups: readonly Group[]): readonly Group[] {
  const exchange = groups.find(({ kind }) => kind?.section === "exchange");
  const [settled] = groups.filter((group) => group !== exchange).sort(bySize);
  const cash = groups.reduce((sum, { total }) => sum + total, 0);
  if (!exchange || !settled || cash === 0) return groups;
  for (const [account, flow] of exchange.accounts)
    settled.accounts.set(account, (settled.accounts.get(account) ?? 0) + flow);
  settled.total += exchange.total;
  return groups.filter((group) => group !== exchange);
}

/**
 * IVA collected from a customer or paid to a supplier belongs to that trade's flow, so that cash and credit sales
 * show the same. A settlement with the tax office is a tax flow, even with a few pesos of rounding: the tax joins a
 * trade flow only if that one is larger.
 */
function joinTaxes(groups: readonly Group[]): readonly Group[] {
  const taxes = groups.find(({ kind }) => kind?.key === "taxes");
  const trades = groups.filter(
    ({ kind, opens }) => kind?.section === "operating" && kind.key !== "taxes" && !opens,
  );
  const [trade] = trades.filter(({ total }) => total * (taxes?.total ?? 0) > 0).sort(bySize);
  if (!taxes || !trade || Math.abs(trade.total) < Math.abs(taxes.total)) return groups;
  for (const [account, flow] of taxes.accounts)
    trade.accounts.set(account, (trade.accounts.get(account) ?? 0) + flow);
  trade.total += taxes.total;
  return groups.filter((group) => group !== taxes);
}

/** What is lent, borrowed, invested or contributed: taxes are withheld from income, never from the amount itself. */
const PRINCIPAL = ["debt", "loans-made", "investments", "capital"];

/**
 * The amounts on the side of the cash. A tax withheld from the payment reduces what may bear one before any principal:
 * a deposit of 10.000 returned with interest of 1.000 less 70 is a sale of 10.000 and interest of 930.
 */
function sideOfCash(groups: readonly Group[], cash: number): (readonly [Group, number])[] {
  const same = groups.filter((group) => group.total * cash > 0);
  const withheld = groups.find(({ kind, total }) => kind?.key === "taxes" && total * cash < 0)?.total ?? 0;
  const bearing = same.filter(({ kind }) => !PRINCIPAL.includes(kind?.key ?? ""));
  const reach = bearing.reduce((sum, { total }) => sum + total, 0);
  const isAll = bearing.length === same.length;
  if (withheld === 0 || isAll || reach === 0) return same.map((group) => [group, group.total]);
  const left = shareOut(
    pesos(Math.sign(reach) * Math.max(0, Math.abs(reach) - Math.abs(withheld))),
    bearing.map((group) => [group, group.total] as const),
  );
  return same.map((group) => [group, left.get(group) ?? group.total]);
}

/** The cash part of each kind: all of it, unless kinds on the other side account for some. */
function cashOfKinds(groups: readonly Group[], cash: number): Map<Group, number> {
  const same = sideOfCash(groups, cash);
  const reach = same.reduce((sum, [, amount]) => sum + amount, 0);
  return reach === cash ? new Map(same) : shareOut(pesos(cash), same);
}

function partsOf({ kind, opens, accounts, total }: Group, cash: number): FlowPart[] {
  const all = [...accounts];
  const part = (account: AccountCode, flow: number, through: number): FlowPart => ({
    account,
    kind,
    received: cash > 0,
    cash: pesos(through),
    rest: pesos(flow - through),
    opens,
  });
  if (cash === 0) return all.map(([account, flow]) => part(account, flow, 0));
  if (cash === total) return all.map(([account, flow]) => part(account, flow, flow));
  const through = shareOut(
    pesos(cash),
    all.filter(([, flow]) => flow * total > 0),
  );
  return all.map(([account, flow]) => part(account, flow, through.get(account) ?? 0));
}

/** The lines of an entry that are not cash, each with the kind of its account. */
export function piecesOf(lines: readonly EntryLine[], pucOf: PucOf): FlowPiece[] {
  return lines.flatMap(({ account, debit, credit }) => {
    const puc = pucOf(account);
    return isCash(puc) ? [] : [{ account, kind: flowKindOf(puc), flow: credit - debit, opens: false }];
  });
}

/**
 * Splits the pieces of an entry, account by account, into what was settled in cash and what was not (NIIF para PYMES
 * 7.18: a movement without cash is no flow). The cash parts sum to the change in cash, the others to zero. Equipment
 * of 45 for 37 in cash and 8 owed is a purchase of 37: a kind on the other side of the entry reduces those opposite
 * the cash.
 */
export function splitCash(pieces: readonly FlowPiece[]): FlowPart[] {
  const cash = pieces.reduce((sum, { flow }) => sum + flow, 0);
  const groups = groupsOf(pieces);
  const kinds = cashOfKinds(groups, cash);
  return groups.flatMap((group) => partsOf(group, kinds.get(group) ?? 0));
}

/** A reversal is no receipt and no payment of its own: it is taken off the line that it corrects. */
export function onItsLine({ reverses }: Pick<Entry, "reverses">, parts: readonly FlowPart[]): FlowPart[] {
  return parts.map((part) => (reverses ? { ...part, received: !part.received, reverses: true } : part));
}

/** The parts of an entry by the kinds of its accounts alone. */
export function cashParts(entry: Pick<Entry, "lines" | "reverses">, pucOf: PucOf): FlowPart[] {
  return onItsLine(entry, splitCash(piecesOf(entry.lines, pucOf)));
}

/** Consecutive parts of amounts by account: several lots of one account share the cash of that account. */
export function cashLeft(parts: readonly FlowPart[]): (account: AccountCode, flow: number) => number {
  const left = new Map<AccountCode, number>();
  for (const { account, cash, opens } of parts) if (opens) left.set(account, (left.get(account) ?? 0) + cash);
  return (account, flow) => {
    const cash = left.get(account) ?? 0;
    if (cash * flow <= 0) return 0;
    const taken = Math.sign(flow) * Math.min(Math.abs(cash), Math.abs(flow));
    left.set(account, cash - taken);
    return taken;
  };
}

/** An amount of a part that cash settles although the entry names none. */
export function moved(part: FlowPart, cash: number): FlowPart {
  return { ...part, received: cash > 0, cash: pesos(cash), rest: pesos(-cash) };
}

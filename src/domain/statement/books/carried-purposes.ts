import type { AccountCode } from "../../accounting/account.ts";
import { isOpeningEntry, type PucOf } from "../../accounting/closing/closing-entry.ts";
import type { Entry } from "../../accounting/entries/entry.ts";
import { partyKey } from "../../accounting/ledger/party-balances.ts";
import type { Day } from "../../kernel/day.ts";
import type { EntryId } from "../../kernel/ids.ts";
import { pesos } from "../../kernel/pesos.ts";
import { FLOW_KINDS, type FlowKind, flowKindOf, isBorrowed, isSettling } from "../layouts/flow-kinds.data.ts";
import {
  cashLeft,
  type FlowPart,
  type FlowPiece,
  moved,
  onItsLine,
  piecesOf,
  splitCash,
} from "./cash-parts.ts";
import { Noted, OpenLots, type Purposes, type Settled } from "./open-lots.ts";
import { INTEREST, isDisclosed, purposeOf, saidFlowsOf } from "./purpose-of.ts";
import { shareOut } from "./share-out.ts";

/** An entry of the period with its parts. */
export interface CarriedEntry {
  readonly entry: Entry;
  readonly parts: readonly FlowPart[];
}

/** The entries whose cash follows what a receivable, a payable or an advance was for. */
export type CarriedParts = ReadonlyMap<EntryId, CarriedEntry>;

/** How one account and third party of an entry was settled, for its reversal. */
interface Done {
  readonly key: string;
  readonly settled: readonly Settled[];
}

interface Opened {
  readonly account: AccountCode;
  readonly party: string;
  readonly flow: number;
}

const keyOf = ({ account, party }: Opened) => `${account}/${party}`;

/**
 * Follows receivables, payables and advances through the entries of a book: what opens one decides the activity of
 * the cash that settles it (NIIF para PYMES 7.4 to 7.6). Takes every entry that names one of the accounts, in journal
 * order and from the book's first one; keeps the parts of those of the period that differ from the usual.
 */
export class CarriedPurposes {
  readonly parts = new Map<EntryId, CarriedEntry>();
  /** Accounts outside the followed ones to which a purpose was moved: they have to be followed too. */
  readonly wanted = new Set<AccountCode>();
  readonly #accounts: ReadonlySet<AccountCode>;
  readonly #pucOf: PucOf;
  readonly #from: Day;
  readonly #lots = new OpenLots();
  readonly #reversed = new Map<EntryId, readonly Done[]>();

  constructor(accounts: ReadonlySet<AccountCode>, pucOf: PucOf, from: Day) {
    this.#accounts = accounts;
    this.#pucOf = pucOf;
    this.#from = from;
  }

  take(entry: Entry): void {
    if (entry.status !== "posted") return;
    const brings = isOpeningEntry(entry, this.#pucOf);
    const others = entry.lines.filter(({ account }) => !this.#accounts.has(account));
    if (others.length === entry.lines.length) return;
    const pieces = piecesOf(others, this.#pucOf);
    const opened: Opened[] = [];
    const advances = new Map<AccountCode, number>();
    const done: Done[] = [];
    const noted = new Noted(this.#from);
    for (const each of this.#nets(entry)) {
      const said = this.#said(entry, each.account);
      const { settled, rest } = this.#settle(entry, each, said);
      done.push({ key: keyOf(each), settled });
      for (const one of settled) {
        const own = this.#settledPieces(each.account, one, said);
        pieces.push(...own);
        if (said === undefined) noted.settle(one, own);
        if (one.since >= this.#from && this.#isPaidAhead(each.account))
          advances.set(each.account, (advances.get(each.account) ?? 0) + one.advanced);
      }
      if (rest === 0) continue;
      opened.push({ ...each, flow: rest });
      const kind = said ?? this.#usual(each.account);
      pieces.push({ account: each.account, kind, flow: rest, opens: true });
    }
    if (entry.reversedBy) this.#reversed.set(entry.id, done);
    const parts = brings ? [] : splitCash(pieces);
    const named = this.#open(entry, opened, parts, brings ? null : noted.since(entry.date));
    this.#keep(entry, pieces, noted.mark(named), this.#advanced(advances, parts));
  }

  /** Whether cash on an account was paid for a purchase to come; that of a loan was for the loan (7.5 e, 7.6 c). */
  #isPaidAhead(account: AccountCode): boolean {
    return this.#usual(account)?.section === "operating";
  }

  #usual(account: AccountCode): FlowKind | null {
    return flowKindOf(this.#pucOf(account));
  }

  /** Flows by followed account and third party. */
  #nets(entry: Entry): Opened[] {
    const nets = new Map<string, Opened>();
    for (const { account, debit, credit, thirdParty } of entry.lines) {
      if (!this.#accounts.has(account)) continue;
      const party = partyKey(thirdParty);
      const key = `${account}/${party}`;
      nets.set(key, { account, party, flow: (nets.get(key)?.flow ?? 0) + credit - debit });
    }
    return [...nets.values()].sort((a, b) => (a.party < b.party ? 1 : -1));
  }

  /** The kind that a person gave to an account of the entry. */
  #said(entry: Entry, account: AccountCode): FlowKind | undefined {
    const said = saidFlowsOf(entry, this.#pucOf).find((each) => each.account === account);
    return said && FLOW_KINDS.find(({ key }) => key === said.flow);
  }

  /** How lots name a kind: the usual one of the account has no name. */
  #asPurpose(account: AccountCode, kind: FlowKind): FlowKind | null {
    return kind === this.#usual(account) ? null : kind;
  }

  #settle(entry: Entry, opened: Opened, said: FlowKind | undefined) {
    const { account, party, flow } = opened;
    const back = this.#takenBack(entry, opened);
    const settles = this.#pucOf(account).startsWith("1") ? flow > 0 : flow < 0;
    const opener = entry.reverses?.id;
    const first = said ?? (isBorrowed(this.#pucOf(account)) ? INTEREST : undefined);
    const kind = first && this.#asPurpose(account, first);
    const found = this.#lots.settle(account, party, back.rest, settles, { opener, kind });
    return { settled: [...back.settled, ...found.settled], rest: found.rest };
  }

  /** A reversal opens again what the reversed entry settled, for what it was opened. */
  #takenBack(entry: Entry, opened: Opened) {
    const { account, party } = opened;
    const before = entry.reverses && this.#reversed.get(entry.reverses.id);
    const settled: Settled[] = [];
    let rest = opened.flow;
    for (const one of before?.find(({ key }) => key === keyOf(opened))?.settled ?? []) {
      const purposes = new Map([...one.purposes].map(([kind, amount]) => [kind, -amount]));
      const left = [...purposes.values()].reduce((sum, amount) => sum + amount, 0);
      const lot = { opener: entry.id, left, advanced: -one.advanced, purposes, told: one.told };
      this.#lots.open(account, party, one.since, lot, true);
      settled.push({ purposes, advanced: -one.advanced, since: one.since, told: one.told });
      rest -= left;
    }
    return { settled, rest };
  }

  #settledPieces(account: AccountCode, { purposes }: Settled, said: FlowKind | undefined): FlowPiece[] {
    return [...purposes].map(([kind, flow]) => ({
      account,
      kind: said ?? kind ?? this.#usual(account),
      flow,
      opens: false,
    }));
  }

  /** Opens the lots of an entry; answers its parts, each opened one under the purpose that it was given. */
  #open(entry: Entry, opened: readonly Opened[], parts: readonly FlowPart[], told: Day | null): FlowPart[] {
    const cashOf = cashLeft(parts);
    const given = new Map<AccountCode, Map<FlowKind, number>>();
    for (const { account, party, flow } of opened) {
      const said = this.#said(entry, account);
      if (said !== undefined) {
        const purposes = new Map([[this.#asPurpose(account, said), flow]]);
        const lot = { opener: entry.id, left: flow, advanced: 0, purposes, told: null };
        this.#lots.open(account, party, entry.date, lot);
        continue;
      }
      const advanced = cashOf(account, flow);
      const purposes = new Map(this.#purposes(account, flow - advanced, parts));
      for (const [kind, amount] of purposes) {
        if (kind === null) continue;
        const own = given.get(account) ?? new Map<FlowKind, number>();
        given.set(account, own.set(kind, (own.get(kind) ?? 0) + amount));
      }
      if (advanced !== 0) purposes.set(null, (purposes.get(null) ?? 0) + advanced);
      this.#lots.open(account, party, entry.date, { opener: entry.id, left: flow, advanced, purposes, told });
    }
    return parts.flatMap((part) => {
      const own = part.opens ? given.get(part.account) : undefined;
      if (!own) return [part];
      const split = [...own].map(([kind, amount]) => ({
        ...part,
        kind,
        cash: pesos(0),
        rest: pesos(amount),
      }));
      const rest = part.rest - [...own.values()].reduce((sum, amount) => sum + amount, 0);
      return [...split, { ...part, rest: pesos(rest) }];
    });
  }

  /** An amount on a followed account by the purposes of what stands against it in the entry without cash. */
  #purposes(account: AccountCode, amount: number, parts: readonly FlowPart[]): Purposes {
    const weights = new Map<FlowKind | null, number>();
    for (const part of parts) {
      if (part.rest * amount >= 0) continue;
      const kind = this.#given(part, account);
      weights.set(kind, (weights.get(kind) ?? 0) + Math.abs(part.rest));
    }
    if (weights.size === 0) return new Map([[null, amount]]);
    const shared = shareOut(pesos(amount), [...weights]);
    return new Map([...shared].filter(([, part]) => part !== 0));
  }

  /** A settled receivable hands its purpose on; what is opened has none of its own, but a deposit is what it is for. */
  #given(part: FlowPart, account: AccountCode): FlowKind | null {
    if (part.opens && !isDisclosed(part.kind)) return null;
    if (this.#accounts.has(part.account) && part.kind !== this.#usual(part.account)) {
      if (part.kind === this.#usual(account)) return null;
      return isSettling(this.#pucOf(account)) || part.kind === INTEREST ? part.kind : null;
    }
    return purposeOf(this.#pucOf(part.account), part.kind, this.#pucOf(account));
  }

  /**
   * An advance paid in the period for what an entry of the period receives: its cash goes to what was received, as if
   * it had been paid then.
   */
  #advanced(advances: ReadonlyMap<AccountCode, number>, parts: readonly FlowPart[]): FlowPart[] {
    return [...advances].flatMap(([account, advanced]) => {
      const own = parts.find(
        (part) => part.account === account && part.kind === this.#usual(account) && !part.opens,
      );
      if (!own || own.rest * advanced <= 0) return [];
      const most = Math.sign(advanced) * Math.min(Math.abs(advanced), Math.abs(own.rest));
      return [...this.#purposes(account, most, parts)].flatMap(([kind, amount]) => {
        if (kind === null) return [];
        const against = parts.filter((part) => part.rest * amount < 0 && this.#given(part, account) === kind);
        const weights = against.map((part) => [part, part.rest] as const);
        const received = [...shareOut(pesos(-amount), weights)].map(([part, cash]) => moved(part, cash));
        return [moved(own, amount), ...received];
      });
    });
  }

  /** Whether an account that is not followed can take what the pieces of its entry were for. */
  #takesOver(account: AccountCode, pieces: readonly FlowPiece[]): boolean {
    const puc = this.#pucOf(account);
    return isSettling(puc) || (isBorrowed(puc) && pieces.some(({ kind }) => kind === INTEREST));
  }

  #keep(
    entry: Entry,
    pieces: readonly FlowPiece[],
    parts: readonly FlowPart[],
    moves: readonly FlowPart[],
  ): void {
    const differs = (part: Pick<FlowPart, "account" | "kind">) =>
      this.#accounts.has(part.account) && part.kind !== this.#usual(part.account);
    // Opened for its usual purpose it still is not what stands against it: capital that is owed was not paid in.
    const owes = ({ opens, kind }: FlowPart) => opens && isDisclosed(kind);
    if (pieces.some(differs)) {
      for (const { account } of entry.lines)
        if (!this.#accounts.has(account) && this.#takesOver(account, pieces)) this.wanted.add(account);
    }
    if (entry.date < this.#from) return;
    if (parts.some((part) => differs(part) || owes(part) || part.within !== undefined) || moves.length > 0)
      this.parts.set(entry.id, { entry, parts: onItsLine(entry, [...parts, ...moves]) });
  }
}

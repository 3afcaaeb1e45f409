import type { AccountCode } from "../../accounting/account.ts";
import type { Day } from "../../kernel/day.ts";
import type { EntryId } from "../../kernel/ids.ts";
import { pesos } from "../../kernel/pesos.ts";
import { DISCLOSED, type FlowKind } from "../layouts/flow-kinds.data.ts";
import type { FlowPart, FlowPiece } from "./cash-parts.ts";
import { shareOut } from "./share-out.ts";

/** What a receivable or payable was opened for; null stands for the usual kind of its account. */
export type Purposes = ReadonlyMap<FlowKind | null, number>;

/** An amount owed since one entry; credits are positive, as everywhere in cash flows. */
interface Lot {
  readonly order: number;
  readonly opener: EntryId;
  readonly since: Day;
  left: number;
  /** The part of it that was paid in cash when it was opened: an advance. */
  advanced: number;
  purposes: Purposes;
  /** The day since which a note tells what it was opened for; null if none does. */
  readonly told: Day | null;
}

/** A part of a lot that an entry settles, with the sign of the settling flow. */
export interface Settled {
  readonly purposes: Purposes;
  readonly advanced: number;
  readonly since: Day;
  readonly told: Day | null;
}

/** Which lots a flow settles before the oldest ones. */
export interface Preference {
  /** Those that this entry opened: its reversal settles them. */
  readonly opener?: EntryId | undefined;
  /** What was opened for this: a person said so. */
  readonly kind?: FlowKind | null | undefined;
}

const NOBODY = "";

function partOf(purposes: Purposes, amount: number, left: number): Purposes {
  return amount === left ? purposes : shareOut(pesos(amount), [...purposes]);
}

function without(purposes: Purposes, taken: Purposes): Purposes {
  const rest = [...purposes].map(([kind, amount]) => [kind, amount - (taken.get(kind) ?? 0)] as const);
  return new Map(rest.filter(([, amount]) => amount !== 0));
}

/** Settles up to an amount of a lot: of all it was opened for in proportion, or of one kind alone. */
function settle(lot: Lot, most: number, kind?: FlowKind | null) {
  const reach = kind === undefined ? lot.left : (lot.purposes.get(kind) ?? 0);
  const amount = Math.sign(reach) * Math.min(Math.abs(reach), Math.abs(most));
  const taken = kind === undefined ? partOf(lot.purposes, amount, lot.left) : new Map([[kind, amount]]);
  const advanced = Math.sign(amount) * Math.min(Math.abs(amount), Math.abs(lot.advanced));
  lot.purposes = without(lot.purposes, taken);
  lot.left -= amount;
  lot.advanced -= advanced;
  const turned = new Map([...taken].map(([kind, part]) => [kind, -part]));
  const settled: Settled = { purposes: turned, advanced: -advanced, since: lot.since, told: lot.told };
  return { amount, settled };
}

/**
 * The open receivables and payables of some accounts, oldest first: those of the same third party, then those that
 * name nobody. What is paid without naming anybody settles the oldest of all.
 */
export class OpenLots {
  readonly #accounts = new Map<AccountCode, Map<string, Lot[]>>();
  #count = 0;

  /** `again`: settled before by what was reversed, and so older than all others. */
  open(
    account: AccountCode,
    party: string,
    since: Day,
    lot: Pick<Lot, "opener" | "left" | "advanced" | "purposes" | "told">,
    again = false,
  ): void {
    const parties = this.#accounts.get(account) ?? new Map<string, Lot[]>();
    this.#accounts.set(account, parties);
    const lots = parties.get(party) ?? [];
    parties.set(party, lots);
    this.#count += 1;
    if (again) lots.unshift({ ...lot, since, order: -this.#count });
    else lots.push({ ...lot, since, order: this.#count });
  }

  /** What a flow settles, and what of it is left to open a lot of its own. */
  settle(
    account: AccountCode,
    party: string,
    flow: number,
    anybody: boolean,
    prefer: Preference = {},
  ): { readonly settled: readonly Settled[]; readonly rest: number } {
    const settled: Settled[] = [];
    let rest = flow;
    for (const { lots, lot, kind } of this.#preferred(account, party, anybody, prefer)) {
      if (lot.left * rest >= 0) continue;
      const done = settle(lot, rest, kind);
      if (lot.left === 0) lots.splice(lots.indexOf(lot), 1);
      rest += done.amount;
      settled.push(done.settled);
    }
    while (rest !== 0) {
      const lots = this.#oldest(account, party, rest, anybody);
      const lot = lots?.[0];
      if (!lots || !lot) break;
      const done = settle(lot, rest);
      if (lot.left === 0) lots.shift();
      rest += done.amount;
      settled.push(done.settled);
    }
    return { settled, rest };
  }

  #preferred(account: AccountCode, party: string, anybody: boolean, { opener, kind }: Preference) {
    const parties = this.#accounts.get(account) ?? new Map<string, Lot[]>();
    const reached = [...parties].filter(
      ([name]) => name === party || name === NOBODY || (anybody && party === NOBODY),
    );
    const all = reached.flatMap(([, lots]) => lots.map((lot) => ({ lots, lot })));
    const own = all.filter(({ lot }) => lot.opener === opener);
    const meant =
      kind === undefined
        ? []
        : all.filter(({ lot }) => lot.purposes.has(kind)).sort((a, b) => a.lot.order - b.lot.order);
    return [
      ...own.map((each) => ({ ...each, kind: undefined })),
      ...meant.map((each) => ({ ...each, kind })),
    ];
  }

  #oldest(account: AccountCode, party: string, flow: number, anybody: boolean): Lot[] | undefined {
    const parties = this.#accounts.get(account);
    const against = (lots: Lot[] | undefined) => {
      const left = lots?.[0]?.left ?? 0;
      return left * flow < 0 ? lots : undefined;
    };
    const own = against(parties?.get(party)) ?? against(parties?.get(NOBODY));
    if (own || party !== NOBODY || !anybody || !parties) return own;
    let oldest: Lot[] | undefined;
    for (const lots of parties.values())
      if (against(lots) && (lots[0]?.order ?? 0) < (oldest?.[0]?.order ?? Number.POSITIVE_INFINITY))
        oldest = lots;
    return oldest;
  }
}

interface Sums {
  readonly account: AccountCode;
  readonly kind: FlowKind | null;
  all: number;
  /** Of it, what arose without cash in the period. */
  within: number;
}

/**
 * What an entry settles of purchases, sales and contributions that the note on movements without cash tells. Paid
 * within the period they are cash flows, and the note must not tell them again (NIIF para PYMES 7.18).
 */
export class Noted {
  readonly #from: Day;
  readonly #sums: Sums[] = [];
  readonly #days: (Day | null)[] = [];

  constructor(from: Day) {
    this.#from = from;
  }

  /** A settled lot, with its pieces in the order of its purposes. */
  settle({ purposes, advanced, told }: Settled, pieces: readonly FlowPiece[]): void {
    if ([...purposes.keys()].some((kind) => kind !== null)) this.#days.push(told);
    for (const [at, [purpose, amount]] of [...purposes].entries()) {
      const piece = pieces[at];
      if (!piece?.kind || !DISCLOSED.includes(piece.kind)) continue;
      const sums = this.#of(piece.account, piece.kind);
      sums.all += amount;
      // What was paid in cash when it was opened was a flow then.
      if (told !== null && told >= this.#from) sums.within += purpose === null ? amount - advanced : amount;
    }
  }

  #of(account: AccountCode, kind: FlowKind): Sums {
    const known = this.#sums.find((each) => each.account === account && each.kind === kind);
    if (known) return known;
    const made: Sums = { account, kind, all: 0, within: 0 };
    this.#sums.push(made);
    return made;
  }

  /** Since when what the entry opens is told: a debt that was only moved, since the day of what was moved. */
  since(date: Day): Day | null {
    if (this.#days.includes(null)) return null;
    return this.#days.reduce<Day>((first, each) => (each !== null && each < first ? each : first), date);
  }

  mark(parts: readonly FlowPart[]): FlowPart[] {
    return parts.map((part) => {
      const { account, kind, opens, cash } = part;
      const sums = this.#sums.find((each) => each.account === account && each.kind === kind);
      if (opens || !sums || sums.within * cash <= 0) return part;
      return { ...part, within: pesos(Math.round((cash * sums.within) / sums.all)) };
    });
  }
}

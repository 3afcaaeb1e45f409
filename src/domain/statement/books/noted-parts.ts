import type { AccountCode } from "../../accounting/account.ts";
import type { Day } from "../../kernel/day.ts";
import { pesos } from "../../kernel/pesos.ts";
import { DISCLOSED, type FlowKind } from "../layouts/flow-kinds.data.ts";
import type { FlowPart, FlowPiece } from "./cash-parts.ts";
import type { Settled } from "./open-lots.ts";

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

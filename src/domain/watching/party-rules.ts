import { addMonths, monthOf } from "../kernel/calendar-day.ts";
import { monthNetOf, netsWithin } from "../statement/analysis/month-movements.ts";
import type { PartyShare } from "./signal.ts";
import type { CompanyFacts, WatchedMove } from "./watch-facts.ts";

/** A part from which losing one third party would hurt. */
const LARGE = 0.4;

/** Below this part of sales or purchases what is known of third parties is no picture of them. */
const TELLING = { named: 0.8, credit: 0.3 } as const;

/** Months of sales or purchases without which nothing is said. */
const FEWEST_MONTHS = 3;

const YEAR = 12;

const SUPPLIERS = /^(?:22|2335)/;
const CUSTOMERS = /^1305/;
const SALES = /^41/;
const PURCHASES = ["14", "15", "51", "52", "6", "7"] as const;

interface Side {
  readonly fits: RegExp;
  readonly amount: (move: WatchedMove) => number;
}

function largest(
  kind: PartyShare["kind"],
  moves: readonly WatchedMove[],
  { fits, amount }: Side,
  of: { readonly whole: number; readonly basis: PartyShare["basis"]; readonly span: PartyShare["span"] },
): PartyShare | null {
  const { whole, basis, span } = of;
  const sums = new Map<string, number>();
  const months = new Set<string>();
  for (const move of moves) {
    const value =
      fits.test(move.puc) && move.month >= span.first && move.month <= span.last ? amount(move) : 0;
    if (value === 0) continue;
    sums.set(move.party, (sums.get(move.party) ?? 0) + value);
    months.add(move.month);
  }
  const total = [...sums.values()].reduce((sum, each) => sum + Math.max(each, 0), 0);
  if (whole <= 0 || total / whole < TELLING[basis] || months.size < FEWEST_MONTHS) return null;
  const [first] = [...sums].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  if (first === undefined || first[1] / total < LARGE) return null;
  const [party, found] = first;
  return { kind, party, amount: found, total, share: found / total, span, basis };
}

/** Whether sales name enough third parties to tell of them. */
function namesSales(moves: readonly WatchedMove[], span: PartyShare["span"], sales: number): boolean {
  let named = 0;
  for (const { puc, month, debit, credit } of moves)
    if (SALES.test(puc) && month >= span.first && month <= span.last) named += credit - debit;
  // Without sales nobody's part is told, whatever this says.
  return named / sales >= TELLING.named;
}

/** VG-04: one customer or supplier with a large part of the last twelve months. */
export function partyShares(facts: CompanyFacts, moves: readonly WatchedMove[]): readonly PartyShare[] {
  const last = monthOf(facts.cutOff);
  const span = { first: addMonths(last, 1 - YEAR), last };
  const nets = netsWithin(facts.months, span.first, span.last);
  const sales = -monthNetOf(nets, "41");
  const bought = PURCHASES.reduce((sum, prefix) => sum + Math.max(monthNetOf(nets, prefix), 0), 0);
  const named = namesSales(moves, span, sales);
  const customer = named
    ? largest(
        "customer-share",
        moves,
        { fits: SALES, amount: ({ debit, credit }) => credit - debit },
        {
          whole: sales,
          basis: "named",
          span,
        },
      )
    : largest(
        "customer-share",
        moves,
        { fits: CUSTOMERS, amount: ({ debit }) => debit },
        {
          whole: sales,
          basis: "credit",
          span,
        },
      );
  const supplier = largest(
    "supplier-share",
    moves,
    { fits: SUPPLIERS, amount: ({ credit }) => credit },
    {
      whole: bought,
      basis: "credit",
      span,
    },
  );
  return [customer, supplier].filter((each) => each !== null);
}

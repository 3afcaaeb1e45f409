import { indicatorPlaceOf, type PucNets } from "../../accounting/indicators.ts";
import type { AbnormalBalance } from "../../accounting/ledger/abnormal-balance.data.ts";
import { presentedOf } from "../../accounting/ledger/abnormal-balance.ts";
import { partiesIn } from "../../accounting/ledger/party-balances.ts";
import { isNonCurrent, plainPuc } from "../../accounting/non-current.ts";
import type { FigureName } from "../analysis/analysis-figures.ts";

/** What the figures of a period are computed from: balances at its end, and its own movements. null: unknown. */
export interface PeriodNets {
  readonly until: PucNets | null;
  readonly within: PucNets | null;
}

/** What one account adds to a figure, signed as the figure is. */
export interface AccountShare {
  readonly puc: string;
  readonly amount: number;
  /** Why it is counted as another account; null where it is not. */
  readonly rule: AbnormalBalance | null;
  /** Whether it is the part of the account that is collected or paid in more than a year. */
  readonly isLong: boolean;
}

/** What a figure is made of: accounts, or other figures. */
export type FigureSource =
  | { readonly kind: "accounts"; readonly standing: boolean; readonly shares: readonly AccountShare[] }
  | { readonly kind: "figures"; readonly plus: readonly FigureName[]; readonly less: readonly FigureName[] };

type SourceRule =
  | {
      readonly of: keyof PeriodNets;
      readonly sign: 1 | -1;
      /** Whether an account counts, by the one that it is reported as. */
      readonly has: (reported: string) => boolean;
    }
  | { readonly plus: readonly FigureName[]; readonly less: readonly FigureName[] };

const begins =
  (...prefixes: readonly string[]) =>
  (reported: string) =>
    prefixes.some((prefix) => reported.startsWith(prefix));
const placed = (place: ReturnType<typeof indicatorPlaceOf>) => (reported: string) =>
  indicatorPlaceOf(reported) === place;

const balance = (has: (reported: string) => boolean, sign: 1 | -1 = 1): SourceRule => ({
  of: "until",
  sign,
  has,
});
const flow = (has: (reported: string) => boolean, sign: 1 | -1 = 1): SourceRule => ({
  of: "within",
  sign,
  has,
});

/** The same definitions as `figuresFromNets`; a property test holds them together. */
const RULES: Readonly<Record<FigureName, SourceRule | null>> = {
  cash: balance(begins("11")),
  receivables: balance(begins("1305", "1399")),
  inventories: balance(begins("14")),
  prepaid: balance(begins("1705")),
  currentAssets: balance(placed("currentAssets")),
  quickAssets: { plus: ["currentAssets"], less: ["inventories", "prepaid"] },
  otherAssets: balance(placed("otherAssets")),
  assets: { plus: ["currentAssets", "otherAssets"], less: [] },
  suppliers: balance(begins("22"), -1),
  currentLiabilities: balance(placed("currentLiabilities"), -1),
  otherLiabilities: balance(placed("otherLiabilities"), -1),
  liabilities: { plus: ["currentLiabilities", "otherLiabilities"], less: [] },
  equity: { plus: ["assets"], less: ["liabilities"] },
  income: flow((reported) => begins("4")(reported) && placed("result")(reported), -1),
  sales: flow(begins("41"), -1),
  // Books do not distinguish credit sales.
  creditSales: null,
  costOfSales: flow(begins("6", "7")),
  grossProfit: { plus: ["sales"], less: ["costOfSales"] },
  operatingExpenses: flow(begins("51", "52")),
  operatingProfit: { plus: ["grossProfit"], less: ["operatingExpenses"] },
  depreciation: flow(begins("5160", "5165", "5260", "5265")),
  ebitda: { plus: ["operatingProfit", "depreciation"], less: [] },
  interest: flow(begins("5305")),
  expenses: flow((reported) => !begins("4")(reported) && placed("result")(reported)),
  netResult: flow(placed("result"), -1),
};

export interface Held {
  readonly puc: string;
  readonly reported: string;
  readonly net: number;
  readonly rule: AbnormalBalance | null;
}

/** Balances are told as they are reported; movements as they were posted. */
export function heldIn({ until, within }: PeriodNets, of: keyof PeriodNets): readonly Held[] | null {
  if (of === "until")
    return (
      until &&
      presentedOf(until).map(({ account, as, rule, net }) => ({
        puc: plainPuc(account),
        reported: rule === null ? account : as,
        net,
        rule,
      }))
    );
  return (
    within &&
    [...within].map(([key, net]) => {
      const { account } = partiesIn(key);
      return { puc: plainPuc(account), reported: account, net, rule: null };
    })
  );
}

/** One share an account and reason, largest first. */
export function summed(held: readonly Held[], sign: 1 | -1): AccountShare[] {
  const shares = new Map<string, AccountShare>();
  for (const { puc, reported, rule, net } of held) {
    const isLong = isNonCurrent(reported);
    const key = `${puc} ${rule?.as ?? ""} ${isLong}`;
    const amount = (shares.get(key)?.amount ?? 0) + sign * net;
    shares.set(key, { puc, rule, isLong, amount });
  }
  return [...shares.values()]
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
}

/** What a figure of a period is made of: the parts always sum to it. null while it is unknown. */
export function figureSource(name: FigureName, nets: PeriodNets): FigureSource | null {
  const rule = RULES[name];
  if (rule === null) return null;
  if ("plus" in rule) return { kind: "figures", plus: rule.plus, less: rule.less };
  const held = heldIn(nets, rule.of);
  if (held === null) return null;
  const own = held.filter(({ reported }) => rule.has(reported));
  return { kind: "accounts", standing: rule.of === "until", shares: summed(own, rule.sign) };
}

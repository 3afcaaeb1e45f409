import type { ChartKind } from "../../accounting/account.ts";
import { taxedComputerFrom } from "../parts/case-taxes.ts";
import type { Means } from "../parts/lines.ts";
import type { CostKind } from "../records/costs.data.ts";
import {
  assetPurchase,
  bankCharges,
  bankInterest,
  contribution,
  cost,
  debtPayment,
  deposit,
  instalment,
  loan,
  service,
} from "../records/money.ts";
import { purchaseReturn, saleReturn } from "../records/returns.ts";
import { collection, purchase, sale, supplierPayment } from "../records/trade.ts";
import { downOf, earlyDiscount, isHarder, listedAt, vatOfGoods } from "./harder.ts";
import { MONTH_END_MAKERS } from "./month-end.ts";
import type { OperationMaker, Stage } from "./stage.ts";

const ANY: readonly ChartKind[] = ["puc", "journal", "mini"];
/** Where goods have a cost of sale of their own. */
const WITH_COST: readonly ChartKind[] = ["puc", "journal"];
const ONLY_PUC: readonly ChartKind[] = ["puc"];

const has = ({ ledger }: Stage, account: string, least: number) => ledger.net(account) >= least;
const owes = ({ ledger }: Stage, account: string, least: number) => -ledger.net(account) >= least;
/** A part of what there is, in round figures. */
const part = ({ s }: Stage, most: number, step = 100_000) => s.amount(Math.min(step * 3, most), most, step);
const roundDown = (amount: number, step = 100_000) => Math.floor(amount / step) * step;

function purchaseBy(id: string, means: Means): OperationMaker {
  return {
    id,
    accounts: ["1435", "2408", "2365", means === "credit" ? "2205" : "1110"],
    charts: ANY,
    fits: (stage) => means === "credit" || has(stage, "1110", 4_000_000),
    make: (stage) => {
      const { s, date, vat, withholder } = stage;
      const price = s.amount(1_500_000, 3_000_000);
      if (means === "credit") return purchase(s, { date, means, vat, withholder, ...listedAt(stage, price) });
      const of = { vat: vatOfGoods(stage, "reduced"), ...downOf(stage, price) };
      return purchase(s, { date, base: price, means, withholder, ...of });
    },
  };
}

const MARGIN = 0.6;

function saleBy(id: string, means: Means): OperationMaker {
  const account = { cash: "1105", bank: "1110", credit: "1305" }[means];
  return {
    id,
    accounts: ["4135", "6135", "1435", "2408", account],
    charts: WITH_COST,
    fits: (stage) => has(stage, "1435", 600_000),
    make: (stage) => {
      const { s, date, ledger } = stage;
      const most = Math.min(roundDown(ledger.net("1435") / MARGIN), 3_500_000);
      const base = part(stage, most);
      const other = means === "cash" ? "exempt" : "reduced";
      const vat = means === "credit" ? stage.vat : vatOfGoods(stage, other);
      const down = means === "bank" ? downOf(stage, base) : {};
      const told = isHarder(stage, "byRate") ? { costShare: MARGIN * 100 } : {};
      return sale(s, { date, base, means, vat, cost: (base * 6) / 10, ...down, ...told });
    },
  };
}

function costOf(kind: CostKind, account: string, means: Means, least: number, most: number): OperationMaker {
  return {
    id: `${kind}-${means}`,
    accounts: [account, means === "credit" ? "2335" : means === "bank" ? "1110" : "1105"],
    charts: ANY,
    fits: (stage) => means === "credit" || has(stage, means === "bank" ? "1110" : "1105", most * 1.5),
    make: (stage) => {
      const { s, date, vat, withholder } = stage;
      const withheld = withholder !== "none";
      const isSmall = kind === "cleaning" && withheld && isHarder(stage, "belowBase");
      const amount = isSmall ? s.amount(60_000, 100_000, 5_000) : s.amount(least, most, 50_000);
      const down = kind === "rent" ? downOf(stage, amount, "rentInPart") : {};
      return cost({ date, amount, means, kind, vat: vat !== null, withheld, ...down });
    },
  };
}

const START: readonly OperationMaker[] = [
  {
    id: "contribution",
    accounts: ["1110", "3105"],
    charts: ANY,
    fits: () => true,
    make: ({ s, date }) =>
      contribution(s, { date, amount: s.amount(15_000_000, 30_000_000, 1_000_000), means: "bank" }),
  },
  {
    id: "contribution-cash",
    accounts: ["1105", "3105"],
    charts: ANY,
    fits: () => true,
    make: ({ s, date }) =>
      contribution(s, { date, amount: s.amount(3_000_000, 6_000_000, 500_000), means: "cash" }),
  },
  {
    id: "loan",
    accounts: ["1110", "2105"],
    charts: WITH_COST,
    fits: () => true,
    make: ({ s, date }) => loan(s, date, s.amount(6_000_000, 12_000_000, 1_000_000)),
  },
  {
    id: "asset",
    accounts: ["1528", "1524", "1110"],
    charts: WITH_COST,
    fits: (stage) => has(stage, "1110", 4_000_000),
    make: (stage) => {
      const { s, date, vat, withholder } = stage;
      // A computer of up to 50 UVT is excluded from VAT (ET art. 424).
      const [least, most] = vat === null ? [1_500_000, 3_000_000] : [taxedComputerFrom(date), 3_300_000];
      const amount = s.amount(least, most);
      const taxes = { vat: vat !== null, withheld: withholder !== "none" };
      return assetPurchase({
        date,
        amount,
        means: "bank",
        kind: "computer",
        ...taxes,
        ...downOf(stage, amount),
      });
    },
  },
];

const MOVES: readonly OperationMaker[] = [
  {
    id: "collection",
    accounts: ["1110", "1305"],
    charts: ANY,
    fits: (stage) => has(stage, "1305", 1),
    make: (stage) => {
      const owed = stage.ledger.net("1305");
      const off = earlyDiscount(stage, owed);
      return collection(stage.s, { date: stage.date, amount: owed, means: "bank", ...off });
    },
  },
  {
    id: "supplier-payment",
    accounts: ["2205", "1110"],
    charts: ANY,
    fits: (stage) => owes(stage, "2205", 1) && has(stage, "1110", -stage.ledger.net("2205")),
    make: (stage) => {
      const owed = -stage.ledger.net("2205");
      const off = earlyDiscount(stage, owed);
      return supplierPayment(stage.s, { date: stage.date, amount: owed, means: "bank", ...off });
    },
  },
  {
    id: "debt-payment",
    accounts: ["2335", "1110"],
    charts: ANY,
    fits: (stage) => owes(stage, "2335", 1) && has(stage, "1110", -stage.ledger.net("2335")),
    make: ({ date, ledger }) => debtPayment({ date, amount: -ledger.net("2335"), means: "bank" }),
  },
  {
    id: "deposit",
    accounts: ["1105", "1110"],
    charts: ANY,
    fits: (stage) => has(stage, "1105", 300_000),
    make: (stage) => deposit(stage.s, stage.date, part(stage, roundDown(stage.ledger.net("1105")))),
  },
  {
    id: "instalment",
    accounts: ["2105", "5305", "1110"],
    charts: WITH_COST,
    fits: (stage) => owes(stage, "2105", 1_000_000) && has(stage, "1110", 2_000_000),
    make: (stage) => {
      const owed = -stage.ledger.net("2105");
      const rate = isHarder(stage, "byRate") ? { owed, rate: 1 } : undefined;
      return instalment(stage.s, stage.date, 500_000, Math.round(owed / 100), rate);
    },
  },
  {
    id: "sale-return",
    accounts: ["4175", "1305", "1435", "6135", "2408"],
    charts: ONLY_PUC,
    fits: (stage) => has(stage, "1305", 800_000),
    make: ({ s, date, vat }) => {
      const base = s.amount(200_000, 400_000);
      return saleReturn(s, { date, base, cost: (base * 6) / 10, vat });
    },
  },
  {
    id: "purchase-return",
    accounts: ["2205", "1435", "2408"],
    charts: ANY,
    fits: (stage) => owes(stage, "2205", 800_000) && has(stage, "1435", 500_000),
    // Every purchase of these cases comes to the minimum base.
    make: ({ s, date, vat, withholder }) =>
      purchaseReturn(s, { date, base: s.amount(100_000, 300_000), vat, withheld: withholder !== "none" }),
  },
  {
    id: "bank-charges",
    accounts: ["5305", "5115", "1110"],
    charts: ONLY_PUC,
    fits: (stage) => has(stage, "1110", 100_000),
    make: ({ s, date }) =>
      bankCharges(s, date, s.amount(10_000, 30_000, 1_000), s.amount(1_000_000, 4_000_000, 500_000)),
  },
  {
    id: "bank-interest",
    accounts: ["4210", "1110"],
    charts: WITH_COST,
    fits: (stage) => has(stage, "1110", 1),
    make: ({ s, date }) => bankInterest(s, date, s.amount(10_000, 60_000, 5_000)),
  },
  {
    id: "service",
    accounts: ["4155", "1110"],
    charts: ["mini", "puc"],
    fits: ({ vat }) => vat === null,
    make: (stage) => {
      const { s, date } = stage;
      const amount = s.amount(500_000, 1_500_000);
      return service(s, { date, amount, means: s.random.pick(["bank", "credit"]), ...downOf(stage, amount) });
    },
  },
];

/** Every kind of operation that cases are composed of. */
export const OPERATION_MAKERS: readonly OperationMaker[] = [
  ...START,
  purchaseBy("purchase-credit", "credit"),
  purchaseBy("purchase-bank", "bank"),
  saleBy("sale-credit", "credit"),
  saleBy("sale-bank", "bank"),
  saleBy("sale-cash", "cash"),
  costOf("rent", "5120", "bank", 800_000, 1_600_000),
  costOf("power", "5135", "credit", 150_000, 450_000),
  costOf("advertising", "5235", "credit", 200_000, 600_000),
  costOf("fees", "5110", "credit", 800_000, 1_800_000),
  costOf("cleaning", "5145", "credit", 200_000, 500_000),
  costOf("stationery", "5195", "cash", 50_000, 150_000),
  ...MOVES,
  ...MONTH_END_MAKERS,
];

/** Kinds by their ids, in that order. */
export function makersNamed(ids: readonly string[]): readonly OperationMaker[] {
  return ids.flatMap((id) => OPERATION_MAKERS.find((each) => each.id === id) ?? []);
}

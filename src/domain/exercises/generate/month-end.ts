import type { ChartKind } from "../../accounting/account.ts";
import {
  advanceReceived,
  depreciation,
  impairment,
  interestDue,
  prepaid,
  prepaidUsed,
  stockShortage,
} from "../records/adjustments.ts";
import type { OperationMaker, Stage } from "./stage.ts";

const ONLY_PUC: readonly ChartKind[] = ["puc"];
const MONTHS = 12;
const holds = ({ ledger }: Stage, account: string) => ledger.net(account);
/** Each adjustment is made once: what it records stands in its account afterwards. */
const isNew = (stage: Stage, account: string) => holds(stage, account) === 0;

/** What is recorded on the last day, because a month has passed. */
export const MONTH_END_MAKERS: readonly OperationMaker[] = [
  {
    id: "advance-received",
    accounts: ["1110", "2805"],
    charts: ONLY_PUC,
    fits: (stage) => isNew(stage, "2805"),
    make: ({ s, date }) => advanceReceived(s, date, s.amount(500_000, 2_000_000, 500_000)),
  },
  {
    id: "depreciation",
    accounts: ["5160", "1592"],
    charts: ONLY_PUC,
    fits: (stage) => holds(stage, "1528") > 0 && isNew(stage, "1592"),
    make: (stage) =>
      depreciation(stage.s.to, { kind: "computer", value: holds(stage, "1528"), years: 5, months: 1 }),
  },
  {
    id: "prepaid",
    accounts: ["1705", "1110"],
    charts: ONLY_PUC,
    fits: (stage) => isNew(stage, "1705") && holds(stage, "1110") > 4_000_000,
    make: ({ s }) => prepaid(s.on(1), s.amount(80_000, 240_000, 20_000), MONTHS),
  },
  {
    id: "prepaid-used",
    accounts: ["5130", "1705"],
    charts: ONLY_PUC,
    fits: (stage) => holds(stage, "1705") > 0 && isNew(stage, "5130"),
    make: (stage) => prepaidUsed(stage.s.to, { paid: holds(stage, "1705"), months: MONTHS, used: 1 }),
  },
  {
    id: "interest-due",
    accounts: ["5305", "2335"],
    charts: ONLY_PUC,
    fits: (stage) => holds(stage, "2105") < 0 && isNew(stage, "233505"),
    make: (stage) => interestDue(stage.s, stage.s.to, -holds(stage, "2105"), 1.5),
  },
  {
    id: "impairment",
    accounts: ["5199", "1399"],
    charts: ONLY_PUC,
    fits: (stage) => holds(stage, "1305") > 0 && isNew(stage, "1399"),
    make: (stage) => impairment(stage.s.to, holds(stage, "1305"), 5),
  },
  {
    id: "stock-shortage",
    accounts: ["5395", "1435"],
    charts: ONLY_PUC,
    fits: (stage) => holds(stage, "1435") > 600_000 && isNew(stage, "5395"),
    make: ({ s }) => stockShortage(s, s.to, s.random.between(2, 6), s.amount(20_000, 90_000, 5_000)),
  },
];

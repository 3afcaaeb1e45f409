import type { ChartKind } from "../../accounting/account.ts";
import { EXERCISE_TOPICS, type ExerciseLevel, type ExerciseTopic } from "../exercise.ts";
import { makersNamed } from "./makers.ts";
import type { OperationMaker } from "./stage.ts";
import { planOf } from "./topics/topic-plans.ts";

/** Topics that a story of operations practises. */
const STORY_TOPICS = [
  "entries",
  "trade",
  "vat",
  "withholding",
  "adjustments",
  "cycle",
] as const satisfies readonly ExerciseTopic[];
type StoryTopic = (typeof STORY_TOPICS)[number];

/** Every topic that may be wished for, in the order of a course. */
export const WISH_TOPICS = EXERCISE_TOPICS.filter(
  (topic) => STORY_TOPICS.some((each) => each === topic) || planOf(topic) !== undefined,
);

/** Capital first, then goods, then what is done with them: an order in which nearly everything fits. */
const CYCLE = [
  "contribution",
  "contribution-cash",
  "purchase-credit",
  "rent-bank",
  "sale-credit",
  "sale-bank",
  "loan",
  "purchase-bank",
  "power-credit",
  "sale-cash",
  "collection",
  "asset",
  "supplier-payment",
  "advertising-credit",
  "stationery-cash",
  "fees-credit",
  "sale-return",
  "purchase-return",
  "deposit",
  "instalment",
  "debt-payment",
  "cleaning-credit",
  "bank-charges",
  "bank-interest",
  "service",
];

const MONTH_END = [
  "advance-received",
  "depreciation",
  "prepaid",
  "prepaid-used",
  "interest-due",
  "impairment",
  "stock-shortage",
];

/** What each topic is about, in the order of a story. */
const KINDS_OF: Readonly<Record<StoryTopic, readonly string[]>> = {
  entries: [
    "contribution",
    "rent-bank",
    "contribution-cash",
    "power-credit",
    "service",
    "stationery-cash",
    "asset",
    "advertising-credit",
    "deposit",
    "loan",
    "cleaning-credit",
    "debt-payment",
    "fees-credit",
    "instalment",
    "bank-charges",
    "bank-interest",
  ],
  trade: [
    "contribution",
    "purchase-credit",
    "sale-cash",
    "sale-credit",
    "purchase-bank",
    "sale-bank",
    "collection",
    "supplier-payment",
    "sale-return",
    "purchase-return",
    "deposit",
  ],
  vat: [
    "contribution",
    "purchase-credit",
    "sale-bank",
    "rent-bank",
    "sale-credit",
    "advertising-credit",
    "purchase-bank",
    "sale-return",
    "purchase-return",
    "asset",
    "sale-cash",
    "fees-credit",
  ],
  withholding: [
    "contribution",
    "purchase-credit",
    "rent-bank",
    "fees-credit",
    "advertising-credit",
    "purchase-bank",
    "cleaning-credit",
    "sale-bank",
    "purchase-return",
    "asset",
    "supplier-payment",
    "debt-payment",
  ],
  adjustments: ["contribution", "asset", "loan", "purchase-credit", "sale-credit", ...MONTH_END],
  cycle: CYCLE,
};

/** From which level on a kind of operation is asked; the first one where it is not named. */
const LEVEL_OF: Readonly<Record<string, ExerciseLevel>> = {
  asset: 2,
  loan: 2,
  collection: 2,
  "supplier-payment": 2,
  "debt-payment": 2,
  "fees-credit": 2,
  prepaid: 2,
  "prepaid-used": 2,
  depreciation: 2,
  "sale-return": 3,
  "purchase-return": 3,
  instalment: 3,
  "bank-charges": 3,
  "bank-interest": 3,
  "interest-due": 3,
  "advance-received": 3,
  impairment: 4,
  "stock-shortage": 4,
};

/** What a topic cannot do without, at any level. */
const CORE: Readonly<Partial<Record<StoryTopic, readonly string[]>>> = {
  adjustments: ["asset", "depreciation", "prepaid", "prepaid-used"],
  withholding: ["fees-credit"],
};

/** What must have happened before a kind of operation can. */
const NEEDS: Readonly<Record<string, string>> = { depreciation: "asset", "prepaid-used": "prepaid" };

/** Kinds of operation on the wished accounts and what they need to happen. */
function kindsOnAccounts(
  all: readonly OperationMaker[],
  touches: (kind: OperationMaker) => boolean,
): readonly OperationMaker[] {
  const wished = all.filter(touches);
  const base = new Set(["contribution", "purchase-credit", "sale-credit"]);
  for (const { id } of wished) base.add(NEEDS[id] ?? id);
  return all.filter((kind) => wished.includes(kind) || base.has(kind.id));
}

interface StoryWish {
  readonly topic: ExerciseTopic;
  readonly level: ExerciseLevel;
  readonly chart: ChartKind;
  readonly operations: number;
}

const EVERY = [...CYCLE, ...MONTH_END];

/** What a topic of that level is about; the whole cycle for a topic that has no story of its own. */
function kindsOnTopic({ topic, level }: StoryWish, all: readonly OperationMaker[]) {
  const known = STORY_TOPICS.find((each) => each === topic) ?? "cycle";
  const core = CORE[known] ?? [];
  return makersNamed(KINDS_OF[known]).filter(
    (kind) => all.includes(kind) && ((LEVEL_OF[kind.id] ?? 1) <= level || core.includes(kind.id)),
  );
}

/** Kinds of a story of that length: of the topic, or what the wished accounts need, over again when it is long. */
export function storyFor(
  wish: StoryWish,
  touches: ((kind: OperationMaker) => boolean) | null,
): readonly OperationMaker[] {
  const all = makersNamed(EVERY).filter(({ charts }) => charts.includes(wish.chart));
  const pool = touches === null ? kindsOnTopic(wish, all) : kindsOnAccounts(all, touches);
  const rounds = Array.from(
    { length: Math.ceil((wish.operations * 3) / Math.max(pool.length, 1)) },
    () => pool,
  );
  return rounds.flat();
}

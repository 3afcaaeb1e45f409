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
  "prepaid",
  "contribution-cash",
  "purchase-credit",
  "rent-bank",
  "sale-credit",
  "sale-bank",
  "loan",
  "purchase-bank",
  "power-credit",
  "sale-cash",
  "asset",
  "sale-return",
  "purchase-return",
  "collection",
  "supplier-payment",
  "advertising-credit",
  "stationery-cash",
  "fees-credit",
  "deposit",
  "instalment",
  "debt-payment",
  "cleaning-credit",
  "bank-charges",
  "bank-interest",
  "service",
  "advance-received",
  "depreciation",
  "prepaid-used",
  "stock-shortage",
];

/** What each topic is about, in the order of a story. */
const KINDS_OF: Readonly<Record<StoryTopic, readonly string[]>> = {
  entries: [
    "contribution",
    "prepaid",
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
    "advance-received",
    "depreciation",
    "prepaid-used",
  ],
  trade: [
    "contribution",
    "purchase-credit",
    "sale-cash",
    "sale-credit",
    "purchase-bank",
    "sale-bank",
    "sale-return",
    "purchase-return",
    "collection",
    "supplier-payment",
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
  adjustments: [
    "contribution",
    "prepaid",
    "asset",
    "loan",
    "purchase-credit",
    "sale-credit",
    "advance-received",
    "depreciation",
    "prepaid-used",
    "interest-due",
    "impairment",
    "stock-shortage",
  ],
  cycle: CYCLE,
};

type Levels = Readonly<Record<string, ExerciseLevel>>;

/** From which level on a kind of operation is asked; the first one where it is not named. */
const LEVEL_OF: Levels = {
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

/** Adjustments, which are what their own topic begins with, come late in the others. */
const LATE: Levels = {
  prepaid: 4,
  "advance-received": 4,
  depreciation: 5,
  "prepaid-used": 5,
  "stock-shortage": 5,
};
const OTHER_LEVELS: Readonly<Partial<Record<StoryTopic, Levels>>> = { entries: LATE, cycle: LATE };

/** What a topic cannot do without, at any level. */
const CORE: Readonly<Partial<Record<StoryTopic, readonly string[]>>> = {
  adjustments: ["asset", "depreciation", "prepaid", "prepaid-used"],
  withholding: ["fees-credit"],
};

/** What must have happened before a kind of operation can: one of these. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  "sale-credit": ["purchase-credit"],
  "sale-bank": ["purchase-credit"],
  "sale-cash": ["purchase-credit"],
  collection: ["sale-credit"],
  "sale-return": ["sale-credit"],
  impairment: ["sale-credit"],
  "supplier-payment": ["purchase-credit"],
  "purchase-return": ["purchase-credit"],
  "stock-shortage": ["purchase-credit"],
  "debt-payment": ["fees-credit", "power-credit"],
  deposit: ["contribution-cash", "sale-cash"],
  "stationery-cash": ["contribution-cash"],
  instalment: ["loan"],
  "interest-due": ["loan"],
  depreciation: ["asset"],
  "prepaid-used": ["prepaid"],
};

/** A kind of operation after all that must have happened before it. */
function withNeeds(id: string, pool: readonly string[]): readonly string[] {
  const need = NEEDS[id]?.find((each) => pool.includes(each));
  return need === undefined ? [id] : [...withNeeds(need, pool), id];
}

/** Kinds of operation on the wished accounts and what they need to happen. */
function kindsOnAccounts(
  all: readonly OperationMaker[],
  touches: (kind: OperationMaker) => boolean,
): readonly OperationMaker[] {
  const ids = all.map(({ id }) => id);
  const wished = all.filter(touches).flatMap(({ id }) => withNeeds(id, ids));
  const kept = new Set(["contribution", "purchase-credit", "sale-credit", ...wished]);
  return all.filter(({ id }) => kept.has(id));
}

interface StoryWish {
  readonly topic: ExerciseTopic;
  readonly level: ExerciseLevel;
  readonly chart: ChartKind;
  readonly operations: number;
}

const EVERY = [...CYCLE, "interest-due", "impairment"];

/** The hardest of some kinds with what each needs, where there are not enough operations for all. */
function hardest(
  pool: readonly OperationMaker[],
  levelOf: (id: string) => number,
  first: readonly string[],
  operations: number,
): readonly OperationMaker[] {
  const ids = pool.map(({ id }) => id);
  const byLevel = ids.toSorted((a, b) => levelOf(b) - levelOf(a));
  const kept = new Set<string>();
  for (const id of [...ids.slice(0, 1), ...first, ...byLevel]) {
    const more = withNeeds(id, ids).filter((each) => !kept.has(each));
    if (kept.size + more.length <= operations) for (const each of more) kept.add(each);
  }
  return pool.filter(({ id }) => kept.has(id));
}

/** What a topic of that level is about, its hardest first where they are few; the cycle for one without a story. */
function kindsOnTopic({ topic, level, operations }: StoryWish, all: readonly OperationMaker[]) {
  const known = STORY_TOPICS.find((each) => each === topic) ?? "cycle";
  const core = CORE[known] ?? [];
  const levelOf = (id: string) => OTHER_LEVELS[known]?.[id] ?? LEVEL_OF[id] ?? 1;
  const pool = makersNamed(KINDS_OF[known]).filter(
    (kind) => all.includes(kind) && (levelOf(kind.id) <= level || core.includes(kind.id)),
  );
  return [...hardest(pool, levelOf, core, operations), ...pool];
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

import type { ChartKind } from "../../accounting/account.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import { seeded } from "../../sample/seeded.ts";
import { EXERCISE_TOPICS, type Exercise, type ExerciseLevel, type ExerciseTopic } from "../exercise.ts";
import { CHECK_SUMS, PERPETUAL, RECORD_ALL } from "../parts/bank-template.ts";
import { WITHHOLDS } from "../parts/case-taxes.ts";
import { composed } from "../parts/compose.ts";
import { CaseLedger } from "../parts/ledger.ts";
import type { Recorded } from "../parts/lines.ts";
import { atGrocer, introduce, type Setting, settingOf } from "../parts/setting.ts";
import { isSeed } from "../template.ts";
import { hasOtherRates } from "./harder.ts";
import { OPERATION_MAKERS } from "./makers.ts";
import { type OperationMaker, playedOut, type Scene } from "./stage.ts";
import { storyFor } from "./stories.ts";
import { planOf } from "./topics/topic-plans.ts";

/** What a teacher wishes of "Crear con Cuadra IA". */
export interface ExerciseWish {
  readonly title: string;
  readonly topic: ExerciseTopic;
  readonly level: ExerciseLevel;
  readonly chart: ChartKind;
  /** PUC accounts that it should practise; none for any. */
  readonly accounts: readonly string[];
  readonly vat: boolean;
  readonly withholding: boolean;
  readonly operations: number;
  /** Empty for one of the bank's. */
  readonly company: string;
  readonly seed: number;
}

const MOST_OPERATIONS = 30;

/** Topics whose accounts only the PUC has. */
export const NEED_PUC: readonly ExerciseTopic[] = EXERCISE_TOPICS.filter(
  (topic) => ["vat", "withholding", "adjustments"].includes(topic) || planOf(topic) !== undefined,
);

/** Whether a topic has accounts of its own, without taxes: neither can be wished for. */
export function hasOwnAccounts(topic: ExerciseTopic): boolean {
  return planOf(topic) !== undefined;
}

/** The most operations that an exercise of a topic may have. */
export function mostOperations(topic: ExerciseTopic): number {
  return planOf(topic)?.most ?? MOST_OPERATIONS;
}

/** A wish that cannot be met. */
export type WishProblem =
  | { readonly kind: "bad-seed" }
  | { readonly kind: "bad-count"; readonly most: number }
  | { readonly kind: "taxes-need-puc" }
  | { readonly kind: "topic-needs-puc" }
  | { readonly kind: "topic-needs-tax" }
  | { readonly kind: "topic-without-taxes" }
  | { readonly kind: "topic-has-accounts" }
  | { readonly kind: "no-operation-for"; readonly accounts: readonly string[] }
  /** So few operations leave no room for these accounts. */
  | { readonly kind: "too-short-for"; readonly accounts: readonly string[] };

/** Accounts of a kind of operation that stories do not come to: a test goes over all the others. */
const UNREACHED: Readonly<Record<ChartKind, readonly string[]>> = {
  puc: ["1524", "5195"],
  journal: ["1524", "5195", "5305"],
  mini: ["1305", "5195"],
};

/** PUC accounts that may be wished for: those that some operation of that chart and of those taxes records in. */
export function accountsOffered({
  chart,
  vat,
  withholding,
}: Pick<ExerciseWish, "chart" | "vat" | "withholding">): readonly string[] {
  const all = OPERATION_MAKERS.filter(({ charts }) => charts.includes(chart)).flatMap(
    ({ accounts }) => accounts,
  );
  const needsTax = (account: string) => (!vat && account === "2408") || (!withholding && account === "2365");
  const needsNoTax = (account: string) => vat && account === "4155";
  return [...new Set(all)]
    .filter((account) => !UNREACHED[chart].includes(account) && !needsTax(account) && !needsNoTax(account))
    .toSorted();
}

const touches = (accounts: readonly string[], wanted: string) =>
  accounts.some((account) => account.startsWith(wanted.slice(0, 4)) || wanted.startsWith(account));

function problemOf(wish: ExerciseWish): WishProblem | null {
  const { operations, seed, chart, vat, withholding, accounts, topic } = wish;
  if (!isSeed(seed)) return { kind: "bad-seed" };
  const most = mostOperations(topic);
  if (!Number.isInteger(operations) || operations < 1 || operations > most)
    return { kind: "bad-count", most };
  if ((vat || withholding) && chart !== "puc") return { kind: "taxes-need-puc" };
  if (chart !== "puc" && NEED_PUC.includes(topic)) return { kind: "topic-needs-puc" };
  if ((topic === "vat" && !vat) || (topic === "withholding" && !withholding))
    return { kind: "topic-needs-tax" };
  if (hasOwnAccounts(topic)) {
    if (vat || withholding) return { kind: "topic-without-taxes" };
    return accounts.length > 0 ? { kind: "topic-has-accounts" } : null;
  }
  const offered = OPERATION_MAKERS.filter(({ charts }) => charts.includes(chart));
  const unmet = accounts.filter((account) => !offered.some((kind) => touches(kind.accounts, account)));
  return unmet.length > 0 ? { kind: "no-operation-for", accounts: unmet } : null;
}

/** Wished accounts that no operation records in. */
function accountsMissed(made: readonly Recorded[], wished: readonly string[]): readonly string[] {
  const used = made.flatMap(({ entry }) => entry.lines.map(({ account }) => account));
  return wished.filter((account) => !touches(used, account));
}

/** Everything that the taxes of the case are worked out from. */
function taxesTold({ vat, withholding }: ExerciseWish): string {
  if (!vat && !withholding) return "No se registran IVA ni retenciones.";
  const taxes = vat ? "Es responsable de IVA." : "No se registra IVA.";
  if (!withholding) return `${taxes} No practica retenciones ni le retienen.`;
  return `${taxes} ${WITHHOLDS} A la empresa de energía no le retiene, porque es autorretenedora.`;
}

const HINTS = [
  "Pregúntate qué entró, qué salió, qué se debe y qué se ganó.",
  "Los activos, los costos y los gastos aumentan en el Debe; las deudas, el patrimonio y los ingresos, en el Haber.",
  "Escribe primero la cuenta del dinero o de la deuda; luego busca la que dice por qué cambió.",
];
const HINTS_AT: Readonly<Record<ExerciseLevel, number>> = { 1: 3, 2: 2, 3: 1, 4: 1, 5: 0 };

/** From this level on the case has no invoices: what they come to is to be worked out. */
const WITHOUT_PAPERS: ExerciseLevel = 4;

/** A story of operations on the wished accounts and taxes. */
function storyAsWished(wish: ExerciseWish, s: Setting): Result<Exercise, WishProblem> {
  const scene: Scene = {
    s,
    chart: wish.chart,
    vat: wish.vat ? "general" : null,
    withholder: wish.withholding ? "income" : "none",
    level: wish.level,
  };
  const onAccounts = ({ accounts }: OperationMaker) => wish.accounts.some((each) => touches(accounts, each));
  const story = storyFor(wish, wish.accounts.length === 0 ? null : onAccounts);
  const made = playedOut(scene, story, new CaseLedger(), wish.operations);
  const missed = accountsMissed(made, wish.accounts);
  if (missed.length > 0) return err({ kind: "too-short-for", accounts: missed });
  const told = made.map((each) => (wish.level < WITHOUT_PAPERS ? each : { ...each, documents: [] }));
  const parts = composed({
    setting: s,
    title: wish.title,
    topic: wish.topic,
    level: wish.level,
    chart: wish.chart,
    intro: [introduce(s), PERPETUAL, taxesTold(wish)],
    operations: told,
    todo: [RECORD_ALL, CHECK_SUMS],
    hints: HINTS.slice(0, HINTS_AT[wish.level]),
    rates: { ...(wish.vat ? { vat: 19 } : {}), ...(wish.withholding ? { withholding: 2.5 } : {}) },
    lesson: "Cada operación cambia al menos dos cuentas, y el Debe siempre iguala al Haber.",
  });
  return ok({ source: null, ...parts });
}

/** An exercise as wished, with its solution, to be edited before use; or which wish cannot be met (ED-24). */
export function generateExercise(wish: ExerciseWish): Result<Exercise, WishProblem> {
  const problem = problemOf(wish);
  if (problem !== null) return err(problem);
  const { title, topic, level, company, seed } = wish;
  const plan = planOf(topic);
  const met = settingOf(seeded(seed), plan?.month);
  const own = wish.vat && hasOtherRates(level) ? atGrocer(met) : met;
  const s = company.trim() === "" ? own : { ...own, company: company.trim() };
  if (plan === undefined) return storyAsWished(wish, s);
  const parts = composed({ setting: s, title, topic, level, ...plan.lay(s, wish) });
  return ok({ source: null, ...parts });
}

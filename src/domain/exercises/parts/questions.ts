import type { Seeded } from "../../sample/seeded.ts";
import type { LedgerFormula } from "../exercise.ts";
import type { NumberUnit } from "../question.ts";
import type { AskedQuestion } from "./compose.ts";

/** Each order as likely: who writes the right option first gives nothing away. */
function shuffled<T>(random: Seeded, items: readonly T[]): readonly T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random.between(0, left.length - 1), 1));
}

/** A choice among options; those that begin with "*" are right. Several right ones make it a question of several. */
export function choose(
  random: Seeded,
  id: string,
  text: string,
  options: readonly string[],
  why: string,
): AskedQuestion {
  return chooseInOrder(id, text, shuffled(random, options), why);
}

/** The same where the options have an order of their own, such as the classes of accounts. */
export function chooseInOrder(
  id: string,
  text: string,
  options: readonly string[],
  why: string,
): AskedQuestion {
  const all = options.map((option, index) => ({
    id: `${id}-${index + 1}`,
    text: option.replace(/^\*/u, ""),
    right: option.startsWith("*"),
  }));
  const right = all.filter((each) => each.right).map((each) => each.id);
  return {
    question: {
      id,
      kind: "choice",
      text,
      several: right.length > 1,
      options: all.map((each) => ({ id: each.id, text: each.text })),
    },
    answer: { question: id, kind: "options", right, why, points: Math.max(right.length, 1) },
  };
}

interface NumberAsked {
  readonly unit?: NumberUnit;
  readonly decimals?: number;
  readonly fromLedger?: LedgerFormula;
}

/** A number, right within half a unit of the last decimal asked for; of pesos, within one. */
export function askNumber(
  id: string,
  text: string,
  right: number,
  why: string,
  { unit = "pesos", decimals = 0, fromLedger }: NumberAsked = {},
): AskedQuestion {
  const factor = 10 ** decimals;
  const shown = Math.round(Number((right * factor).toPrecision(15))) / factor;
  const tolerance = unit === "pesos" ? 1 : decimals === 0 ? 0 : 1 / factor;
  return {
    question: { id, kind: "number", text, unit, decimals },
    answer: {
      question: id,
      kind: "number",
      right: shown,
      tolerance,
      ...(fromLedger ? { fromLedger } : {}),
      why,
      points: 1,
    },
  };
}

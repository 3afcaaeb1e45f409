import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { readStrangers } from "./bank/read-strangers.ts";
import { type Outcome, type StrangerSentence, scoreStranger } from "./bank/score-strangers.ts";
import { SECOND_STRANGERS } from "./bank/second-strangers.data.ts";
import { STRANGERS } from "./bank/strangers.data.ts";
import { THIRD_STRANGERS } from "./bank/third-strangers.data.ts";

const world: GuidedWorld = {
  chart: pucChart(),
  today: day("2026-11-26"),
  parties: [],
  profile: null,
  memory: [],
  used: new Map(),
  counterpart: () => null,
};

/** The best that is made of a sentence for which several entries are right. */
function outcomeOf(accepted: readonly StrangerSentence[]): Outcome {
  const outcomes = accepted.map((each) => scoreStranger(each, world));
  return (["right", "asked"] as const).find((each) => outcomes.includes(each)) ?? "wrong";
}

/**
 * What the engine makes of each bank since the kinds behind its mistakes are mended. When it first saw them 95 of 120
 * were right and 7 wrong, then 105 of 120 and 5, then 91 of 105 and 4: only that is a measure of what strangers meet.
 */
const BANKS = [
  { by: "a stranger", sentences: STRANGERS.map((each) => [each]), right: 107, wrong: 0 },
  { by: "one who knew the engine", sentences: readStrangers(SECOND_STRANGERS), right: 119, wrong: 1 },
  { by: "the same, later", sentences: readStrangers(THIRD_STRANGERS), right: 100, wrong: 1 },
];

it.each(BANKS)("is no worse than it was with the sentences of $by (spec-decision 12)", (bank) => {
  const outcomes = bank.sentences.map((each) => ({ text: each[0]?.text, outcome: outcomeOf(each) }));
  const count = (wanted: Outcome) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  const missed = outcomes.flatMap(({ text, outcome }) =>
    outcome === "right" ? [] : [`${outcome}: ${text}`],
  );
  expect(bank.sentences.length).toBeGreaterThan(100);
  expect(count("right"), missed.join("\n")).toBeGreaterThanOrEqual(bank.right);
  expect(count("wrong"), missed.join("\n")).toBeLessThanOrEqual(bank.wrong);
});

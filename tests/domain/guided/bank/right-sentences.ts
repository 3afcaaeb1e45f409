import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { BANK } from "./bank.ts";
import { readBank, scoreCase } from "./score-bank.ts";
import { TAUGHT_STRANGERS } from "./strangers/all-strangers.ts";
import { scoreStranger } from "./strangers/score-strangers.ts";

interface RightSentence {
  readonly text: string;
  readonly isRight: () => boolean;
}

const chart = pucChart();
const world: GuidedWorld = {
  chart,
  today: day("2026-11-26"),
  parties: [],
  profile: null,
  memory: [],
  used: new Map(),
  counterpart: () => null,
};

const everySo = <T>(list: readonly T[], many: number) => list.filter((_, at) => at % many === 1);

/**
 * Some of the sentences of the banks that are understood as they should be: what mutation testing asks one by one. How
 * many of all there are is held by the tests of the banks, which take too long for every change.
 */
export function rightSentences(): readonly RightSentence[] {
  const own = Object.values(BANK)
    .flatMap((text) => everySo(readBank(text), 4))
    .map((each) => ({ text: each.text, isRight: () => scoreCase(chart, each).outcome === "right" }));
  const strangers = TAUGHT_STRANGERS.flatMap((bank) => everySo(bank, 10)).map((accepted) => ({
    text: accepted[0]?.text ?? "",
    isRight: () => scoreStranger(accepted, world) === "right",
  }));
  return [...own, ...strangers].filter(({ isRight }) => isRight());
}

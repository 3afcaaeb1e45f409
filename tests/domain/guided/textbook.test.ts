import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { readStrangers } from "./bank/strangers/read-strangers.ts";
import { scoreStranger } from "./bank/strangers/score-strangers.ts";
import { TEXTBOOK_KINDS } from "./bank/textbook-kinds.data.ts";

const world: GuidedWorld = {
  chart: pucChart(),
  today: day("2026-11-28"),
  parties: [],
  profile: null,
  memory: [],
  used: new Map(),
  counterpart: () => null,
};

it.each(Object.entries(TEXTBOOK_KINDS))("GM-38 reads %s", (_, table) => {
  const outcomes = readStrangers(table).map((each) => `${scoreStranger(each, world)}: ${each[0]?.text}`);
  expect(outcomes.filter((each) => !each.startsWith("right"))).toEqual([]);
});

import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { BLIND_KINDS } from "./bank/blind-kinds.data.ts";
import { COUNTED_KINDS } from "./bank/counted-kinds.data.ts";
import { FIRST_KINDS } from "./bank/first-kinds.data.ts";
import { LATER_KINDS } from "./bank/kinds.data.ts";
import { STRANGER_KINDS } from "./bank/stranger-kinds.data.ts";
import { readStrangers } from "./bank/strangers/read-strangers.ts";
import { scoreStranger } from "./bank/strangers/score-strangers.ts";
import { TOLD_APART } from "./bank/told-apart.data.ts";
import { UNSAID_KINDS } from "./bank/unsaid-kinds.data.ts";

const world: GuidedWorld = {
  chart: pucChart(),
  today: day("2026-11-26"),
  parties: [],
  profile: null,
  memory: [],
  used: new Map(),
  counterpart: () => null,
};

/** GM-07 */
const ADVANCES = `
entregamos el trabajo por 3.000.000 sin iva, ya nos habían dado 1.000.000 de anticipo y el resto en efectivo | D 2805 1000000; D 1105 2000000; C 41 3000000
entregué el encargo por 800.000 sin iva, ya me habían dado 300.000 de adelanto y el saldo por Nequi | D 2805 300000; D 1110,1120 500000; C 41 800000
compré mercancía por 4.000.000 sin iva, ya le había dado 1.500.000 de anticipo y el resto a crédito | D 1435,6205 4000000; C 1330 1500000; C 2205 2500000
`;

it.each(readStrangers(ADVANCES).map((accepted) => [accepted[0]?.text, accepted] as const))(
  "uses the advance up (GM-07): %s",
  (_, accepted) => {
    expect(scoreStranger(accepted, world)).toBe("right");
  },
);

it.each(
  readStrangers(FIRST_KINDS + LATER_KINDS.trim() + BLIND_KINDS.trimEnd() + COUNTED_KINDS).map(
    (accepted) => [accepted[0]?.text, accepted] as const,
  ),
)("mends the kind (GM-10, GM-39): %s", (_, accepted) => {
  expect(scoreStranger(accepted, world)).toBe("right");
});

it.each(readStrangers(TOLD_APART).map((accepted) => [accepted[0]?.text, accepted] as const))(
  "reads how the amounts of a sentence belong together (GM-27, GM-28): %s",
  (_, accepted) => {
    expect(scoreStranger(accepted, world)).toBe("right");
  },
);

it.each(Object.entries(STRANGER_KINDS))("GM-30 reads %s", (_, table) => {
  const outcomes = readStrangers(table).map((each) => `${scoreStranger(each, world)}: ${each[0]?.text}`);
  expect(outcomes.filter((each) => !each.startsWith("right"))).toEqual([]);
});

it.each(Object.entries(UNSAID_KINDS))("GM-31 GM-32 reads %s", (_, table) => {
  const outcomes = readStrangers(table).map((each) => `${scoreStranger(each, world)}: ${each[0]?.text}`);
  expect(outcomes.filter((each) => !each.startsWith("right"))).toEqual([]);
});

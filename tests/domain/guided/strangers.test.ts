import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { TAUGHT_STRANGERS } from "./bank/strangers/all-strangers.ts";
import { THIRTIETH_STRANGERS } from "./bank/strangers/later/thirtieth-strangers.data.ts";
import { THIRTY_EIGHTH_STRANGERS } from "./bank/strangers/later/thirty-eighth-strangers.data.ts";
import { THIRTY_FIFTH_STRANGERS } from "./bank/strangers/later/thirty-fifth-strangers.data.ts";
import { THIRTY_FOURTH_STRANGERS } from "./bank/strangers/later/thirty-fourth-strangers.data.ts";
import { THIRTY_SECOND_STRANGERS } from "./bank/strangers/later/thirty-second-strangers.data.ts";
import { THIRTY_SEVENTH_STRANGERS } from "./bank/strangers/later/thirty-seventh-strangers.data.ts";
import { THIRTY_SIXTH_STRANGERS } from "./bank/strangers/later/thirty-sixth-strangers.data.ts";
import { TWENTY_SEVENTH_STRANGERS } from "./bank/strangers/later/twenty-seventh-strangers.data.ts";
import { TWENTY_THIRD_STRANGERS } from "./bank/strangers/later/twenty-third-strangers.data.ts";
import { readStrangers } from "./bank/strangers/read-strangers.ts";
import {
  bestOutcome,
  type Outcome,
  type ReadText,
  readText,
  type StrangerSentence,
  scoreStranger,
} from "./bank/strangers/score-strangers.ts";
import { TWENTIETH_STRANGERS } from "./bank/strangers/twentieth-strangers.data.ts";
import { TWENTY_SECOND_STRANGERS } from "./bank/strangers/twenty-second-strangers.data.ts";
import { THIRTY_FIRST_STRANGERS } from "./bank/strangers/unread/thirty-first-strangers.data.ts";
import { THIRTY_THIRD_STRANGERS } from "./bank/strangers/unread/thirty-third-strangers.data.ts";
import { TWENTY_NINTH_STRANGERS } from "./bank/strangers/unread/twenty-ninth-strangers.data.ts";
import { TWENTY_SIXTH_STRANGERS } from "./bank/strangers/unread/twenty-sixth-strangers.data.ts";

const world: GuidedWorld = {
  chart: pucChart(),
  today: day("2026-11-26"),
  parties: [],
  profile: null,
  memory: [],
  used: new Map(),
  counterpart: () => null,
};

interface Bank {
  readonly by: string;
  readonly right: number;
  readonly wrong: number;
  readonly today?: string;
  readonly isUnread?: boolean;
}

/**
 * What the engine makes of each bank since the kinds behind its mistakes are mended, in the order in which they were
 * written. When it first saw them 95 of 120 were right and 7 wrong, then 105 of 120 and 5, 91 of 105 and 4, 118 of 150
 * and 12, 64 of 80 and 6, 49 of 62 and 6, 50 of 80 and 11, 94 of 130 and 7, 72 of 130 and 20, 81 of 130 and 14, 82 of 130
 * and 13, 66 of 140 and 24, 54 of 140 and 18, 96 of 130 and 4, 94 of 130 and 6, 100 of 130 and 3, 89 of 150 and 13, 80 of
 * 130 and 13, 77 of 110 and 9, 69 of 110 and 12, with the engine before the lexicon 82 of 120 and 6, and 56 of 120 and
 * 18, and 71 of 100 and 2, of the two banks taught last 85 of 150 and 11 and 91 of 150 and 6, and 81 of 120 and 1 of the
 * last but one, 74 of 121 and 6 of the last: only that is a measure of what strangers meet.
 */
const BANKS: readonly Bank[] = [
  { by: "a stranger", right: 112, wrong: 0 },
  { by: "one who knew the engine", right: 118, wrong: 2 },
  { by: "the same, later", right: 101, wrong: 1 },
  { by: "one who had seen nothing", right: 141, wrong: 0 },
  { by: "the same, with the engine read", right: 73, wrong: 0 },
  { by: "one who had not read it", right: 57, wrong: 1 },
  // Two of its sentences have a tax on consumption, which it asks about and later banks enter (GM-36).
  { by: "one who had seen neither", right: 76, wrong: 3 },
  { by: "one of six shops", right: 119, wrong: 0 },
  { by: "one of nine callings", right: 105, wrong: 0 },
  { by: "one of ten more callings", right: 99, wrong: 1 },
  { by: "one of other callings again", right: 96, wrong: 5 },
  { by: "one of fifteen shops", right: 81, wrong: 8, today: "2026-11-20" },
  { by: "the same, of twenty-five more", right: 66, wrong: 3, today: "2026-11-20" },
  { by: "one of shops in three regions", right: 119, wrong: 1 },
  { by: "one of textbooks and the internet", right: 113, wrong: 3 },
  { by: "one of half shops, half bookkeepers", right: 107, wrong: 2 },
  { by: "one of fourteen callings", right: 114, wrong: 3 },
  { by: "one of thirteen callings", right: 108, wrong: 2 },
  { by: "one of fifteen everyday shops", right: 92, wrong: 0 },
  { by: "one of shops, textbooks and everyday speech", right: 97, wrong: 2 },
  { by: "one of everyday people", right: 134, wrong: 2, today: "2026-11-28" },
  { by: "one of students and accountants", right: 137, wrong: 2, today: "2026-11-28" },
  { by: "the one of fifteen shops, of others, unread", right: 69, wrong: 10, isUnread: true },
  { by: "another at the time of the one before", right: 110, wrong: 1 },
  { by: "one more who had seen nothing", right: 95, wrong: 0 },
  { by: "one of everybody and their taxes", right: 117, wrong: 0, today: "2026-11-28" },
  { by: "one of everybody, unread", right: 88, wrong: 2, today: "2026-11-28", isUnread: true },
  {
    by: "the other half of everybody and their taxes",
    right: 79,
    wrong: 6,
    today: "2026-11-28",
    isUnread: true,
  },
  { by: "one of everyday shops and trades", right: 92, wrong: 0 },
  { by: "the same, unread", right: 56, wrong: 0, isUnread: true },
  { by: "a teacher", right: 67, wrong: 1 },
  { by: "the teacher, unread", right: 51, wrong: 2, isUnread: true },
  { by: "one of textbooks", right: 113, wrong: 1, today: "2026-11-28" },
  { by: "one of accountants", right: 44, wrong: 0, today: "2026-11-28" },
  { by: "one of both, later", right: 50, wrong: 0, today: "2026-11-28" },
  { by: "one of everybody, textbooks and bookkeepers", right: 109, wrong: 0 },
  { by: "one of students, owners and assistants", right: 115, wrong: 0 },
];
/** The last fifteen are not learnt from; those that nobody has read are told by their figures alone. */
const SENTENCES = [
  ...TAUGHT_STRANGERS,
  readStrangers(TWENTIETH_STRANGERS),
  readStrangers(TWENTY_SECOND_STRANGERS),
  readStrangers(TWENTY_THIRD_STRANGERS),
  readStrangers(TWENTY_SEVENTH_STRANGERS),
  readStrangers(TWENTY_SIXTH_STRANGERS),
  readStrangers(TWENTY_NINTH_STRANGERS),
  readStrangers(THIRTIETH_STRANGERS),
  readStrangers(THIRTY_FIRST_STRANGERS),
  readStrangers(THIRTY_SECOND_STRANGERS),
  readStrangers(THIRTY_THIRD_STRANGERS),
  readStrangers(THIRTY_FOURTH_STRANGERS),
  readStrangers(THIRTY_FIFTH_STRANGERS),
  readStrangers(THIRTY_SIXTH_STRANGERS),
  readStrangers(THIRTY_SEVENTH_STRANGERS),
  readStrangers(THIRTY_EIGHTH_STRANGERS),
];

/** What the engine makes of the sentences of a bank, each understood once for all that is asked of it. */
const readings = new Map<Bank, readonly ReadText[]>();
function readingsOf(bank: Bank): readonly ReadText[] {
  const own = { ...world, today: day(bank.today ?? world.today) };
  const known = readings.get(bank) ?? sentencesOf(bank).map(([first]) => readText(first?.text ?? "", own));
  readings.set(bank, known);
  return known;
}
const sentencesOf = (bank: Bank): readonly (readonly StrangerSentence[])[] =>
  SENTENCES[BANKS.indexOf(bank)] ?? [];

it.each(BANKS)("is no worse than it was with the sentences of $by (spec-decision 12)", (bank) => {
  const sentences = sentencesOf(bank);
  const outcomes = readingsOf(bank).map((read, at) => ({
    text: sentences[at]?.[0]?.text,
    outcome: bestOutcome(read, sentences[at] ?? [], world.chart),
  }));
  const count = (wanted: Outcome) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  const missed = bank.isUnread
    ? []
    : outcomes.flatMap(({ text, outcome }) => (outcome === "right" ? [] : [`${outcome}: ${text}`]));
  expect(sentences.length).toBeGreaterThanOrEqual(60);
  expect(count("right"), missed.join("\n")).toBeGreaterThanOrEqual(bank.right);
  expect(count("wrong"), missed.join("\n")).toBeLessThanOrEqual(bank.wrong);
});

it("balances whatever entry it makes of a sentence (GM-01)", () => {
  const read = BANKS.flatMap(readingsOf);
  const unequal = read.filter(({ entries }) =>
    entries.some(({ lines }) => lines.reduce((sum, line) => sum + line.debit - line.credit, 0) !== 0),
  );
  expect(read.length).toBeGreaterThan(2_000);
  expect(unequal).toEqual([]);
});

/** Each kind of mistake that the fifth bank showed, with sentences of the same kind that it does not have. */
const KINDS = {
  "a number of things in words, at a price each": `
vendí treinta y cinco arrobas de panela a 60 mil cada una en efectivo | D 1105 2100000; C 41 2100000
vendí ciento veinte almuerzos a 15 mil cada uno en efectivo | D 1105 1800000; C 41 1800000
compré veinticuatro camisas a 30.000 cada una en efectivo | D 1435,6205 720000; C 1105 720000
compré doscientas camisetas a 12 mil cada una a crédito | D 1435,6205 2400000; C 2205 2400000
vendí quince libras de queso a 9 mil cada una en efectivo | D 1105 135000; C 41 135000
vendí 3 vestidos de 80.000 cada uno en efectivo | D 1105 240000; C 41 240000
vendí un vestido de 80.000 en efectivo | D 1105 80000; C 41 80000`,
  "what the count of the till lacks": `
en el arqueo de caja faltaron 22.000 | D 1365 22000; C 1105 22000
cerré la caja y faltaban 5 mil | D 1365 5000; C 1105 5000`,
  "a debt that nobody will pay": `
dimos de baja la deuda de un cliente por 310.000 | D 1399,5310 310000; C 1305 310000
doy de baja lo que debía Marta López 95.000 | D 1399,5310 95000; C 1305 95000
la cliente no va a pagar los 150.000 que debe | D 1399,5310 150000; C 1305 150000`,
  "an advance that somebody leaves": `
los novios dejaron 800 mil de anticipo en efectivo | D 1105 800000; C 2805 800000
la paciente dio 200.000 de anticipo por nequi | D 1110,1120 200000; C 2805 200000
unos turistas consignaron 600.000 de anticipo al banco | D 1110,1120 600000; C 2805 600000 OR ASK
dejé 300.000 de anticipo al proveedor en efectivo | D 1330 300000; C 1105 300000`,
  "a rest whose way of paying is not read": `
compré una nevera en 3 millones, di 1 por transferencia y el resto me lo fía el dueño | ASK OR D 1520,1524,1532,1536 3000000; C 1110,1120 1000000; C 2205,2335,2380 2000000
compré un torno en 12 millones, di 4 en efectivo y lo demás luego se verá | ASK OR D 1520 12000000; C 1105 4000000; C 2205,2335,2380 8000000`,
  "what somebody is left owing": `
el cliente quedó debiendo 45.000 del arreglo | D 1305 45000; C 41 45000
me quedaron debiendo 130.000 de unos almuerzos | D 1305 130000; C 41 130000`,
};

it.each(Object.entries(KINDS))("understands %s", (_, table) => {
  const outcomes = readStrangers(table).map((each) => `${scoreStranger(each, world)}: ${each[0]?.text}`);
  expect(outcomes.filter((each) => !each.startsWith("right"))).toEqual([]);
});

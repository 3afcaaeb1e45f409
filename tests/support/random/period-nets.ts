import fc from "fast-check";
import type { PeriodNets } from "#domain/statement/source/figure-shares.ts";

const CODES = [
  "1105",
  "1110",
  "111005",
  "1225",
  "1305",
  "1305/acme",
  "130505~",
  "1355",
  "1399",
  "1435",
  "1524",
  "1705",
  "2105",
  "2105~",
  "2205",
  "2205/acme",
  "2365",
  "2408",
  "2505",
  "2725",
  "2805/acme",
  "3115",
  "3605",
  "4135",
  "4175",
  "4210",
  "5105",
  "5160",
  "5205",
  "5260",
  "5305",
  "6135",
  "7105",
  "8105",
];

const nets = fc.array(fc.tuple(fc.constantFrom(...CODES), fc.integer({ min: -9e9, max: 9e9 })), {
  maxLength: 40,
});
/** The balances and movements of a period, of accounts of every kind. */
export const periodNets: fc.Arbitrary<PeriodNets> = fc.record({
  until: nets.map((each) => new Map(each)),
  within: nets.map((each) => new Map(each)),
});

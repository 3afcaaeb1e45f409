import { expect, it } from "vitest";
import {
  cashEquivalentsOf,
  mayBeCashEquivalent,
  readPuc,
  unreadPuc,
  withCashEquivalents,
} from "#domain/accounting/cash-equivalents.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";

const CDT = "122505";

it.each([
  ["1225", true],
  [CDT, true],
  ["1245", true],
  ["1205", false],
  ["1250", false],
  ["11225", false],
])("account %s may be a cash equivalent: %s", (puc, may) => {
  expect(mayBeCashEquivalent(puc)).toBe(may);
});

it("takes of all books what may be one", () => {
  const books = [{ cashEquivalents: [CDT, "1205"] }, {}, { cashEquivalents: ["1230"] }];
  expect([...cashEquivalentsOf(books)]).toEqual([CDT, "1230"]);
  expect(cashEquivalentsOf([{}]).size).toBe(0);
});

it("is read among cash, under its own code and name, and only where the book says so", async () => {
  expect(readPuc(CDT, new Set([CDT]))).toBe(`1195${CDT}`);
  expect(readPuc("1105", new Set([CDT]))).toBe("1105");
  const chart = await loadChart("puc");
  expect(withCashEquivalents(chart, new Set())).toBe(chart);
  const read = withCashEquivalents(chart, new Set(["1225"]));
  expect(read.byCode.get("1225" as never)).toMatchObject({ code: "1225", puc: "11951225" });
  expect(read.byCode.get("1105" as never)).toBe(chart.byCode.get("1105" as never));
  expect(chart.byCode.get("1225" as never)?.puc).toBe("1225");
});

it.each([
  [`1195${CDT}`, CDT],
  ["11951225", "1225"],
  ["1195", "1195"],
  ["11951105", "11951105"],
  ["1105", "1105"],
  [CDT, CDT],
  ["12251195", "12251195"],
  ["99991225", "99991225"],
])("%s is %s in the decree", (read, puc) => {
  expect(unreadPuc(read)).toBe(puc);
});

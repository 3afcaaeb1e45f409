import { expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import { purposeChoices } from "#domain/statement/flow-choices.ts";
import { line } from "#tests/support/builders.ts";

const pucOf = pucReader(pucChart());
const choices = (status: "posted" | "draft", ...codes: readonly string[]) =>
  purposeChoices({ status, lines: codes.map((code) => line(code, 1)) }, pucOf).map(({ account }) => account);

it("asks of receivables, payables and advances that a posted entry pays or collects in cash", () => {
  expect(choices("posted", "2335", "1305", "2335", "1110")).toEqual(["2335", "1305"]);
  expect(choices("posted", "2365", "5135", "1355", "1110")).toEqual([]);
  expect(choices("posted", "2335", "5135")).toEqual([]);
  expect(choices("draft", "2335", "1110")).toEqual([]);
});

it("tells what was said before", () => {
  const flows = [{ account: "2335" as AccountCode, flow: "property" as const }];
  const lines = [line("2335", 1), line("1330", 1), line("1110", -2)];
  expect(purposeChoices({ status: "posted", lines, flows }, pucOf)).toEqual([
    { account: "2335", flow: "property" },
    { account: "1330", flow: null },
  ]);
});

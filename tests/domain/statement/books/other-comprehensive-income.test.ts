import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { amountsOf, figuresOf, inputOf } from "#tests/support/book-facts.ts";
import { line, posted } from "#tests/support/builders.ts";

function input(...shorts: readonly (readonly [string, ...(readonly [string, number])[]])[]) {
  const entries = shorts.map(([date, ...lines], index) =>
    posted(index + 1, {
      date: day(date),
      description: "Prueba",
      reference: "",
      lines: lines.map(([account, amount]) => line(account, amount)),
    }),
  );
  return inputOf(entries, pucChart(), ["2025-01-01", "2025-12-31"]);
}

describe("other comprehensive income (NIIF para PYMES 5.2, 5.4 b, 17.15C)", () => {
  const revalued = input(
    ["2025-02-01", ["1110", 500], ["4135", -500]],
    ["2025-06-30", ["1516", 100], ["3810", -65], ["2725", -35]],
  );

  it("follows the result: revaluation less its deferred tax, and the total", () => {
    const income = makeStatement("income", revalued);
    expect(figuresOf(income)).toMatchObject({ result: 500, oci: 65, comprehensive: 565 });
    expect(income.lines.at(-1)?.label).toBe("Resultado integral total");
    expect(income.checks.every((check) => check.holds)).toBe(true);
  });

  it("is a row of its own in equity, on the surplus", () => {
    const equity = makeStatement("equity", revalued);
    expect(equity.columns).toEqual(["Prima y superávit", "Resultado del ejercicio", "Total"]);
    expect(amountsOf(equity, "oci@0")).toEqual([65, 0, 65]);
    expect(amountsOf(equity, "others@0")).toEqual([]);
    expect(equity.checks.every((check) => check.holds)).toBe(true);
  });

  it("is no cash", () => {
    const cash = makeStatement("cash", revalued, "indirect");
    expect(figuresOf(cash)).toMatchObject({ operating: 500, net: 500 });
    expect(cash.checks.every((check) => check.holds)).toBe(true);
  });

  it("has no line where there is none, nor for a surplus moved to retained results", () => {
    const moved = input(
      ["2025-02-01", ["1110", 500], ["4135", -500]],
      ["2025-06-30", ["3810", 65], ["3705", -65]],
    );
    const keys = makeStatement("income", moved).lines.map(({ key }) => key);
    expect(keys).not.toContain("oci");
    expect(keys).not.toContain("comprehensive");
    const equity = makeStatement("equity", moved);
    const names = ["Prima y superávit", "Resultados acumulados", "Resultado del ejercicio", "Total"];
    expect(equity.columns).toEqual(names);
    expect(amountsOf(equity, "transfers@0")).toEqual([-65, 65, 0, 0]);
  });
});

it("own shares bought are no dividend in equity either (NIIF para PYMES 6.3 c, 22.16)", () => {
  const equity = makeStatement("equity", input(["2025-02-01", ["330516", 80], ["1110", -80]]));
  expect(equity.columns).toEqual(["Reservas", "Total"]);
  expect(amountsOf(equity, "own-shares@0")).toEqual([-80, -80]);
  expect(amountsOf(equity, "dividends@0")).toEqual([]);
  expect(equity.checks.every((check) => check.holds)).toBe(true);
});

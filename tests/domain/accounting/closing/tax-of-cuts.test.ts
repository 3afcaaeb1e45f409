import { describe, expect, it } from "vitest";
import { type ClosingPeriod, closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { closingBooks, findProposal, type Held, linesOf, stepsOf } from "./closing-books.ts";

describe("income tax of a cut after earlier ones (ET art. 240: 35 %)", () => {
  const FILER = { tax: { filer: true, simple: false, rate: "general" as const } };
  const sold = (amount: number): Held => [
    ["4135", -amount],
    ["1110", amount],
  ];
  const tax = (amount: number): Held => [
    ["5405", amount],
    ["2404", -amount],
  ];
  const half = (months: Readonly<Record<number, Held>>, period: ClosingPeriod = closingPeriod(2026, "h2")) =>
    closingBooks({ months, period, company: FILER });

  it.each<
    [string, Readonly<Record<number, Held>>, readonly string[] | undefined, readonly string[] | undefined]
  >([
    [
      "the tax of the year less that of June",
      { 6: [...sold(1_000), ...tax(350)], 12: sold(2_000) },
      ["5405 700", "2404 -700"],
      ["3000", "×", "= 1050", "− 350", "= 700"],
    ],
    [
      "what June recorded too much",
      { 6: [...sold(1_000), ...tax(350)], 12: sold(-400) },
      ["2404 140", "5405 -140"],
      ["600", "×", "= 210", "− 350", "= 140"],
    ],
    [
      "all of it after a loss",
      { 6: [...sold(1_000), ...tax(350)], 12: sold(-1_500) },
      ["2404 350", "5405 -350"],
      ["-500", "×", "= 0", "− 350", "= 350"],
    ],
    ["nothing where they agree", { 6: [...sold(1_000), ...tax(350)] }, undefined, undefined],
    ["nothing of a year without a result", { 6: sold(0) }, undefined, undefined],
    [
      "nothing beside tax of July, which is of this half",
      { 6: sold(1_000), 7: tax(350) },
      undefined,
      undefined,
    ],
  ])("%s", (_name, months, lines, steps) => {
    expect(linesOf(half(months), "income-tax")).toEqual(lines);
    expect(stepsOf(half(months), "income-tax")).toEqual(steps);
    if (lines !== undefined) expect(findProposal(half(months), "income-tax")?.sure).toBe(true);
    expect(closingProposals(half(months)).remarks).toEqual([]);
  });

  it("counts on what takes a provision back, and names the part of the year", () => {
    const months = { 9: [...sold(10_000), ["510539", 900], ["261015", -900]] } as const;
    const vacation = { amount: pesos(600), people: 1, complete: true, expenses: [] };
    const input = closingBooks({
      months,
      period: closingPeriod(2026, "h2"),
      company: { ...FILER, vacation },
    });
    // 10.000 − 900 + 300 of vacations that are too much: 35 % of 9.400.
    expect(linesOf(input, "income-tax")).toEqual(["5405 3290", "2404 -3290"]);
    expect(findProposal(input, "income-tax")?.entry.description).toBe(
      "Impuesto de renta del segundo semestre de 2026",
    );
  });

  it.each([
    ["a loss", -1],
    ["no result", 0],
  ])("says nothing of a regime to a year with %s", (_name, amount) => {
    const tax = { ...FILER.tax, simple: true };
    const { before, remarks } = closingProposals(
      closingBooks({ months: { 3: sold(amount) }, company: { tax } }),
    );
    expect([before, remarks]).toEqual([[], []]);
  });

  it("tells which way it goes", () => {
    const word = (amount: number) => {
      const found = findProposal(half({ 6: [...sold(1_000), ...tax(350)], 12: sold(amount) }), "income-tax");
      return [found?.title, found?.steps.at(-1)?.label];
    };
    expect(word(1_000)).toEqual(["Impuesto de renta", "Impuesto"]);
    expect(word(-400)).toEqual(["Sobra impuesto de renta de cortes anteriores", "Sobra"]);
  });

  it.each([
    ["a peso less, by rounding", 349, undefined],
    ["a peso more, by rounding", 351, undefined],
    ["two pesos less", 348, /Ya hay \$\s348 registrados; el 35 % de la utilidad contable sería \$\s350\./],
    ["two pesos more", 352, /Ya hay \$\s352 .* sería \$\s350\./],
  ])("a recorded tax of %s", (_name, amount, text) => {
    const { before, remarks } = closingProposals(half({ 7: [...sold(1_000), ...tax(amount)] }));
    expect(before).toEqual([]);
    if (text === undefined) expect(remarks).toEqual([]);
    else expect(remarks[0]?.text).toMatch(text);
  });

  it("a recorded tax of a loss is said, and what was added back is named", () => {
    const said = (moved: Held) => closingProposals(half({ 12: moved })).remarks.map(({ text }) => text);
    expect(said([...sold(-10), ...tax(100)])).toEqual([expect.stringMatching(/sería \$\s0\./)]);
    expect(said([...sold(1_000), ["539520", 1_000], ["1110", -1_000], ...tax(100)])).toEqual([
      expect.stringMatching(/con lo que no es deducible sería \$\s350\./),
    ]);
  });

  it("names no article of what was not added back, and no tax before credits without credits", () => {
    const found = findProposal(half({ 12: sold(1_000) }), "income-tax");
    expect(found?.norm).toBe("ET art. 240");
    expect(stepsOf(half({ 12: sold(1_000) }), "income-tax")).toEqual(["1000", "×", "= 350"]);
  });

  it("says that credits leave no tax, also beside as many steps of income", () => {
    const typed = { tax: { donations: pesos(200), credits: pesos(5_000) } };
    const { before, remarks } = closingProposals({ ...half({ 12: sold(1_000) }), typed });
    expect(before).toEqual([]);
    expect(remarks.map(({ key }) => key)).toEqual(["income-tax"]);
  });
});

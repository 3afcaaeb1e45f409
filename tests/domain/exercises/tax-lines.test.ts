import { describe, expect, it } from "vitest";
import type { CaseRates } from "#domain/exercises/exercise.ts";
import { isKeptLine, isSurelyTax, type PucLine, taxOfLine } from "#domain/exercises/tax-lines.ts";

/** "debit 1435 1000", of an account of the PUC; "debit x=2404 190", of one of a short chart that means it. */
function lineOf(text: string): PucLine {
  const [side = "", named = "", amount = ""] = text.split(" ");
  const [code = "", puc = code] = named.split("=");
  return { code, puc, side: side as PucLine["side"], amount: Number(amount) };
}

type Asked = readonly [line: string, others: readonly string[], rates?: CaseRates];
const read = ([line, others, rates = {}]: Asked) => {
  const own = lineOf(line);
  return { own, all: [own, ...others.map(lineOf)], rates };
};

const GOODS = ["debit 1435 1000", "credit 2205 1190"];
const SOLD = ["credit 4135 1000"];

describe("which tax a line of a right entry is", () => {
  it.each<readonly [told: string, asked: Asked, tax: string | null]>([
    ["the account of IVA", ["debit 240805 7", GOODS], "vat"],
    ["what is withheld of income tax", ["credit 236540 500", GOODS], "withholding"],
    ["of IVA", ["credit 2367 500", GOODS], "withholding"],
    ["of ICA", ["credit 2368 500", GOODS], "withholding"],
    ["an advance of our own", ["debit 135515 500", SOLD], "withholding"],
    ["a supplier", ["credit 2205 190", ["debit 1435 1000"]], null],
    ["another account of the PUC, whatever its amount", ["debit 2404 190", GOODS], null],
    ["19 % on the side of its base", ["debit x=2404 190", GOODS], "vat"],
    ["on the other side it is no IVA", ["credit x=2404 190", ["debit 1435 1000"]], "withholding"],
    ["another rate where the case names one", ["debit x=2404 50", GOODS, { vat: 5 }], "vat"],
    ["19 % where the case names another", ["debit x=2404 190", GOODS, { vat: 5 }], null],
    ["no rate at all", ["debit x=2404 1", ["debit 1435 1"], { vat: 0 }], null],
    ["a peso above it", ["debit x=2404 191", GOODS], "vat"],
    ["a peso below it", ["debit x=2404 189", GOODS], "vat"],
    ["two above it", ["debit x=2404 192", GOODS], null],
    ["two below it", ["debit x=2404 188", GOODS], null],
    ["of two bases together", ["debit x=2404 190", ["debit 1435 600", "debit 5195 400"]], "vat"],
    ["of two sales together", ["credit x=2404 190", ["credit 4135 600", "credit 4210 400"]], "vat"],
    [
      "of a sale and a cost together it is none",
      ["credit x=2404 190", ["credit 4135 600", "credit 5195 400"]],
      null,
    ],
    ["of money it is none", ["debit x=2404 190", ["debit 1105 1000"]], null],
    ["with what is to be had back", ["debit x=1380 190", GOODS], "vat"],
    ["with what is owed", ["debit x=2335 190", GOODS], "vat"],
    ["with suppliers it is none", ["debit x=2205 190", GOODS], null],
    ["a small part of the other side", ["debit x=1380 25", SOLD], "withholding"],
    ["a fifth of it", ["debit x=1380 200", SOLD], "withholding"],
    ["more than a fifth of it", ["debit x=1380 201", SOLD], null],
    ["a fifth of all together", ["debit x=1380 200", ["credit 4135 600", "credit 4210 400"]], "withholding"],
    ["a small part of money", ["debit x=1380 25", ["credit 1105 1000"]], null],
    ["alone", ["debit x=1380 25", []], null],
  ])("%s", (_told, asked, tax) => {
    const { own, all, rates } = read(asked);
    expect(taxOfLine(own, all, rates)).toBe(tax);
  });

  it.each<readonly [told: string, asked: Asked, is: boolean]>([
    ["the account of IVA", ["debit 2408 7", GOODS], true],
    ["an account of what is withheld, at any rate", ["credit 2365 333", GOODS], true],
    ["IVA of a short chart", ["debit x=2404 190", GOODS], true],
    ["a supplier", ["credit 2205 190", GOODS], false],
    ["what a short chart withholds at a rate of the law", ["debit x=1380 25", SOLD], true],
    ["a peso from it", ["debit x=1380 24", SOLD], true],
    ["two pesos from it", ["debit x=1380 23", SOLD], false],
    ["at the rate of the case", ["debit x=1380 66", SOLD, { withholding: 6.6 }], true],
    ["at no rate", ["debit x=1380 66", SOLD], false],
    ["of what stands on the other side alone", ["credit x=2335 25", ["debit 1435 1000"]], true],
    ["on its own side", ["debit x=1380 25", ["debit 1435 1000", "credit 4135 2000"]], false],
  ])("%s is surely a tax: %s", (_told, asked, is) => {
    const { own, all, rates } = read(asked);
    expect(isSurelyTax(own, all, rates, [2.5, 11])).toBe(is);
  });

  it.each<readonly [told: string, asked: Asked, is: boolean]>([
    ...["2365", "2367", "2368", "1355", "2370", "2380", "1365", "421040", "530535"].map(
      (puc): readonly [string, Asked, boolean] => [`account ${puc}`, [`credit ${puc} 900`, GOODS], true],
    ),
    ["another account of the PUC", ["credit 2335 10", GOODS], false],
    ["other income of the PUC", ["credit 4295 10", GOODS], false],
    ["other income of a short chart", ["credit x=4295 900", GOODS], true],
    ["financial expenses of a short chart", ["debit x=5305 900", SOLD], true],
    ["a small part among debts of a short chart", ["credit x=2335 200", ["debit 1435 1000"]], true],
    ["a larger one", ["credit x=2335 201", ["debit 1435 1000"]], false],
    ["a small part among suppliers", ["credit x=2205 20", ["debit 1435 1000"]], false],
  ])("%s is kept from what is paid: %s", (_told, asked, is) => {
    const { own, all } = read(asked);
    expect(isKeptLine(own, all)).toBe(is);
  });
});

import { expect, test } from "vitest";
import { amountWidth } from "../../../../src/ui/kit/tables/amount-width.ts";

test.each([
  ["nothing", [], "94px"],
  ["what fits the least", [13_830_570, 4_512_480], "96px"],
  ["the longest of them, of either sign", [1, -1_234_567_890, 500], "116px"],
])("a column of amounts is as wide as %s", (_, amounts, width) => {
  expect(amountWidth(amounts, 94)).toBe(width);
});

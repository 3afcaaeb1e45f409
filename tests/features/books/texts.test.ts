import { expect, it } from "vitest";
import { bookTexts } from "#features/books/texts.ts";
import { panelTexts, partsTexts } from "#features/parties/texts.ts";

it("NU-06 days of an entry of another century are grouped as every other number", () => {
  expect(bookTexts.usage.idle(9_822, 9_831)).toBe("9.822 de 9.831 días");
  expect(panelTexts.overdue(9_831)).toBe("Venció hace 9.831 días");
  expect(panelTexts.oldest(9_831)).toBe("Lo más antiguo, de hace 9.831 días");
  expect(partsTexts.days(9_831)).toBe("hace 9.831 días");
  expect([panelTexts.overdue(1), panelTexts.oldest(0), panelTexts.oldest(1), partsTexts.days(1)]).toEqual([
    "Venció ayer",
    "Es de hoy",
    "Lo más antiguo, de hace 1 día",
    "hace 1 día",
  ]);
});

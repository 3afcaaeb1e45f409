import { expect, it } from "vitest";
import { entryLabel } from "#domain/accounting/entries/entry-label.ts";

it("names an entry by its reference, or by its number while it has none", () => {
  expect(entryLabel({ reference: "RC-0413", number: 7 })).toBe("RC-0413");
  expect(entryLabel({ reference: "", number: 7 })).toBe("N.º 7");
});

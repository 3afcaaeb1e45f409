import { expect, it } from "vitest";
import { entryCells, NUMBER_AND_DOCUMENT } from "#domain/report/entry-columns.ts";

it.each([
  [3, "RC-0412", ["3", "RC-0412"]],
  [1_204, "", ["1204", ""]],
])(
  "names entry %i by its number, without thousands, whether or not it has a document",
  (number, reference, expected) => {
    const cells = entryCells({ number, reference });
    expect(cells).toEqual(expected.map((text) => ({ kind: "text", text })));
    expect(cells).toHaveLength(NUMBER_AND_DOCUMENT.length);
  },
);

import { describe, expect, it } from "vitest";
import { KINDS } from "../strangers/expected.ts";
import { scoreOf } from "../strangers/score.ts";
import { EXTRACTS } from "./bank-tables.ts";
import { JOURNALS, TRIALS } from "./book-tables.ts";
import { FIFTH_EXTRACTS, FIFTH_TRIALS } from "./fifth-round.ts";
import { FOURTH_EXTRACTS, FOURTH_JOURNALS, FOURTH_LISTS, FOURTH_TRIALS } from "./fourth-round.ts";
import { LISTS } from "./list-tables.ts";
import { SIXTH_EXTRACTS, SIXTH_JOURNALS } from "./sixth-round.ts";
import { fileOfTable } from "./table.ts";
import { THIRD_EXTRACTS, THIRD_LISTS, THIRD_TRIALS } from "./third-round.ts";

describe("IM-01 IM-19 more layouts of banks and programs are read as they say", () => {
  const fourth = [...FOURTH_EXTRACTS, ...FOURTH_JOURNALS, ...FOURTH_TRIALS, ...FOURTH_LISTS];
  const third = [...THIRD_EXTRACTS, ...THIRD_TRIALS, ...THIRD_LISTS];
  it.each([
    ...EXTRACTS,
    ...JOURNALS,
    ...TRIALS,
    ...LISTS,
    ...third,
    ...fourth,
    ...FIFTH_EXTRACTS,
    ...FIFTH_TRIALS,
    ...SIXTH_JOURNALS,
    ...SIXTH_EXTRACTS,
  ])("$says.kind: $of", async (table) => {
    const file = fileOfTable(table);
    const expected = { ...table.says, file: file.name, folder: "" };
    const { taken, differs, asked } = await scoreOf(expected, file);
    expect({ taken, differs, asked }).toEqual({ taken: KINDS[expected.kind], differs: [], asked: [] });
  });
});

import { describe, expect, it } from "vitest";
import { benefits, differences, settled } from "./read-end-case.ts";
import { THIRD_BENEFITS, THIRD_SETTLEMENTS } from "./third-ends.data.ts";

describe("benefits and settlements reckoned from the law for a third time", () => {
  it.each(THIRD_BENEFITS.map((each) => [each.name, each] as const))("%s", (_, each) => {
    expect(differences(benefits(each), each.figures)).toEqual([]);
  });

  it.each(THIRD_SETTLEMENTS.map((each) => [each.name, each] as const))("%s", (_, each) => {
    expect(differences(settled(each), each.figures)).toEqual([]);
  });
});

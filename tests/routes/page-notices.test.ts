import { describe, expect, it } from "vitest";
import { firstNotice } from "../../src/routes/-page-notices.tsx";

describe("the notices of the page take turns", () => {
  it.each([
    [true, true, true, "missing"],
    [false, true, true, "update"],
    [false, false, true, "sample"],
    [false, false, false, "update"],
  ] as const)("missing %s, urgent %s, sample %s: %s", (missing, urgent, sample, first) => {
    expect(firstNotice(missing, urgent, sample)).toBe(first);
  });
});

// ZZ-01 in a comment is no title.
import { describe, it, test } from "vitest";

const TABLE = ["ZZ-02 in a table"];

describe("ZZ-03 a suite", () => {
  it.each(TABLE)("ZZ-04 %s", () => undefined);
  test.skip(`ZZ-05 ${TABLE.length}`, async () => {
    await Promise.resolve("ZZ-06 a value");
  });
});

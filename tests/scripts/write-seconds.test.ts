import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeSeconds } from "../../scripts/write-seconds.mjs";

it("writes the seconds of each step and of the whole, rounded after they are added up", () => {
  const dir = mkdtempSync(join(tmpdir(), "cuadra-seconds-"));
  try {
    const file = join(dir, "reports", "seconds.json");
    writeSeconds(file, [
      { name: "Build", seconds: 9.4 },
      { name: "Types", seconds: 3.4 },
    ]);
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
      steps: [
        { name: "Build", seconds: 9 },
        { name: "Types", seconds: 3 },
      ],
      total: 13,
    });
  } finally {
    rmSync(dir, { recursive: true });
  }
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runModule } from "../../scripts/run.mjs";

let dir = "";

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "cuadra-mutation-"));
  const prepared = { files: {}, tests: ["tests/mutation/fixture/counting.cases.ts"] };
  writeFileSync(join(dir, "changed.json"), JSON.stringify(prepared));
});

afterAll(() => rmSync(dir, { recursive: true }));

/** What the runner answers of the fixture. */
async function run(env: Readonly<Record<string, string>> = {}) {
  const answer = join(dir, "answer.json");
  const all = {
    CUADRA_MUTATED: join(dir, "changed.json"),
    CUADRA_MUTATION_ANSWER: answer,
    CUADRA_MUTATION_FILES: "1",
    ...env,
  };
  const args = ["run", "--config", "tests/mutation/vitest.config.ts"];
  await runModule("vitest/vitest.mjs", args, { env: all, quiet: true });
  const found = JSON.parse(readFileSync(answer, "utf8"));
  return { ...found, noticed: found.noticed.toSorted(), covered: found.covered.toSorted() };
}

describe("the runner of mutation testing", { timeout: 120_000 }, () => {
  it("tells what a test notices, also what has no end, and not what changes nothing", async () => {
    expect(await run()).toEqual({
      noticed: ["counts-no-further", "other-sign", "waits-for-ever"],
      covered: ["counts-no-further", "other-order", "other-sign", "waits-for-ever"],
      loaded: ["made-while-loading"],
      failing: ["fails as it is"],
    });
  });

  it("tries what is made while modules load in a run of its own", async () => {
    const left = { CUADRA_MUTATION_LEFT: JSON.stringify(["fails as it is"]) };
    expect(await run({ CUADRA_MUTANT: "made-while-loading", ...left })).toMatchObject({
      noticed: ["made-while-loading"],
    });
    expect(await run({ CUADRA_MUTANT: "other-order", ...left })).toMatchObject({ noticed: [] });
  });
});

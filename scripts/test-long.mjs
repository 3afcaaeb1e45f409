import "./node-version.mjs";
import { runModule } from "./run.mjs";

/** The unit tests with every property tried at least 1,000 times (tests/support/random/runs.ts). Arguments go to Vitest. */
process.exitCode = await runModule("vitest/vitest.mjs", ["run", ...process.argv.slice(2)], {
  env: { CUADRA_RUNS: "long" },
});

import { runModule } from "./run.mjs";

/**
 * Writes src/domain/assistant/figures/likely/figure-weights.data.ts: what each clue says for or against each figure, as the
 * banks of questions in tests/domain/assistant/bank that have been read teach it. The same banks make the same file.
 */

const code = await runModule(
  "vitest/vitest.mjs",
  ["run", "tests/domain/assistant/figures/likely/learnt.test.ts"],
  { env: { FIGURE_WEIGHTS: "src/domain/assistant/figures/likely/figure-weights.data.ts" } },
);
process.exit(code);

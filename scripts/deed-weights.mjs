import { runModule } from "./run.mjs";

/**
 * Writes src/domain/guided/likely/deed-weights.data.ts: what each clue says for or against each kind of deed, as the banks
 * of sentences in tests/domain/guided/bank teach it. The same banks make the same file.
 */

const code = await runModule("vitest/vitest.mjs", ["run", "tests/domain/guided/likely/learnt.test.ts"], {
  env: { DEED_WEIGHTS: "src/domain/guided/likely/deed-weights.data.ts" },
});
process.exit(code);

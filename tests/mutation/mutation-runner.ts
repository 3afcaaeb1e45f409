import { writeFileSync } from "node:fs";
import { Script } from "node:vm";
import { type RunnerTestCase, TestRunner } from "vitest";

/** What the changed code asks: which change is switched on, who covers what, and when a loop has no end. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: {
    static: Record<string, number>;
    perTest: Record<string, Record<string, number>>;
  };
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}

const switches: Switches = {};
const started: { run: () => Promise<void> } = { run: () => Promise.resolve() };
Object.assign(globalThis, { __stryker__: switches, __started__: started });
switches.mutantCoverage = { static: {}, perTest: {} };

/** A change that only counts while modules load is switched on before they do, one in each run of the tests. */
const alone = process.env.CUADRA_MUTANT;
if (alone !== undefined) switches.activeMutant = alone;

const LOOP = 100;
const LEAST_LOOP = 10_000;
const SLOWER = 10;
const LEAST_TIME = 2_000;
const noticed = new Set<string>();
const covered = new Set<string>();
let isSound = true;

const START = new Script("__started__.run()");

/** Fails after the limit, also within a loop that holds no change and so never counts its rounds. */
async function runFor(run: () => Promise<void>, limit: number): Promise<void> {
  started.run = run;
  const ended: Promise<void> = START.runInThisContext({ timeout: limit });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((_, fail) => {
    timer = setTimeout(() => fail(new Error("No end")), limit);
  });
  await Promise.race([ended, late]).finally(() => clearTimeout(timer));
}

/**
 * Runs each test once as it is, and once for every change that it reaches and that nothing has noticed yet. A change
 * under which the test does not end in time is noticed. The test fails as it is: the run is void.
 */
export default class MutationRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test) as () => Promise<void>;
    if (alone !== undefined) {
      if (noticed.has(alone)) return;
      await run().catch(() => noticed.add(alone));
      return;
    }
    switches.currentTestId = test.id;
    const before = performance.now();
    await run().catch((error: unknown) => {
      isSound = false;
      console.error(`${test.name} fails without any change`, error);
    });
    switches.currentTestId = undefined;
    const limit = Math.ceil(Math.max(LEAST_TIME, (performance.now() - before) * SLOWER));
    const reached = Object.entries(switches.mutantCoverage?.perTest[test.id] ?? {});
    for (const [id, hits] of reached) {
      covered.add(id);
      if (noticed.has(id)) continue;
      switches.activeMutant = id;
      switches.hitCount = 0;
      switches.hitLimit = Math.max(LEAST_LOOP, hits * LOOP);
      await runFor(run, limit).catch(() => noticed.add(id));
      switches.activeMutant = undefined;
      switches.hitCount = undefined;
    }
  }

  override onAfterRunFiles(): void {
    super.onAfterRunFiles();
    const loaded = Object.keys(switches.mutantCoverage?.static ?? {}).filter((id) => !covered.has(id));
    const answer = { noticed: [...noticed], covered: [...covered], loaded, isSound };
    writeFileSync(process.env.CUADRA_MUTATION_ANSWER ?? "", JSON.stringify(answer));
  }
}

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
/** Only what is reached is asked: each change gets a run of its own. */
const isDry = process.env.CUADRA_MUTATION_DRY !== undefined;
if (alone !== undefined) switches.activeMutant = alone;

const LOOP = 100;
const LEAST_LOOP = 10_000;
const SLOWER = 10;
const LEAST_TIME = 2_000;
/**
 * A test that would take longer for all that is left, in milliseconds of the processor, waits until others have noticed
 * more of it.
 */
const LONGEST = 8_000;
const noticed = new Set<string>();
const covered = new Set<string>();
const failing: string[] = [];
const left = new Set<string>(JSON.parse(process.env.CUADRA_MUTATION_LEFT ?? "[]"));

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

interface Reached {
  readonly run: () => Promise<void>;
  /** How long it takes as it is: the less of its first run and of a later one, whose code is compiled. */
  took: number;
  isWarm: boolean;
  /** How often it reached each change. */
  readonly hits: Readonly<Record<string, number>>;
}

/**
 * Milliseconds of the processor that a run took, which a busy machine hardly changes; null where it fails. A test that
 * took longer for being measured beside others would not be asked.
 */
async function processorTime(run: () => Promise<void>): Promise<number | null> {
  const before = process.cpuUsage();
  const passes = await run().then(
    () => true,
    () => false,
  );
  const { user, system } = process.cpuUsage(before);
  return passes ? (user + system) / 1_000 : null;
}

const tests: Reached[] = [];

/** Whether a test would take long for so many changes. */
const isLong = ({ took }: Reached, changes: number) => took * changes > LONGEST;

/** Runs a test for each change that it reaches and that no test has noticed yet; false where that would take long. */
async function tryChanges(test: Reached): Promise<boolean> {
  const open = Object.entries(test.hits).filter(([id]) => !noticed.has(id));
  if (open.length === 0) return true;
  if (test.isWarm && isLong(test, open.length)) return false;
  // Out of the place in its file a test may fail as it is: what fails then tells nothing.
  const again = await processorTime(test.run);
  if (again === null) return true;
  test.took = Math.min(test.took, again);
  test.isWarm = true;
  if (isLong(test, open.length)) return false;
  const { run } = test;
  const limit = Math.ceil(Math.max(LEAST_TIME, test.took * SLOWER));
  for (const [id, count] of open) {
    switches.activeMutant = id;
    switches.hitCount = 0;
    switches.hitLimit = Math.max(LEAST_LOOP, count * LOOP);
    await runFor(run, limit).catch(() => noticed.add(id));
    switches.activeMutant = undefined;
    switches.hitCount = undefined;
  }
  return true;
}

/** Asks the tests, the fast ones first, and those that waited again for as long as fewer wait. */
async function tryAll(asked: readonly Reached[]): Promise<void> {
  const waiting: Reached[] = [];
  for (const each of asked) if (!(await tryChanges(each))) waiting.push(each);
  if (waiting.length < asked.length) await tryAll(waiting);
}

let filesLeft = Number(process.env.CUADRA_MUTATION_FILES);

/**
 * Runs each test once as it is, and then, the fast ones first, once for every change that it reaches and that nothing
 * has noticed yet. A change under which the test does not end in time is noticed. A test that fails as it is, such as one
 * of speed, is not asked.
 */
export default class MutationRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test) as () => Promise<void>;
    if (alone !== undefined) {
      if (noticed.has(alone) || left.has(test.name)) return;
      await run().catch(() => noticed.add(alone));
      return;
    }
    switches.currentTestId = test.id;
    const took = await processorTime(run);
    switches.currentTestId = undefined;
    const hits = switches.mutantCoverage?.perTest[test.id] ?? {};
    for (const id of Object.keys(hits)) covered.add(id);
    if (took === null) failing.push(test.name);
    else tests.push({ run, took, isWarm: false, hits });
  }

  override async onAfterRunFiles(): Promise<void> {
    super.onAfterRunFiles();
    filesLeft -= 1;
    if (filesLeft > 0) return;
    if (!isDry) await tryAll(tests.toSorted((a, b) => a.took - b.took));
    const loaded = Object.keys(switches.mutantCoverage?.static ?? {}).filter((id) => !covered.has(id));
    const answer = { noticed: [...noticed], covered: [...covered], loaded, failing };
    writeFileSync(process.env.CUADRA_MUTATION_ANSWER ?? "", JSON.stringify(answer));
  }
}

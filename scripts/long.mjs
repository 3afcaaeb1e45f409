import "./node-version.mjs";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { countPlaywright, countVitest } from "./count-results.mjs";
import { runE2e } from "./e2e.mjs";
import { ROOT } from "./paths.mjs";
import { run, runModule } from "./run.mjs";
import { runNames } from "./run-names.mjs";
import { readTable, writeFigures } from "./write-figures.mjs";

/**
 * The long modes: what `npm test` does a few times, done often. `npm run long -- NAME [--count N] [--seed S]`; with
 * `--write` the figure goes into docs/quality.md, with `--add` it is added to the one that stands there, so that a long
 * mode may be run in parts, each with a seed of its own.
 */
const REPORTS = join(ROOT, ".cache", "reports");

/** `aim` is what a whole run tries; `title` names the row. */
const MODES = {
  readers: {
    title: "Faults in files, texts and messages, over every reader",
    aim: 200_000,
    unit: ["tests/outside/readers.test.ts", "tests/outside/workbooks.test.ts"],
  },
  files: {
    title: "Whole files with faults, from their bytes to the plan",
    aim: 200_000,
    unit: ["tests/outside/whole-files.test.ts"],
  },
  histories: {
    title: "Random command histories, recounted after every command",
    aim: 20_000,
    unit: ["tests/storage/histories.test.ts", "-t", "I-02"],
  },
  stock: {
    title: "Random histories of the inventory, with undo and backdating, counted again after every command",
    aim: 2_000,
    unit: ["tests/storage/stock-histories.test.ts", "tests/storage/stock-commands.test.ts"],
  },
  kills: {
    title: "Kills while posting, importing, migrating, restoring, handing over, closing, paying",
    aim: 500,
    browser: ["storage/kills.spec.ts"],
  },
  damages: { title: "Damages of the store's files", aim: 50, browser: ["storage/damages.spec.ts"] },
  tabs: { title: "Runs of three tabs at once", aim: 20, browser: ["storage/tabs.spec.ts"] },
  large: {
    title: "Entries over 120 new months, each large command once",
    aim: 100_000,
    browser: ["storage/large-commands.spec.ts"],
  },
  matrix: {
    title: "Screens of the accessibility matrix: route, theme, size, plan, state",
    aim: 0,
    browser: ["panel/matrix.spec.ts"],
  },
  suite: { title: "The whole suite in a row, with the same results", aim: 20 },
};

const option = (name) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : (process.argv[at + 1] ?? "");
};

/** A whole long mode is one test: against hanging only. */
const LONG_TEST_MS = 4 * 60 * 60_000;

async function runUnit(mode, env, report) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["run", ...mode.unit, ...reporters, `--testTimeout=${LONG_TEST_MS}`];
  const code = await runModule("vitest/vitest.mjs", args, { env });
  return countVitest(report, code);
}

async function runBrowser(mode, env, report) {
  Object.assign(process.env, env);
  const code = await runE2e([...mode.browser, "--retries=0", "--workers=1"], { report });
  return countPlaywright(report, code);
}

/** The suite so many times: a run whose failures or second tries are not those of the first one differs. */
async function runSuite(times) {
  const names = [];
  for (let time = 0; time < times; time += 1) {
    await run(process.execPath, [join(ROOT, "scripts", "test.mjs"), "--all"]);
    names.push(runNames(REPORTS));
    console.log(`── ${time + 1} of ${times}: ${names.at(-1) || "everything passed"}`);
  }
  return { passed: 1, failed: names.filter((each) => each !== names[0]).length };
}

/** How many the mode tried: what it was asked for, or what it noted itself. */
function triedBy(name, count) {
  try {
    return JSON.parse(readFileSync(join(REPORTS, `long-${name}.json`), "utf8")).tried;
  } catch {
    return count;
  }
}

async function runMode(name, mode, count) {
  mkdirSync(REPORTS, { recursive: true });
  const report = join(REPORTS, `long-${name}-report.json`);
  const env = {
    CUADRA_RUNS: "long",
    CUADRA_LONG: name,
    CUADRA_COUNT: String(count),
    CUADRA_SEED: option("seed") ?? "14",
  };
  if (mode.unit) return runUnit(mode, env, report);
  return mode.browser ? runBrowser(mode, env, report) : runSuite(count);
}

const figure = (text) => Number((text ?? "0").replaceAll(",", "")) || 0;
const written = (value) => value.toLocaleString("en-US");

/** The rows that stand in the document, with this mode's one replaced or added to. */
async function write(name, { title, aim }, tried, failed) {
  const rows = new Map(readTable("long").map((cells) => [cells[1], cells]));
  const key = `\`${name}\``;
  const [, , , before, failures] = rows.get(key) ?? [];
  const isAdded = process.argv.includes("--add");
  const all = tried + (isAdded ? figure(before) : 0);
  const bad = failed + (isAdded ? figure(failures) : 0);
  rows.set(key, [title, key, aim === 0 ? "all" : written(aim), written(all), String(bad)]);
  const lines = Object.keys(MODES).flatMap((each) => {
    const cells = rows.get(`\`${each}\``) ?? [
      MODES[each].title,
      `\`${each}\``,
      written(MODES[each].aim),
      "—",
      "—",
    ];
    return [`| ${cells.join(" | ")} |`];
  });
  await writeFigures(
    "long",
    ["| What | Mode | Whole run | Tried | Failed |", "|---|---|---|---|---|", ...lines].join("\n"),
  );
}

const [name = ""] = process.argv.slice(2);
const mode = Object.hasOwn(MODES, name) ? MODES[name] : null;
if (mode === null) {
  console.error(`npm run long -- ${Object.keys(MODES).join(" | ")} [--count N] [--seed S] [--write] [--add]`);
  process.exit(2);
}
const count = Number(option("count") ?? mode.aim);
const { passed, failed } = await runMode(name, mode, count);
const tried = triedBy(name, count);
console.log(`${name}: ${tried} tried, ${failed} failed (${passed} tests passed)`);
if (process.argv.includes("--write") || process.argv.includes("--add"))
  await write(name, mode, tried, failed);
process.exitCode = failed > 0 ? 1 : 0;

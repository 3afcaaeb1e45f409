import "./node-version.mjs";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, posix, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { areaTable, percent, recountMutants, writeMutants } from "./mutants.mjs";
import { ROOT } from "./paths.mjs";
import { runModule, runNpm } from "./run.mjs";
import { writeFigures } from "./write-figures.mjs";

/**
 * Mutation testing of folders of the domain: `npm run mutation -- kernel accounting/ledger`, all of them without a
 * name. With `--write` the scores of the folders and what no test noticed, with the reasons that were written for it, go
 * into docs/mutants, and those of the areas into docs/quality.md. A change of what is made once, while modules load (a
 * pattern, a list), needs a run of its own: those are tried with `--loaded` and otherwise counted apart. With `--alone`
 * every change has one, which code needs that remembers between calls: what a change left in its memory would fail the
 * tests after it. With `--count` nothing is tried, and the reasons that were written are counted. Stryker makes the
 * changes; it is fetched on demand and is no dependency, and version 9 is the last one for Node 20. The tests run in one
 * process that switches the changes (tests/mutation/mutation-runner.ts), which takes a hundredth of Stryker's own time.
 */
const VERSION = "9.5.1";
const HOME = join(ROOT, ".cache", "mutation");
const INSTRUMENTER = join(
  HOME,
  "node_modules",
  "@stryker-mutator",
  "instrumenter",
  "dist",
  "src",
  "index.js",
);
const DOMAIN = "src/domain";

async function loadInstrumenter() {
  if (!existsSync(INSTRUMENTER)) {
    console.log(`Se instala Stryker ${VERSION} en .cache/mutation…`);
    mkdirSync(HOME, { recursive: true });
    writeFileSync(join(HOME, "package.json"), '{ "private": true }\n');
    const args = ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", HOME];
    await runNpm([...args, `@stryker-mutator/instrumenter@${VERSION}`], { limit: 600_000 });
  }
  return existsSync(INSTRUMENTER) ? import(pathToFileURL(INSTRUMENTER).href) : null;
}

/** The folders of the domain that have files of their own. */
function allFolders() {
  const found = readdirSync(join(ROOT, DOMAIN), { recursive: true, withFileTypes: true });
  const folders = found
    .filter((each) => each.isFile() && each.name.endsWith(".ts"))
    .map((each) => each.parentPath.replaceAll("\\", "/").split(`${DOMAIN}/`)[1]);
  return [...new Set(folders)].filter((each) => each !== undefined).sort();
}

const filesIn = (folder, ending) =>
  existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder))
        .filter((name) => name.endsWith(ending))
        .map((name) => `${folder}/${name}`)
    : [];

const imported = new Map();

/** The files that a file names, of tests and of the domain. */
function namesIn(path) {
  const known = imported.get(path);
  if (known !== undefined) return known;
  const text = existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), "utf8") : "";
  const names = [...text.matchAll(/from "(#domain|#tests|\.[^"]*)(\/[^"]+)?"/g)].map(
    ([, start, rest = ""]) => {
      if (start === "#domain") return `${DOMAIN}${rest}`;
      return start === "#tests" ? `tests${rest}` : posix.join(posix.dirname(path), start);
    },
  );
  imported.set(path, names);
  return names;
}

/** Whether a test reaches a folder: by what it imports, and through helpers and code of its area. */
function reaches(test, folder) {
  const area = `${DOMAIN}/${folder.split("/")[0]}`;
  const seen = new Set([test]);
  for (const path of seen) {
    if (posix.dirname(path) === `${DOMAIN}/${folder}`) return true;
    for (const name of namesIn(path))
      if (name.startsWith("tests/") || name.startsWith(`${area}/`)) seen.add(name);
  }
  return false;
}

/** A test, or one that only mutation testing asks: sentences of a bank one by one, whose number a test holds. */
const TEST = /\.(?:test|mutation)\.ts$/;

/** The tests of the folder and of those below it, and of its area (accounting, payroll) that reach it. */
function testsOf(folder) {
  const [area] = folder.split("/");
  const place = `tests/domain/${area}`;
  const found = existsSync(join(ROOT, place)) ? readdirSync(join(ROOT, place), { recursive: true }) : [];
  const all = [...found.map((name) => `${place}/${name.replaceAll("\\", "/")}`), `${place}.test.ts`];
  const isOwn = (path) =>
    path.startsWith(`tests/domain/${folder}/`) || path === `tests/domain/${folder}.test.ts`;
  return all
    .filter((path) => TEST.test(path) && existsSync(join(ROOT, path)))
    .filter((path) => isOwn(path) || reaches(path, folder));
}

const SILENT = Object.fromEntries(
  ["trace", "debug", "info", "warn", "error", "fatal"].map((level) => [level, () => undefined]),
);
const LOGGER = { ...SILENT, isDebugEnabled: () => false, isTraceEnabled: () => false };
// Texts are compared with the specification elsewhere; a changed one tells nothing of the code.
const OPTIONS = { plugins: null, excludedMutations: ["StringLiteral"], ignorers: [], noHeader: false };

/** Every change of the folder, each switched by its number. */
async function prepare({ Instrumenter }, folder) {
  const sources = filesIn(`${DOMAIN}/${folder}`, ".ts").filter((path) => !path.endsWith(".data.ts"));
  const files = sources.map((name) => ({
    name: join(ROOT, name),
    mutate: true,
    content: readFileSync(join(ROOT, name), "utf8"),
  }));
  const made = await new Instrumenter(LOGGER).instrument(files, OPTIONS);
  return {
    files: Object.fromEntries(made.files.map(({ name, content }) => [name, content])),
    tests: testsOf(folder),
    sources: new Map(files.map(({ name, content }) => [name, content])),
    mutants: made.mutants.filter(({ status }) => status !== "Ignored"),
  };
}

const slug = (folder) => folder.replaceAll("/", "-");

async function runTests(folder, tests, env = {}) {
  const answer = join(HOME, `${slug(folder)}.answer.json`);
  rmSync(answer, { force: true });
  const args = ["run", "--config", join(ROOT, "tests", "mutation", "vitest.config.ts"), "--reporter=dot"];
  const all = {
    CUADRA_MUTATED: join(HOME, `${slug(folder)}.json`),
    CUADRA_MUTATION_ANSWER: answer,
    CUADRA_MUTATION_FILES: String(tests.length),
    ...env,
  };
  await runModule("vitest/vitest.mjs", args, {
    env: all,
    quiet: true,
    limit: env.CUADRA_MUTANT ? 120_000 : 0,
  });
  return existsSync(answer) ? JSON.parse(readFileSync(answer, "utf8")) : null;
}

/** What the mutant put in the place of what, on one line. */
function change(source, { location: { start, end }, replacement = "", mutatorName }) {
  const line = source.split("\n")[start.line] ?? "";
  const was = start.line === end.line ? line.slice(start.column, end.column) : line.trim();
  const clean = (text) => text.replace(/\s+/g, " ").replaceAll("`", "'").slice(0, 60);
  return `\`${clean(was)}\` → \`${clean(replacement) || "nothing"}\` (${mutatorName})`;
}

async function mutate(instrumenter, folder) {
  const { files, tests, sources, mutants } = await prepare(instrumenter, folder);
  writeFileSync(join(HOME, `${slug(folder)}.json`), JSON.stringify({ files, tests }));
  const isAlone = process.argv.includes("--alone");
  const dry = isAlone ? { CUADRA_MUTATION_DRY: "1" } : {};
  const none = { noticed: [], covered: [], loaded: [], failing: [] };
  const answer = tests.length === 0 ? none : await runTests(folder, tests, dry);
  if (answer === null) return null;
  for (const name of answer.failing) console.log(`  not asked, fails without any change: ${name}`);
  const noticed = new Set(answer.noticed);
  const apart = new Set(
    process.argv.includes("--loaded") ? [] : answer.loaded.filter((id) => !noticed.has(id)),
  );
  // A change that counts only while modules load has a run of its own; one that never ends is noticed.
  const own = [...(isAlone ? answer.covered : []), ...answer.loaded.filter((each) => !apart.has(each))];
  const leftOut = JSON.stringify(answer.failing);
  for (const id of own) {
    const found = await runTests(folder, tests, { CUADRA_MUTANT: id, CUADRA_MUTATION_LEFT: leftOut });
    if (found === null || found.noticed.length > 0) noticed.add(id);
  }
  const left = mutants
    .filter(({ id }) => !noticed.has(id) && !apart.has(id))
    .map((each) => ({
      file: relative(ROOT, each.fileName).replaceAll("\\", "/"),
      line: each.location.start.line + 1,
      change: change(sources.get(each.fileName) ?? "", each),
    }));
  const all = mutants.length - apart.size;
  return { noticed: all - left.length, all, left, apart: apart.size };
}

const asked = process.argv.slice(2).filter((each) => !each.startsWith("--"));
const known = allFolders();
const isCount = process.argv.includes("--count");
const folders = asked.length > 0 || isCount ? asked : known;
const unknown = folders.filter((each) => !known.includes(each));
if (unknown.length > 0) {
  console.error(`No folder of the domain with files of its own: ${unknown.join(", ")}`);
  process.exit(2);
}
const instrumenter = isCount ? {} : await loadInstrumenter();
if (instrumenter === null) process.exit(1);
const scores = new Map();
for (const folder of folders) {
  const score = await mutate(instrumenter, folder);
  if (score === null) {
    console.error(`${folder}: its tests did not end`);
    process.exitCode = 1;
    continue;
  }
  scores.set(folder, score);
  for (const { file, line, change: text } of score.left) console.log(`  ${file}:${line} ${text}`);
  console.log(`${folder}: ${score.noticed} of ${score.all} noticed, ${percent(score.noticed, score.all)}`);
}
if (process.argv.includes("--write") || isCount) {
  writeMutants(scores);
  await recountMutants();
  await writeFigures("mutation", areaTable());
}

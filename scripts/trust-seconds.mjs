import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";

/**
 * How long a run of `npm test` spent on what a device does to the books: faults of the store, kills, damages, files and
 * messages from outside, and the screens of the accessibility matrix.
 */
const UNIT =
  /^tests\/(?:outside\/|recovery\/|storage\/(?:copies|folder|health|lock|raw|recovery|versions)\/|storage\/(?!(?:stock-)?commands\.)[^/]+\.test\.ts$)/;

/** The browser's half: the tests that the table of docs/quality.md names, and those that have a long mode. */
const LONG = /^(?:storage\/(?:kills|damages|tabs|large-commands)|panel\/matrix)\.spec\.ts$/;

function* specsOf(suite) {
  for (const spec of suite.specs ?? []) yield spec;
  for (const inner of suite.suites ?? []) yield* specsOf(inner);
}

const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A title of the table as a pattern: what stands in `${…}` differs from test to test. */
export function titlePattern(title) {
  const parts = title.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
  return new RegExp(`^${parts.map(literal).join(".*")}$`, "s");
}

/** The tests of the table: file below tests/e2e, and title. */
export function titledTests(text) {
  const rows = text.matchAll(/^\| .+? +\| `tests\/e2e\/([^`]+)` +\| (.+?) +\|$/gmu);
  return [...rows].map(([, file, title]) => ({ file, title: titlePattern(title) }));
}

/** A file of the tests from the root of the project on, wherever it was run. */
function testFile(name) {
  const path = name.replaceAll("\\", "/");
  return path.slice(path.lastIndexOf("/tests/") + 1);
}

/** Milliseconds of all processes together, of the reports of a run. */
export function trustTime({ unit, browser, titled }) {
  const files = (unit?.testResults ?? []).filter(({ name }) => UNIT.test(testFile(name)));
  const specs = (browser?.suites ?? []).flatMap((suite) => [...specsOf(suite)]);
  const own = specs.filter(
    ({ file, title }) =>
      LONG.test(file) || titled.some((each) => each.file === file && each.title.test(title)),
  );
  const results = own.flatMap(({ tests }) => tests).flatMap((test) => test.results);
  return {
    unit: files.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0),
    browser: results.reduce((sum, { duration }) => sum + duration, 0),
  };
}

/** The seconds of the last run, as two processes share them; null without its reports. */
export function trustSeconds() {
  const [unit, browser] = ["unit.json", "e2e.json"].map((name) => {
    const file = join(ROOT, ".cache", "reports", name);
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  });
  if (unit === null || browser === null) return null;
  const titled = titledTests(readFileSync(join(ROOT, "docs", "quality.md"), "utf8"));
  const time = trustTime({ unit, browser, titled });
  return { unit: Math.round(time.unit / 2000), browser: Math.round(time.browser / 2000) };
}

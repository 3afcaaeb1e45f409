import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { ROOT } from "./paths.mjs";

/** `npm test` runs one in so many of the browser tests (ADR 0124). */
export const ONE_IN = 6;

const place = (seed, ...names) =>
  createHash("sha256")
    .update([seed, ...names].join("\n"))
    .digest("hex");

/** What the other tests begin with, which no draw leaves out. */
const isSetup = (file) => file.endsWith(".setup.ts");

/**
 * The tests of each file in an order of the seed's own, file after file, and of that row every sixth: a file of six
 * tests or more is never left out, and each test is drawn by a sixth of all seeds. The same seed draws the same tests,
 * in whatever order they are listed.
 *
 * @param {readonly { file: string, titles: readonly string[] }[]} tests
 * @param {{ seed: string }} by
 */
export function drawTests(tests, { seed }) {
  const row = tests
    .filter(({ file }) => !isSetup(file))
    .map((test) => ({ test, at: `${test.file}\n${place(seed, test.file, ...test.titles)}` }))
    .sort((a, b) => (a.at < b.at ? -1 : 1));
  const first = Number.parseInt(place(seed).slice(0, 8), 16) % ONE_IN;
  const drawn = row.filter((_, at) => at % ONE_IN === first).map(({ test }) => test);
  return [...tests.filter(({ file }) => isSetup(file)), ...drawn];
}

/**
 * The tests of Playwright's JSON report, or of its list, each with its file and titles.
 *
 * @param {{ suites?: readonly any[] }} report
 * @returns {{ file: string, titles: string[] }[]}
 */
export function testsOf(report) {
  const walk = (suite, titles) => [
    ...(suite.specs ?? []).map(({ file, title }) => ({ file, titles: [...titles, title] })),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...titles, inner.title])),
  ];
  return (report.suites ?? []).flatMap((file) => walk(file, []));
}

/**
 * The lines of a file for Playwright's `--test-list`.
 *
 * @param {readonly { file: string, titles: readonly string[] }[]} tests
 */
export function testList(tests) {
  return tests.map(({ file, titles }) => `${[file, ...titles].join(" › ")}\n`).join("");
}

/** The commit that is tested, so that each commit has a draw of its own and a red one can be drawn again. */
export function seedOfCommit() {
  const quiet = { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] };
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], quiet).trim();
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}

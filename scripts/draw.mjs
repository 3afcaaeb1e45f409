import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { ROOT } from "./paths.mjs";

/** What `npm test` runs of each file of browser tests (ADR 0124). */
export const SHARE = 1 / 3;

const place = (seed, { file, titles }) =>
  createHash("sha256")
    .update([seed, file, ...titles].join("\n"))
    .digest("hex");

/** What the other tests begin with, which no draw leaves out. */
const isSetup = (file) => file.endsWith(".setup.ts");

/**
 * Of each file its share of tests, rounded up, so that no file is left out. Which ones hangs on the seed alone: the
 * same seed draws the same tests, whatever their order, and each test is drawn by about its share of all seeds.
 *
 * @param {readonly { file: string, titles: readonly string[] }[]} tests
 * @param {{ seed: string, share?: number }} by
 */
export function drawTests(tests, { seed, share = SHARE }) {
  const files = [...new Set(tests.map(({ file }) => file))];
  return files.flatMap((file) => {
    const own = tests.filter((test) => test.file === file);
    if (isSetup(file)) return own;
    const order = own.map((test) => ({ test, at: place(seed, test) })).sort((a, b) => (a.at < b.at ? -1 : 1));
    return order.slice(0, Math.ceil(own.length * share)).map(({ test }) => test);
  });
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

import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { readReport } from "./count-results.mjs";
import { ROOT } from "./paths.mjs";

/** Of each message: enough to know what was expected, little enough that the end of the output holds all. */
const LINES = 4;

function firstLines(message = "") {
  const lines = stripVTControlCharacters(message).split("\n");
  return lines.filter((line) => line.trim() !== "").slice(0, LINES);
}

function told(name, message) {
  return [name, ...firstLines(message).map((line) => `    ${line.trim()}`)].join("\n");
}

/** What failed of Vitest's JSON report, with the beginning of why; a file that crashed before its tests, by its name. */
export function nameVitestFailures(file) {
  return (readReport(file)?.testResults ?? []).flatMap(({ name = "", status, message, assertionResults }) => {
    const place = relative(ROOT, name);
    const broken = (assertionResults ?? []).filter((test) => test.status === "failed");
    if (broken.length === 0) return status === "failed" ? [told(place, message)] : [];
    return broken.map(({ fullName, failureMessages }) =>
      told(`${place} › ${fullName}`, failureMessages?.join("\n")),
    );
  });
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** What failed of Playwright's JSON report, and what needed a second try, with the beginning of why. */
export function namePlaywrightFailures(file) {
  const report = readReport(file);
  const specs = (report?.suites ?? []).flatMap(specsOf);
  const named = specs.flatMap(({ file: place, title, tests = [] }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, results = [] }) => {
        const errors = results.flatMap((result) => result.errors ?? []);
        const name = `${place} › ${title}${status === "flaky" ? " (passed at the second try)" : ""}`;
        return told(name, errors.map(({ message }) => message).join("\n"));
      }),
  );
  return [...named, ...(report?.errors ?? []).map(({ message }) => told("Outside any test", message))];
}

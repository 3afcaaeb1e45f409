import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

function* specsOf(suite) {
  for (const spec of suite.specs ?? []) yield spec;
  for (const inner of suite.suites ?? []) yield* specsOf(inner);
}

const read = (folder, name) => {
  const file = join(folder, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
};

/** What did not pass at the first try in the last run, as one text: equal texts are equal results. */
export function runNames(folder) {
  const unit = (read(folder, "unit.json")?.testResults ?? [])
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === "failed")
    .map(({ fullName }) => `failed: ${fullName}`);
  const browser = (read(folder, "e2e.json")?.suites ?? [])
    .flatMap((suite) => [...specsOf(suite)])
    .flatMap(({ title, tests }) => tests.map(({ status }) => ({ title, status })))
    .filter(({ status }) => status === "unexpected" || status === "flaky")
    .map(({ title, status }) => `${status}: ${title}`);
  return [...unit, ...browser].sort().join("\n");
}

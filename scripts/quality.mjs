import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "./paths.mjs";
import { RULE_CODE, ruleCodes } from "./rules.mjs";
import { writeFigures } from "./write-figures.mjs";

function read(name) {
  const file = join(ROOT, ".cache", "reports", name);
  if (!existsSync(file)) {
    console.error(`There is no ${name}: run npm test first.`);
    process.exit(1);
  }
  return JSON.parse(readFileSync(file, "utf8"));
}

function unitTests() {
  return read("unit.json").testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({
      title: test.fullName,
      file: relative(ROOT, file.name),
      passed: test.status === "passed",
    })),
  );
}

function* specs(suite, above) {
  const path = suite.title && suite.title !== suite.file ? `${above} ${suite.title}`.trim() : above;
  for (const spec of suite.specs ?? [])
    yield { title: `${path} ${spec.title}`.trim(), file: suite.file, passed: spec.ok };
  for (const inner of suite.suites ?? []) yield* specs(inner, path);
}

function browserTests() {
  const report = read("e2e.json");
  return report.suites
    .flatMap((suite) => [...specs(suite, "")])
    .map((test) => ({ ...test, file: join("tests", "e2e", test.file) }));
}

/** Maps each rule to the tests whose titles name it. */
function byRule(tests) {
  const found = new Map();
  for (const test of tests) {
    for (const code of new Set(test.title.match(RULE_CODE) ?? []))
      found.set(code, [...(found.get(code) ?? []), test]);
  }
  return found;
}

/** A rule holds if at least one test names it and all of these passed. */
function holds(tests) {
  return tests.length > 0 && tests.every((test) => test.passed);
}

function row(code, tests) {
  const files = [...new Set(tests.map((test) => `\`${test.file}\``))].join(", ");
  return `| ${code} | ${holds(tests) ? "yes" : "**no**"} | ${tests.length} | ${files || "—"} |`;
}

const codes = ruleCodes().sort();
const found = byRule([...unitTests(), ...browserTests()]);
const testsOf = (code) => found.get(code) ?? [];
const table = [
  "| Rule | Holds | Tests | Where |",
  "|---|---|---|---|",
  ...codes.map((code) => row(code, testsOf(code))),
];
await writeFigures("rules", table.join("\n"));
const open = codes.filter((code) => !holds(testsOf(code)));
console.log(open.length > 0 ? `Not held: ${open.join(", ")}` : `All ${codes.length} rules hold.`);
process.exitCode = open.length > 0 ? 1 : 0;

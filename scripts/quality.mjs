import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "./paths.mjs";
import { writeFigures } from "./write-figures.mjs";

const CASE = /\b(?:ST|MT|UP|SW|OF|IM|NU|DT|AU|PL|BR|AC|PY|AX|SE|I)-\d{2}\b/g;

/** The cases that the issues resolved so far promise to hold. */
const PROMISED = JSON.parse(readFileSync(join(ROOT, "docs", "promised-cases.json"), "utf8"));

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

/** Case → its tests, all of which must have passed for the case to hold. */
function byCase(tests) {
  const cases = new Map();
  for (const test of tests) {
    for (const name of new Set(test.title.match(CASE) ?? []))
      cases.set(name, [...(cases.get(name) ?? []), test]);
  }
  return cases;
}

function row(name, tests) {
  const held = tests.length > 0 && tests.every((test) => test.passed);
  const files = [...new Set(tests.map((test) => `\`${test.file}\``))].join(", ");
  return `| ${name} | ${held ? "yes" : "**no**"} | ${tests.length} | ${files || "—"} |`;
}

const cases = byCase([...unitTests(), ...browserTests()]);
const names = [...new Set([...PROMISED, ...cases.keys()])].sort();
const table = [
  "| Case | Holds | Tests | Where |",
  "|---|---|---|---|",
  ...names.map((name) => row(name, cases.get(name) ?? [])),
];
await writeFigures("cases", table.join("\n"));
const open = PROMISED.filter(
  (name) => !(cases.get(name) ?? []).length || cases.get(name).some((test) => !test.passed),
);
console.log(open.length > 0 ? `Not held: ${open.join(", ")}` : `All ${PROMISED.length} promised cases hold.`);
process.exitCode = open.length > 0 ? 1 : 0;

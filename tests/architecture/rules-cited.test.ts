import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { RULE_CODE, ruleCodes } from "../../scripts/rules.mjs";
import {
  adrsCited,
  bareCitations,
  type Citation,
  deadPaths,
  listTexts,
  pathsNamed,
  rulesCited,
  sectionsCited,
  specDecisionsCited,
  testTitles,
  unknownAmong,
} from "./citations.ts";

const PLANTED = ["tests/architecture/planted/citations.md"];
const MAP = "docs/spec-map.md";
/** This file quotes the planted citations. */
const OWN = "tests/architecture/rules-cited.test.ts";
/** What strangers said has numbers of documents that look like rules: "NC-15" is a credit note. */
const SAID = "tests/domain/guided/bank/strangers/";
const PATHS = listTexts(["src", "tests", "scripts", "docs", "vite.config.ts", "README.md"]).filter(
  (path) => path !== OWN && !path.startsWith(SAID),
);
const RULES = ruleCodes();
const ADRS = readdirSync("docs/decisions").map((name) => name.slice(0, 4));

function inMap(pattern: RegExp): readonly string[] {
  return [...readFileSync(MAP, "utf8").matchAll(pattern)].map((match) => match[1] ?? "");
}

/** The sections and decisions of the specification, as listed in its map. */
const SECTIONS = inMap(/^## spec \u00a7(\d+) /gm);
const SPEC_DECISIONS = inMap(/^\| (\d+) +\|/gm);

const upTo = (last: number) => Array.from({ length: last }, (_, index) => `${index + 1}`);

/** The documents whose paths must exist. What CHANGELOG.md tells of is past. */
const DOCUMENTS = [
  ...listTexts(["docs"]).filter((path) => path.endsWith(".md")),
  "README.md",
  "CONTRIBUTING.md",
];

/** What the guides have their reader make. */
const MADE_BY_GUIDES: readonly string[] = [
  "src/domain/law/2027.data.ts",
  "tests/domain/law/2027.test.ts",
  "src/reports/balances/",
  "balances-report.ts",
  "make-balances.ts",
  "tests/reports/balances/balances.test.ts",
  "tests/storage/versions/v9-reminders.test.ts",
];

describe("the rules", () => {
  it("have one heading for every code that is cited", () => {
    expect(RULES.length).toBeGreaterThan(100);
    expect(RULES).toEqual([...new Set(RULES)]);
    const cited = rulesCited(PATHS.filter((path) => !path.startsWith("docs/rules/")));
    expect(cited.length).toBeGreaterThan(400);
    expect(unknownAmong(cited, RULES)).toEqual([]);
    expect(unknownAmong(rulesCited(PATHS), RULES)).toEqual([]);
  });

  it("are each named in the title of a test", () => {
    const tests = PATHS.filter((path) => /^tests\/.*\.(?:test|spec)\.tsx?$/.test(path));
    const named = new Set(tests.flatMap(testTitles).flatMap((title) => title.match(RULE_CODE) ?? []));
    expect(RULES.filter((code) => !named.has(code))).toEqual([]);
  });
});

describe("the specification and the decisions", () => {
  it("are mapped whole", () => {
    expect(SECTIONS).toEqual(upTo(9));
    expect(SPEC_DECISIONS).toEqual(upTo(45));
  });

  it("are cited only where they exist", () => {
    expect(unknownAmong(sectionsCited(PATHS), SECTIONS)).toEqual([]);
    expect(unknownAmong(specDecisionsCited(PATHS), SPEC_DECISIONS)).toEqual([]);
    expect(unknownAmong(adrsCited(PATHS), ADRS)).toEqual([]);
  });

  it("are never cited without saying which document", () => {
    expect(bareCitations(PATHS)).toEqual([]);
  });
});

describe("the documents", () => {
  it("name only paths that exist", () => {
    const named = DOCUMENTS.flatMap(pathsNamed);
    expect(named.length).toBeGreaterThan(1_500);
    const isMade = ({ place, text }: Citation) =>
      place.startsWith("docs/how-to/") && MADE_BY_GUIDES.includes(text);
    expect(
      deadPaths(
        named.filter((each) => !isMade(each)),
        PATHS,
      ),
    ).toEqual([]);
    const made = named.filter(isMade).map(({ text }) => text);
    expect(MADE_BY_GUIDES.filter((text) => !made.includes(text))).toEqual([]);
  });
});

describe("these checks", () => {
  it("find each planted citation", () => {
    const planted = (found: readonly string[]) => found.map((each) => each.split(" ").slice(1).join(" "));
    expect(planted(unknownAmong(rulesCited(PLANTED), RULES))).toEqual(["ZZ-99"]);
    expect(planted(unknownAmong(sectionsCited(PLANTED), SECTIONS))).toEqual(["12"]);
    expect(planted(unknownAmong(specDecisionsCited(PLANTED), SPEC_DECISIONS))).toEqual(["99"]);
    expect(planted(unknownAmong(adrsCited(PLANTED), ADRS))).toEqual(["9999"]);
    expect(bareCitations(PLANTED).map(({ text }) => text)).toEqual([
      "\u00a7",
      "decision 7",
      "decisions 28",
      "ADR 7",
      "rule 8",
      "mock 25",
      "(D3)",
    ]);
    expect(planted(deadPaths(pathsNamed(PLANTED[0] ?? ""), PATHS))).toEqual([
      "storage/no-such-file.ts",
      "no-such-name.ts",
      "src/no-such-main.tsx",
      "domain/no-such-folder/*.ts",
      "docs/rules/*.no-such-end",
      "storage/**/no-such-*.ts",
      "kernel/no-such-file.ts",
      "tests/architecture/planted/no-such-page.md",
    ]);
  });

  it("tell the titles of a planted test from its other texts", () => {
    const titles = testTitles("tests/architecture/planted/titles.tsx");
    expect(titles.flatMap((title) => title.match(RULE_CODE) ?? [])).toEqual(["ZZ-03", "ZZ-04", "ZZ-05"]);
  });

  it("look everywhere but at what is planted", () => {
    expect(PATHS).toContain("docs/decisions/0002-audit-and-undo.md");
    expect(PATHS).toContain("scripts/quality.mjs");
    expect(PATHS.filter((path) => path.includes("/planted/"))).toEqual([]);
  });
});

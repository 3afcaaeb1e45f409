import { readdirSync } from "node:fs";
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from "dependency-cruiser";
import { describe, expect, it } from "vitest";
import { LAYER_RULES } from "./layer-rules.ts";

const PLANTED = "tests/architecture/planted/src";

async function cruiseTree(folder: string): Promise<ICruiseResult> {
  const ruleSet: IFlattenedRuleSet = { forbidden: [...LAYER_RULES] };
  const { output } = await cruise([folder], {
    ruleSet,
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "browser", "default"] },
  });
  if (typeof output === "string") throw new Error("The cruiser gave text instead of a result");
  return output;
}

function listSources(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"),
  );
}

function describeViolations(result: ICruiseResult): readonly string[] {
  return result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
}

describe("the import rule", () => {
  it("holds over the whole source", async () => {
    const result = await cruiseTree("src");
    expect(describeViolations(result)).toEqual([]);
    // If dependency-cruiser does not support the installed TypeScript, it reads no file and reports no violation.
    const read = result.modules.filter((module) => /^src\/.*\.tsx?$/.test(module.source)).length;
    expect(read).toBeGreaterThanOrEqual(listSources("src").length);
    const imports = result.modules
      .flatMap((module) => module.dependencies)
      .filter((found) => found.resolved.startsWith("src/"));
    expect(imports.length).toBeGreaterThan(read / 2);
  });

  it("is broken once by each planted file, and by no other", async () => {
    const result = await cruiseTree(PLANTED);
    const broken = result.summary.violations.map((violation) => violation.rule.name);
    const expected = LAYER_RULES.map((rule) => rule.name ?? "");
    expect([...new Set(broken)].sort()).toEqual([...expected].sort());
    for (const { rule, from } of result.summary.violations) {
      expect(from, "each planted file is named after the rule that it breaks").toContain(
        `breaks-${rule.name}`,
      );
    }
    expect(listSources(PLANTED).length).toBeGreaterThan(LAYER_RULES.length);
  });
});

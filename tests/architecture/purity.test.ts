import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { findNodes, listSources } from "./sources.ts";

const PLATFORM = new Set([
  "Date",
  "console",
  "crypto",
  "document",
  "fetch",
  "globalThis",
  "indexedDB",
  "localStorage",
  "navigator",
  "performance",
  "process",
  "queueMicrotask",
  "sessionStorage",
  "setInterval",
  "setTimeout",
  "window",
]);

/** An identifier used as a value: not a property, a key, or a declaration. */
function isFreeName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isNewExpression(parent) || ts.isCallExpression(parent)) return true;
  return ts.isExpression(parent) && !ts.isPropertyAssignment(parent);
}

function findImpure(node: ts.Node): string | null {
  if (ts.isIdentifier(node) && PLATFORM.has(node.text) && isFreeName(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) && node.getText() === "Math.random") return "Math.random";
  return null;
}

function findClock(node: ts.Node): string | null {
  if (ts.isNewExpression(node) && node.expression.getText() === "Date") return "new Date";
  if (!ts.isPropertyAccessExpression(node)) return null;
  const text = `${node.expression.getText()}.${node.name.text}`;
  if (["Date.now", "Math.random"].includes(text)) return text;
  return node.name.text === "toISOString" ? "toISOString" : null;
}

const MARKUP = new Set([
  "innerHTML",
  "outerHTML",
  "insertAdjacentHTML",
  "srcdoc",
  "createContextualFragment",
]);

function findMarkup(node: ts.Node): string | null {
  if (ts.isJsxAttribute(node) && node.name.getText() === "dangerouslySetInnerHTML")
    return "dangerouslySetInnerHTML";
  if (ts.isPropertyAccessExpression(node)) {
    if (MARKUP.has(node.name.text)) return node.name.text;
    if (/^document\.write(ln)?$/.test(node.getText())) return node.getText();
  }
  if (ts.isCallExpression(node) && node.expression.getText() === "eval") return "eval";
  if (ts.isNewExpression(node) && node.expression.getText() === "Function") return "new Function";
  return null;
}

/** Only this file reads the clock; everything else receives it as a parameter. */
const CLOCK_FILES = new Set(["src/storage/engine/environment.ts"]);

const PLANTED = ["tests/architecture/planted/impure.tsx"];

describe("the domain is pure", () => {
  it("names nothing of the platform, no clock and no chance", () => {
    expect(findNodes(listSources("src/domain"), findImpure)).toEqual([]);
  });

  it("is compiled without the platform's types", () => {
    const { compilerOptions } = JSON.parse(readFileSync("src/domain/tsconfig.json", "utf8"));
    expect(compilerOptions).toMatchObject({ lib: ["ES2024"], types: [] });
  });
});

describe("one clock, and text that stays text", () => {
  it("asks for the time only where the environment is made", () => {
    const paths = listSources("src").filter((path) => !CLOCK_FILES.has(path));
    expect(findNodes(paths, findClock)).toEqual([]);
  });

  it("never turns text into markup or code", () => {
    expect(findNodes(listSources("src"), findMarkup)).toEqual([]);
  });

  it("finds each of these in a planted file", () => {
    expect(findNodes(PLANTED, findImpure)).toHaveLength(4);
    expect(findNodes(PLANTED, findClock)).toHaveLength(4);
    expect(findNodes(PLANTED, findMarkup)).toHaveLength(3);
  });
});

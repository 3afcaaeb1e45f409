import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";
import { findNodes, listSources } from "./sources.ts";

/** The name of a function, its own or that of the constant it is given to. */
function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name !== undefined) return node.name.getText();
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : "";
}

/** Whether what stands here runs while a component or a hook renders, and not in a function that it passes on. */
function runsWhileRendering(node: ts.Node): boolean {
  const around = ts.findAncestor(node.parent, ts.isFunctionLike);
  return around !== undefined && /^(?:use)?[A-Z]/.test(nameOf(around));
}

function writtenRef(node: ts.Node): string | null {
  if (!ts.isBinaryExpression(node)) return null;
  const { kind } = node.operatorToken;
  if (kind < ts.SyntaxKind.FirstAssignment || kind > ts.SyntaxKind.LastAssignment) return null;
  const isRef = ts.isPropertyAccessExpression(node.left) && node.left.name.text === "current";
  return isRef && runsWhileRendering(node) ? node.getText() : null;
}

const withRefs = (folder: string) =>
  listSources(folder).filter((path) => readFileSync(path, "utf8").includes(".current"));

it("writes no ref while rendering: React may throw a rendering away, and the ref would keep what came of it", () => {
  expect(findNodes(withRefs("src"), writtenRef)).toEqual([]);
});

it("finds a ref that is written while rendering", () => {
  expect(findNodes(withRefs("tests/architecture/planted"), writtenRef)).toEqual([
    "tests/architecture/planted/use-latest.ts:5 latest.current = value",
  ]);
});

/** The day read while rendering: the screen would go on showing it after midnight. */
function dayRead(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || node.expression.getText() !== "today") return null;
  return runsWhileRendering(node) ? node.getText() : null;
}

it("asks useToday for the day while rendering, so that an open screen learns of midnight", () => {
  expect(findNodes(listSources("src"), dayRead)).toEqual([]);
});

it("finds a day that is read while rendering", () => {
  expect(findNodes(listSources("tests/architecture/planted"), dayRead)).toEqual([
    "tests/architecture/planted/use-planted-day.ts:5 today(clock)",
  ]);
});

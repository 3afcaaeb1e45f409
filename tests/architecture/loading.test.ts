import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";
import { findNodes, listSources } from "./sources.ts";

const isImport = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

/** Whether something of a loaded part runs in here: it is called, or made with `new`. */
function runs(node: ts.Node, part: string): boolean {
  const isRun =
    (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
    new RegExp(`^${part}\\b`).test(node.expression.getText());
  return isRun || (ts.forEachChild(node, (inner) => runs(inner, part) || undefined) ?? false);
}

/**
 * A part that runs in the `then` of its own import. The build takes the whole chain for the loading: what the part
 * throws, a redirect too, would be told as a part that could not be loaded.
 */
function runInLoading(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { expression: loaded, name } = node.expression;
  const [then] = node.arguments;
  if (name.text !== "then" || !isImport(loaded) || then === undefined || !ts.isArrowFunction(then))
    return null;
  const part = then.parameters[0]?.name.getText();
  return part !== undefined && runs(then.body, part) ? node.getText() : null;
}

it("runs nothing of a part within its loading", () => {
  const pages = listSources("src").filter(
    (path) => !path.endsWith(".worker.ts") && readFileSync(path, "utf8").includes("import("),
  );
  expect(findNodes(pages, runInLoading)).toEqual([]);
});

it("finds a part that runs within its loading, and leaves one alone that is only taken apart", () => {
  expect(findNodes(["tests/architecture/planted/loading.ts"], runInLoading)).toEqual([
    'tests/architecture/planted/loading.ts:2 import("./helper.ts").then((made) => made.helper.toFixed())',
  ]);
});

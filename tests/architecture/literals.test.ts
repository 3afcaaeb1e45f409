import ts from "typescript";
import { expect, it } from "vitest";
import { findNodes, listSources } from "./sources.ts";

/** A literal that is spread where its members could stand: it only keeps the formatter from laying them one a line. */
function spreadLiteral(node: ts.Node): string | null {
  const isSpread = ts.isSpreadAssignment(node) || ts.isSpreadElement(node) || ts.isJsxSpreadAttribute(node);
  if (!isSpread) return null;
  const { expression } = node;
  return ts.isObjectLiteralExpression(expression) || ts.isArrayLiteralExpression(expression)
    ? node.getText()
    : null;
}

it("spreads no literal into another: its members stand there themselves", () => {
  const written = [...listSources("src"), ...listSources("tests")].filter(
    (path) => !path.includes("/planted/"),
  );
  expect(findNodes(written, spreadLiteral)).toEqual([]);
});

it("finds each literal that is spread", () => {
  expect(findNodes(["tests/architecture/planted/spread.tsx"], spreadLiteral)).toEqual([
    "tests/architecture/planted/spread.tsx:4 ...{ of, kind }",
    "tests/architecture/planted/spread.tsx:5 ...[1, 2]",
    "tests/architecture/planted/spread.tsx:6 {...{ of, kind }}",
  ]);
});

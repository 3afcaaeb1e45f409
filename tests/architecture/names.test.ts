import ts from "typescript";
import { expect, it } from "vitest";
import { listSources, parseSource } from "./sources.ts";

/** Names that a file declares and exports at its top level. */
function exportedNames(path: string): readonly string[] {
  return parseSource(path).statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    }
    const named = statement as ts.Statement & { readonly name?: ts.Node };
    return named.name === undefined ? [] : [named.name.getText()];
  });
}

/** Exported names with more than one home, each with its files. The router asks every route for a `Route`. */
function namesWithTwoMeanings(paths: readonly string[]): readonly string[] {
  const homes = new Map<string, Set<string>>();
  for (const path of paths) {
    for (const name of exportedNames(path)) homes.set(name, (homes.get(name) ?? new Set()).add(path));
  }
  homes.delete("Route");
  return [...homes]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `${name}: ${[...files].join(", ")}`);
}

it("gives each exported name one meaning", () => {
  expect(namesWithTwoMeanings(listSources("src"))).toEqual([]);
});

it("names what two files export", () => {
  const planted = ["tests/architecture/planted/src/ui/kit/button.ts"];
  const [name = ""] = exportedNames(planted[0] ?? "");
  expect(name).not.toBe("");
  const twice = [...planted, "tests/architecture/planted/names/button-again.ts"];
  expect(namesWithTwoMeanings(twice)).toEqual([`${name}: ${twice.join(", ")}`]);
});

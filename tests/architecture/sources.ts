import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";

/** Source files under a folder, generated ones aside, as paths from the top of the repository. */
export function listSources(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts") && !path.endsWith(".gen.ts"))
    .sort();
}

export function parseSource(path: string): ts.SourceFile {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true, kind);
}

/** Every node of a file, comments excluded by nature. */
export function* walk(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* walk(child);
}

function place(source: ts.SourceFile, node: ts.Node): string {
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
}

/** Where `matches` says yes, as `file:line text`. */
export function findNodes(
  paths: readonly string[],
  matches: (node: ts.Node) => string | null,
): readonly string[] {
  return paths.flatMap((path) => {
    const source = parseSource(path);
    return [...walk(source)].flatMap((node) => {
      const text = matches(node);
      return text === null ? [] : [`${place(source, node)} ${text}`];
    });
  });
}

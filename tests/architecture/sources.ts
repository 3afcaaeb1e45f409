import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";

/** Source files under a folder, except generated ones, as paths from the repository root. */
export function listSources(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts") && !path.endsWith(".gen.ts"))
    .sort();
}

/** Test files share a worker: what one of them has parsed, the next one finds here. */
const parsed = new Map<string, ts.SourceFile>();

export function parseSource(path: string): ts.SourceFile {
  const known = parsed.get(path);
  if (known !== undefined) return known;
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true, kind);
  parsed.set(path, source);
  return source;
}

/** Calls `visit` for every node of a file; comments and punctuation are no nodes. */
export function visitNodes(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitNodes(child, visit));
}

function place(source: ts.SourceFile, node: ts.Node): string {
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
}

/** The nodes for which `matches` returns true, as `file:line text`. */
export function findNodes(
  paths: readonly string[],
  matches: (node: ts.Node) => string | null,
): readonly string[] {
  return paths.flatMap((path) => {
    const source = parseSource(path);
    const found: string[] = [];
    visitNodes(source, (node) => {
      const text = matches(node);
      if (text !== null) found.push(`${place(source, node)} ${text}`);
    });
    return found;
  });
}

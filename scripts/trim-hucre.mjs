import { readFileSync } from "node:fs";
import { parseAst } from "vite";

/**
 * Leaves out of the writer of workbooks the parts that no workbook has. Its one function calls each of them only for a
 * sheet that asks for it, which no bundler can tell. Called all the same, they throw.
 */
const LEFT_OUT = {
  "xlsx/crypto/agile.mjs": "passwords",
  "xlsx/pivot-writer.mjs": "pivot tables",
};
const LIBRARY = "/node_modules/hucre/dist/";

function exportedNames(code) {
  const declared = parseAst(code).body.flatMap((node) => {
    if (node.type === "ExportNamedDeclaration" && node.declaration?.type === "FunctionDeclaration")
      return [node.declaration.id.name];
    if (node.type.startsWith("Export")) throw new Error(`an export that is no function: ${node.type}`);
    return [];
  });
  if (declared.length === 0) throw new Error("nothing is exported");
  return declared;
}

/** A module with the same functions, each of which only throws; null for a module that is needed. */
export function leftOut(id) {
  const path = id.replaceAll("\\", "/").replace(/\?.*$/, "");
  const at = path.lastIndexOf(LIBRARY);
  const part = at < 0 ? undefined : LEFT_OUT[path.slice(at + LIBRARY.length)];
  if (part === undefined) return null;
  const names = exportedNames(readFileSync(path, "utf8"));
  return names
    .map((name) => `export function ${name}() { throw new Error("workbooks have no ${part}"); }`)
    .join("\n");
}

/** In the build. In development and in tests the package stays as it is. */
export function smallHucre() {
  const found = new Set();
  return {
    name: "cuadra-small-hucre",
    apply: "build",
    enforce: "pre",
    load(id) {
      const code = leftOut(id);
      if (code !== null) found.add(code);
      return code;
    },
    /** Fails when the library is laid in other files: all of it would be in the build again. */
    buildEnd(error) {
      const isThere = [...this.getModuleIds()].some((id) => id.includes(`${LIBRARY}xlsx/writer.mjs`));
      if (!error && isThere && found.size !== Object.keys(LEFT_OUT).length)
        throw new Error("hucre has no longer the parts that trim-hucre.mjs leaves out");
    },
  };
}

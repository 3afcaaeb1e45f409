import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { ROOT } from "./paths.mjs";

/**
 * Leaves out of jsPDF what no document has: forms, pictures and their readers, web pages, scripts, the
 * standard fonts and writing from right to left. That is more than half of the library, which is one file with
 * its plugins in it, so that no bundler can tell what is used.
 */

/** The whole library as readable modules: the file that its package names for browsers is the same one, minified. */
export const WHOLE_JSPDF = join(ROOT, "node_modules", "jspdf", "dist", "jspdf.es.js");

/** A text in each plugin that documents need, and in no other statement at the top of the file. */
const NEEDED = [
  "jsPDFAPI.getTextWidth = ",
  "jsPDFAPI.processDataByFilters = ",
  "jsPDFAPI.setLanguage = ",
  "API.splitTextToSize = ",
  "jsPDFAPI.viewerPreferences = ",
  'throw new Error("Font is not stored as string-data in vFS',
  "jsPDFAPI.pdfEscape16 = ",
  "jsPDFAPI.addFileToVFS = ",
  "jsPDF.API.TTFFont = ",
  "jsPDF.API.PDFObject = ",
  "pdf.outline.add = ",
  "jsPDF.API = ",
  "jsPDF.version = ",
];

/** Names under which plugins reach the library. What is assigned to them is a plugin, not a part of what they name. */
const LIBRARY = new Set(["jsPDF", "jsPDFAPI"]);

const children = (node) =>
  Object.entries(node).flatMap(([key, value]) => {
    // The names of members are no names of the file's own.
    if (node.type === "MemberExpression" && key === "property" && !node.computed) return [];
    if (node.type === "Property" && key === "key" && !node.computed) return [];
    return [value].flat().filter((each) => typeof each?.type === "string");
  });

/** Every name that a piece of code mentions. */
function namesIn(root) {
  const names = new Set();
  const waiting = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === "Identifier") names.add(node.name);
    waiting.push(...children(node));
  }
  return names;
}

function declaredNames(node) {
  if (node.type === "FunctionDeclaration") return [node.id.name];
  if (node.type === "VariableDeclaration") return node.declarations.map(({ id }) => id.name);
  if (node.type === "ImportDeclaration") return node.specifiers.map(({ local }) => local.name);
  return [];
}

/** The name that an expression at the top of the file adds to: `a` of `a.b.c = …`, `a = …` and `inherit(a, …)`. */
function changedName({ expression }) {
  if (expression.type === "CallExpression" && expression.callee.type === "Identifier")
    return expression.arguments[0]?.name;
  let target = expression.type === "AssignmentExpression" ? expression.left : undefined;
  while (target?.type === "MemberExpression") target = target.object;
  return target?.name;
}

/** The statements that `jsPDF` needs, and those that these need. */
function neededStatements(body, needed) {
  const byName = new Map();
  const belongTo = (name, statement) => byName.set(name, [...(byName.get(name) ?? []), statement]);
  for (const statement of body) {
    for (const name of declaredNames(statement)) belongTo(name, statement);
    const changed = statement.type === "ExpressionStatement" ? changedName(statement) : undefined;
    if (changed !== undefined && !LIBRARY.has(changed)) belongTo(changed, statement);
  }
  const kept = new Set();
  const waiting = [...needed, ...(byName.get("jsPDF") ?? [])];
  for (let statement = waiting.pop(); statement !== undefined; statement = waiting.pop()) {
    if (kept.has(statement)) continue;
    kept.add(statement);
    for (const name of namesIn(statement)) waiting.push(...(byName.get(name) ?? []));
  }
  return body.filter((statement) => kept.has(statement));
}

/** The library's code without what nothing here needs. Throws if the library is no longer made as it was. */
export function trimJspdf(code) {
  const { body } = parseAst(code);
  const textOf = ({ start, end }) => code.slice(start, end);
  const plugins = body.filter(({ type }) => type === "ExpressionStatement");
  const needed = NEEDED.map((mark) => {
    const found = plugins.filter((statement) => textOf(statement).includes(mark));
    if (found.length !== 1) throw new Error(`jsPDF has ${found.length} plugins with "${mark}"`);
    return found[0];
  });
  return [...neededStatements(body, needed).map(textOf), "export { jsPDF };"].join("\n");
}

/** The readable library in the build, trimmed. In development and in tests the package stays as it is. */
export function smallJspdf() {
  return {
    name: "cuadra-small-jspdf",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id === "jspdf" && existsSync(WHOLE_JSPDF) ? WHOLE_JSPDF : null),
    load: (id) => (id === WHOLE_JSPDF ? trimJspdf(readFileSync(id, "utf8")) : null),
  };
}

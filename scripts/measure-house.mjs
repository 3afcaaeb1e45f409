import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript";
import { ROOT } from "./paths.mjs";

// What a stranger meets in the repository: how full its folders are, how long its files and functions.

const SOURCE = /\.tsx?$/;
const DATA = /(?:\.data|\.gen)\.tsx?$/;

function trackedFiles(folder) {
  const list = execFileSync("git", ["ls-files", "--", folder], { cwd: ROOT, encoding: "utf8" });
  return list.split("\n").filter((path) => path !== "" && existsSync(join(ROOT, path)));
}

/** The folder with the most files of its own: `{ name, value }`. */
export function fullestFolder(paths) {
  const counts = new Map();
  for (const path of paths) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  const [name, value] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? ["", 0];
  return { name, value };
}

const writtenLines = (text) => text.split("\n").filter((line) => line.trim() !== "").length;

/** Lines of every function of a source text, blank lines left out, as the lint counts them. */
export function functionLengths(path, text) {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const lengths = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body !== undefined) {
      const value = writtenLines(node.body.getText(source));
      const name = node.name?.getText(source) ?? node.parent?.name?.getText?.(source) ?? "anonymous";
      lengths.push({ name, value });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lengths;
}

const longest = (items) => items.reduce((most, item) => (item.value > most.value ? item : most));

/** The figures of the repository itself, each with its limit. */
export function measureHouse() {
  const source = trackedFiles("src").filter((path) => SOURCE.test(path) && !DATA.test(path));
  const texts = source.map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
  const files = texts.map(({ path, text }) => ({ name: path, value: writtenLines(text) }));
  const functions = texts.flatMap(({ path, text }) =>
    functionLengths(path, text).map(({ name, value }) => ({ name: `${name} in ${path}`, value })),
  );
  const sorted = files.map(({ value }) => value).sort((one, other) => one - other);
  return [
    { what: "Files in the fullest folder of the source", ...fullestFolder(trackedFiles("src")), limit: 25 },
    { what: "Files in the fullest folder of the tests", ...fullestFolder(trackedFiles("tests")), limit: 25 },
    { what: "Lines of the longest file, data aside", ...longest(files), limit: 300 },
    {
      what: "Lines of the middle file",
      name: "",
      value: sorted[Math.floor(sorted.length / 2)] ?? 0,
      limit: null,
    },
    { what: "Lines of the longest function", ...longest(functions), limit: null },
  ];
}

import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { FILE_READERS, MESSAGE_READERS, TEXT_READERS } from "../outside/readers.ts";
import { findNodes, listSources } from "./sources.ts";

/** What reading from outside looks like in a source file. */
const READING =
  /\.getItem\(|Storage\.key\(|new BroadcastChannel|\.onmessage\s*=|addEventListener\("(?:message|storage|paste|drop)"|onPaste|onDrop=|clipboardData|clipboard\.read|launchQueue|location\.(?:search|hash|pathname)|new URLSearchParams\(|(?:[tT]arget|input|dataTransfer)\??\.files\b|JSON\.parse\(/;

/** The table of IM-14: file → how it is checked. */
function listed(): ReadonlyMap<string, string> {
  const text = readFileSync("docs/rules/files.md", "utf8");
  const rows = [...text.matchAll(/^\| `(src\/[^`]+)`\s*\|[^|]*\| ([^|]*?)\s*\|$/gm)];
  return new Map(rows.map(([, file = "", how = ""]) => [file, how]));
}

const fuzzed = [TEXT_READERS, MESSAGE_READERS, FILE_READERS].flatMap((each) => Object.keys(each));
const readers = (paths: readonly string[]) =>
  paths.filter((path) => READING.test(readFileSync(path, "utf8")));

describe("what comes from outside", () => {
  it("IM-14 is read only by files of the table, and what the table calls fuzzed is", () => {
    const table = listed();
    const found = readers(listSources("src"));
    expect(found.length).toBeGreaterThan(30);
    expect(found.filter((path) => !table.has(path))).toEqual([]);
    expect([...table.keys()].filter((path) => !existsSync(path))).toEqual([]);
    expect([...table].filter(([, how]) => how === "").map(([path]) => path)).toEqual([]);
    const said = [...table].filter(([, how]) => how.startsWith("fuzz")).map(([path]) => path);
    expect([...said].sort()).toEqual([...fuzzed].sort());
  });

  it("is recognised in a file that is not in the table", () => {
    expect(readers(["tests/architecture/planted/outside.ts"])).toEqual([
      "tests/architecture/planted/outside.ts",
    ]);
  });
});

/** Where a download gets its name, a file its type, and a sheet or a cell its text. */
const EXPORTERS: readonly (readonly [what: string, pattern: RegExp, homes: readonly string[]])[] = [
  ["a download", /\.download\s*=|createObjectURL\(/, ["src/ui/kit/save-file.ts"]],
  ["the library of workbooks", /from "hucre/, ["src/formats/xlsx/"]],
  [
    "a type of CSV",
    /text\/csv/,
    ["src/formats/workers/make-file.ts", "src/features/payroll/calculator/results/download-payroll.ts"],
  ],
  ["a cast to a name", /as SavedName/, ["src/domain/report/file-name.ts"]],
  [
    "a byte order mark",
    /\\ufeff["`]|\\uFEFF["`$]/,
    ["src/formats/csv/write-csv.ts", "src/domain/payroll/calculator/payroll-csv.ts"],
  ],
];

/** Files that write cells, and must not write a text past the neutraliser. */
const WRITERS = [
  "src/formats/csv/write-csv.ts",
  "src/domain/payroll/calculator/payroll-csv.ts",
  "src/formats/xlsx/write-xlsx.ts",
  "src/formats/xlsx/write-set.ts",
  "src/formats/xlsx/signature-rows.ts",
  "src/formats/journal-text/write-journal.ts",
];

/** Whether the node is inside a call of a neutraliser, or only decides something. */
function isNeutralised(node: ts.Node): boolean {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (
      ts.isCallExpression(at) &&
      /^(?:safeText|neutralText|csvText|textCell|plain|part|sheetName)$/.test(at.expression.getText())
    )
      return true;
    if (ts.isFunctionDeclaration(at)) return false;
  }
  return false;
}

describe("what leaves", () => {
  it.each(EXPORTERS)("IM-12 IM-13 %s has one home", (_what, pattern, homes) => {
    const users = listSources("src").filter((path) => pattern.test(readFileSync(path, "utf8")));
    expect(users.length).toBeGreaterThan(0);
    expect(users.filter((path) => !homes.some((home) => path.startsWith(home)))).toEqual([]);
  });

  it("IM-12 no writer of cells puts a text of a cell past the neutraliser", () => {
    const bare = findNodes(WRITERS, (node) => {
      // The text of a cell of a report: `cell.text`.
      if (!ts.isPropertyAccessExpression(node) || node.name.text !== "text") return null;
      return node.expression.getText() === "cell" && !isNeutralised(node) ? node.getText() : null;
    });
    expect(bare).toEqual([]);
    for (const path of WRITERS) expect(readFileSync(path, "utf8")).toMatch(/neutral-text\.ts/);
  });
});

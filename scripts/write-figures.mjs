import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";
import { runModule } from "./run.mjs";

/**
 * Replaces the text between its marks in a document, by default docs/quality.md, formatted as the project's own check requires: figures come
 * from commands, never by hand.
 */
export async function writeFigures(name, text, document = "quality.md") {
  const file = join(ROOT, "docs", document);
  const marks = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(marks, (_, start, end) => `${start}${text}\n${end}`),
  );
  await runModule("@biomejs/biome/bin/biome", ["format", "--write", file], { quiet: true });
}

/** The rows of the table between the marks, each as its cells. */
export function readTable(name, document = "quality.md") {
  const text = readFileSync(join(ROOT, "docs", document), "utf8");
  const [, table = ""] = new RegExp(`<!-- ${name} -->\\n([\\s\\S]*?)<!-- /${name} -->`).exec(text) ?? [];
  const rows = table.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  );
}

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";
import { runModule } from "./run.mjs";

/**
 * Replaces the text between its marks in docs/quality.md, formatted as the project's own check requires: figures come
 * from commands, never by hand.
 */
export async function writeFigures(name, text) {
  const file = join(ROOT, "docs", "quality.md");
  const marks = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(marks, (_, start, end) => `${start}${text}\n${end}`),
  );
  await runModule("@biomejs/biome/bin/biome", ["format", "--write", file], { quiet: true });
}

import { readFileSync } from "node:fs";

const DOCUMENT = readFileSync(new URL("../../docs/worked-quarter.md", import.meta.url), "utf8");

/** The rows of the table under a heading of docs/worked-quarter.md: a label and its figures. */
export function tableUnder(title: string): readonly (readonly [label: string, ...figures: number[]])[] {
  const [, section = ""] = DOCUMENT.split(`\n### ${title}\n`);
  const [own = ""] = section.split("\n#");
  const [, , ...rows] = own.split("\n").filter((line) => line.startsWith("|"));
  if (rows.length === 0) throw new Error(`no table ${title}`);
  return rows.map((row) => {
    const [label = "", ...cells] = row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    const figures = cells.map((cell) => Number(cell.replaceAll(".", "")));
    if (!figures.every(Number.isSafeInteger)) throw new Error(row);
    return [label, ...figures];
  });
}

/** The one figure of each row, by its label. */
export function figuresUnder(title: string): Readonly<Record<string, number>> {
  return Object.fromEntries(tableUnder(title).map(([label, figure = Number.NaN]) => [label, figure]));
}

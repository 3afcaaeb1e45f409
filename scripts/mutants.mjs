import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";
import { runModule } from "./run.mjs";

/**
 * docs/mutants: one document per area of the domain, with the scores of its folders and the changes that no test
 * notices, by file and by the reason that was written for them. `Score` is {all, noticed, apart}: the changes that were
 * tried, those that a test noticed, those that need a run of their own and had none.
 */
const PLACE = join(ROOT, "docs", "mutants");
const DOMAIN = "src/domain";
export const UNEXPLAINED = "Not yet looked at";

export const areaOf = (folder) => folder.split("/")[0];

/** "access" of src/domain/access/email.ts. */
export const folderOf = (file) => file.slice(DOMAIN.length + 1).replace(/\/[^/]*$/, "");

export const percent = (noticed, all) => (all === 0 ? "—" : `${((noticed / all) * 100).toFixed(1)} %`);

const SCORE = /^\| `([^`]+)` \| (\d+) \| (\d+) \|[^|]*\| (\d+) \|/;
const CHANGE = /^- (\d+): (.*)$/;

/** What a document of docs/mutants says. */
export function parseMutants(text) {
  const scores = new Map();
  const left = [];
  let file = "";
  let reason = UNEXPLAINED;
  for (const line of text.split("\n")) {
    const score = SCORE.exec(line.replace(/\s+/g, " "));
    const change = CHANGE.exec(line);
    if (score !== null)
      scores.set(score[1], { all: Number(score[2]), noticed: Number(score[3]), apart: Number(score[4]) });
    else if (line.startsWith("## ")) [, file] = /`([^`]+)`/.exec(line) ?? ["", ""];
    else if (change !== null && file !== "")
      left.push({ file, line: Number(change[1]), change: change[2] ?? "", reason });
    else if (file !== "" && line.endsWith(":")) reason = line.slice(0, -1);
  }
  return { scores, left };
}

function scoreRow([folder, { all, noticed, apart }], left) {
  const own = left.filter(({ file }) => folderOf(file) === folder);
  const told = own.filter(({ reason }) => reason !== UNEXPLAINED).length;
  const cells = [`\`${folder}\``, all, noticed, percent(noticed, all), apart, `${told} of ${own.length}`];
  return `| ${cells.join(" | ")} |`;
}

/** Rows by their key, in the order of the keys. */
function grouped(rows, key) {
  const groups = new Map();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

const fileText = ([file, rows]) => {
  const parts = grouped(rows, ({ reason }) => reason).map(
    ([reason, own]) =>
      `${reason}:\n\n${own
        .sort((a, b) => a.line - b.line || (a.change < b.change ? -1 : 1))
        .map(({ line, change }) => `- ${line}: ${change}`)
        .join("\n")}`,
  );
  return `## \`${file}\`\n\n${parts.join("\n\n")}`;
};

/** The document of an area. */
export function mutantsText(area, { scores, left }) {
  const rows = [...scores].sort(([a], [b]) => (a < b ? -1 : 1)).map((each) => scoreRow(each, left));
  const head = [
    "| Folder | Changes | Noticed | Score | Not tried: made while loading | Left, with a reason |",
    "| --- | --- | --- | --- | --- | --- |",
  ];
  const files = grouped(left, ({ file }) => file).map(fileText);
  return `${[`# Changes of \`${area}\` that no test notices`, [...head, ...rows].join("\n"), ...files].join("\n\n")}\n`;
}

export const readMutants = (area) => {
  const path = join(PLACE, `${area}.md`);
  return parseMutants(existsSync(path) ? readFileSync(path, "utf8") : "");
};

/** Replaces what the documents say of these folders ({all, noticed, apart, left}); reasons are kept by change. */
export function writeMutants(found) {
  mkdirSync(PLACE, { recursive: true });
  for (const [area, folders] of grouped([...found], ([folder]) => areaOf(folder))) {
    const before = readMutants(area);
    const reasons = new Map(before.left.map(({ file, change, reason }) => [`${file} ${change}`, reason]));
    const measured = new Set(folders.map(([folder]) => folder));
    const kept = before.left.filter(({ file }) => !measured.has(folderOf(file)));
    const left = folders.flatMap(([, score]) => score.left);
    const told = left.map((each) => ({
      ...each,
      reason: reasons.get(`${each.file} ${each.change}`) ?? UNEXPLAINED,
    }));
    const scores = new Map([...before.scores, ...folders]);
    writeFileSync(join(PLACE, `${area}.md`), mutantsText(area, { scores, left: [...kept, ...told] }));
  }
}

const areas = () =>
  readdirSync(PLACE)
    .filter((name) => name !== "README.md")
    .map((name) => name.replace(/\.md$/, ""))
    .sort();

/** Counts the reasons again that were written by hand, and lays all documents out as the project's check requires. */
export async function recountMutants() {
  for (const area of areas()) writeFileSync(join(PLACE, `${area}.md`), mutantsText(area, readMutants(area)));
  await runModule("@biomejs/biome/bin/biome", ["format", "--write", PLACE], { quiet: true });
}

/** One row per area: what all its folders give together. */
export function areaTable() {
  const rows = areas().map((area) => {
    const { scores, left } = readMutants(area);
    const sum = (key) => [...scores.values()].reduce((total, score) => total + score[key], 0);
    const [all, noticed] = [sum("all"), sum("noticed")];
    const least = [...scores].sort(([, a], [, b]) => a.noticed / a.all - b.noticed / b.all)[0];
    const told = left.filter(({ reason }) => reason !== UNEXPLAINED).length;
    const low = least === undefined ? "—" : `\`${least[0]}\` ${percent(least[1].noticed, least[1].all)}`;
    const cells = [`[${area}](mutants/${area}.md)`, scores.size, all, noticed, percent(noticed, all), low];
    return `| ${[...cells, sum("apart"), `${told} of ${left.length}`].join(" | ")} |`;
  });
  return [
    "| Area | Folders | Changes | Noticed | Score | Lowest folder | Not tried: made while loading | Left, with a reason |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

import ts from "typescript";
import { parseSource, visitNodes } from "./sources.ts";

/** How a code, a law or a standard is named in a text, and the one name that it has here. */
const BODIES: readonly (readonly [pattern: string, name: (match: readonly string[]) => string])[] = [
  ["CST|Código Sustantivo del Trabajo", () => "CST"],
  [String.raw`E\.?T\.?|Estatuto Tributario`, () => "ET"],
  [String.raw`C\.\s?Co\.?|Código de Comercio`, () => "C.Co."],
  ["NIIF para (?:las )?PYMES", () => "NIIF para PYMES"],
];
const NUMBERED =
  /(?<kind>Ley|Decreto(?:-ley| Distrital| Legislativo| Reglamentario)?|Resolución DIAN|Resolución|Oficio|Comunicado DIAN|Acuerdo)\s+(?<number>\d[\d.]*(?:-\d+)?)(?:\s+(?:del?|\/)\s+(?<year>\d{4})|\/(?<short>\d{4}))?/;
const RULING = /Sentencia\s+[A-Z]{1,2}-\d+/g;
const ITEM = String.raw`\d+(?:\.\d+)*(?:-\d+)?`;
const LIST = String.raw`${ITEM}(?:\s*(?:,|y|e|and|a|to)\s*(?:arts?\.\s*)?${ITEM}(?!\s+de\s+\d{4}))*`;
const ARTICLES = String.raw`(?:,?\s*(?:arts?\.|artículos?)\s*(?<after>${LIST}))?`;
const BEFORE = String.raw`(?:(?:arts?\.|artículos?)\s*(?<before>${LIST})\s+(?:de la|del|de)\s+)?`;
const PLAIN = new RegExp(
  `${BEFORE}(?<![\\p{L}\\d])(?<body>${BODIES.map(([each]) => each).join("|")})(?![\\p{L}])${ARTICLES}`,
  "gu",
);
const SECTIONS = new RegExp(
  String.raw`NIIF para (?:las )?PYMES,?\s+(?:secci[oó]n\s+)?(?<sections>${LIST})`,
  "gu",
);
const LAWS = new RegExp(`${BEFORE}(?<law>${NUMBERED.source})${ARTICLES}`, "giu");

const itemsOf = (list: string | undefined) => list?.match(new RegExp(ITEM, "g")) ?? [];

function nameOf(body: string): string {
  const found = BODIES.find(([pattern]) => new RegExp(`^(?:${pattern})$`, "u").test(body));
  return found?.[1]([]) ?? body;
}

function lawName(groups: Readonly<Record<string, string | undefined>>): string {
  const kind = (groups.kind ?? "")
    .toLowerCase()
    .replace(/^decreto.*/, "decreto")
    .replace(/^resoluci.*/, "resolución");
  const number = (groups.number ?? "").replaceAll(".", "").replace(/^0+/, "");
  return `${kind} ${number}`;
}

/** The norms that a text cites: "CST 186", "ley 50 99", or "decreto 2650" where it names no article. */
export function normsIn(text: string): readonly string[] {
  const found: string[] = [];
  for (const { groups = {} } of text.matchAll(PLAIN)) {
    const items = [...itemsOf(groups.before), ...itemsOf(groups.after)];
    if (nameOf(groups.body ?? "") !== "NIIF para PYMES")
      found.push(...items.map((item) => `${nameOf(groups.body ?? "")} ${item}`));
  }
  for (const { groups = {} } of text.matchAll(SECTIONS))
    found.push(...itemsOf(groups.sections).map((item) => `NIIF para PYMES ${item}`));
  for (const { groups = {} } of text.matchAll(LAWS)) {
    const law = lawName(groups);
    const items = [...itemsOf(groups.before), ...itemsOf(groups.after)];
    found.push(...(items.length > 0 ? items.map((item) => `${law} ${item}`) : [law]));
  }
  for (const [ruling] of text.matchAll(RULING)) found.push(ruling.toLowerCase());
  return [...new Set(found)];
}

/** The years that a text gives its laws, as "ley 50 1990": a law has one. */
export function lawYearsIn(text: string): readonly string[] {
  return [...text.matchAll(LAWS)].flatMap(({ groups = {} }) => {
    const year = groups.year ?? groups.short;
    return year === undefined ? [] : [`${lawName(groups)} ${year}`];
  });
}

/** Every norm that strings of these files cite, as `place: norm`. */
export function normsCited(
  paths: readonly string[],
  read: (text: string) => readonly string[] = normsIn,
): readonly { readonly place: string; readonly norm: string }[] {
  const cited: { readonly place: string; readonly norm: string }[] = [];
  for (const path of paths) {
    const source = parseSource(path);
    visitNodes(source, (node) => {
      const isText =
        ts.isStringLiteralLike(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddle(node) ||
        ts.isTemplateTail(node) ||
        ts.isJsxText(node);
      if (!isText) return;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      cited.push(...read(node.text).map((norm) => ({ place: `${path}:${line + 1}`, norm })));
    });
  }
  return cited;
}

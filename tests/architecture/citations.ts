import { existsSync, readdirSync, readFileSync } from "node:fs";
import { RULE_CODE } from "../../scripts/rules.mjs";

/** A citation as `file:line text`. */
export interface Citation {
  readonly place: string;
  readonly text: string;
}

/** Strings that look like rule codes but are document numbers or algorithm names. */
const OTHER_CODES: ReadonlySet<string> = new Set(["CRC-32", "FE-79", "Z-77"]);

const SECTION = /\bspec \u00a7(\d+)/g;
const SPEC_DECISION = /\bspec-decision (\d+)/g;
const ADR = /\bADR (\d{4})\b/g;

/**
 * Citations that do not name their document: a section or a decision alone, an ADR without four digits, and papers
 * that are not in the repository.
 */
const BARE: readonly RegExp[] = [
  /(?<!\bspec )\u00a7/g,
  /(?<!\bspec-)\bdecisions? \d+/gi,
  /\bspec-decisions \d+/gi,
  /\bADR \d{1,3}\b/g,
  /\b(?:rule|mock|issue) \d+/gi,
  /\(D\d+\)|\bconventions D\d+/g,
];

/** Every text file below the given files and folders, except planted and generated ones. */
export function listTexts(roots: readonly string[]): readonly string[] {
  return roots
    .flatMap((root) =>
      /\.\w+$/.test(root)
        ? [root]
        : readdirSync(root, { recursive: true, encoding: "utf8" }).map(
            (path) => `${root}/${path.replaceAll("\\", "/")}`,
          ),
    )
    .filter((path) => /\.(?:tsx?|mjs|js|css|html|md|json)$/.test(path))
    .filter((path) => !path.includes("/planted/") && !path.endsWith(".gen.ts"))
    .sort();
}

const read = new Map<string, string>();

function textOf(path: string): string {
  const text = read.get(path) ?? readFileSync(path, "utf8");
  read.set(path, text);
  return text;
}

function find(path: string, pattern: RegExp): readonly Citation[] {
  const text = textOf(path);
  return [...text.matchAll(pattern)].map((match) => ({
    place: `${path}:${text.slice(0, match.index).split("\n").length}`,
    text: match[1] ?? match[0],
  }));
}

export function rulesCited(paths: readonly string[]): readonly Citation[] {
  return paths.flatMap((path) => find(path, RULE_CODE)).filter(({ text }) => !OTHER_CODES.has(text));
}

export function sectionsCited(paths: readonly string[]): readonly Citation[] {
  return paths.flatMap((path) => find(path, SECTION));
}

export function specDecisionsCited(paths: readonly string[]): readonly Citation[] {
  return paths.flatMap((path) => find(path, SPEC_DECISION));
}

export function adrsCited(paths: readonly string[]): readonly Citation[] {
  return paths.flatMap((path) => find(path, ADR));
}

export function bareCitations(paths: readonly string[]): readonly Citation[] {
  return paths.flatMap((path) => BARE.flatMap((pattern) => find(path, pattern)));
}

/** The citations not in `known`, as `place text`. */
export function unknownAmong(citations: readonly Citation[], known: Iterable<string>): readonly string[] {
  const names = new Set(known);
  return citations.filter(({ text }) => !names.has(text)).map(({ place, text }) => `${place} ${text}`);
}

/** The first string of a test or a suite, also after a table: `it.each(table)("…"`. A step is not a test. */
const TITLE = /(?:\b(?:describe|it|test)(?:\.(?!step\b)\w+)*|[)`])\(\s*(?:"([^"\n]*)"|`([^`]*)`)/g;

/** The titles of the tests and suites in a file, as written. */
export function testTitles(path: string): readonly string[] {
  return [...textOf(path).matchAll(TITLE)].map((match) => match[1] ?? match[2] ?? "");
}

/** Whether a word in backticks names a source file or folder, not an address, a command, a media type or a build output. */
function isPath(word: string): boolean {
  const isBelowFolder = /^(?!(?:dist|application|text|image)\/)[a-z][\w.*{},-]*(?:\/[\w@.*{},-]*)+$/.test(
    word,
  );
  return isBelowFolder || /^[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|md)$/.test(word);
}

/** `a/{b,c}.ts` is two paths. */
function expand(path: string): readonly string[] {
  const match = /^(.*?)\{([^}]*)\}(.*)$/.exec(path);
  if (!match) return [path];
  const [, before = "", inner = "", after = ""] = match;
  return inner.split(",").flatMap((part) => expand(`${before}${part}${after}`));
}

/** Every path named by a document: in backticks, and in links within the repository. */
export function pathsNamed(path: string): readonly Citation[] {
  const words = find(path, /`([^`\n]+)`/g)
    .filter(({ text }) => isPath(text))
    .flatMap(({ place, text }) => expand(text).map((each) => ({ place, text: each })));
  const folder = path.includes("/") ? `${path.slice(0, path.lastIndexOf("/"))}/` : "";
  const links = find(path, /\]\(([^)\s#]+)[^)\n]*\)/g)
    .filter(({ text }) => !text.includes("://"))
    .map(({ place, text }) => ({ place, text: new URL(folder + text, "file:///").pathname.slice(1) }));
  return [...words, ...links];
}

/** What a pattern of files matches: `*` within a folder, `**` across folders. */
function patternOf(text: string): RegExp {
  const parts = text.split(/(\*\*\/|\*)/).map((part) => {
    if (part === "**/") return "(?:.*/)?";
    return part === "*" ? "[^/]*" : part.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  });
  return new RegExp(`^(?:src/)?${parts.join("")}(?:/|$)`);
}

/**
 * The paths of `citations` that do not exist, neither from the root, nor below `src`, nor as a bare file name. A path
 * without an extension may also be a folder of the domain, as the command of mutants names them.
 */
export function deadPaths(citations: readonly Citation[], files: readonly string[]): readonly string[] {
  const names = new Set(files.map((file) => file.slice(file.lastIndexOf("/") + 1)));
  const exists = (text: string) => {
    if (!text.includes("/") && names.has(text)) return true;
    if (text.includes("*")) return files.some((file) => patternOf(text).test(file));
    const tops = ["", "src/", ...(text.includes(".") ? [] : ["src/domain/"])];
    return tops.some((top) => existsSync(top + text));
  };
  return citations.filter(({ text }) => !exists(text)).map(({ place, text }) => `${place} ${text}`);
}

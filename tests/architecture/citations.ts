import { existsSync, readdirSync, readFileSync } from "node:fs";
import { RULE_CODE } from "../../scripts/rules.mjs";

/** A citation as `file:line text`. */
export interface Citation {
  readonly place: string;
  readonly text: string;
}

/** What looks like a rule's code and is the number of a document or the name of an algorithm. */
const OTHER_CODES: ReadonlySet<string> = new Set(["CRC-32", "FE-79", "Z-77"]);

const SECTION = /\bspec \u00a7(\d+)/g;
const SPEC_DECISION = /\bspec-decision (\d+)/g;
const ADR = /\bADR (\d{4})\b/g;

/**
 * Citations that do not say of which document: a section or a decision alone, an ADR without four digits, and papers
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

/** Every text file below the given files and folders, planted and generated ones aside. */
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

/** Those that no member of `known` explains, as `place text`. */
export function unknownAmong(citations: readonly Citation[], known: Iterable<string>): readonly string[] {
  const names = new Set(known);
  return citations.filter(({ text }) => !names.has(text)).map(({ place, text }) => `${place} ${text}`);
}

/** The first text of a test or a suite, also behind a table: `it.each(table)("…"`. A step is not a test. */
const TITLE = /(?:\b(?:describe|it|test)(?:\.(?!step\b)\w+)*|[)`])\(\s*(?:"([^"\n]*)"|`([^`]*)`)/g;

/** The titles of the tests and suites in a file, as they are written. */
export function testTitles(path: string): readonly string[] {
  return [...textOf(path).matchAll(TITLE)].map((match) => match[1] ?? match[2] ?? "");
}

/** Whether a word between backticks names a file or folder of the sources, not an address, a command or a build. */
function isPath(word: string): boolean {
  const isBelowFolder = /^(?!dist\/)[a-z][\w.*{},-]*(?:\/[\w@.*{},-]*)+$/.test(word);
  return isBelowFolder || /^[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|md)$/.test(word);
}

/** `a/{b,c}.ts` is two paths. */
function expand(path: string): readonly string[] {
  const match = /^(.*?)\{([^}]*)\}(.*)$/.exec(path);
  if (!match) return [path];
  const [, before = "", inner = "", after = ""] = match;
  return inner.split(",").flatMap((part) => expand(`${before}${part}${after}`));
}

/** Every path that a document names: between backticks, and in the links that stay in the repository. */
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

/** Paths of `citations` that lead nowhere: from the top, below `src`, or as a file's bare name. */
export function deadPaths(citations: readonly Citation[], files: readonly string[]): readonly string[] {
  const names = new Set(files.map((file) => file.slice(file.lastIndexOf("/") + 1)));
  const exists = (text: string) => {
    if (!text.includes("/") && names.has(text)) return true;
    const whole = text.includes("*") ? text.slice(0, text.lastIndexOf("/", text.indexOf("*"))) : text;
    return existsSync(whole) || existsSync(`src/${whole}`);
  };
  return citations.filter(({ text }) => !exists(text)).map(({ place, text }) => `${place} ${text}`);
}

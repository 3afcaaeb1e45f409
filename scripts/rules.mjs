import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";

/** Format of a rule code: capital letters, a hyphen and two digits. */
export const RULE_CODE = /(?<![\w-])[A-Z]{1,3}-\d{2}(?![\w-])/g;

/** The codes of all rules, from the headings of docs/rules, their only list. */
export function ruleCodes() {
  const folder = join(ROOT, "docs", "rules");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .flatMap((name) => [...readFileSync(join(folder, name), "utf8").matchAll(/^## ([A-Z]{1,3}-\d{2}) /gm)])
    .map((match) => match[1] ?? "");
}

import { FORMULA } from "#domain/report/neutral-text.ts";

/** The inverse of `neutralText`: what an importer reads back from a neutralised cell (I-22). */
export function plainText(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

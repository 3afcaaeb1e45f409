import { fold } from "#domain/kernel/spanish.ts";

const LONGEST = 100;

function slug(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** As many whole words as fit; if the first word is too long, its beginning. */
function cut(words: string, room: number): string {
  if (words.length <= room) return words;
  const end = words.lastIndexOf("-", room);
  return words.slice(0, end > 0 ? end : Math.max(0, room));
}

/**
 * A file name valid on every system, from free text: "libro-diario-la-sabana.pdf". If too long, the parts before the
 * last one are cut, because the last one, the period, tells files apart.
 */
export function fileName(parts: readonly string[], extension: string): string {
  const slugs = parts.map(slug).filter((part) => part !== "");
  const last = cut(slugs.at(-1) ?? "", LONGEST);
  const before = cut(slugs.slice(0, -1).join("-"), LONGEST - last.length - 1);
  const words = [before, last].filter((part) => part !== "").join("-");
  return `${words || "cuadra"}.${extension}`;
}

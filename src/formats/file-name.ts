import { fold } from "#domain/kernel/spanish.ts";

const LONGEST = 100;

function slug(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** As many whole words as there is room for; of a single word that is longer, its beginning. */
function cut(words: string, room: number): string {
  if (words.length <= room) return words;
  const end = words.lastIndexOf("-", room);
  return words.slice(0, end > 0 ? end : Math.max(0, room));
}

/**
 * A name that every system takes for a file, from whatever people call things: "libro-diario-la-sabana.pdf". Where it
 * would be too long, what stands before the last part gives way: that is the period, which tells files apart.
 */
export function fileName(parts: readonly string[], extension: string): string {
  const slugs = parts.map(slug).filter((part) => part !== "");
  const last = cut(slugs.at(-1) ?? "", LONGEST);
  const before = cut(slugs.slice(0, -1).join("-"), LONGEST - last.length - 1);
  const words = [before, last].filter((part) => part !== "").join("-");
  return `${words || "cuadra"}.${extension}`;
}

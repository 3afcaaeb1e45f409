import { fold } from "#domain/kernel/spanish.ts";

const LONGEST = 80;

/** A name that every system takes for a file, from whatever people call things: "libro-diario-la-sabana.pdf". */
export function fileName(parts: readonly string[], extension: string): string {
  const words = fold(parts.join(" "))
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, "");
  return `${words || "cuadra"}.${extension}`;
}

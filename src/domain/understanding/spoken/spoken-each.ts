import { COUNT_WORD, spokenCount } from "./spoken-count.ts";

/** How many things a price is of, by the name of what it is a price of. */
interface CountedByName {
  readonly things: number;
  readonly unit: string;
}

const UNIT_AFTER = /^\s*(?:pesos )?(?:la |el |cada |por |c\/ ?)([a-z]{3,})\b(\s+(?:a )?cada un[oa]\b)?/;
/** Whoever works by the day or the piece. */
const WORKERS = new RegExp(
  String.raw`\b(\d{1,3}|${COUNT_WORD}) (?:jornalero|trabajador|obrero|ayudante|muchacho|empleado|peon|mesero|maestro|oficial|persona|operario|recolector|vendedor)(?:e?s|a?s)?\b`,
);

/** "30 bultos de abono triple 15 a 138.000 el bulto"; "dos jornaleros, tres días, a 55 mil el día cada uno". */
export function countedByUnit(head: string, tail: string): CountedByName | null {
  const [, unit, isEach] = UNIT_AFTER.exec(tail) ?? [];
  if (unit === undefined || !/\b(?:a|de a|x)\s+(?:\$\s*)?$/.test(head)) return null;
  const counts = [
    ...head.matchAll(new RegExp(String.raw`(?<![\d.,])\b(\d{1,4}|${COUNT_WORD}) ${unit}(?:e?s)?\b`, "g")),
  ];
  const [found, ...others] = counts;
  if (found === undefined || others.length > 0) return null;
  const workers = isEach === undefined ? null : WORKERS.exec(head);
  const times = workers === null ? 1 : spokenCount(workers[1] ?? "");
  return { things: spokenCount(found[1] ?? "") * times, unit };
}

/** "3 cantinas de leche, 40 litros cada cantina y el litro a 1.850": numbers of things within things. */
const NESTED = new RegExp(
  String.raw`\b(\d{1,4}|${COUNT_WORD}) ([a-z]{3,}?)e?s?\b[^\d;]*?\b(\d{1,4}|${COUNT_WORD}) ([a-z]{3,}?)e?s? (?:cada|por) \2\b[^\d]*?\b(?:el|la|cada) \4 (?:a|de a)\s+(?:\$\s*)?$`,
);

export function countedWithin(head: string): CountedByName | null {
  const found = NESTED.exec(head);
  if (found === null) return null;
  const [, outer = "", , inner = ""] = found;
  return { things: spokenCount(outer) * spokenCount(inner), unit: "" };
}

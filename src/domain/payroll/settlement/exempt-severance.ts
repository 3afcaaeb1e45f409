import type { Pesos } from "../../kernel/pesos.ts";
import type { Law } from "../law/law.ts";

/**
 * The exempt part of cesantías and their interest, by the average income of the last six months in UVT: all of it up to
 * 350 UVT, and less above (ET art. 206 num. 4). A limit belongs to the row that it ends.
 */
const EXEMPT_PARTS: readonly (readonly [upToUvt: number, percent: number])[] = [
  [350, 100],
  [410, 90],
  [470, 80],
  [530, 60],
  [590, 40],
  [650, 20],
];

/** The exempt percentage for an average monthly income. */
export function exemptSeverance({ values }: Pick<Law, "values">, income: Pesos): number {
  const row = EXEMPT_PARTS.find(([upTo]) => income <= upTo * values.uvt.value);
  return row?.[1] ?? 0;
}

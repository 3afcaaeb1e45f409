import { type AnswerPart, LIMITS } from "../access/limits.data.ts";
import { LIMIT_KEYS, PLAN_LIMITS } from "../access/limits.ts";

/** "1 empresa, 1 perfil fiscal y 5 libros contables": what there is one of comes first. */
function limitsOf(part: AnswerPart): string {
  const named = LIMIT_KEYS.flatMap((key) => {
    const { assistant } = LIMITS[key].words;
    const most = PLAN_LIMITS.free[key];
    return assistant?.part === part ? [{ one: most === 1, words: assistant.words(most) }] : [];
  });
  const inOrder = named.sort((a, b) => Number(b.one) - Number(a.one)).map(({ words }) => words);
  const [last = "", ...others] = inOrder.toReversed();
  return others.length === 0 ? last : `${others.reverse().join(", ")} y ${last}`;
}

/** What the free plan holds, every limit that has words for it. */
export function freePlanAnswer(): string {
  const [holds, statements, uses] = [limitsOf("holds"), limitsOf("statements"), limitsOf("uses")];
  return `El plan gratuito permite ${holds}. Para los estados financieros el límite será de ${statements}, con ${uses}. No hay límite de asientos.`;
}

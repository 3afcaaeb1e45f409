import { titleInSentence } from "../company/signers.ts";
import { listed } from "../kernel/spanish.ts";

/** Title of the page that certifies a set of statements. */
export const CERTIFICATION = "Certificación de los estados financieros";

interface Certified {
  /** The company with its NIT. */
  readonly of: string;
  /** The period in words, as it follows "estados financieros": "a 30 de noviembre de 2026". */
  readonly when: string;
  /** What both sign as, as it stands under their signatures. */
  readonly titles: readonly string[];
  /** What the set is made of, in words. */
  readonly statements: string;
}

/**
 * What the representative and the accountant declare over a set of statements (Ley 222 de 1995, art. 37; AC-12). No
 * article goes before a title: it may be of a woman or of a man.
 */
export function certificationText({ of, when, titles, statements }: Certified): string[] {
  const who = listed(titles.map(titleInSentence));
  return [
    `Quienes firmamos, ${who} de ${of}, bajo cuya responsabilidad se prepararon los estados financieros ${when}, los certificamos conforme al artículo 37 de la Ley 222 de 1995.`,
    "Declaramos que hemos verificado previamente las afirmaciones contenidas en ellos, conforme al reglamento, y que las mismas se han tomado fielmente de los libros.",
    `El juego completo está formado por ${statements}.`,
  ];
}

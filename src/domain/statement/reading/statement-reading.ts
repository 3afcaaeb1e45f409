import type { Pesos } from "../../kernel/pesos.ts";
import type { StatementKind } from "../statement-kind.ts";
import type { SectionKey } from "../typed/typed-layout.data.ts";

/** One figure of a statement, in the section it belongs to; above zero where it adds there. */
export interface FigureLine {
  readonly section: SectionKey;
  readonly name: string;
  readonly amount: Pesos;
}

/** What a reading is made from: typed or generated, the same figures say the same. */
export interface StatementFigures {
  readonly statement: StatementKind;
  readonly lines: readonly FigureLine[];
  /** The same statement of the period before, for what changed. */
  readonly before?: readonly FigureLine[];
  /** What the statement's own equation lacks; 0 when it holds or there is none. */
  readonly difference: Pesos;
}

export const SENTENCE_TOPICS = ["structure", "change", "risk", "look"] as const;
export type SentenceTopic = (typeof SENTENCE_TOPICS)[number];

/** A figure that a sentence rests on. */
export interface Cited {
  readonly label: string;
  /** In whole pesos; sums of many books are plain numbers within the safe range. */
  readonly amount: number;
}

/** One sentence of a reading, with every figure it speaks of. */
export interface Sentence {
  readonly topic: SentenceTopic;
  readonly text: string;
  readonly cites: readonly Cited[];
}

import type { Pesos } from "../../kernel/pesos.ts";
import type { StatementKind } from "../statement-kind.ts";
import type { SectionKey } from "../typed/typed-layout.data.ts";

/** One figure of a statement in its section; above zero where it adds there. */
export interface FigureLine {
  readonly section: SectionKey;
  readonly name: string;
  readonly amount: Pesos;
  /** It takes away from its section by its nature, as accumulated depreciation does. */
  readonly subtracts?: true;
}

/** Input of a reading; typed and generated statements with the same figures give the same reading. */
export interface ReadingFigures {
  readonly statement: StatementKind;
  readonly lines: readonly FigureLine[];
  /** The same statement for the previous period, to report changes. */
  readonly before?: readonly FigureLine[];
  /** Difference in the statement's own equation; 0 when it holds or there is none. */
  readonly difference: Pesos;
  /** What exchange rates did to cash, besides the three activities. */
  readonly exchange?: Pesos;
}

export const SENTENCE_TOPICS = ["structure", "change", "risk", "look"] as const;
export type SentenceTopic = (typeof SENTENCE_TOPICS)[number];

/** A figure that a sentence is based on. */
export interface Cited {
  readonly label: string;
  /** In whole pesos; sums over many books are plain numbers within the safe range. */
  readonly amount: number;
}

/** One sentence of a reading, with every figure it mentions. */
export interface Sentence {
  readonly topic: SentenceTopic;
  readonly text: string;
  readonly cites: readonly Cited[];
}

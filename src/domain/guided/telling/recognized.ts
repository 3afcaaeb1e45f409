import type { AssetExit, GuidedDeed } from "../deed.ts";

/** What a clause tells was done and what it was about. */
export interface Recognized {
  /** By what it is told: words of the deed, a verb, or a thing alone. */
  readonly by: "deed" | "verb" | "thing";
  readonly deed: GuidedDeed | null;
  /** The PUC account; null where it is the usual one of the deed, or is not said. */
  readonly puc: string | null;
  /** PUC accounts between which nothing decides, each with what it means. */
  /** Of a reclassification, the account that it comes from. */
  readonly from?: string;
  /** Words alone tell it, whatever else is said: nothing doubts it. */
  readonly isClear?: true;
  readonly open: readonly { readonly puc: string; readonly means: string | null }[];
}

/** What is said of an operation, without amounts, days and ways of paying. */
export interface ClauseWords {
  /** The words as they were written, folded. */
  readonly text: string;
  /** All words, with "#" for ways of paying: they tell what was done. */
  readonly doing: string;
  /** Those that may tell what it was about. */
  readonly telling: string;
  readonly isOwed: boolean;
  /** An amount in another currency. */
  readonly isForeign: boolean;
  /** How a fixed asset left. */
  readonly exit: AssetExit | null;
  /** Less than a whole debt is paid, and both are told. */
  readonly isLess: boolean;
  /** Capital and interest are both told. */
  readonly isInstalment: boolean;
  /** Somebody else paid: "la clienta pagó", and not how it was paid ("pago con tarjeta"). */
  readonly isPaidByOther: boolean;
  /** A work of one's own is told, which no dealing with money or goods is. */
  readonly isOwnWork: boolean;
  /** The same of any verb that is no dealing, whatever stands before it. */
  readonly isOwnLabour: boolean;
  /** How many things at a price each; zero where it is not said. */
  readonly things: number;
  /** What was paid is the price of equipment rather than of goods for a shelf. */
  readonly isDear: boolean;
  /** Something was done that no known verb says. */
  readonly hasUnknownVerb: boolean;
}

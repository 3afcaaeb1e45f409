import type { Day } from "../../kernel/day.ts";
import type { Pesos } from "../../kernel/pesos.ts";
import type { TextPlace } from "../plain-text.ts";
import type { SpokenMeans } from "./spoken-means.ts";

/** What part of the whole is said. */
export type SpokenShare =
  | { readonly kind: "rest" }
  | { readonly kind: "amount"; readonly amount: Pesos }
  | { readonly kind: "percent"; readonly percent: number };

/** A way of paying with its share. */
export interface SpokenPayment extends SpokenMeans {
  readonly share: SpokenShare;
  /** Not told: that it was given is, and not how. */
  readonly isGuess?: true;
  readonly due: Day | null;
}

/** The whole amount and how it was paid. `amounts`: those that contradict each other; `isShared`: not all is told. */
export interface SpokenPayments {
  readonly total: (TextPlace & { readonly amount: Pesos }) | null;
  readonly payments: readonly SpokenPayment[];
  readonly amounts: readonly Pesos[];
  readonly isUnclear: boolean;
  /** Several ways, and nothing that says how much of each. */
  readonly isOpen: boolean;
  /** How many of the things were paid in each way: "9 en efectivo y 5 por Nequi". */
  readonly isCounted: boolean;
}

/** A way of paying before its share is known. */
export interface SpokenPaymentWord extends SpokenMeans {
  readonly due: Day | null;
}

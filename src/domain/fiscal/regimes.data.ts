export const REGIME_TYPES = ["simplified", "common", "special"] as const;
export type RegimeType = (typeof REGIME_TYPES)[number];

export interface Regime {
  readonly type: RegimeType;
  readonly name: string;
  readonly description: string;
}

/**
 * The three regimes by their old names, and what the law calls them since Ley 1943 de 2018 (ET art. 437). What
 * follows from them is never read here but from the flags, because no rule hangs on the names any more.
 */
export const REGIMES: readonly Regime[] = [
  { type: "simplified", name: "Simplificado", description: "No responsable de IVA: no lo cobra" },
  { type: "common", name: "Común", description: "Responsable de IVA" },
  { type: "special", name: "Especial", description: "Régimen SIMPLE, gran contribuyente u otro" },
];

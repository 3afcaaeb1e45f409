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
export const REGIME_FACTS: Readonly<Record<RegimeType, Omit<Regime, "type">>> = {
  simplified: { name: "Simplificado", description: "No responsable de IVA: no lo cobra" },
  common: { name: "Común", description: "Responsable de IVA" },
  special: { name: "Especial", description: "Régimen SIMPLE, gran contribuyente u otro" },
};

export const REGIMES: readonly Regime[] = REGIME_TYPES.map((type) => ({ type, ...REGIME_FACTS[type] }));

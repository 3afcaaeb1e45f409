export const REGIME_TYPES = ["simplified", "common", "special"] as const;
export type RegimeType = (typeof REGIME_TYPES)[number];

export interface Regime {
  readonly type: RegimeType;
  readonly name: string;
  readonly description: string;
}

/**
 * The three regimes by their old names, and their legal names since Ley 1943 de 2018 (ET art. 437). Tax rules read
 * the flags, never the regime, because no rule depends on the names any more. The
 * closing of a year asks the regime alone to propose no income tax where the general rate may not hold.
 */
export const REGIME_FACTS: Readonly<Record<RegimeType, Omit<Regime, "type">>> = {
  simplified: { name: "Simplificado", description: "No responsable de IVA: no lo cobra" },
  common: { name: "Común", description: "Responsable de IVA" },
  special: { name: "Especial", description: "Régimen SIMPLE, gran contribuyente u otro" },
};

export const REGIMES: readonly Regime[] = REGIME_TYPES.map((type) => ({ type, ...REGIME_FACTS[type] }));

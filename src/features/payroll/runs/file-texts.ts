/** What the files of a run say beside the figures. */
export const fileTexts = {
  draft: (period: string) => `${period}, borrador`,
  byHand: "Cifras en pesos, con valores de la ley cambiados a mano",
} as const;

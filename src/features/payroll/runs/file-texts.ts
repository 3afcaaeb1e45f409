/** What the files of a run are called. */
export const fileTexts = {
  titles: {
    run: "Nómina",
    summary: "Nómina por concepto",
    owed: "Obligaciones de la nómina",
  },
  draft: (period: string) => `${period}, borrador`,
  byHand: "Cifras en pesos, con valores de la ley cambiados a mano",
} as const;

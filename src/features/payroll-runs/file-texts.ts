/** What the files of a run are called. */
export const fileTexts = {
  titles: {
    run: "Nómina",
    summary: "Nómina por concepto",
    owed: "Obligaciones de la nómina",
  },
} as const;

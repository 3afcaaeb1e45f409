/** Of fields that `/` does not load. */
export const fieldTexts = {
  notADay: (typed: string) => `«${typed}» no es un día del calendario. Escribe día, mes y año: 05/11/2026.`,
  whichYear: (typed: string) => `¿De qué año es «${typed}»? Escríbelo con cuatro cifras: 05/11/2026.`,
  openCalendar: "Abrir calendario",
} as const;

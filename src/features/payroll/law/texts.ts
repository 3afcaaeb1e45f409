export const payrollLawTexts = {
  title: "Parámetros de la ley",
  lead: "Con lo que Cuadra calcula la nómina de cada fecha, y la norma que lo fija.",
} as const;

export const chartTexts = {
  asTable: "Ver como tabla",
  asPicture: "Ver como gráfico",
} as const;

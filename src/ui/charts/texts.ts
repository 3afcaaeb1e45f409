export const chartTexts = {
  asTable: "Ver como tabla",
  asPicture: "Ver como gráfico",
  trendHint: "Señala un mes, o muévete con las flechas.",
} as const;

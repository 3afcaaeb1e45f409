export const countTexts = {
  byLayers:
    "Por PEPS, lo que falta sale al costo de las compras más antiguas: el valor del asiento puede ser otro.",
} as const;

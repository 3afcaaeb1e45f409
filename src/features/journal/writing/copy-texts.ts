export const copyTexts = {
  notOffered: (codes: readonly string[]) =>
    codes.length === 1
      ? `La cuenta ${codes[0]} ya no recibe asientos: elige otra en la casilla que quedó vacía`
      : `Las cuentas ${codes.join(", ")} ya no reciben asientos: elige otras en las casillas que quedaron vacías`,
} as const;

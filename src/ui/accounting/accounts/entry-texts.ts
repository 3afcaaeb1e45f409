export const entryTexts = {
  account: "Cuenta",
  debit: "Debe",
  credit: "Haber",
  equalSums: "Sumas iguales",
  sums: "Sumas",
} as const;

export const returnsTexts = {
  sold: (units: string, amount: string) => `Se vendió: ${units} por ${amount}.`,
  bought: (units: string, amount: string) => `Se compró: ${units}, con un costo de ${amount}.`,
  left: (units: string) => `Por devolver: ${units}.`,
  /** Whether what a supplier pays back has freight in it. */
  freight: {
    carried: "Ese costo lleva el flete, que el proveedor no devuelve: escribe solo lo que devuelve.",
    unknown: "Si ese costo lleva flete, quítalo de lo que el proveedor devuelve.",
  },
} as const;

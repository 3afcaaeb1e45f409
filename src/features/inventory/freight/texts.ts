export const freightTexts = {
  button: "Sumar flete",
  buttonOf: (what: string) => `Sumar flete a ${what}`,
  about: (purchase: string, cost: string, items: readonly string[]) =>
    `${purchase}: cuesta ${cost} con lo que ya se le sumó. ${items.length === 1 ? `Va al costo de ${items[0] ?? ""}` : `Se reparte entre sus ${items.length} artículos por su valor`}, y queda en el asiento de la compra, con la fecha en que llegó.`,
  amount: "Valor del flete, sin IVA",
  moreThanCost: (cost: string) => `Es más de lo que cuesta la compra, ${cost}: revisa el valor.`,
  needAmount: "Escribe el valor del flete.",
  who: "Transportador",
  counter: "Contrapartida",
  save: "Sumar",
  adjusting: (purchase: string) => `flete de ${purchase}`,
  done: "El flete quedó en el costo de la compra",
} as const;

/** One person's slip on screen. */
export const slipScreenTexts = {
  title: "Desprendible de pago",
  person: "Persona",
  print: "Imprimir",
  from: "De dónde sale",
  correct: "Corregir",
  absent: "Esta cifra no está en este desprendible.",
  noneTitle: "Todavía no hay desprendibles",
  noneText: "Salen cuando las cifras de todos se pueden calcular.",
  notHereTitle: "Esta persona no está en la nómina",
  notHereText: "Puede haberse quitado de ella, o pertenecer a otra.",
  back: "Volver a la nómina",
  /** Accessible name of a button with an amount. */
  figure: (label: string, quantity: string) => (quantity === "" ? label : `${label}, ${quantity}`),
} as const;

/** Texts of what the entry row remembers, and of the third party of a line. */
export const writingTexts = {
  thirdParty: "Tercero",
  partyAsked: "@ Tercero",
  partyKey: "@",
  partyAbove: (name: string) => `@ ${name}`,
  partyCreated: (name: string) => `Tercero creado: ${name}`,
  partyNotCreated: (name: string) => `${name} queda en la línea, sin ficha`,
  partyTakenBack: (name: string) => `${name} ya no tiene ficha`,
  partyStays: (name: string) => `${name} cambió después: su ficha se queda`,
  partyHint: "Nombre o número",
  addParty: "Agregar tercero",
  sameParty: (name: string) => `El mismo: ${name}`,
  similar: (day: string) => `Como el ${day}:`,
  frequent: "Lo que más repites:",
  frequentHint: (amount: string, times: number) => `${amount}, ${times} veces`,
  hideFrequent: "Ocultar lo que más repites en este libro",
  takeSimilar: "Usar ese asiento",
} as const;

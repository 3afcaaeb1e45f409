/** Texts of what the entry row remembers, and of the third party of a line. */
export const writingTexts = {
  thirdParty: "Tercero",
  partyAsked: "@ Tercero",
  partyKey: "@",
  partyAbove: (name: string) => `@ ${name}`,
  partyHint: "Nombre o número",
  addParty: "Agregar tercero",
  sameParty: (name: string) => `El mismo: ${name}`,
  similar: (day: string) => `Como el ${day}:`,
  takeSimilar: "Usar ese asiento",
} as const;

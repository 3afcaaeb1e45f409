import type { SentenceLack } from "#domain/understanding/sentence-entry.ts";

/** Texts of what the entry row remembers, and of the third party of a line. */
export const writingTexts = {
  /** Rules of the company, in sentences of the description. */
  rule: {
    by: (name: string) => `por tu regla «${name}»`,
    offer: "¿Lo recuerdo como regla?",
    says: (name: string, account: string) => `Cuando diga «${name}», ${account}.`,
    keep: "Recordar",
  },
  /** Of an entry of the book that is being written anew. */
  correction: "Corrección",
  thirdParty: "Tercero",
  partyAsked: "@ Tercero",
  partyKey: "@",
  partyAbove: (name: string) => `@ ${name}`,
  partyCreated: (name: string) => `Tercero creado: ${name}`,
  partyNotCreated: (name: string) => `${name} queda en la línea, sin ficha`,
  partyTakenBack: (name: string) => `${name} ya no tiene ficha`,
  partyGone:
    "Su ficha se borró en otra pestaña. La línea conserva el nombre, y nada de lo escrito se pierde.",
  partyStays: (name: string) => `${name} cambió después: su ficha se queda`,
  partyHint: "Nombre o número",
  addParty: "Agregar tercero",
  lineRemoved: (line: number) => `Línea ${line} quitada`,
  lineOfAnother: "Ya no escribes ese asiento: la línea no vuelve",
  sameParty: (name: string) => `El mismo: ${name}`,
  similar: (day: string) => `Como el ${day}:`,
  frequent: "Lo que más repites:",
  frequentHint: (amount: string, times: number) => `${amount}, ${times} veces`,
  hideFrequent: "Ocultar lo que más repites en este libro",
  /** What a sentence lacks for its lines to be proposed. */
  lacks: {
    means: "Falta decir cómo se pagó: «en efectivo», «por el banco», «a crédito»…",
    about: "No se entiende de qué fue: escribe tú las cuentas.",
    amounts: "Hay más de un valor: escribe una operación cada vez.",
    shares: "No se entiende qué parte fue de cada forma: di «la mitad en efectivo y la mitad a crédito».",
    day: "No se entiende la fecha: escríbela en su casilla.",
    "other-day": "El detalle dice otra fecha que la casilla: deja una sola.",
    parties: "Hay más de un nombre: escribe los terceros en sus líneas.",
    vat: "¿El valor ya tiene el IVA? Di «más IVA» o «IVA incluido».",
    asset: "Un activo que sale se registra en Activos fijos, o cuéntalo en el Modo Guiado.",
    "vat-not-charged": "Según tu perfil fiscal no cobras IVA: quítalo, o escribe tú las líneas.",
  } satisfies Record<SentenceLack, string>,
  takeSimilar: "Usar ese asiento",
  told: "Te propongo estas líneas",
  takeTold: "Usar",
  refuse: "No",
} as const;

import { formatNumber } from "#domain/kernel/format.ts";

/** What is said where classrooms are used; the rest of the copies is loaded when it opens. */
export const askCopyTexts = {
  title: "Antes de compartir, guarda una copia",
  text: "Lo que tus estudiantes entreguen viene cerrado con una clave que solo está en este navegador. Si el equipo se daña o se borran sus datos, sin la copia nadie podrá abrir esas entregas, tampoco nosotros.",
  later: "Más tarde",
  save: "Guardar copia",
  noCopy: (name: string) => `La clave de ${name} no está en ninguna copia`,
  noCopyText: "Si este equipo se pierde, las entregas que lleguen cerradas no se podrán abrir.",
  last: (days: number) => `Última copia hace ${formatNumber(days)} días`,
  lastText: "Lo que llegó desde entonces solo existe en este equipo.",
} as const;

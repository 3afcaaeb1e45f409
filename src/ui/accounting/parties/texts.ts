import type { TypedPartyProblem } from "#domain/accounting/memory/known-parties.ts";

function problem(found: TypedPartyProblem): string {
  switch (found.kind) {
    case "no-name":
      return "Escribe también el nombre";
    case "check-digit":
      return `El dígito de verificación de ese número es ${found.expected}: revísalo`;
    case "length":
      return "Ese número no es de un NIT ni de una cédula";
    case "characters":
      return "El número lleva solo cifras, puntos y guion";
  }
}

/** Texts of the field of a third party. */
export const partyTexts = {
  list: "Terceros",
  choose: "Escribe el nombre o el número",
  isSame: "Se escribe parecido: ¿es el mismo?",
  create: (name: string) => `Crear «${name}»`,
  addNumber: "Si tienes el NIT o la cédula, escríbelo después del nombre",
  withNit: (nit: string) => `NIT o cédula ${nit}`,
  none: "Todavía no hay terceros: escribe un nombre",
  problem,
} as const;

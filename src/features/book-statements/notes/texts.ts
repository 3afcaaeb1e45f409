import { plural } from "#domain/kernel/spanish.ts";

export const notesTexts = {
  title: "Notas a los estados financieros",
  open: "Notas",
  loading: "Leyendo las notas",
  numbered: (number: number, title: string) => `Nota ${number}. ${title}`,
  figures: (title: string) => `Cifras: ${title}`,
  movement: (title: string) => `Movimiento del período: ${title}`,
  back: "Volver a los estados",
  questions: (count: number) =>
    `${plural(count, "pregunta", "preguntas")} por responder: están entre corchetes, y así salen en el juego completo.`,
  noQuestions: "No queda ninguna pregunta por responder.",
  noCompany:
    "Este libro no es de ninguna empresa: las notas salen con sus textos de siempre. Asígnalo a una para escribir los tuyos.",
  framework: "Marco técnico",
  frameworkChosen: (name: string) => `Ahora presentas por ${name}`,
  optional: "No es obligatorio para una microempresa",
  toCompany: "Datos y firmas de la empresa",
  edit: "Editar",
  editName: (title: string) => `Editar ${title}`,
  textOf: (title: string, year: number) => `Texto de «${title}» desde ${year}`,
  fields: (names: readonly string[]) =>
    `Lo que va entre llaves se llena solo: ${names.map((name) => `{${name}}`).join(", ")}. Cada línea es un párrafo. El texto pasa a los años siguientes.`,
  unknown: (names: readonly string[]) =>
    `No hay ningún dato que se llame ${names.map((name) => `{${name}}`).join(", ")}: saldrá tal como está.`,
  since: (since: number, year: number) =>
    since === year ? "Con tu texto" : `Con tu texto de ${since}: mira si aún es así`,
  save: "Guardar",
  cancel: "Cancelar",
  reset: "Volver al texto de siempre",
  saved: "Nota guardada",
  backToTemplate: "Volvió el texto de siempre",
  undone: "Como estaba antes",
  failed: "No se pudo cambiar",
  include: (title: string) => `Incluir «${title}»`,
} as const;

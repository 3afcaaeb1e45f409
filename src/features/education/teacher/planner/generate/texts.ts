import type { ChartKind } from "#domain/accounting/account.ts";
import type { ExerciseProblem } from "#domain/exercises/check-exercise.ts";
import type { WishProblem } from "#domain/exercises/generate/generate-exercise.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatLongDay, formatPesos } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { listed } from "#domain/kernel/spanish.ts";

const CHARTS: Readonly<Record<ChartKind, string>> = {
  puc: "PUC académico, con códigos",
  journal: "16 cuentas con nombre",
  mini: "12 cuentas para empezar",
};

function wishProblemText(problem: WishProblem): string {
  switch (problem.kind) {
    case "bad-seed":
      return "Esta variante no se puede armar. Pide otra.";
    case "bad-count":
      return `Escribe de 1 a ${problem.most} operaciones.`;
    case "taxes-need-puc":
      return "El IVA y la retención necesitan el PUC.";
    case "topic-needs-puc":
      return "Este tema necesita el PUC.";
    case "topic-needs-tax":
      return "Este tema necesita su impuesto: márcalo.";
    case "topic-without-taxes":
      return "Este tema no lleva IVA ni retención: quítalos.";
    case "topic-has-accounts":
      return "Este tema tiene sus propias cuentas: no elijas otras.";
    case "no-operation-for":
      return `Ninguna operación usa ${listed(problem.accounts)} en este plan. Quita lo que no aplica.`;
    case "too-short-for":
      return `En estas operaciones no caben las cuentas ${listed(problem.accounts)}. Pide más operaciones o quita cuentas.`;
  }
}

/** What keeps the exercise from being used, for who edits it. */
function exerciseProblemText(problem: ExerciseProblem): string {
  switch (problem.kind) {
    case "unbalanced":
      return `Hay un asiento que no cuadra por ${formatPesos(Math.abs(problem.difference) as Pesos)}.`;
    case "bad-amount":
    case "too-large":
      return "Cada línea lleva un valor mayor que cero.";
    case "bad-points":
      return "Cada operación y cada pregunta valen más de cero puntos.";
    case "no-answer":
      return "Cada pregunta necesita al menos una respuesta correcta.";
    case "nothing-to-do":
      return "Deja al menos una operación o una pregunta.";
    case "empty-text":
      return "Ni el título, ni el enunciado, ni una operación, ni una pregunta, sus opciones y su explicación pueden quedar vacíos.";
    default:
      return "El ejercicio no se puede usar así. Pide otra variante.";
  }
}

export const generateTexts = {
  title: "Crear con Cuadra IA",
  lead: "Cuadra arma el caso, su solución y la rúbrica en este equipo, sin conexión. Revísalo antes de usarlo.",
  make: "Crear ejercicio",
  use: "Usar en una actividad",
  another: "Otra variante",
  anotherLoses: "Otra variante (pierde tus cambios)",
  back: "Cambiar lo pedido",
  backLoses: "Cambiar lo pedido (pierde tus cambios)",
  name: "Título",
  noName: "Escribe el título del ejercicio.",
  suggested: (topic: string) => `Caso: ${topic}`,
  topic: "Tema",
  level: "Nivel",
  chart: "Plan de cuentas",
  chartOfTopic: "Este tema usa cuentas que solo tiene el PUC.",
  charts: CHARTS,
  operations: "Número de operaciones",
  operationsRefused: (most: number) => (typed: string) => `«${typed}» no es un número de 1 a ${most}.`,
  ownAccounts: "Este tema tiene sus propias cuentas y no lleva impuestos.",
  company: "Empresa del caso",
  companyHelp: "Si la dejas vacía, Cuadra pone una inventada.",
  rates: "Impuestos",
  vat: "IVA del 19% (desde Avanzado, también bienes al 5%; en Experto, exentos)",
  withholding: "Retención en la fuente (compras, arriendos, servicios y honorarios)",
  accounts: "Cuentas que debe practicar",
  accountsChosen: (count: number) => (count === 0 ? "cualquiera" : `${count}`),
  problem: wishProblemText,
  intro: "Enunciado",
  introHelp: "Un párrafo por línea. Cada operación se edita abajo.",
  documents: "Documentos del caso",
  removeDocument: (title: string) => `Quitar ${title}`,
  documentsHelp: "Si cambias un valor de la solución, quita el documento que dice otro.",
  solution: "Operaciones, solución y rúbrica",
  operation: (place: number) => `Operación ${place}`,
  told: "Lo que pasó",
  dayUntold: (day: Day) => `No dice su fecha, ${formatLongDay(day)}: el estudiante no la sabría.`,
  party: "Tercero que debe llevar (opcional)",
  partyHelp: "En las líneas de lo que le deben o debe. Vacío, no se pide.",
  partyUntold: "Lo que pasó no lo nombra así: el estudiante no lo sabría.",
  points: "Puntos",
  pointsRefused: (typed: string) => `«${typed}» no es un número de puntos de 0 a 100.`,
  side: { debit: "Debe", credit: "Haber" },
  balanced: "Cuadra",
  unbalanced: (difference: number) =>
    `${difference > 0 ? "Al Haber" : "Al Debe"} le faltan ${formatPesos(Math.abs(difference) as Pesos)}.`,
  opening: "Saldos iniciales",
  given: "Asientos que el libro ya trae",
  questions: "Preguntas y respuestas",
  question: (place: number) => `Pregunta ${place}`,
  removeQuestion: (place: number) => `Quitar la pregunta ${place}`,
  asked: "Lo que se pregunta",
  rightAnswer: "Respuesta correcta",
  answerRefused: (decimals: number) => (typed: string) =>
    decimals === 0
      ? `«${typed}» no es un número entero.`
      : `«${typed}» no es un número con ${decimals === 1 ? "un decimal" : `${decimals} decimales`} o menos.`,
  otherFigure: (figure: string) => `Con los saldos de esta solución da ${figure}.`,
  option: (place: number) => `Opción ${place}`,
  isRight: "Correcta",
  reason: "Por qué (el estudiante lo lee al ser calificado)",
  toReview: (figures: readonly Pesos[]) =>
    `Cambiaste valores. Revisa lo que el caso dice y la solución no tiene: ${listed(figures.map(formatPesos))}.`,
  exerciseProblem: exerciseProblemText,
} as const;

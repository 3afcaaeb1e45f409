import type { ExerciseLevel, ExerciseTopic } from "#domain/exercises/exercise.ts";
import type { NumberUnit } from "#domain/exercises/question.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { ended, listed } from "#domain/kernel/spanish.ts";
import type { ToMend } from "./graded/to-mend.ts";

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const EXERCISE_TOPIC_NAMES: Readonly<Record<ExerciseTopic, string>> = {
  equation: "Ecuación contable",
  entries: "Primeros asientos",
  trade: "Compras y ventas",
  vat: "IVA",
  withholding: "Retenciones",
  inventory: "Inventarios",
  payroll: "Nómina",
  adjustments: "Ajustes",
  reconciliation: "Conciliación bancaria",
  cycle: "Ciclo contable",
  statements: "Estados financieros",
  errors: "Errores por encontrar",
  ratios: "Razones financieras",
};

export const LEVEL_NAMES: Readonly<Record<ExerciseLevel, string>> = {
  1: "Inicial",
  2: "Básico",
  3: "Intermedio",
  4: "Avanzado",
  5: "Experto",
};

export const UNIT_NAMES: Readonly<Record<NumberUnit, string>> = {
  pesos: "pesos",
  percent: "%",
  times: "veces",
  days: "días",
  units: "unidades",
};

export const exerciseTexts = {
  back: "Volver a los ejercicios",
  practice: "Práctica",
  opening: "Abriendo tu ejercicio…",
  loadingGrade: "Calificando…",
  steps: "Ejercicios",
  step: (place: number, isDone: boolean) => `Ejercicio ${place}${isDone ? ", resuelto" : ""}`,
  drafting: "Se guarda a medida que escribes",
  handedIn: (day: string) => `Entregado el ${day}`,

  parts: "Partes del ejercicio",
  tabs: { case: "Caso", entry: "Asiento", result: "Resultado" },
  entryAndQuestions: "Libro y preguntas",

  caseTitle: "El caso",
  due: (day: string) => `Vence el ${day}.`,
  todo: "Qué debes hacer",
  nameParties:
    "En las cuentas por cobrar y por pagar, escribe también el tercero que nombra el caso: se califica.",
  seeHint: "Ver una pista",
  hintsUsed: (used: number, of: number) => (of === 1 ? `${used} de 1 usada` : `${used} de ${of} usadas`),
  noHints: "Sin más pistas",
  hint: (place: number) => `Pista ${place}`,
  documentDate: "Fecha",

  journalTitle: "Tu libro",
  otherCase:
    "Tu docente cambió el caso después de que empezaste. Los saldos y asientos dados de este libro son los de antes; lo que escribiste sigue aquí.",
  given: (count: number) =>
    count === 1
      ? "El primer asiento viene con el ejercicio y no se cambia."
      : `Los primeros ${count} asientos vienen con el ejercicio y no se cambian.`,

  questions: "Preguntas",
  several: "Puede haber más de una respuesta.",
  notNumber: (typed: string) => `«${typed}» no es un número. Escríbelo así: 12,5.`,
  answer: "Tu respuesta",

  handIn: "Entregar",
  handInTitle: "¿Entregar el ejercicio?",
  handInWhole: "No queda nada sin cerrar ni sin responder.",
  handInSeen: "Después de entregar puedes ver cómo te fue.",
  handInGraded: "Tu docente lo recibe y lo califica. Verás la nota cuando te la devuelva.",
  question: "Pregunta para tu docente (opcional)",
  questionHelp: "Viaja con tu entrega. La respuesta te llega en el comentario, con la nota.",
  tells: "Contarle cómo lo hice",
  tellsHelp: "Le llega a qué hora registraste, corregiste y anulaste cada asiento. Nada de lo que tecleas.",
  youAsked: "Lo que preguntaste",
  handInLacks: "Puedes entregarlo así, o volver y completarlo:",
  noEntries: "No has registrado ningún asiento.",
  openDrafts: (count: number) =>
    count === 1
      ? "1 asiento está sin cerrar: se califica como está."
      : `${count} asientos están sin cerrar: se califican como están.`,
  unanswered: (places: readonly number[]) =>
    places.length === 1
      ? `La pregunta ${listed(places.map(String))} está sin responder.`
      : `Las preguntas ${listed(places.map(String))} están sin responder.`,
  keepWorking: "Seguir trabajando",
  confirmHandIn: "Entregar",
  notKept: "No pudimos guardar lo que estás escribiendo. Cierra el asiento o descártalo, y entrega otra vez.",
  notSaved: "No pudimos guardar el último cambio",
  notRead: "No pudimos leer tu trabajo para entregarlo",
  tryAgain: "Lo que escribiste sigue aquí. Vuelve a intentarlo.",
  notGraded: "No pudimos entregarlo. Tu trabajo está guardado: entrégalo otra vez.",

  resultTitle: "Tu resultado",
  allRight: "Todo está correcto.",
  someWrong: ({ lines, entries, answers }: ToMend) => {
    const parts = [
      lines > 0 ? many(lines, "línea", "líneas") : "",
      entries > 0 ? many(entries, "asiento", "asientos") : "",
      answers > 0 ? many(answers, "respuesta", "respuestas") : "",
    ];
    return `Hay ${listed(parts.filter((part) => part !== ""))} por corregir.`;
  },
  received: "Recibido",
  handedInHere: "Entregado en este equipo",
  receivedText: "Tu docente recibió el trabajo. Verás la nota cuando te lo devuelva.",
  receivedLocal: "Quedó guardado en este equipo, listo para enviarlo a tu docente.",
  returned: "Tu docente ya lo calificó",
  returnedText: (grade: string) => `Tu nota es ${grade}.`,
  seeReturned: "Ver la nota y las correcciones",
  gradedByMachine: "Calificado automáticamente",
  grade: (value: string, of: string | null) => (of === null ? `Nota: ${value}` : `Nota: ${value} de ${of}`),
  followed: (value: string) => `Sin contar lo que un error arrastró: ${value}.`,
  attemptsLeft: (left: number) =>
    left === 0 ? "No te quedan intentos." : `Te quedan ${many(left, "intento", "intentos")}.`,
  unlimited: "Puedes intentarlo las veces que quieras.",
  bestKept: "Se conserva tu mejor nota.",
  best: (value: string) => `Tu mejor nota es ${value}.`,
  correct: "Corregir y volver a entregar",
  next: "Siguiente ejercicio",
  otherValues: "Otra versión del ejercicio",
  otherAttempt: "Hacer otro intento, con otras cifras",

  howGraded: "Cómo se calculó tu nota",
  partNames: {
    account: "Cuentas",
    side: "Debe y haber",
    amount: "Valores",
    answers: "Preguntas",
    discounts: "Descuentos",
  },
  ofThem: (right: number, of: number) => `${right} de ${of}`,
  total: "Nota",
  review: "Para repasar",

  entryOf: (day: string, description: string) => (description === "" ? day : `${day} · ${description}`),
  yourEntry: "Tu asiento",
  code: "Código",
  account: "Cuenta",
  debit: "Debe",
  credit: "Haber",
  margin: "Marca",
  marks: { right: "Correcta", wrong: "Por corregir", consequence: "Consecuencia de otra línea", none: "" },
  sums: "Sumas iguales",
  differ: (difference: Pesos) => `Diferencia: ${formatPesos(difference)}`,
  rightValue: "Valor correcto:",
  wasWritten: "Escribiste:",
  partyMissing: "Falta el tercero.",
  partyWrong: "Tercero equivocado.",
  rightParty: (name: string) => `Esta línea debe llevar el tercero «${name}».`,
  becomes: (amount: Pesos) => `Al corregirla, queda en ${formatPesos(amount)}.`,
  omittedAfter: (label: string, entry: string) => `${label}, después de «${entry}»`,
  omittedBefore: (label: string, entry: string) => `${label}, antes de «${entry}»`,
  omittedMany: (count: number) => `${count} operaciones sin registrar`,
  omittedLines: (count: number) => `Falta${count === 1 ? "" : "n"} ${many(count, "línea", "líneas")}.`,
  omittedEntries: (count: number) =>
    `Falta${count === 1 ? "" : "n"} ${many(count, "operación por registrar", "operaciones por registrar")}.`,
  balanceHints: {
    "missing-side": () => "Falta un lado: todo está en el debe o todo en el haber.",
    "wrong-side": (line: number) =>
      `La mitad de la diferencia es el valor de la línea ${line}: revisa si está del lado contrario.`,
    transposition: (line: number) =>
      `La diferencia se divide entre 9: revisa si en la línea ${line} cambiaste dos cifras de orden.`,
    zeros: (line: number) =>
      `La diferencia se divide entre 9: revisa si en la línea ${line} sobra o falta un cero.`,
  },
  penalty: (names: string) => `Descuento por ${ended(names)}`,
  noAnswer: "Sin respuesta",
  rightAnswer: "Respuesta correcta:",
  nothingHandedIn: "No entregó asientos.",
  byTeacher: (line: number | null, share: string) =>
    line === null
      ? `Calificado por el docente: ${share} del asiento.`
      : `Calificado por el docente: ${share} de la línea ${line + 1} de la solución.`,

  company: {
    action: "Abrir la empresa en el producto",
    lead: "¿Quieres explorar esta empresa con informes y estados? Se copia a un libro de práctica tuyo.",
    question: (name: string) => `¿Crear el libro «${name}» con los saldos y asientos del caso?`,
    ofAccount: (name: string) =>
      `Queda en la cuenta de ${ended(name)} Lo que hagas allí no cambia este ejercicio, y puedes eliminarlo cuando quieras.`,
    ofGuest:
      "Queda en este equipo como invitado. Lo que hagas allí no cambia este ejercicio, y puedes eliminarlo cuando quieras.",
    confirm: "Crear y abrir",
    opened: "Libro de práctica creado",
    removed: "Eliminaste el libro de práctica",
    notRemoved: "No se pudo eliminar el libro",
    failed: "No se creó el libro de práctica",
    failedText: "El almacenamiento no respondió. Tu ejercicio sigue como estaba; inténtalo otra vez.",
  },

  roomTitle: "Ejercicios",
  roomLead: "Casos para practicar con el libro diario. Cada intento puede tener cifras nuevas.",
  search: "Buscar un ejercicio",
  level: "Nivel",
  allLevels: "Todos",
  minutes: (count: number) => `${count} min`,
  done: "Resuelto",
  begun: "Empezado",
  topicCount: (done: number, of: number) => `${done} de ${of}`,
  noneFound: "Ningún ejercicio coincide con la búsqueda.",
  unknown: "Ese ejercicio no existe. Elige uno de la lista.",
} as const;

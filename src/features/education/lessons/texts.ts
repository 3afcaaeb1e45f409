import type { ExerciseTopic } from "#domain/exercises/exercise.ts";
import type { NumberUnit } from "#domain/exercises/question.ts";
import { addDays } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatDecimal, formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { MistakeLabel } from "#domain/lessons/lesson.ts";

const TOPICS: Readonly<Record<ExerciseTopic, string>> = {
  equation: "ecuación contable",
  entries: "asientos",
  trade: "compras y ventas",
  vat: "IVA",
  withholding: "retenciones",
  inventory: "inventarios",
  payroll: "nómina",
  adjustments: "ajustes",
  reconciliation: "conciliación bancaria",
  cycle: "ciclo contable",
  statements: "estados financieros",
  errors: "búsqueda de errores",
  ratios: "razones financieras",
};

const LABELS: Readonly<Record<MistakeLabel, string>> = {
  "wrong-side": "el lado de la cuenta",
  "wrong-class": "la clase de la cuenta",
  "other-subaccount": "la subcuenta",
  "other-account": "la cuenta",
  transposition: "cifras cambiadas de lugar",
  "shifted-digits": "un cero de más o de menos",
  "vat-not-separated": "separar el IVA del precio",
  "wrong-withholding-base": "la base de la retención",
  "gross-for-net": "el bruto y el neto",
  "amount-of-other-line": "el valor de cada línea",
  "wrong-amount": "los valores",
  omitted: "líneas que faltan",
  extra: "líneas que sobran",
  duplicated: "líneas repetidas",
  reversed: "el debe y el haber",
  unbalanced: "que el asiento cuadre",
  "out-of-period": "la fecha del registro",
  "other-transaction": "la operación",
  "no-cost-of-sale": "el costo de la venta",
  "no-entry-needed": "cuándo hace falta un asiento",
};

function questions(count: number): string {
  return count === 1 ? "1 pregunta" : `${count} preguntas`;
}

function dayWord(today: Day, then: Day): string {
  if (then <= today) return "hoy";
  return then === addDays(today, 1) ? "mañana" : `el ${formatDay(then)}`;
}

export const lessonTexts = {
  title: "Mis lecciones",
  lead: (done: number, total: number) => `${done} de ${total} lecciones terminadas`,
  course: "Progreso del curso",
  goOn: (title: string) => `Seguir con ${title}`,
  begin: "Empezar",
  resume: "Continuar",
  again: "Repasar",
  minutes: (count: number) => `Unos ${count} minutos`,
  wholeMinutes: (count: number) => `Unos ${count} minutos.`,
  offline: (count: number) => `Unos ${count} minutos. Funciona sin conexión.`,
  stepsDone: (done: number, steps: number) => `${done} de ${steps} pasos`,
  finished: "Terminada",
  progressOf: (title: string) => `Avance de ${title}`,
  today: "Qué repasar hoy",
  dueToday: (count: number) =>
    `Tienes ${questions(count)} que fallaste y ${count === 1 ? "vuelve" : "vuelven"} hoy.`,
  nothingDue: "Hoy no tienes nada que repasar.",
  nextDue: (day: Day) => `Lo próximo vuelve el ${formatDay(day)}.`,
  noCards: "Las preguntas que falles vuelven aquí a los 1, 3, 7, 16 y 35 días.",
  startReview: "Repasar ahora",
  loading: "Abriendo tus lecciones…",
  chartFailed: "No se pudo abrir el plan de cuentas. Recarga la página.",
  back: "Volver a mis lecciones",
  place: (index: number, total: number) => `Lección ${index} de ${total}`,
  inLesson: "En esta lección",
  stepOf: (index: number, total: number) => `${index} de ${total}`,
  stepDone: "Hecho",
  words: "Palabras nuevas",
  saved: "Avance guardado",
  notSaved: "No se pudo guardar tu avance. Sigue leyendo y vuelve a intentarlo.",
  check: "Comprobar",
  checkTitle: "Compruébalo",
  questionOf: (index: number, total: number) => `Pregunta ${index} de ${total}, sin nota`,
  tryAgain: "Intentar otra vez",
  previous: "Anterior",
  next: "Siguiente",
  finish: "Terminar la lección",
  chooseAll: "Marca todas las que correspondan.",
  right: "Correcto.",
  wrong: "No es así.",
  rightAnswer: (answer: string) => `La respuesta es ${answer}.`,
  missing: "Faltó marcar alguna de las correctas.",
  yourAnswer: "Tu respuesta",
  chooseFirst: "Elige una respuesta.",
  fillFirst: "Elige la cuenta y el lado de cada línea.",
  numberFirst: (typed: string) => (typed === "" ? "Escribe un número." : `«${typed}» no es un número.`),
  account: "Cuenta",
  side: "Lado",
  amount: "Valor",
  debit: "Debe",
  credit: "Haber",
  choosePlaceholder: "Elige…",
  accountOf: (amount: number) => `Cuenta de la línea de ${formatPesos(pesos(amount))}`,
  sideOf: (amount: number) => `Lado de la línea de ${formatPesos(pesos(amount))}`,
  completeEntry: "Completa el asiento",
  rightEntry: "El asiento correcto",
  example: "Ejemplo en el diario",
  because: "Por qué cada línea",
  resultTitle: (title: string) => `Terminaste: ${title}`,
  score: (right: number, asked: number) => `${right} de ${asked} bien a la primera`,
  allRight: "Todo bien a la primera. Puedes seguir.",
  /** Several come back each on its day, the first of them on this one. */
  willReturn: (count: number, today: Day, first: Day) =>
    `${count === 1 ? "La pregunta que fallaste vuelve" : "Las preguntas que fallaste vuelven desde"} ${dayWord(today, first)} a «Qué repasar hoy».`,
  unanswered: (count: number) =>
    count === 1
      ? "Dejaste una pregunta sin responder: sigue en la lección."
      : `Dejaste ${count} preguntas sin responder: siguen en la lección.`,
  readAgain: "Leer la lección otra vez",
  tryNext: "Qué probar ahora",
  practise: (topic: ExerciseTopic) => `Practicar ejercicios de ${TOPICS[topic]}`,
  mistake: (label: MistakeLabel) => `Lo que más te costó: ${LABELS[label]}.`,
  reviewLesson: (title: string) => `Repasa «${title}»`,
  /** One that comes later in the course: nobody has read it yet who follows the order. */
  readLesson: (title: string) => `Lee «${title}»`,
  nextLesson: (title: string) => `Siguiente lección: ${title}`,
  allLessons: "Ver todas las lecciones",
  reviewTitle: "Qué repasar hoy",
  reviewOf: (index: number, total: number) => `${index} de ${total}`,
  fromLesson: (title: string) => `De «${title}»`,
  reviewDone: "Repaso terminado",
  reviewScore: (right: number, total: number) => `${right} de ${total} bien. Lo que falló vuelve mañana.`,
  reviewAllRight: (total: number) =>
    total === 1
      ? "La respondiste bien: tardará más en volver."
      : `Las ${total} bien: tardarán más en volver.`,
  assets: "Activo",
  liabilities: "Pasivo",
  equity: "Patrimonio",
  total: "Total",
  balance: "Saldo",
} as const;

const UNITS: Readonly<Record<NumberUnit, (value: string) => string>> = {
  pesos: (value) => value,
  percent: (value) => `${value}%`,
  times: (value) => `${value} veces`,
  days: (value) => `${value} días`,
  units: (value) => `${value} unidades`,
};

/** A number in the unit of its question, as a sentence says it. */
export function answerText(value: number, unit: NumberUnit, decimals: number): string {
  return UNITS[unit](unit === "pesos" ? formatPesos(pesos(value)) : formatDecimal(value, decimals));
}

export const UNIT_LABELS: Readonly<Record<NumberUnit, string>> = {
  pesos: "Tu respuesta, en pesos",
  percent: "Tu respuesta, en porcentaje",
  times: "Tu respuesta, en veces",
  days: "Tu respuesta, en días",
  units: "Tu respuesta, en unidades",
};

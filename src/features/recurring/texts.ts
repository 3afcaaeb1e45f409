import { plural } from "#domain/kernel/spanish.ts";
import type { RateQuote } from "#domain/recurring/loan-rate.ts";
import type { PrepaymentProblem } from "#domain/recurring/loan-state.ts";
import type { RecurringProblem } from "#domain/recurring/recurring.ts";

/** What the form offers to repeat. */
export const DRAFT_KINDS = ["expense", "entry", "deferred", "loan"] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

export const DRAFT_NAMES: Readonly<Record<DraftKind, string>> = {
  expense: "Gasto fijo",
  entry: "Un asiento",
  deferred: "Diferido",
  loan: "Préstamo",
};

export const PROBLEM_TEXTS: Readonly<Record<RecurringProblem, string>> = {
  description: "Escribe un nombre de hasta 480 caracteres.",
  amount: "El valor debe alcanzar al menos para un peso cada mes.",
  months: "Los meses van de 1 a 600.",
  rate: "La tasa va de 0 a lo que dé un 20 % mensual.",
  payments:
    "Con ese valor, esa tasa y esos meses alguna cuota no abonaría a capital. Baja los meses o la tasa.",
  accounts: "Elige cuentas distintas en cada casilla.",
  received: "El desembolso es anterior a la primera cuota.",
  grace: "Los meses de gracia van de 0 a 120.",
  end: "La última fecha no puede ser anterior a la primera.",
  unbalanced: "El asiento debe tener valor y cuadrar. Elige un asiento o escribe el valor.",
};

export const QUOTE_NAMES: Readonly<Record<RateQuote, string>> = {
  monthly: "Mensual vencida",
  effective: "Efectiva anual (E.A.)",
  nominal: "Nominal anual, mes vencido",
  "nominal-advance": "Nominal anual, mes anticipado",
  quarterly: "Nominal anual, trimestre vencido",
  "quarterly-advance": "Nominal anual, trimestre anticipado",
};

export const PREPAYMENT_TEXTS: Readonly<Record<PrepaymentProblem, string>> = {
  amount: "El abono va de un peso a lo que se debe.",
  months: "Las cuotas que quedan van de 1 a las del préstamo.",
  later: "Ya hay una cuota registrada o saltada después de esa fecha.",
  paid: "En esa fecha no se debe nada de este préstamo.",
};

export const recurringTexts = {
  title: "Recurrentes",
  loading: "Cargando lo que se repite",
  lead: "Lo que llega cada mes se propone en su fecha. Nada se registra hasta que tú lo confirmas.",
  add: "Nuevo recurrente",
  inbox: (count: number) => `${count} por registrar`,
  inboxTitle: "Por registrar",
  nothing: "Nada por registrar hoy.",
  take: (name: string, day: string) => `Registrar ${name} del ${day}`,
  skip: "Saltar",
  skipOf: (name: string, day: string) => `Saltar ${name} del ${day}`,
  amountOf: (name: string, day: string) => `Valor de ${name} del ${day}`,
  part: (at: number, of: number) => `${at} de ${of}`,
  post: (count: number) => (count === 1 ? "Registrar 1 asiento" : `Registrar ${count} asientos`),
  none: "Elige qué registrar",
  posted: (count: number) => (count === 1 ? "Registré 1 asiento" : `Registré ${count} asientos`),
  undone: "Volvió a la lista por registrar",
  skipped: (day: string) => `Saltado el ${day}`,
  again: "Volver a proponer",
  againOf: (day: string) => `Volver a proponer el ${day}`,
  proposedAgain: "Se vuelve a proponer",
  failed: "No se pudo",
  closedMonth: (month: string) =>
    `${month} está cerrado: sáltalo, o abre el mes para registrarlo en su fecha.`,
  problem: (text: string) =>
    `${text} Corrige la cuenta en el plan de cuentas, o sáltalo y regístralo a mano.`,
  all: "Lo que se repite",
  empty: {
    title: "Todavía no se repite nada",
    text: "El arriendo, una suscripción, un seguro pagado por anticipado o las cuotas de un préstamo: dilo una vez y cada mes te lo propongo.",
  },
  monthly: "cada mes",
  once: (day: string) => `una vez, el ${day}`,
  deferred: (months: number) => `diferido en ${months} meses`,
  loan: (months: number) => `préstamo en ${months} cuotas`,
  asks: "el valor se pregunta",
  since: (day: string) => `desde el ${day}`,
  until: (day: string) => `hasta el ${day}`,
  stopped: "En pausa",
  done: (count: number) => (count === 1 ? "1 registrado" : `${count} registrados`),
  changed: (amount: string) => `con ${amount} en vez de lo previsto`,
  history: "Lo hecho",
  table: "Tabla de pagos",
  columns: { at: "Cuota", payment: "Pago", interest: "Interés", capital: "Capital", balance: "Saldo" },
  sums: "Sumas",
  stop: "Pausar",
  start: "Reanudar",
  edit: "Editar",
  remove: "Eliminar",
  more: (name: string) => `Acciones de ${name}`,
  removed: "Ya no se repite",
  restored: "Se repite otra vez",
  saved: "Guardado",
  added: "Se propondrá cada mes",
  takenBack: "Quedó como antes",
  refusals: {
    "unknown-recurring": "Ya no está: se eliminó en otra pestaña.",
    "recurring-changed":
      "Cambió mientras tanto: se registró, se saltó o se editó en otra pestaña. Mira la lista y decide de nuevo.",
  },
  readOnly: "Este libro es de solo lectura: nada se registra ni se cambia.",
  /** The parts of what is said at once, after its own name. */
  parts: {
    adjustment: "intereses de ajuste",
    grace: "intereses del período de gracia",
    first: "primer período",
    last: "último período",
    ahead: "abono a capital",
  },
  owed: (owed: string, current: string, later: string) =>
    `Hoy se deben ${owed}: ${current} en los próximos 12 meses y ${later} después.`,
  accrued: (amount: string) => `Intereses causados desde la última cuota: ${amount}.`,
  skippedCapital: (amount: string) =>
    `Incluye ${amount} de cuotas saltadas; si las registraste a mano, ya no se deben.`,
  waitingCapital: (amount: string) => `Falta registrar cuotas que abonan ${amount} a capital.`,
  prepay: "Abonar a capital",
  prepayOf: (name: string) => `Abonar a capital de ${name}`,
  prepayment: {
    title: (name: string) => `Abono a capital: ${name}`,
    date: "Fecha del abono",
    needDate: "Escribe la fecha del abono.",
    dateHelp: "Lo usual es el día de una cuota. La de ese día se paga primero.",
    amount: "Valor que se abona",
    months: "Cuotas que quedan",
    monthsHelp: "Las mismas para pagar menos cada mes, o menos para terminar antes.",
    owed: (amount: string) => `Se deben ${amount}.`,
    save: "Guardar el abono",
    interest: (amount: string, days: number) =>
      `Con el abono van ${amount} de sus intereses: ${plural(days, "día", "días")} desde la última cuota.`,
    proposes: "El abono queda por registrar, y la tabla sigue así:",
    over: "Con este abono el préstamo queda pagado.",
  },
  form: {
    splits: "Se propone en estas partes:",
    quote: "Cómo es la tasa",
    monthly: (rate: string, yearly: string) => `Es ${rate} % mensual vencida, ${yearly} % efectiva anual.`,
    received: "Desembolso",
    receivedHelp: "Si el primer período no es un mes completo. Vacía: lo es.",
    grace: "Meses de gracia",
    graceHelp: "Se pagan solo intereses; las cuotas vienen después.",
    covers: "Cubre desde",
    coversHelp: "Para contar los días del primer mes (de 30). Vacía: meses completos desde la primera fecha.",
    addTitle: "Nuevo recurrente",
    editTitle: "Editar recurrente",
    save: "Guardar",
    kind: "Qué se repite",
    description: "Nombre",
    descriptionHelp: "Es el detalle de cada asiento: «Arriendo del local».",
    first: "Primera fecha",
    needDate: "Escribe la primera fecha.",
    firstHelp: "Los demás son el mismo día de cada mes, o el último si el mes es más corto.",
    last: "Última fecha",
    lastHelp: "Vacía: sin final.",
    amount: "Valor de cada mes",
    asks: "Preguntar el valor cada vez",
    expense: "Cuenta del gasto",
    money: "Sale de",
    source: "Asiento",
    sourceHelp: "Los que más se repiten y los últimos del libro.",
    noSource: "Elige un asiento",
    sourceMovesNothing: "Ese asiento deja cada cuenta como estaba: no hay nada que repetir. Elige otro.",
    total: "Valor pagado por anticipado",
    months: "Meses",
    prepaid: "Cuenta del anticipado",
    principal: "Valor del préstamo",
    payments: "Número de cuotas",
    paymentsRange: "El número de cuotas va de 1 a 600.",
    rate: "Tasa (%)",
    method: "Sistema",
    methods: { french: "Francés, cuota fija", german: "Alemán, capital fijo" },
    debt: "Cuenta del préstamo",
    interest: "Cuenta de los intereses",
  },
} as const;

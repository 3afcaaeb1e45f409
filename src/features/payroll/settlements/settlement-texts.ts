import { plural } from "#domain/kernel/spanish.ts";
import type { SettlementField } from "#domain/payroll/settlement/settle-contract.ts";

export const settlementTexts = {
  title: "Liquidar contrato",
  close: "Cerrar",
  end: "Último día de trabajo",
  noEnd: "Escribe el último día de trabajo.",
  reason: "Causa del retiro",
  term: "Clase de contrato",
  terms: { indefinite: "A término indefinido", fixed: "A término fijo", work: "Por obra o labor" },
  agreedEnd: "Fecha pactada de terminación",
  workEnd: "Fecha en que termina la obra",
  workEndHelp: "La que se calcula. La indemnización es de quince días como mínimo (CST art. 64).",
  noAgreedEnd: "Escribe la fecha en que terminaba el contrato.",
  vacation: "Días de vacaciones",
  vacationHelp:
    "Los hábiles que ya disfrutó o cobró desde que empezó el contrato; son 15 por cada año. Salen de las nóminas cerradas, de lunes a sábado.",
  more: "Pago variable, días no pagados y anticipos",
  unpaid: "Días no pagados",
  unpaidSemester: "Este semestre",
  unpaidEarlier: "Antes, este año",
  unpaidBefore: "Otros años",
  paid: "Ya pagado de este semestre o de este año",
  paidNames: { severance: "Cesantías", severanceInterest: "Intereses", serviceBonus: "Prima" },
  paidHelp: "Es lo que ya está en los libros. Cámbialo si se pagó otra cosa.",
  badFigure: (typed: string) => `No entendimos «${typed}». Escribe un número de días, como 15 o 7,5.`,
  result: "Liquidación",
  net: "Neto a pagar",
  accrued: "Total devengado",
  waiting: "Completa los datos para ver la liquidación.",
  lastPay: "El sueldo de los últimos días se paga en la nómina de ese período.",
  look: "Para revisar",
  download: "Descargar",
  pdf: "PDF",
  post: "Contabilizar",
  postTitle: "Contabilizar la liquidación",
  posted: "Liquidación contabilizada",
  isPosted: "Contabilizada",
  asEntry: (number: number, book: string, day: string) => `asiento ${number} de «${book}», ${day}`,
  settledAs: (entry: string) => `Ya se liquidó: ${entry}`,
  postAgain: "Contabilizar otra vez",
  againTitle: "¿Contabilizar otra vez?",
  againDetail: "Quedarían las dos en los libros. Si la primera está mal, es mejor revertir su asiento.",
  settlementOf: (name: string) => `la liquidación de ${name}`,
  posting: (name: string) => `contabilizar la liquidación de ${name}`,
  postedText: (number: number, book: string) => `Es el asiento N.º ${number} de ${book}.`,
  seeEntry: "Ver asiento",
  endNote: (day: string) =>
    `El contrato sigue sin fecha de retiro. Ponle el ${day} para que su nómina termine ahí.`,
  otherEndNote: (kept: string, day: string) =>
    `El contrato tiene como último día el ${kept}. Cámbialo si termina el ${day}.`,
  putEnd: "Terminar el contrato",
  endPut: "Contrato terminado",
  employee: "Trabajador",
  employer: "Empleador",
  fields: {
    end: "El último día no puede ir antes de la fecha de ingreso.",
    salary: "El salario de este contrato no se puede liquidar. Corrígelo primero.",
    variable: "Revisa los promedios: hay un valor que no se puede usar.",
    days: "Revisa los días: hay un valor que no se puede usar.",
    agreedEnd: "La fecha pactada no puede ir antes de la fecha de ingreso.",
    paid: "Revisa lo pagado antes: hay un valor que no se puede usar.",
  } satisfies Record<SettlementField, string>,
  warnings: {
    paidOver: (benefit: string, excess: string) =>
      `${benefit}: se pagó ${excess} más de lo que corresponde. No se descuenta de lo demás.`,
    vacationOver: (days: string) =>
      `Disfrutó ${days} días de vacaciones más de los que había ganado. No se descuentan.`,
    severanceTaxed: (income: string, exempt: number, taxed: string) =>
      `El ingreso promedio de seis meses, ${income}, pasa de 350 UVT: está exento el ${exempt}% de las cesantías e intereses y quedan gravados ${taxed}. No llevan retención; se declaran (ET art. 206 num. 4).`,
    termOver: "La fecha pactada es anterior al último día: no queda plazo por indemnizar.",
  },
} as const;

/** For use within a sentence. */
const BENEFIT_NAMES = {
  "first-bonus": "la prima de junio",
  "second-bonus": "la prima de diciembre",
  severance: "las cesantías e intereses",
} as const;

const BONUS_ENTERS =
  "Sale de las nóminas cerradas del semestre, si las hay. En lo variable entran horas extra, recargos, comisiones y bonificaciones; el salario es el promedio si cambió o hay pago variable (CST art. 306). Sin auxilio escrito, el del último día si le corresponde.";

export const benefitTexts = {
  title: "Prestaciones",
  subtitle: (company: string) => `Todos los empleados de ${company}`,
  kind: "Qué se paga",
  kinds: {
    "first-bonus": "Prima de junio",
    "second-bonus": "Prima de diciembre",
    severance: "Cesantías e intereses del año",
  },
  deadlines: {
    "first-bonus": (year: number) => `Se paga a más tardar el 30 de junio de ${year}.`,
    "second-bonus": (year: number) => `Se paga a más tardar el 20 de diciembre de ${year}.`,
    severance: (year: number) =>
      `Los intereses se pagan hasta el 31 de enero de ${year + 1}; las cesantías se consignan hasta el 14 de febrero.`,
  },
  year: "Año",
  list: "Lo que le corresponde a cada persona",
  employee: "Empleado",
  days: "Días",
  net: "Neto",
  people: (count: number) => plural(count, "persona", "personas"),
  explain: "Abre una fila para ver de dónde sale, y para escribir su pago variable y sus días no pagados.",
  left: "No están quienes se retiran antes del último día: lo reciben en su liquidación.",
  nobody: "A nadie le corresponde en ese período",
  nobodyText: "Elige otro período, o revisa las fechas de ingreso.",
  salary: "Salario básico promedio",
  transport: "Auxilio de transporte promedio",
  variable: "Promedio variable del mes",
  enters: {
    "first-bonus": BONUS_ENTERS,
    "second-bonus": BONUS_ENTERS,
    severance:
      "Sale de las nóminas cerradas del año, si las hay. En lo variable entran horas extra, recargos, comisiones y bonificaciones; el salario es el último, o el promedio si cambió en los últimos tres meses o hay pago variable (CST art. 253). Sin auxilio escrito, el del último día si le corresponde.",
  },
  unpaidDays: "Días no pagados",
  state: "Estado",
  isSettled: "Liquidado",
  isPaid: "En los libros",
  paidAs: (entry: string) => `Ya está en los libros: ${entry}`,
  again: "Incluir otra vez en el asiento",
  leftOut: (count: number) =>
    `${plural(count, "persona ya lo tiene", "personas ya lo tienen")} en los libros y no ${count === 1 ? "entra" : "entran"} en el asiento.`,
  isLacking: "Falta una parte",
  restOf: (due: string, lacking: string) =>
    `Su promedio subió después de ese asiento. En total le corresponden ${due}; faltan ${lacking}, y el asiento lleva solo eso.`,
  restText: (count: number, lacking: string) =>
    `El promedio de ${plural(count, "persona", "personas")} subió después de su asiento. Faltan ${lacking}: el nuevo lleva solo la diferencia.`,
  provisionText:
    "Lo provisionado no es lo que se contabilizó: el asiento lleva la diferencia al gasto, y la provisión queda en cero.",
  againText: (count: number) =>
    `${plural(count, "persona del asiento ya tiene", "personas del asiento ya tienen")} este pago en los libros.`,
  benefitOf: (kind: keyof typeof BENEFIT_NAMES, year: number) => `${BENEFIT_NAMES[kind]} de ${year}`,
  posting: (kind: keyof typeof BENEFIT_NAMES, year: number) =>
    `contabilizar ${BENEFIT_NAMES[kind]} de ${year}`,
  done: "Listo",
  post: "Contabilizar",
  postTitle: "Contabilizar las prestaciones",
  posted: "Prestaciones contabilizadas",
} as const;

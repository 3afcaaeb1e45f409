import { plural } from "#domain/kernel/spanish.ts";
import type { Framework } from "#domain/statement/notes/framework.ts";

export const notesTexts = {
  title: "Notas a los estados financieros",
  open: "Notas",
  loading: "Leyendo las notas",
  ofNumber: (number: number) => `Nota ${number}`,
  openNumber: (number: number) => `Ver la nota ${number}`,
  closeNote: "Cerrar la nota",
  openAll: "Ver y editar entre las notas",
  unknownNote: "Esta nota ya no está: los libros cambiaron.",
  numbered: (number: number, title: string) => `Nota ${number}. ${title}`,
  figures: (title: string) => `Cifras: ${title}`,
  maturities: (title: string) => `Lo que vence en doce meses y lo que vence después: ${title}`,
  movement: (title: string) => `Movimiento del período: ${title}`,
  back: "Volver a los estados",
  questions: (count: number) =>
    `${plural(count, "pregunta", "preguntas")} por responder: están entre corchetes, y así salen en el juego completo.`,
  noQuestions: "No queda ninguna pregunta por responder.",
  noCompany:
    "Este libro no es de ninguna empresa: las notas salen con sus textos de siempre. Asígnalo a una para escribir los tuyos.",
  framework: "Marco técnico",
  frameworkChosen: (name: string) => `Ahora presentas por ${name}`,
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
  leaveOut: {
    button: "No presentar",
    of: (title: string) => `No presentar «${title}»`,
    why: "¿Por qué no se presenta?",
    help: "La razón queda escrita: sale en el juego completo en lugar de la nota, y pasa a los años siguientes.",
    missing: "Escribe la razón.",
    save: "No presentarla",
    done: "La nota ya no se presenta",
    undoName: (title: string) => `Presentar de nuevo ${title}`,
    bring: "Presentar de nuevo",
    back: "La nota se presenta de nuevo",
    title: "Notas que no se presentan",
    norm: "Lo decidió la empresa",
    one: (title: string, reason: string) => `${title}: ${reason || "sin una razón escrita"}`,
    noReason: "Nadie escribió la razón.",
    write: "Escribir la razón",
  },
  restated: {
    title: "Cifras reexpresadas",
    /** What asks for it, by a framework that does: of microempresas none is cited. */
    norms: {
      about: { pymes: " (NIIF para PYMES 10.12 y 10.21)", micro: "" },
      earlier: { pymes: " (NIIF para PYMES 10.21)", micro: "" },
    } satisfies Record<string, Record<Framework, string>>,
    about: (before: string, norm: string) =>
      `Si hubo un error en los estados de ${before}, o cambió una política contable, di cómo habría quedado: la columna comparativa se marca como reexpresada y la nota lo explica${norm}.`,
    /** Where its entry goes, by framework. */
    entry: {
      pymes:
        "El asiento de la corrección se registra en los libros de este año, contra resultados acumulados.",
      micro:
        "El marco de microempresas no lo pide: un error de un año anterior se corrige en el resultado del año en que se descubre, como ingreso o gasto. Reexpresa solo si quieres mostrar además cómo habría quedado.",
    } satisfies Record<Framework, string>,
    add: "Reexpresar una cifra",
    form: "Reexpresar una cifra del período anterior",
    book: "Libro",
    noBook: "Solo se reexpresan cifras de libros abiertos con el mismo plan de cuentas.",
    debit: "Cuenta que va al débito",
    credit: "Cuenta que va al crédito",
    amount: "Valor",
    day: "Fecha",
    dayHelp: (year: number) =>
      `El día de ${year} en que se habría registrado. Lo que viene de años anteriores va contra resultados acumulados, el 1 de enero.`,
    cause: "Por qué",
    causes: { error: "Corrección de un error", policy: "Cambio de política" },
    reason: "En qué consiste",
    one: (reason: string, debit: string, credit: string) => `${reason} (${debit} a ${credit})`,
    remove: "Quitar",
    removeName: (reason: string) => `Quitar la reexpresión: ${reason}`,
    earlier: (count: number, year: number) =>
      count === 1
        ? `1 reexpresión anterior a ${year} no se cuenta aquí`
        : `${count} reexpresiones anteriores a ${year} no se cuentan aquí`,
    earlierText: (year: number, norm: string) =>
      `Son de años que no se comparan. Si los asientos hasta ${year} ya las corrigieron, no hay nada que hacer. Si no, cuéntalas en el saldo inicial de ${year}${norm}.`,
    earlierOne: (said: string, year: number) => `${year}, ${said}`,
    carry: "Contar en el saldo inicial",
    carryName: (reason: string, year: number) => `Contar en el saldo inicial de ${year}: ${reason}`,
    save: "Reexpresar",
    saved: "La cifra queda reexpresada",
    removed: "La cifra queda como se informó",
    problems: {
      account: "Elige una cuenta de activo, pasivo, patrimonio o resultados.",
      cash: "El efectivo no se reexpresa: se corrige con un asiento en su fecha.",
      "same-account": "El débito y el crédito van a cuentas distintas.",
      amount: "Escribe un valor mayor que cero.",
      reason: "Escribe en qué consiste.",
      "too-many": "Este libro ya tiene todas las reexpresiones que caben.",
      day: (year: number, until: string) => `Escribe un día de ${year}, hasta el ${until}.`,
    },
  },
  own: {
    add: "Añadir una nota",
    added: "Nota propia",
    edit: (title: string) => `Editar «${title}»`,
    title: (year: number) => `Título, desde ${year}`,
    noTitle: "Escribe el título.",
    text: "Texto",
    noText: "Escribe el texto.",
    place: "Dónde va",
    before: (title: string) => `Antes de «${title}»`,
    last: "Al final",
    remove: "Quitar la nota",
    removed: "Nota quitada",
    most: (most: number) => `Ya hay ${most} notas propias, que son las que caben.`,
  },
} as const;

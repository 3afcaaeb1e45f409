import type {
  ActivityStatus,
  ActivityType,
  AttemptRule,
  DeliveryType,
  FeedbackLevel,
} from "#domain/classroom/activity.ts";
import { listed } from "#domain/kernel/spanish.ts";
import { gradesAndWorks, whatGoes } from "../desk/what-goes.ts";
import { percentText } from "../grades/percent-text.ts";

const TYPES: Readonly<Record<ActivityType, string>> = {
  essay: "Ensayo",
  project: "Proyecto",
  exam: "Examen",
  exercise: "Ejercicio contable",
};

const STATUSES: Readonly<Record<ActivityStatus, string>> = {
  draft: "Borrador",
  assigned: "Asignado",
  active: "Activo",
};

const DELIVERIES: Readonly<Record<DeliveryType, string>> = { file: "Archivo", text: "Texto" };

const FEEDBACK: Readonly<Record<FeedbackLevel, string>> = {
  0: "Solo «recibido»",
  1: "La nota",
  2: "Qué líneas están bien",
  3: "El error de cada línea y una pregunta",
  4: "La solución y su regla",
};

const KEEP: Readonly<Record<AttemptRule, string>> = {
  best: "La mejor",
  last: "La última",
  average: "El promedio",
};

export const plannerTexts = {
  title: "Planeador de Actividades",
  lead: (shares: readonly number[]) =>
    shares.length === 0
      ? "Lo que tus aulas van a hacer, corte por corte."
      : `${shares.length === 1 ? "El corte debe" : "Los cortes deben"} sumar ${listed(shares.map(percentText))}.`,
  createWithAi: "Crear con Cuadra IA",
  createFromBook: "Desde un libro",
  create: "Crear Nueva Actividad",
  search: "Buscar",
  filter: "Filtrar",
  filtered: (count: number) => `Filtrar (${count})`,
  clearFilter: "Quitar filtros",
  classroom: "Aula",
  allClassrooms: "Todas las aulas",
  classroomName: (name: string, group: string) => (group === "" ? name : `${name}, ${group}`),
  view: "Vista",
  views: { period: "Por corte", calendar: "Calendario", list: "Lista" },
  period: (number: number) => `Corte ${number}`,
  worth: (value: number) => `vale ${percentText(value)}`,
  sum: "Suma del corte",
  complete: "Completo",
  missing: (missing: number, worth: number) => `Falta ${percentText(missing)} para el ${percentText(worth)}`,
  tooMuch: (excess: number, worth: number) => `Sobra ${percentText(excess)} sobre el ${percentText(worth)}`,
  addMissing: (missing: number) => `Agregar una de ${percentText(missing)}`,
  nothingShown: "Nada coincide con la búsqueda.",
  noneInPeriod: "Sin actividades en este corte.",
  noDay: "Sin fecha",
  percent: percentText,
  emptyTitle: "No tienes actividades creadas",
  emptyText: "Crea la primera y asígnala a un aula: su nota entra sola en la planilla.",
  types: TYPES,
  statuses: STATUSES,
  deliveries: DELIVERIES,
  any: { type: "Todos los tipos", status: "Todos los estados" },
  fields: { type: "Tipo", status: "Estado" },
  card: {
    assign: "Asignar a...",
    reassign: "Reasignar",
    edit: "Editar",
    handIns: "Ver entregas",
    handInsIn: (classroom: string) => `Ver entregas de ${classroom}`,
    duplicate: "Duplicar",
    remove: "Eliminar",
    more: (title: string) => `Más acciones de ${title}`,
    due: "Fecha de entrega",
    auto: "Se califica automáticamente",
    copy: (title: string) => `${title} (copia)`,
  },
  remove: {
    title: "Eliminar actividad",
    text: (title: string) => `¿Eliminar ${title}?`,
    confirm: "Eliminar",
    detail: (grades: number, works: number, standIns: readonly string[]) =>
      standIns.length === 0
        ? whatGoes(grades, works)
        : `${whatGoes(grades, works)} ${listed(standIns.map((title) => `«${title}»`))} ${standIns.length === 1 ? "la reemplaza y ya no contará" : "la reemplazan y ya no contarán"}.`,
  },
  form: {
    create: "Nueva actividad",
    edit: (title: string) => `Editar ${title}`,
    save: "Guardar",
    title: "Nombre",
    description: "Descripción",
    type: "Tipo",
    period: "Corte",
    dueDate: "Fecha de entrega",
    weight: "Porcentaje de la definitiva",
    weightRefused: (typed: string) => `«${typed}» no es un porcentaje de 0 a 100.`,
    openingCode: "Código para abrirla (opcional)",
    openingHelp: "Dilo en clase: sin él nadie la abre. Es una puerta, no un candado.",
    delivery: "Tipo de entrega",
    missing: "Nota por defecto para lo no entregado",
    missingHelp: "Se aplica solo cuando tú lo pides, en la planilla.",
    party: "Calificar también el tercero de cada línea que lo pide",
    auto: "Calificar automáticamente",
    autoNeeds: "Elige un ejercicio para calificarlo automáticamente.",
    exercise: "Ejercicio",
    noExercise: "Sin ejercicio",
    fixed:
      "Los estudiantes ya tienen esta tarea: su ejercicio y sus datos no cambian, y así cada entrega se califica con lo que se resolvió. Para otro ejercicio, crea otra actividad.",
    fixedType: "Queda como salió, con su ejercicio.",
    ownExercise: (title: string) => `Propio: ${title}`,
    level: (level: number) => `nivel ${level}`,
    personal: "Datos distintos para cada estudiante",
    feedback: "Qué ve el estudiante",
    feedbackLevels: FEEDBACK,
    attempts: "Intentos",
    practice: "Práctica, sin límite",
    attemptCount: (count: number) => (count === 1 ? "1 intento" : `${count} intentos`),
    keep: "Nota que queda",
    keepRules: KEEP,
    noTitle: "Escribe el nombre de la actividad.",
    sum: (total: number) => `Suman ${percentText(total)}: deben ser 100%.`,
  },
  replaces: {
    label: "Reemplaza",
    none: "Nada: suma por su porcentaje",
    final: "La definitiva de quien pierde (habilitación)",
    activity: (title: string) => `La nota de «${title}» (supletorio)`,
    gone: "La nota de una actividad que ya no existe",
    help: "Queda la nota más alta de las dos, y no suma por sí misma.",
    from: "La presenta quien tiene desde",
    fromRefused: (typed: string) => `«${typed}» no es una nota de 0 a 5.`,
    fromHelp: "En la escala de 0 a 5; en una de 0 a 100, 2,0 es 40.",
  },
  release: {
    label: "Cuándo se muestra",
    atOnce: "Al devolver el trabajo",
    deadline: "Después de la fecha de entrega",
    attempt: (attempt: number) => `Desde el intento ${attempt}`,
    help: "Antes viajan la nota y el comentario. Llegado el momento, devuelve el trabajo otra vez.",
  },
  rubric: {
    title: "Rúbrica",
    weights: "Qué vale una línea (%)",
    parts: { account: "Cuenta", side: "Debe o haber", amount: "Valor" },
    discounts: "Descuentos del asiento (%)",
    penalties: {
      "extra-lines": "Cada línea que sobra",
      unbalanced: "No cuadra",
      date: "Fecha equivocada",
      "third-party": "Falta el tercero o es otro",
    },
    tolerance: "Diferencia que se acepta en un valor ($)",
    toleranceHelp: "O la diezmilésima parte del valor, si es más.",
    noPercent: "Escribe un porcentaje de 0 a 100.",
    noTolerance: "Escribe pesos enteros, desde 0.",
    reset: "Usar la rúbrica de Cuadra",
  },
  assignForm: {
    title: (title: string) => `Asignar ${title}`,
    confirm: "Asignar",
    text: "Elige las aulas. En cada una puede tener otra fecha.",
    none: "Crea primero un aula en Aulas.",
    pick: "Elige al menos un aula.",
    due: (name: string) => `Fecha de entrega en ${name}`,
    toDraft: "Volver a borrador",
    archived: "archivada",
    stops: (grades: number, works: number) =>
      grades + works === 1
        ? `De esta aula deja de contar ${gradesAndWorks(grades, works)}. Se guarda: vuelve si la asignas otra vez.`
        : `De esta aula dejan de contar ${gradesAndWorks(grades, works)}. Se guardan: vuelven si la asignas otra vez.`,
    standIns: (titles: readonly string[]) =>
      `${listed(titles.map((title) => `«${title}»`))} ${titles.length === 1 ? "la reemplaza" : "la reemplazan"}: en esta aula ya no ${titles.length === 1 ? "contará" : "contarán"}.`,
    unreplaced: (title: string) =>
      `No tiene «${title}», que esta actividad reemplaza. Asígnala allí primero.`,
    replacedGone: "La actividad que reemplaza ya no existe: edítala para que cuente.",
    done: {
      drafted: "La actividad volvió a borrador",
      dates: "Fechas de la actividad guardadas",
      given: "Actividad asignada",
      taken: (names: readonly string[]) => `Quitaste la actividad de ${listed(names)}`,
      both: (given: readonly string[], taken: readonly string[]) =>
        `Asignaste la actividad a ${listed(given)} y la quitaste de ${listed(taken)}`,
    },
  },
} as const;

import { plural } from "#domain/kernel/spanish.ts";

export const studentTexts = {
  notSaved: "No se guardó tu avance",
  notSavedText: "Lo anterior sigue como estaba; inténtalo otra vez.",
  loading: "Abriendo tu cuaderno…",
  /** Below the name in the sidebar. */
  about: (course: string | undefined): string =>
    course === undefined ? "Estudiante" : `Estudiante, ${course}`,
  hello: (name: string) => `Hola, ${name}`,
  title: "Tu curso",
  inGroup: (name: string, group: string) => `${name}, grupo ${group}`,
  chooseClass: "Clase",
  needed: {
    title: "¿Cuánto necesito para pasar?",
    rest: "en lo que falta",
    reachable: "Alcanzable",
    hard: "Exigente",
    reached: "Ya lo tienes",
    have: (grade: string) => `Ya tienes ${grade}`,
    missing: (percent: string) => `Falta ${percent}`,
    goal: "Para una definitiva de",
    need: "necesitas",
    impossible: (most: string) => `ya no alcanza, máximo ${most}`,
    arrived:
      "Cuenta solo las notas que llegaron a este equipo, también en tu promedio. Las que tu docente no te ha devuelto no están aquí.",
    /** `decimals` is null where the class grades with words, whose percents are whole. */
    policy: (passing: string, decimals: number | null, stage: string) => {
      const to =
        decimals === null
          ? "al por ciento entero"
          : decimals === 0
            ? "a números enteros"
            : decimals === 1
              ? "a un decimal"
              : `a ${decimals} decimales`;
      return `Aprueba con ${passing}. Se redondea ${to}, ${stage}.`;
    },
    stages: { activity: "en cada nota", period: "en cada corte", final: "solo al final" },
  },
  upcoming: "Próximas entregas",
  noUpcoming: "No tienes entregas pendientes.",
  noDue: "Sin fecha",
  dueToday: "Vence hoy",
  overdue: "Vencida",
  inDays: (days: number) => (days === 1 ? "En 1 día" : `En ${days} días`),
  progress: "Progreso del curso",
  lessons: (done: number) => plural(done, "lección terminada", "lecciones terminadas"),
  average: "Promedio",
  noAverage: "Aún no hay notas.",
  recent: "Actividades recientes",
  noRecent: "Lo que entregues o practiques queda aquí.",
  ofClass: (text: string, classroom: string | undefined) =>
    classroom === undefined ? text : `${text} (${classroom})`,
  handedIn: (title: string) => `Entregaste ${title}`,
  practised: (title: string) => `Practicaste ${title}`,
  graded: (title: string, grade: string) => `${title}: ${grade}`,
  noClass: "Aún no estás en una clase",
  noClassText:
    "Cuando te unas con la tarjeta de tu profesor, aquí verás tus entregas, tus notas y cuánto necesitas para pasar.",
  settings: {
    title: "Configuración",
    lead: "Qué te avisa Cuadra en este equipo.",
    notifications: "Notificaciones",
    newTasks: "Nuevas tareas",
    newGrades: "Notas publicadas",
    save: "Guardar",
    saved: "Configuración guardada",
    refused: "No se guardó",
    refusedText: "Lo anterior sigue como estaba; inténtalo otra vez.",
    people: {
      title: "Quién estudia en este equipo",
      lead: "Cada estudiante tiene sus clases, tareas, ejercicios y avances aparte. Los demás no los ven.",
      open: "Abierto",
      change: "Abrir",
      changeTo: (name: string) => `Abrir el lugar de ${name}`,
      changed: (name: string) => `Estás en el lugar de ${name}`,
      add: "Agregar estudiante",
      name: "Nombre del estudiante",
      confirm: "Agregar",
      noName: "Escribe el nombre.",
      taken: "Ya hay un estudiante con ese nombre en este equipo.",
      remove: "Quitar",
      removeOf: (name: string) => `Quitar a ${name} de este equipo`,
      removeTitle: "Quitar estudiante",
      removeText: (name: string) => `¿Quitar a ${name} de este equipo?`,
      removeDetail:
        "Se borran sus tareas, ejercicios, entregas, notas y avances. No se puede deshacer: lo que ya entregó lo tiene su docente.",
      removed: (name: string) => `Quitaste a ${name}`,
      notRemoved: "No se pudo quitar",
      notRemovedText: "Cierra las otras pestañas de Cuadra e inténtalo otra vez.",
      refused: "No se cambió de estudiante",
      refusedText: "El almacenamiento no respondió. Inténtalo otra vez.",
    },
    data: {
      title: "Mis datos",
      lead: "Vuelve a empezar con la clase de ejemplo, o deja tu lugar vacío.",
      detail:
        "Se van también los ejercicios empezados. Las llaves de este equipo se quedan. Podrás deshacerlo justo después.",
      sample: {
        action: "Volver al ejemplo",
        question: "¿Poner la clase de ejemplo en lugar de lo que tienes?",
        done: "Volviste a la clase de ejemplo",
      },
      clear: {
        action: "Vaciar mi lugar",
        question: "¿Vaciar tus clases, tareas, ejercicios, entregas, notas y avances?",
        done: "Vaciaste tu lugar",
      },
      refused: "No se cambió nada",
      refusedText: "Lo anterior sigue como estaba; inténtalo otra vez.",
    },
  },
} as const;

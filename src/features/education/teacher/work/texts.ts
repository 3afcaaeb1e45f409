import type { ProcessKind } from "#domain/classroom/process-log.ts";
import { plural } from "#domain/kernel/spanish.ts";

export const workTexts = {
  otherFigures: (name: string | undefined) =>
    name === undefined
      ? "Sus cifras no son las que le tocan a su código. Pregúntale cómo la hizo."
      : `Tiene las cifras de ${name}, no las suyas. Pregúntale cómo la hizo.`,
  question: "Pregunta del estudiante",
  answerIt: "Respóndele en el comentario: le llega con la nota.",
  process: {
    summary: (steps: number, minutes: number) =>
      `Cómo lo hizo: ${plural(steps, "paso", "pasos")} en ${minutes < 1 ? "menos de un minuto" : plural(minutes, "minuto", "minutos")}`,
    clock: "Según el reloj del equipo del estudiante, que puede estar mal. Lo envió porque quiso.",
    step: {
      posted: (entry) => `Registró el asiento ${entry}`,
      pasted: (entry) => `Pegó o trajo el asiento ${entry}`,
      edited: (entry) => `Corrigió el asiento ${entry}`,
      reversed: (entry) => `Reversó el asiento ${entry}`,
      released: (entry) => `Deshizo la reversión del asiento ${entry}`,
      voided: (entry) => `Anuló el asiento ${entry}`,
      unvoided: (entry) => `Quitó la anulación del asiento ${entry}`,
      deleted: (entry) => `Eliminó el asiento ${entry}`,
      restored: (entry) => `Recuperó el asiento ${entry}`,
    } satisfies Readonly<Record<ProcessKind, (entry: number) => string>>,
  },
  grade: "Calificar",
  gradeOne: "Calificar este trabajo",
  gradeOneAgain: "Calificar otra vez",
  gradeOf: (title: string) => `Calificar ${title}`,
  grading: "Calificando",
  progress: (done: number, total: number) => `${done} de ${plural(total, "trabajo", "trabajos")}`,
  graded: (count: number) => plural(count, "trabajo calificado", "trabajos calificados"),
  nothing: "No hay trabajos que se puedan calificar automáticamente",
  nothingText: "Los textos y los archivos los calificas tú, en la planilla.",
  failed: "No se pudo calificar",
  failedText: "Ninguna nota cambió. Inténtalo otra vez.",
  again: {
    title: "Calificar otra vez",
    lead: (count: number) =>
      `${plural(count, "nota automática cambia", "notas automáticas cambian")}. Las que pusiste a mano siguen igual.`,
    student: "Estudiante",
    before: "Antes",
    after: "Ahora",
    confirm: "Cambiar las notas",
  },
  parts: {
    title: "Puntos por operación y pregunta",
    lead: "Lo que escribas aquí reemplaza la calificación automática y se conserva al calificar otra vez. Vacío, vale la automática.",
    machine: (share: string) => `Automática: ${share}`,
    notPercent: "Escribe un porcentaje de 0 a 100.",
  },
  attempts: "Intento",
  handed: "Lo que entregó",
  loading: "Abriendo el trabajo…",
  unreadable: "No se pudo abrir el trabajo.",
  absent: "Aquí está la nota; el trabajo no llegó a este equipo.",
  attempt: (number: number) => `Intento ${number}`,
  download: (name: string) => `Descargar ${name}`,
  both: (score: string, followed: string) =>
    score === followed
      ? `Nota automática: ${score}`
      : `Nota automática: ${score}. Sin contar los errores que vienen de otro: ${followed}`,
} as const;

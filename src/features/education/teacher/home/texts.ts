import { listed, plural } from "#domain/kernel/spanish.ts";
import type { ClassCommandKind } from "#storage/classroom/class-command.ts";

/** What only a student's place does. */
type OfStudents =
  | "hand-in"
  | "join-classroom"
  | "lesson"
  | "practice"
  | "profile"
  | "receive-returns"
  | "receive-tasks"
  | "review"
  | "save-draft";

export const teacherHomeTexts = {
  greeting: (name: string, hour: number) => {
    const words = hour < 12 ? "Buenos días" : hour < 19 ? "Buenas tardes" : "Buenas noches";
    return name === "" ? words : `${words}, ${name}`;
  },
  newActivity: "Crear Nueva Actividad",
  stats: {
    label: "Resumen",
    classrooms: "Aulas Creadas",
    students: "Estudiantes Activos",
    activities: "Actividades Creadas",
    toGrade: "Por Calificar",
    groups: (groups: readonly string[]) =>
      groups.length < 2 ? groups.map((group) => `Grupo ${group}`).join("") : `Grupos ${listed(groups)}`,
    perClassroom: (counts: readonly number[]) =>
      counts.length < 2 ? "" : `${listed(counts.map(String))} por aula`,
    drafts: (assigned: number, drafts: number) =>
      [
        ...(assigned === 0 ? [] : [plural(assigned, "asignada", "asignadas")]),
        ...(drafts === 0 ? [] : [plural(drafts, "borrador", "borradores")]),
      ].join(", "),
    late: (count: number) => (count === 0 ? "" : plural(count, "llegó tarde", "llegaron tarde")),
  },
  pendingTitle: "Por calificar",
  pendingEmpty: "Nada por calificar",
  pendingEmptyText: "Cuando llegue una entrega, aparece aquí.",
  dueOn: (classroom: string, day: string) => `${classroom}. Vence el ${day}`,
  dueToday: (classroom: string) => `${classroom}. Vence hoy`,
  wasDue: (classroom: string, day: string) => `${classroom}. Venció el ${day}`,
  noDue: (classroom: string) => `${classroom}. Sin fecha`,
  grade: "Calificar",
  gradeAll: "Calificar todas",
  openFirst: "Abrir la primera",
  handInsOf: (title: string) => `${title}: ver entregas`,
  classroom: (name: string, group: string) => (group === "" ? name : `${name}, grupo ${group}`),
  scale: (scale: string) => `Escala por defecto: ${scale}.`,
  scales: { numeric: "0 a 5", qualitative: "cualitativa", letters: "letras" },
  scaleText: "Cada aula puede tener la suya.",
  change: "Cambiar",
  standing: "Cómo va cada aula",
  columns: {
    classroom: "Aula",
    students: "Estudiantes",
    grades: "Notas",
    average: "Promedio",
    risk: "En riesgo",
  },
  bars: (counts: string) => `Estudiantes por tramo de nota, de menor a mayor: ${counts}`,
  quick: "Acciones rápidas",
  actions: {
    activity: { title: "Crear Nueva Actividad", text: "Con plantilla o desde cero" },
    generate: { title: "Crear con Cuadra IA", text: "Un caso con su solución y su rúbrica" },
    classroom: { title: "Crear aula", text: "Con su escala y sus cortes" },
    export: { title: "Exportar planilla de notas", text: "CSV para la plataforma o impresa" },
  },
  exportNow: "Exportar",
  format: "Formato",
  formats: { xlsx: "Excel", csv: "CSV", pdf: "PDF" },
  decimalPoint: "Decimales con punto (4.5), para Moodle y otros programas",
  recent: "Actividad reciente",
  recentEmpty: "Lo que hagas en tus aulas queda aquí.",
  today: (time: string) => `Hoy, ${time}`,
  yesterday: (time: string) => `Ayer, ${time}`,
  event: (kind: string, note: Readonly<Record<string, string | number>>): string => {
    const name = String(note.name ?? "");
    const count = Number(note.count ?? 1);
    const known: Readonly<Record<Exclude<ClassCommandKind, OfStudents>, string>> = {
      "add-grade": `Calificación externa agregada: ${name}`,
      "assign-activity": "Aulas de una actividad cambiadas",
      backup: "Copia de las aulas guardada",
      clear: "Aulas vaciadas",
      "change-students": plural(count, "estudiante guardado", "estudiantes guardados"),
      "delete-activity": "Actividad eliminada",
      "delete-classroom": "Aula eliminada",
      "delete-students": plural(count, "estudiante quitado", "estudiantes quitados"),
      grade: plural(count, "nota corregida", "notas corregidas"),
      "grade-auto": count === 1 ? "Calificada 1 entrega" : `Calificadas ${count} entregas`,
      "grade-default": plural(count, "nota por defecto", "notas por defecto"),
      identify: "Entrega de la bandeja resuelta",
      keys: "Llaves de un aula preparadas",
      "merge-students": "Dos estudiantes unidos en uno",
      restore: "Copia de las aulas restaurada",
      receive:
        count === 0
          ? "La bandeja guardó lo que llegó"
          : plural(count, "entrega recibida", "entregas recibidas"),
      return: plural(count, "nota devuelta", "notas devueltas"),
      "save-activity": `Actividad guardada: ${name}`,
      "save-classroom": name === "" ? "Aula guardada" : `Aula guardada: ${name}`,
      "share-task": `Tarea compartida: ${name}`,
      sample: "Aulas de ejemplo preparadas",
      settings: "Configuración guardada",
      undo: "Cambio deshecho",
    };
    return (known as Readonly<Record<string, string>>)[kind] ?? "Cambio guardado";
  },
} as const;

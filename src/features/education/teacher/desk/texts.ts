import type { ActivityProblem } from "#domain/classroom/activity.ts";
import { distributionText, type SettingsProblem } from "#domain/classroom/settings.ts";
import type { DeskRefusal } from "#storage/classroom/desk/desk.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import { storageRefusalText } from "../../shell/trouble-text.ts";

const ACTIVITIES: Readonly<Record<ActivityProblem, string>> = {
  title: "Escribe el nombre de la actividad.",
  weight: "El porcentaje va de 0 a 100, con dos decimales a lo sumo.",
  "default-grade": "La nota por defecto no está en la escala.",
  exercise: "Solo un ejercicio contable se califica automáticamente.",
  attempts: "Los intentos van de 1 a 3.",
  rubric: "En la rúbrica cuenta, lado y valor suman 100%, y ningún descuento pasa de 100%.",
  replaces:
    "Revisa qué nota reemplaza: otra actividad, o la definitiva desde una nota de 0 a 5 con un decimal.",
  assigned: "Elige las aulas de la actividad.",
};

function settingsProblem(problem: SettingsProblem): string {
  switch (problem.kind) {
    case "distribution":
      return distributionText(problem.total);
    case "share":
      return `El porcentaje del corte ${problem.period} va de 0 a 100.`;
    case "active-period":
      return `El corte activo va de 1 a ${problem.most}.`;
    case "passing-grade":
      return "La nota mínima va de 0 a 5, de décima en décima.";
    case "bands":
      return "Los rangos van de mayor a menor, con nombres distintos, y el último empieza en 0.";
    case "default-for-missing":
      return ACTIVITIES["default-grade"];
    case "min-grades":
      return "Las notas por corte van de 0 a 20.";
  }
}

export const deskTexts = {
  loading: "Abriendo tus aulas…",
  teacher: "Profesor/a",
  refused: "No se guardó",
  saved: {
    classroom: "Aula guardada",
    archived: "Aula archivada",
    restored: "Aula activa otra vez",
    deleted: (name: string) => `Eliminaste el aula ${name}`,
    broughtBack: (name: string) => `Recuperaste el aula ${name}, con sus estudiantes, notas y claves`,
    studentsSaved: "Lista guardada",
    studentRemoved: (name: string) => `Quitaste a ${name}`,
    merged: (dropped: string, kept: string) => `${dropped} y ${kept} son ahora un solo estudiante`,
    activity: "Actividad guardada",
    activityDeleted: (title: string) => `Eliminaste ${title}`,
    external: "Calificación externa agregada",
    grades: "Notas guardadas",
    settings: "Configuración guardada",
    sample: "Volviste a las aulas de ejemplo",
    cleared: "Vaciaste tus aulas",
  },
  /** What was asked for on a page that was left before it was written. */
  ended: {
    clear: "Vaciaste tus aulas",
    sample: "Volviste a las aulas de ejemplo",
    classroom: "Eliminaste un aula",
    student: "Quitaste a un estudiante",
    activity: "Eliminaste una actividad",
  },
  stepped: { undo: "Deshecho", redo: "Rehecho" },
  nothingTo: { undo: "No hay notas por deshacer", redo: "No hay notas por rehacer" },
  failedToBringBack: "No se pudo recuperar",
  notBroughtBack: "Ya no se puede recuperar así",
  notBroughtBackText:
    "Después cambió una actividad que era de ella. Restaura una copia de las aulas en Configuración.",
  refusal: (refusal: DeskRefusal | StorageRefusal): string => {
    switch (refusal.kind) {
      case "settings":
        return settingsProblem(refusal.problem);
      case "activity":
        return ACTIVITIES[refusal.problem];
      case "name":
        return "Falta el nombre.";
      case "code-taken":
        return `El código ${refusal.code} ya es de ${refusal.by}.`;
      case "grade":
        return "La nota no está en la escala.";
      case "archived":
        return "El aula está archivada: actívala para cambiarla.";
      case "exercise-fixed":
        return "Los estudiantes ya tienen esta tarea: su ejercicio y sus datos no cambian. Crea otra actividad.";
      case "replaced-elsewhere":
        return "La actividad que reemplaza no está en todas esas aulas, y allí no contaría. Asígnala primero.";
      case "storage":
        return storageRefusalText(refusal.trouble);
      default:
        return "Ya no está lo que ibas a cambiar. Vuelve a abrirlo.";
    }
  },
} as const;

import { formatNumber } from "#domain/kernel/format.ts";
import { plural } from "#domain/kernel/spanish.ts";
import { FILE_PROBLEMS } from "#flows/sealed-copy/texts.ts";
import type { ClassCopyProblem } from "#storage/classroom/copies/copy-file.ts";
import type { DeskHoldings } from "#storage/classroom/copies/desk-copy.ts";
import type { StudentHoldings } from "#storage/classroom/copies/student-copy.ts";

const PROBLEMS: Readonly<Record<Exclude<ClassCopyProblem, "wrong-passphrase">, string>> = {
  ...FILE_PROBLEMS,
  "of-books": "Esta copia es de libros contables. Restáurala en la Configuración de tu cuenta, no aquí.",
  "other-kind":
    "Esta copia es de la otra parte de la edición académica: la de un docente se restaura en el panel del docente, y la de un estudiante en el del estudiante.",
};

function listed(parts: readonly string[]): string {
  const some = parts.filter((part) => part !== "");
  if (some.length < 2) return some.join("");
  return `${some.slice(0, -1).join(", ")} y ${some.at(-1)}`;
}

const counted = (count: number, one: string, many: string) => (count === 0 ? "" : plural(count, one, many));

const restoreTexts = {
  question: "¿Restaurar esta copia?",
  way: "¿Qué hacemos con lo que ya hay en este equipo?",
  aside: "Podrás deshacerlo justo después.",
  cancel: "Cancelar",
  confirm: { merge: "Unir", replace: "Reemplazar" },
} as const;

export const classCopyTexts = {
  save: "Guardar copia",
  restore: "Restaurar una copia",
  pick: "Elegir el archivo de la copia",
  never: "Todavía no has guardado una copia",
  last: (days: number) =>
    days === 0
      ? "Última copia hoy"
      : days === 1
        ? "Última copia hace 1 día"
        : `Última copia hace ${formatNumber(days)} días`,
  make: "Guardar copia",
  problem: (problem: Exclude<ClassCopyProblem, "wrong-passphrase">) => PROBLEMS[problem],
  tooLarge:
    "Pesa más de 200 MB y no se podría volver a abrir. Elimina antes trabajos con archivos que ya devolviste.",
  failed: "No pudimos hacer la copia",
  failedText: "Lo que hay en este equipo sigue como estaba. Inténtalo otra vez.",
  trying: "Probando que la copia se abre…",
  tried: (holds: string) => `Esta copia se abrió y cuadra: ${holds}.`,
  triedBad: (count: number) =>
    `Esta copia se abrió, pero ${plural(count, "registro no se puede leer y no volverá", "registros no se pueden leer y no volverán")}.`,
  triedFailed:
    "Probamos la copia y no se abre. Guárdala otra vez; si vuelve a pasar, no borres nada de este equipo.",
  arrived: "¿Ya tienes la copia?",
  arrivedText: (file: string) =>
    `Busca ${file} en tus descargas y guárdala fuera de este equipo: el navegador no nos dice si llegó.`,
  yes: "Sí, ya la tengo",
  again: "Descargarla otra vez",
  close: "Cerrar",
  saved: "Copia guardada",
  notNoted: "La copia es tuya, pero no pudimos anotarla",
  notNotedText: "Te la seguiremos recordando. Lo que hay en este equipo no cambió.",
  reading: "Abriendo la copia",
  refused: "No se restauró nada",
  notWritten: "No quedó nada a medias: lo que había sigue como estaba. Inténtalo otra vez.",
  bad: (count: number) =>
    `${plural(count, "registro no se puede leer y no se restaura", "registros no se pueden leer y no se restauran")}.`,
  newer: (count: number) =>
    `${plural(count, "registro es de una versión más nueva: se conserva como está", "registros son de una versión más nueva: se conservan como están")} hasta que actualices Cuadra.`,
  owned: (who: string, when: string, holds: string) =>
    `Copia de ${who === "" ? "alguien sin nombre" : who}, ${when}: ${holds === "" ? "está vacía" : holds}.`,
  done: "Copia restaurada",
  nothingNew: "La copia no trae nada nuevo",
  nothingNewText: "Todo lo que hay en ella ya estaba en este equipo.",
  undo: "Deshacer",
  sums: ({
    added,
    changed,
    removed,
    kept,
  }: Readonly<Record<"added" | "changed" | "removed" | "kept", number>>) =>
    `${listed([
      counted(added, "registro llegó", "registros llegaron"),
      counted(changed, "volvió a ser el de la copia", "volvieron a ser los de la copia"),
      counted(removed, "salió", "salieron"),
      counted(
        kept,
        "es distinto aquí y se quedó como estaba",
        "son distintos aquí y se quedaron como estaban",
      ),
    ])}.`,
  desk: {
    title: "Copia de las aulas",
    text: "Tus aulas viven solo en este navegador. La copia es un archivo cerrado con contraseña, con listas, actividades, entregas, notas y las claves que abren las entregas.",
    saveTitle: "Guardar copia de las aulas",
    lead: "Elige una contraseña para el archivo. Con los dos vuelves a tener tus aulas en otro equipo.",
    holds: ({ classrooms, students, activities, works, keyed }: DeskHoldings) =>
      listed([
        counted(classrooms, "aula", "aulas"),
        counted(students, "estudiante", "estudiantes"),
        counted(activities, "actividad", "actividades"),
        counted(works, "entrega", "entregas"),
        counted(keyed.length, "clave de aula", "claves de aulas"),
      ]),
    lostKeys: (names: readonly string[]) =>
      `Sin la clave de ${listed(names)}: lo que se entregó cerrado para esa aula no se abrirá con esta copia.`,
    otherKeys: (names: readonly string[]) =>
      `${listed(names)} conserva la clave de este equipo: lo que se entregó cerrado para la clave de la copia no se abre. Con «Reemplazar» vuelve la de la copia.`,
    question: {
      ...restoreTexts,
      ways: {
        merge: {
          label: "Unir",
          text: "Llega lo que falta. Lo que ya está en este equipo se queda como está, aunque en la copia sea distinto.",
        },
        replace: {
          label: "Reemplazar",
          text: "Las aulas quedan exactamente como en la copia, con sus claves: lo que hay ahora sale.",
        },
      },
    },
  },
  student: {
    title: "Tu copia",
    text: "Un archivo cerrado con contraseña, con tus clases, tareas, entregas, notas, lecciones y los ejercicios a medias: sigue con él en otro equipo.",
    saveTitle: "Guardar tu copia",
    lead: "Elige una contraseña para el archivo. En el otro equipo, abre la edición académica y restaura la copia en Configuración.",
    holds: ({ classrooms, tasks, handIns, returns, lessons, exercises }: StudentHoldings) =>
      listed([
        counted(classrooms, "clase", "clases"),
        counted(tasks, "tarea", "tareas"),
        counted(exercises, "ejercicio empezado", "ejercicios empezados"),
        counted(handIns, "entrega", "entregas"),
        counted(returns, "nota", "notas"),
        counted(lessons, "lección", "lecciones"),
      ]),
    noKeys: "No lleva la clave de aquel equipo: las notas de lo que se entregó allá se abren solo allá.",
    brought: (count: number) =>
      `${plural(count, "ejercicio empezado llegó", "ejercicios empezados llegaron")}.`,
    kept: (count: number) =>
      `${plural(count, "ejercicio ya estaba empezado aquí y se quedó", "ejercicios ya estaban empezados aquí y se quedaron")} como está.`,
    question: {
      ...restoreTexts,
      ways: {
        merge: {
          label: "Unir",
          text: "Llega lo que falta. Lo que ya está en este equipo, también un ejercicio empezado, se queda como está.",
        },
        replace: {
          label: "Reemplazar",
          text: "Todo queda como en la copia, también los ejercicios: uno empezado solo aquí se va.",
        },
      },
    },
  },
} as const;

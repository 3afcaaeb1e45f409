import { plural } from "#domain/kernel/spanish.ts";

export const classes = {
  heading: "Edición académica",
  lead: "Las aulas, los cuadernos y los ejercicios que guarda este navegador.",
  titles: {
    desk: "Aulas de este equipo",
    profiles: "Lista de estudiantes de este equipo",
    student: "Cuaderno de un estudiante",
    exercise: "Un ejercicio en curso",
  },
  exercises: (count: number) => plural(count, "ejercicio en curso", "ejercicios en curso"),
  open: (records: number) => `Se abre y se lee completo: ${plural(records, "registro", "registros")}.`,
  states: {
    absent: "Había trabajo guardado y ya no está aquí: una limpieza o un daño del disco lo quitó.",
    damaged: "El navegador ya no puede leer una parte. No hemos borrado ni cambiado nada.",
    newer: "Lo guardó una versión más nueva de Cuadra: se abre con ella.",
    full: "El disco está lleno y por eso no se abre. Libera espacio y vuelve a intentar; nada se ha perdido.",
    busy: "El navegador no lo abre por ahora, y nada dice que esté dañado.",
  },
  download: "Descargar",
  over: "Empezar de nuevo",
  sure: "Entiendo que la próxima vez se abre vacío. Lo dañado queda apartado, no borrado.",
  confirm: "Sí, empezar de nuevo",
  done: "Listo: la próxima vez se abre vacío. Si algo quedó apartado, aparece abajo al recargar esta página.",
} as const;

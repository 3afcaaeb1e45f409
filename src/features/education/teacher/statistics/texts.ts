import { LEAST_GROUP } from "#domain/classroom/statistics/anonymous-statistics.ts";
import { plural } from "#domain/kernel/spanish.ts";

const students = (count: number) => plural(count, "estudiante", "estudiantes");

export const statisticsTexts = {
  loading: "Calculando las estadísticas…",
  failed: "No se pudieron leer las entregas. Recarga la página; las notas siguen en la planilla.",
  activity: "Actividad",
  all: "Todas las actividades",
  none: "Todavía no hay nada que contar",
  noneText: "Asigna una actividad: aquí verás cuánto llegó, las notas y los errores que más se repiten.",
  byActivity: "Por actividad",
  byMistake: "Errores que se repiten",
  columns: {
    activity: "Actividad",
    period: "Corte",
    received: "Entregas",
    average: "Promedio",
    median: "Mediana",
    passing: "Aprueban",
    time: "Tiempo",
    bands: "Notas por rango",
  },
  receivedOf: (received: number, total: number) => `${received} de ${total}`,
  passingOf: (share: string, passing: number, graded: number) => `${share} (${passing} de ${graded})`,
  noGrade: "—",
  noTime: "Sin plazo o sin entregas",
  ahead: (days: number, late: number) => {
    const size = Math.abs(days);
    const shown = Number.isInteger(size) ? String(size) : String(size).replace(".", ",");
    const words = `${shown} ${size === 1 ? "día" : "días"}`;
    const middle = days === 0 ? "El mismo día" : days > 0 ? `${words} antes` : `${words} después`;
    return late === 0 ? middle : `${middle}, ${late} tarde`;
  },
  timeHelp:
    "Mediana entre la entrega y el plazo, según la hora que declara cada entrega y nunca después de recibirse.",
  bandsOf: (title: string) => `Notas de ${title} por rango`,
  band: (name: string, count: number) => `${name}: ${students(count)}`,
  seeTable: "Ver como tabla",
  bandHead: "Rango",
  countHead: "Estudiantes",
  mistakesLead: (graded: number) =>
    `Del último intento de ${students(graded)} con trabajos calificados automáticamente. Lo que es consecuencia de otra línea no se cuenta.`,
  noMistakes:
    "No hay errores en los asientos de estos trabajos. Las respuestas a las preguntas no se cuentan aquí.",
  noGraded: "Aún no hay trabajos calificados automáticamente.",
  noGradedText:
    "Cuando califiques ejercicios aparecen aquí los errores, con quién los comete y en qué línea.",
  noDetail: "Las notas automáticas de aquí no traen su trabajo",
  noDetailText: "Sin el trabajo no se sabe qué errores tuvo. Aparecen con los que califiques desde ahora.",
  untold: (count: number) =>
    count === 1
      ? "1 nota automática no trae su trabajo y no se cuenta aquí."
      : `${plural(count, "nota automática", "notas automáticas")} no traen su trabajo y no se cuentan aquí.`,
  mistakeCount: (count: number, share: string, times: number) =>
    `${students(count)} (${share}), ${plural(times, "vez", "veces")}`,
  ofEntry: "En todo el asiento",
  inClass: "Repasar en clase",
  lesson: (title: string) => `Lección: ${title}`,
  where: "Dónde y quién",
  whereOf: (label: string) => `Dónde y quién: ${label}`,
  placeHead: "Operación y cuenta",
  whoHead: "Estudiantes",
  similar: "Trabajos parecidos",
  similarLead:
    "Las mismas cuentas y las mismas cifras equivocadas, que casi nadie más tiene. No prueba que alguien copió: pregúntale a cada quien cómo hizo el suyo.",
  sharedHead: "En qué se parecen",
  sharedMistakes: (shared: number, all: number) =>
    shared === all ? `Los mismos ${shared} errores` : `${shared} de ${all} errores iguales`,
  extraEntry: "Un asiento que ninguna operación pide",
  account: (code: string) => `cuenta ${code}`,
  openWork: (name: string, title: string) => `Abrir el trabajo de ${name} en ${title}`,
  export: "Exportar sin nombres",
  exportXlsx: "Excel",
  exportCsv: "CSV",
  exportHelp: `El archivo que exportas va sin nombres, códigos, títulos, comentarios ni fechas. Lo que es de menos de ${LEAST_GROUP} estudiantes no se dice, para que nadie pueda deducir la nota de otro.`,
  tooSmall: `El aula tiene menos de ${LEAST_GROUP} estudiantes`,
  tooSmallText: "Con tan pocos, las estadísticas dirían de quién es cada nota. No se exportó nada.",
  exported: "Descarga lista",
  notExported: "No se pudo exportar",
  notExportedText: "Inténtalo otra vez; las estadísticas siguen en pantalla.",
  file: {
    title: "Estadísticas de un aula, sin nombres",
    subtitle: (count: number) => students(count),
    concept: "Concepto",
    students: "Estudiantes",
    graded: "Con nota",
    few: "No se dice",
    from: (percent: number) => `Desde ${percent}%`,
    activities: "Por actividad",
    mistakes: "Errores que se repiten",
    activity: (number: number, type: string) => `Actividad ${number}, ${type.toLowerCase()}`,
    rare: (count: number) =>
      `${plural(count, "clase de error", "clases de error")} de menos de ${LEAST_GROUP} estudiantes cada una`,
  },
} as const;

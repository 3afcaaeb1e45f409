import type { WeightEffect } from "#domain/classroom/counting/weight-effect.ts";
import type { PasteProblem } from "#domain/classroom/pasted/pasted-grades.ts";
import type { GradeProblem } from "#domain/classroom/scale.ts";
import { formatDecimal } from "#domain/kernel/format.ts";
import { plural } from "#domain/kernel/spanish.ts";
import type { GridRange } from "#ui/kit/tables/grid-range.ts";
import { percentText } from "./percent-text.ts";

export const gradesTexts = {
  grid: (name: string) => `Calificaciones de ${name}`,
  chosen: ({ rows, columns }: GridRange) =>
    `${plural(rows, "fila", "filas")} por ${plural(columns, "columna", "columnas")}: ${plural(rows * columns, "celda elegida", "celdas elegidas")}`,
  copied: ({ rows, columns }: GridRange) => plural(rows * columns, "celda copiada", "celdas copiadas"),
  show: "Mostrar",
  names: "Nombres",
  ids: "Cédulas",
  hideLegend: "Ocultar leyenda",
  showLegend: "Mostrar leyenda",
  legend: "Leyenda",
  external: "Agregar calificación externa",
  export: "Exportar",
  exportXlsx: "Planilla de Excel (XLSX)",
  exportCsv: "CSV para la plataforma",
  exportPdf: "Planilla para imprimir (PDF)",
  exported: "Descarga Lista",
  notExported: "No se pudo hacer el archivo",
  notExportedText: "Tus notas siguen guardadas. Inténtalo otra vez.",
  addStudents: "Agregar estudiantes",
  columns: { id: "Cédula o código" },
  group: (group: string) => `Grupo ${group}`,
  page: ["Página ", " de "],
  part: {
    title: "Nombre de la actividad",
    noTitle: "Escribe el nombre de la actividad.",
    noWeight: "Escribe un porcentaje de 0 a 100, con dos decimales a lo sumo.",
    description: "Descripción",
    weight: "Porcentaje de la definitiva",
    effect: ({ period, worth, others, total, counts }: WeightEffect) => {
      if (counts === 0) return "Con 0% la nota se ve y no cuenta en la definitiva.";
      const rest = others === 0 ? "" : ` Con las demás actividades del corte suma ${percentText(total)}`;
      const own = `El corte ${period} vale ${percentText(worth)} de la definitiva.`;
      if (total > worth)
        return `${own}${rest || ` Esta sola suma ${percentText(total)}`}, de más: esta contará ${percentText(counts)}.`;
      const missing =
        total === worth ? "completo" : `y falta ${percentText(Math.round((worth - total) * 100) / 100)}`;
      return `${own}${rest || " Por ahora es la única"}, ${missing}.`;
    },
    period: "Corte",
    due: "Fecha límite",
    deliveries: { file: "Archivo", text: "Texto" },
    save: "Guardar",
    apply: "Aplicar",
    missingHelp: (count: number) =>
      count === 1
        ? "Se pondrá a 1 estudiante que no entregó."
        : `Se pondrá a ${count} estudiantes que no entregaron.`,
    defaulted: (count: number) => plural(count, "nota por defecto aplicada", "notas por defecto aplicadas"),
  },
  work: {
    opening: "Abriendo el trabajo…",
    save: "Guardar",
    saved: "Nota guardada",
    state: "Estado",
    auto: "Nota automática",
    received: "Recibida",
    declared: "Entregada, según el estudiante",
    late: "(tarde)",
    manual: "Nota manual",
    manualHelp: "Vacía, cuenta la automática si la hay.",
    standing: "Situación",
    standings: { none: "Normal", pending: "Pendiente", excused: "Excusado" },
    comment: "Comentario (opcional)",
  },
  student: "Estudiante",
  editStudent: "Datos del estudiante",
  noId: "Sin cédula",
  average: "Promedio",
  final: "Definitiva",
  period: (number: number) => `Corte ${number}`,
  short: (grades: number, least: number) => `${grades} de ${least} notas`,
  shortPeriod: (least: number) => `Corte con menos de ${plural(least, "nota", "notas")}`,
  groupAverage: "Promedio del grupo",
  auto: "Se califica automáticamente",
  uncounted: "No cuenta",
  notByHand: (count: number) =>
    count === 1
      ? "Esta nota no la pusiste a mano y no se borra: escribe otra encima."
      : `Estas ${count} notas no las pusiste a mano y no se borran: escribe otras encima.`,
  cleared: (count: number, kept: number): string => {
    const taken = count === 1 ? "Borraste 1 nota" : `Borraste ${count} notas`;
    if (kept === 0) return taken;
    return `${taken}; ${kept === 1 ? "1 que no pusiste a mano sigue ahí" : `${kept} que no pusiste a mano siguen ahí`}`;
  },
  states: {
    not_submitted: "Sin entregar",
    overdue: "Vencido",
    submitted: "Entregado",
    graded_auto: "Calificado automáticamente",
    graded_manual: "Calificado manualmente",
    excused: "Excusado",
    pending: "Pendiente",
  },
  byDefault: "Nota por defecto",
  again: "Otro intento espera nota",
  countsMeanwhile: (grade: string) => `cuenta ${grade} de un intento anterior`,
  letter: (word: string, from: number) => `${word}, desde ${from}%`,
  below: (passing: string) => `Por debajo de ${passing}`,
  failing: "Reprobado",
  instead: (before: string) => `antes ${before}`,
  risk: "En riesgo",
  archived: "El aula está archivada: actívala para cambiar sus notas.",
  noStudents: "Aún no hay estudiantes en esta aula",
  noStudentsText: "Agrégalos uno por uno, pega una lista o trae un archivo.",
  noActivities: "No hay trabajos asignados",
  leftAsItWas: (typed: string) => `La nota quedó como estaba: «${typed}» no se guardó`,
  notPasted: "No se pegó nada",
  pasted: (count: number) => (count === 1 ? "Pegaste 1 nota" : `Pegaste ${count} notas`),
  pasteProblem: (problem: PasteProblem): string =>
    problem.kind === "too-large"
      ? `Lo copiado no cabe: desde esta celda hay ${plural(problem.rows, "fila", "filas")} y ${plural(problem.columns, "columna", "columnas")}.`
      : `«${problem.typed}», para ${problem.student} en ${problem.activity}: ${gradeProblem(problem.problem)}`,
  edit: (student: string, activity: string) => `Nota de ${student} en ${activity}`,
  menu: {
    label: (activity: string) => `Acciones de ${activity}`,
    edit: "Editar actividad",
    weight: "Configurar peso y fecha",
    delivery: "Tipo de entrega",
    missing: "Nota por defecto si no entrega",
    auto: "Aplicar calificación automática",
    open: "Ver entregas",
  },
  problem: gradeProblem,
} as const;

function limits(max: number): string {
  return max === 5 ? `${formatDecimal(0, 1)} a ${formatDecimal(5, 1)}` : `0 a ${max}`;
}

function gradeProblem(problem: GradeProblem): string {
  if (problem.kind === "not-a-grade") return `Escribe la nota en números, de 0 a ${problem.max}.`;
  if (problem.kind === "out-of-scale") return `La nota va de ${limits(problem.max)}.`;
  if (problem.kind === "too-fine")
    return `Aquí las notas llevan ${plural(problem.decimals, "decimal", "decimales")}.`;
  return `Escribe ${problem.names.join(", ")}.`;
}

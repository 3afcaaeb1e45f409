import type { FileNote } from "#domain/import/table/sheet.ts";
import { plural } from "#domain/kernel/spanish.ts";

export const tableFileTexts = {
  accept: ".xlsx,.xlsm,.csv,.txt,.tsv",
  reading: (rows: number) =>
    rows === 0 ? "Leyendo el archivo…" : `Leyendo el archivo: ${plural(rows, "fila", "filas")}…`,
  cancel: "Cancelar la lectura",
  unread: "No pudimos leer el archivo. Elígelo otra vez.",
  read: (rows: number) => plural(rows, "fila con datos", "filas con datos"),
  clear: "Quitar el archivo",
  sheet: "Hoja",
  hiddenSheet: (name: string) => `${name} (oculta)`,
  hiddenRows: (rows: number) =>
    `${plural(rows, "fila oculta también se lee", "filas ocultas también se leen")}.`,
  filteredRows: (rows: number) =>
    `${plural(rows, "fila que el filtro oculta también se lee", "filas que el filtro oculta también se leen")}: para dejarlas fuera, copia las que se ven a otra hoja.`,
  hiddenColumns: (columns: number) =>
    `${plural(columns, "columna oculta también se lee", "columnas ocultas también se leen")}.`,
  beyond: (cells: number) =>
    `${plural(cells, "celda a la derecha de la columna 200 no se lee", "celdas a la derecha de la columna 200 no se leen")}.`,
  notes: {
    macros: "Tiene macros: no se ejecutan ni se leen.",
    links: "Tiene vínculos a otros libros: se leen los valores guardados, no los otros libros.",
  } satisfies Readonly<Record<FileNote, string>>,
};

type Counted = readonly [count: number, one: string, many: string];

/** What the rows of a list come to: only what there is, so that nobody reads «0 con problemas». */
function told(...counts: readonly [Counted, ...Counted[]]): string {
  const some = counts.filter(([count]) => count > 0);
  return (some.length === 0 ? counts.slice(0, 1) : some).map((each) => plural(...each)).join(", ");
}

export const listPlanTexts = {
  told,
  pick: "Elegir archivo de Excel o CSV",
  plan: "Lo que se haría",
  row: "Fila",
  what: "Qué pasa",
  more: (count: number) => `Y ${plural(count, "fila más", "filas más")}.`,
} as const;

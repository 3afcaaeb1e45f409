/** A table of figures worked by hand, as docs/worked-year.md prints it under a heading with its title. */
export interface FigureTable {
  readonly title: string;
  readonly columns: readonly string[];
  /** The product's name of the figure, the label in the document, and an amount for each column. */
  readonly rows: readonly (readonly [key: string, label: string, amounts: readonly number[]])[];
}

export function tableOf(tables: readonly FigureTable[], title: string): FigureTable {
  const found = tables.find((each) => each.title === title);
  if (!found) throw new Error(`no table ${title}`);
  return found;
}

/** The amounts of one column by key; zeros are left out. */
export function columnOf({ columns, rows }: FigureTable, column: string): Readonly<Record<string, number>> {
  const at = columns.indexOf(column);
  const found = rows.map(([key, , amounts]) => [key, amounts[at] ?? Number.NaN] as const);
  return Object.fromEntries(found.filter(([, amount]) => amount !== 0));
}

/** The amounts of one row, column by column. */
export function rowOf({ rows }: FigureTable, key: string): readonly number[] {
  return rows.find(([name]) => name === key)?.[2] ?? [];
}

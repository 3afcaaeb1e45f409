/**
 * Which column each row takes so that the sum of the values is the largest, each column taken once; -1 for none. What
 * is worth nothing is not taken. Exact: the method of Kuhn and Munkres with potentials, in rows² × columns steps.
 */
export function assignBest(values: readonly (readonly number[])[]): number[] {
  const rows = values.length;
  const columns = values[0]?.length ?? 0;
  if (rows > columns) {
    const turned = Array.from({ length: columns }, (_, column) => values.map((row) => row[column] ?? 0));
    const taken = assignBest(turned);
    const result = new Array<number>(rows).fill(-1);
    for (const [column, row] of taken.entries()) if (row >= 0) result[row] = column;
    return result;
  }
  return assignRows(values, rows, columns).map((column, row) =>
    (values[row]?.[column] ?? 0) > 0 ? column : -1,
  );
}

/** For at most as many rows as columns: every row takes a column. Indexes begin at 1; 0 stands for none. */
function assignRows(values: readonly (readonly number[])[], rows: number, columns: number): number[] {
  const rowPotential = new Float64Array(rows + 1);
  const columnPotential = new Float64Array(columns + 1);
  const rowOf = new Int32Array(columns + 1);
  const before = new Int32Array(columns + 1);
  const slack = new Float64Array(columns + 1);
  const seen = new Uint8Array(columns + 1);
  for (let row = 1; row <= rows; row += 1) {
    rowOf[0] = row;
    slack.fill(Number.POSITIVE_INFINITY);
    seen.fill(0);
    let column = 0;
    // Grows the tree of tight columns until a free one is reached.
    while (rowOf[column] !== 0) {
      seen[column] = 1;
      const current = rowOf[column] as number;
      const offered = values[current - 1] as readonly number[];
      let least = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let each = 1; each <= columns; each += 1) {
        if (seen[each] === 1) continue;
        const cost =
          -Math.max(0, offered[each - 1] as number) -
          (rowPotential[current] as number) -
          (columnPotential[each] as number);
        if (cost < (slack[each] as number)) {
          slack[each] = cost;
          before[each] = column;
        }
        if ((slack[each] as number) < least) {
          least = slack[each] as number;
          next = each;
        }
      }
      for (let each = 0; each <= columns; each += 1) {
        if (seen[each] === 1) {
          const owner = rowOf[each] as number;
          rowPotential[owner] = (rowPotential[owner] as number) + least;
          columnPotential[each] = (columnPotential[each] as number) - least;
        } else slack[each] = (slack[each] as number) - least;
      }
      column = next;
    }
    while (column !== 0) {
      const previous = before[column] as number;
      rowOf[column] = rowOf[previous] as number;
      column = previous;
    }
  }
  const result = new Array<number>(rows).fill(-1);
  for (let column = 1; column <= columns; column += 1) {
    const row = rowOf[column] as number;
    if (row > 0) result[row - 1] = column - 1;
  }
  return result;
}

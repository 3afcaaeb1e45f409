import { subtract } from "../../kernel/pesos.ts";
import type { ReadingFigures } from "../reading/statement-reading.ts";
import { placeRows, sumOf } from "./place-rows.ts";
import { TYPED_LAYOUTS } from "./typed-layout.data.ts";
import type { TypedStatement } from "./typed-statement.ts";

/** The figures of a typed table, for its reading. Rows without a section are ignored. */
export function typedFigures({ statement, rows }: TypedStatement): ReadingFigures {
  const placed = placeRows(statement, rows);
  const lines = [...placed.sections].flatMap(([section, own]) =>
    own.map(({ row, amount }) => ({ section, name: row.name.trim() || row.code.trim(), amount })),
  );
  const { left, right } = TYPED_LAYOUTS[statement].check;
  const compared =
    statement === "balance" || right.some((key) => (placed.sections.get(key)?.length ?? 0) > 0);
  const difference = subtract(sumOf(placed, left), compared ? sumOf(placed, right) : sumOf(placed, left));
  return { statement, lines, difference };
}

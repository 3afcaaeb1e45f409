import { pucNature } from "../../accounting/charts/puc/build-puc.ts";
import { subtract } from "../../kernel/pesos.ts";
import type { ReadingFigures } from "../reading/statement-reading.ts";
import { placeRows, pucOfRow, sumOf } from "./place-rows.ts";
import { rowSideOf } from "./row-side.ts";
import { TYPED_LAYOUTS } from "./typed-layout.data.ts";
import type { StatementRow, TypedStatement } from "./typed-statement.ts";

/** Whether the amount is on the side on which a known account adds: of one that corrects others, the opposite side. */
function isOnItsSide(row: StatementRow): boolean {
  const puc = pucOfRow(row);
  return puc !== null && pucNature(puc, row.name) === rowSideOf(row);
}

/** The figures of a typed table, for its reading. Rows without a section are ignored. */
export function typedFigures({ statement, rows }: TypedStatement): ReadingFigures {
  const placed = placeRows(statement, rows);
  const lines = [...placed.sections].flatMap(([section, own]) =>
    own.map(({ row, amount }) => ({
      section,
      name: row.name.trim() || row.code.trim(),
      amount,
      ...(amount < 0 && isOnItsSide(row) && { subtracts: true as const }),
    })),
  );
  const { left, right } = TYPED_LAYOUTS[statement].check;
  const compared =
    statement === "balance" || right.some((key) => (placed.sections.get(key)?.length ?? 0) > 0);
  const difference = subtract(sumOf(placed, left), compared ? sumOf(placed, right) : sumOf(placed, left));
  return { statement, lines, difference };
}

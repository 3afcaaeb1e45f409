import type { CellStyle, CellValue } from "hucre/xlsx";
import type { FileHead } from "../file-head.ts";
import { QUIET, SIGNED } from "./cell-styles.ts";

/** A row of the sheet, and what its cells look like by column. */
interface SignatureRow {
  readonly row: CellValue[];
  readonly cells: readonly (readonly [column: number, style: CellStyle])[];
}

const BLANK: SignatureRow = { row: [], cells: [] };

/** Who signs, under the table and one below the other, in the widest column: the one that names the rows. */
export function signatureRows({ signatures = [], columns }: FileHead): SignatureRow[] {
  const column = Math.max(
    0,
    columns.findIndex(({ kind }) => kind === "text"),
  );
  const line = (text: string, style: CellStyle): SignatureRow => ({
    row: [...Array.from({ length: column }, () => null), text],
    cells: [[column, style]],
  });
  return signatures.flatMap(({ name, role, document }) => [
    BLANK,
    BLANK,
    line(name, SIGNED),
    line(role, QUIET),
    ...(document === "" ? [] : [line(document, QUIET)]),
  ]);
}

import type { CellStyle, CellValue } from "hucre/xlsx";
import { safeText } from "#domain/report/neutral-text.ts";
import type { FileHead } from "../file-head.ts";
import { QUIET, SIGNED } from "./cell-styles.ts";

/** A row of the sheet, with the style of its cells by column. */
interface SignatureRow {
  readonly row: CellValue[];
  readonly cells: readonly (readonly [column: number, style: CellStyle])[];
}

const BLANK: SignatureRow = { row: [], cells: [] };

/** Signatures under the table, one below the other, in the first text column: it names the rows and is the widest. */
export function signatureRows({ signatures = [], columns }: FileHead): SignatureRow[] {
  const column = Math.max(
    0,
    columns.findIndex(({ kind }) => kind === "text"),
  );
  const line = (text: string, style: CellStyle): SignatureRow => ({
    row: [...Array.from({ length: column }, () => null), safeText(text)],
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

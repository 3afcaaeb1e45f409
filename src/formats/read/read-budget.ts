import { SHEET_LIMITS } from "#domain/import/table/sheet-limits.ts";
import { stop } from "./read-stop.ts";

/**
 * What the sheets of a file hold together. One text may be named by a million cells: what cells say is counted where
 * they say it, and not where it is stored.
 */
export class ReadBudget {
  #rows = 0;
  #cells = 0;
  #characters = 0;

  row(sheet: string, row: number, cells: number): void {
    this.#rows += 1;
    this.#cells += cells;
    if (this.#rows > SHEET_LIMITS.rows) stop("too-many-rows", { sheet, row });
    if (this.#cells > SHEET_LIMITS.cells) stop("too-many-cells", { sheet, row });
  }

  text(sheet: string, row: number, length: number): void {
    this.#characters += length;
    if (this.#characters > SHEET_LIMITS.unpacked) stop("too-many-cells", { sheet, row });
  }
}

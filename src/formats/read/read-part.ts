import type { FileNote, FileProblem, MergedCells, SheetRow } from "#domain/import/table/sheet.ts";

/** A file as it is read, part by part: each sheet begins, has rows and ends; then the file ends or is refused. */
export type ReadPart =
  | { readonly kind: "sheet"; readonly name: string; readonly hidden: boolean }
  | { readonly kind: "rows"; readonly rows: readonly SheetRow[] }
  /** Rows that are kept where they are read. */
  | { readonly kind: "kept"; readonly rows: number; readonly hidden: number }
  | {
      readonly kind: "sheet-end";
      readonly merged: readonly MergedCells[];
      readonly hiddenColumns: readonly number[];
      readonly beyond: number;
      readonly isFiltered?: true;
    }
  | { readonly kind: "end"; readonly notes: readonly FileNote[] }
  | { readonly kind: "refused"; readonly problem: FileProblem };

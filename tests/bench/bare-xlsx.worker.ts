import { type Cell, type CellValue, writeXlsx } from "hucre/xlsx";

/** The cells of a sheet, in the library's format. */
export interface BareSheet {
  readonly rows: CellValue[][];
  readonly cells: Map<string, Partial<Cell>>;
}

let sheet: BareSheet = { rows: [], cells: new Map() };

/** First the cells, then "go": only the library is timed, in a worker like the product's. */
globalThis.onmessage = ({ data }: MessageEvent<BareSheet | "go">) => {
  if (data !== "go") {
    sheet = data;
    postMessage(0);
    return;
  }
  void writeXlsx({ sheets: [{ name: "Libro", ...sheet }] }).then((bytes) => postMessage(bytes.length));
};

import { readXlsx } from "hucre/xlsx";

/** The bare library reading a workbook, in a worker like the product's. */
globalThis.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
  void readXlsx(new Uint8Array(data)).then(({ sheets }) => postMessage(sheets[0]?.rows.length ?? 0));
};

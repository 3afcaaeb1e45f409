import type { BookId } from "#domain/kernel/ids.ts";
import type { ReportCell, ReportRow } from "#domain/report/report.ts";
import { journalSource } from "#flows/export/journal-source.ts";
import { writeExport } from "#flows/export/write-export.ts";
import { openAccountDatabase } from "#storage/engine/app-storage.ts";
import { longestPause, median, timed } from "./bare.ts";
import type { BareSheet } from "./bare-xlsx.worker.ts";

export interface Exporting {
  readonly rows: number;
  /** Reading the journal and laying it out, once and cold. */
  readonly read: number;
  /** From the database to the finished file. */
  readonly product: number;
  /** The bare library in a new worker, given the same cells and styles. */
  readonly bare: number;
  /** The library's share of that time. */
  readonly library: number;
  /** The longest time the page could not respond meanwhile. */
  readonly wait: number;
}

const BOLD = { font: { bold: true } };

function lookOf(cell: ReportCell, row: ReportRow) {
  if (cell.kind === "amount") return { numFmt: "#,##0", ...(row.kind !== "line" && BOLD) };
  if (cell.kind === "day") return { numFmt: "dd/mm/yyyy", ...BOLD };
  if (cell.kind === "none" || (row.kind === "line" && row.level === 1)) return null;
  return row.kind === "line" ? { alignment: { horizontal: "left" as const, indent: 1 } } : BOLD;
}

function sheetOf(rows: readonly ReportRow[]): BareSheet {
  const cells: BareSheet["cells"] = new Map();
  const values = rows.map((row, at) =>
    row.cells.map((cell, column) => {
      const style = lookOf(cell, row);
      if (style) cells.set(`${at},${column}`, { style });
      if (cell.kind === "text") return cell.text;
      return cell.kind === "amount" ? cell.amount : cell.kind === "day" ? 46_000 : null;
    }),
  );
  return { rows: values, cells };
}

function startBare() {
  const worker = new Worker(new URL("./bare-xlsx.worker.ts", import.meta.url), { type: "module" });
  const ask = (message: BareSheet | "go") =>
    new Promise<void>((resolve) => {
      worker.onmessage = () => resolve();
      worker.postMessage(message);
    });
  return { ask, end: () => worker.terminate() };
}

/** A whole journal to Excel from the database, alternating with the bare library on the same cells. */
export async function exporting(database: string, bookId: BookId, times: number): Promise<Exporting> {
  const storage = await openAccountDatabase(database);
  const source = journalSource(storage, { id: bookId, name: "Diario" }, null);
  const rows: ReportRow[] = [];
  const read = await timed(async () => {
    const open = await source.open("xlsx");
    if (open?.kind !== "report") throw new Error("the journal is a report");
    for await (const part of open.parts) rows.push(...part.rows);
  });
  const sheet = sheetOf(rows);
  const runs = {
    product: [] as number[],
    bare: [] as number[],
    library: [] as number[],
    wait: [] as number[],
  };
  for (let run = 0; run < times; run += 1) {
    const wait = await longestPause(async () => {
      const time = await timed(async () => {
        const made = await writeExport(source, "xlsx", {});
        if (made.kind !== "file") throw new Error(made.kind);
      });
      runs.product.push(time);
    });
    runs.wait.push(wait);
    // A new worker each time, as in the product: warmed-up code is faster.
    const start = performance.now();
    const bare = startBare();
    await bare.ask(sheet);
    runs.library.push(await timed(() => bare.ask("go")));
    runs.bare.push(performance.now() - start);
    bare.end();
  }
  storage.close();
  return {
    rows: rows.length,
    read,
    product: median(runs.product),
    bare: median(runs.bare),
    library: median(runs.library),
    wait: median(runs.wait),
  };
}

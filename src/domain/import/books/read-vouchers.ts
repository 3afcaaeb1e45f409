import type { Day } from "../../kernel/day.ts";
import type { SheetRow } from "../table/sheet.ts";
import type { ColumnMeaning } from "./column-meanings.ts";
import type { RawReading } from "./raw-entries.ts";
import { readJournal } from "./read-journal.ts";
import type { TableLayout } from "./recognise.ts";
import { paperAlone, voucherHead } from "./voucher-heads.ts";

const LABEL = /^(?:concepto|detalle|descripci[oó]n|glosa|explicaci[oó]n)\s*:\s*/i;

/** Each head becomes a row with its day and its document, in columns of their own, below which its accounts stand. */
function withHeads(
  rows: readonly SheetRow[],
  next: number,
  own: readonly ColumnMeaning[],
): readonly SheetRow[] {
  const found: SheetRow[] = [];
  let count = 0;
  // The document may stand in a row of its own, above that of the day.
  let above = "";
  const words = own.includes("text") ? own.indexOf("text") : own.indexOf("account");
  for (const [index, row] of rows.entries()) {
    const head = voucherHead(row);
    if (head !== null) {
      count += 1;
      const cells = own.map((_, column) => (column === words && head.words !== "" ? head.words : null));
      found.push({ row: row.row, cells: [...cells, { day: head.date }, String(count), head.paper || above] });
      above = "";
    } else if (paperAlone(row) !== "") above = paperAlone(row);
    // What stands to the right of the headings must not be taken for a day.
    else if (index >= next || count > 0) found.push({ ...row, cells: row.cells.slice(0, own.length) });
  }
  return found;
}

/** The entries of vouchers one below the other, each with its day above its accounts. */
export function readVouchers(rows: readonly SheetRow[], layout: TableLayout, today: Day): RawReading {
  const own = layout.meanings.map((each): ColumnMeaning => {
    return each === "date" || each === "number" || each === "reference" ? "none" : each;
  });
  const meanings: readonly ColumnMeaning[] = [...own, "date", "number", "reference"];
  const body = withHeads(rows, layout.next, own);
  const reading = readJournal(body, { ...layout, kind: "journal", meanings, next: 0 }, today);
  const entries = reading.entries.map((entry) => {
    return { ...entry, description: entry.description.replace(LABEL, "") };
  });
  return { ...reading, entries };
}

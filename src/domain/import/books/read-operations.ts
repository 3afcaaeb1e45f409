import type { Day } from "../../kernel/day.ts";
import { fold } from "../../kernel/spanish.ts";
import { repeatsHead } from "../table/find-head.ts";
import { plainCell, type SheetRow } from "../table/sheet.ts";
import { isTotalRow } from "../table/text-rows.ts";
import type { CellReading, ColumnMoney } from "../values/cell-columns.ts";
import type { SaidPeriod } from "../values/period-in-words.ts";
import type { ColumnMeaning } from "./column-meanings.ts";
import {
  badAmount,
  badDay,
  type LeftOut,
  NOTHING_LEFT,
  type RawEntry,
  type RawLine,
  type RawReading,
  type RowProblem,
} from "./raw-entries.ts";
import type { TableLayout } from "./recognise.ts";
import { sidedMoney, TableRowReader } from "./row-cells.ts";

/** A list that does not say how it was paid: a person says it once for all of it. */
const NO_MEANS = "Sin medio de pago";
const OUT = /^(?:egresos?|salidas?|gastos?|pagos?|compras?|retiros?|sale|salio|-)\b/;
const IN = /^(?:ingresos?|entradas?|ventas?|cobros?|abonos?|entra|entro|\+)\b/;

/**
 * What a row says by its words alone, where no column and no minus says whether money came or went. Verbs, and what no
 * shop sells: lunches, repairs or freight are sold by some and bought by others, and are asked for.
 */
const CAME =
  /^(?:ventas?\b|vend[ií]|cobr|recib[ií]\b|recibimos|ingres|entr[oó]\b|consignaron|me (?:pag|abon)|nos (?:pag|abon)|(?:pago|anticipo) (?:de |del )(?:un |la |el |los )?client|abono (?:de |del )(?:un |la |el |los )?(?:client|don\b|dona\b|sen))/;
const WENT =
  /^(?:compr|pagu?e\b|pagamos|pago (?!(?:de |del )?(?:un |la |el |los )?(?:client|don\b|dona\b|sen|sra?\b))|gast|arriendo\b|nomina\b|sueldo|salario|peajes?\b|gasolina (?:de|del|para) (?:la |el )?(?:moto|carro|camion)|recibo (?:de|del)\b|luz\b|retir|egres|abono (?:a|al)\b|prestamo a\b|les? (?:pag|abon))/;

function sideOfWords(text: string): "in" | "out" | null {
  const said = fold(text);
  if (CAME.test(said)) return "in";
  return WENT.test(said) ? "out" : null;
}

const isNothing = (read: CellReading<ColumnMoney>) =>
  read.kind === "none" || (read.kind === "value" && read.value.value === 0 && read.value.cents === 0);

class OperationReader {
  readonly #cells: TableRowReader;
  readonly #layout: TableLayout;
  readonly left: Record<LeftOut, number> = { ...NOTHING_LEFT };
  readonly #entries: RawEntry[] = [];
  /** One column of amounts without a minus and without a column beside it that says the side: the words do. */
  readonly #byWords: boolean;
  rounded = 0;
  mixed = 0;
  /** Notebooks write the day once, above all that was done on it. */
  #last: Day | null = null;

  constructor(rows: readonly SheetRow[], layout: TableLayout, today: Day, said: SaidPeriod | null) {
    this.#layout = layout;
    this.#cells = new TableRowReader(rows, layout.meanings, today, said);
    const has = (meaning: ColumnMeaning) => layout.meanings.includes(meaning);
    const isSided = has("in") || has("out") || has("kind");
    this.#byWords = has("amount") && !isSided && !rows.some((row) => this.#isBelow(row));
  }

  #isBelow(row: SheetRow): boolean {
    const read = this.#cells.money(row, "amount");
    return read.kind === "value" && (read.value.value < 0 || read.value.cents < 0);
  }

  entries(): readonly RawEntry[] {
    return this.#entries;
  }

  /** What came in, with its sign; nothing for a row without amounts, or what is wrong with them. */
  #amount(row: SheetRow): Pick<RawLine, "side" | "value"> | RowProblem | null {
    const found = (["in", "out", "amount"] as const)
      .map((name) => [name, this.#cells.money(row, name)] as const)
      .filter(([, read]) => !isNothing(read));
    const [first] = found;
    if (first === undefined) return null;
    const [name, read] = first;
    const cell = this.#cells.text(row, name);
    if (read.kind !== "value") return badAmount(row.row, cell);
    if (found.length > 1) return { row: row.row, kind: "in-and-out", cell };
    const kind = fold(this.#cells.text(row, "kind"));
    const words = this.#byWords ? this.#cells.text(row, "text") || this.#cells.text(row, "category") : "";
    const said = this.#byWords ? sideOfWords(words) : null;
    if (this.#byWords && said === null) return { row: row.row, kind: "no-side", cell: words };
    const isOut = name === "out" || said === "out" || (name === "amount" && OUT.test(kind));
    const isIn = name === "in" || IN.test(kind);
    const { value } = read;
    // A list that says the side in its own column may write what goes out with a minus as well.
    const size = isOut || isIn ? sidedMoney(value, "debit").value : value;
    return sidedMoney(size, isOut ? "credit" : "debit");
  }

  add(row: SheetRow): void {
    const not = this.#cells.notPosted(row, this.#layout.labels);
    if (repeatsHead(row, this.#layout.labels)) this.left.head += 1;
    else if (isTotalRow(row.cells.map(plainCell))) this.left.total += 1;
    else if (not !== null) this.left[not] += 1;
    else this.#operation(row);
  }

  #operation(row: SheetRow): void {
    const amount = this.#amount(row);
    const day = this.#cells.day(row);
    const text = this.#cells.text(row, "text");
    const category = this.#cells.text(row, "category");
    if (amount === null) {
      this.left["no-amount"] += 1;
      return;
    }
    if (day.kind === "none" && text === "" && category === "") {
      this.left.total += 1;
      return;
    }
    this.#last = day.kind === "none" ? this.#last : day.kind === "value" ? day.value : null;
    const problems: RowProblem[] = [];
    if (day.kind === "bad") problems.push(badDay(row.row, day));
    const money = this.#cells.foreignMoney(row);
    if (money !== "") problems.push({ row: row.row, kind: "currency", cell: money });
    const words = category || text;
    if (words === "") problems.push({ row: row.row, kind: "no-account", cell: "" });
    if ("kind" in amount) problems.push(amount);
    this.#entries.push({
      row: row.row,
      date: this.#last,
      reference: this.#cells.text(row, "reference") || this.#cells.text(row, "number"),
      description: text || category,
      lines: "kind" in amount ? [] : this.#lines(row, amount, words),
      problems,
    });
  }

  #lines(row: SheetRow, { side, value }: Pick<RawLine, "side" | "value">, words: string): readonly RawLine[] {
    if (value.isRounded) this.rounded += 1;
    if (value.isMixed) this.mixed += 1;
    const at = { row: row.row, party: this.#cells.party(row), text: "", code: "", value };
    const other = side === "debit" ? "credit" : "debit";
    const means = this.#cells.text(row, "means") || NO_MEANS;
    return [
      { ...at, name: means, side },
      { ...at, name: words, side: other },
    ];
  }
}

/**
 * A list of operations as a shop keeps it: day, concept, what came in or went out, and by which means. Each row is an
 * entry of two lines, the means and the concept, whose accounts are asked for where their words name none (IM-23).
 */
export function readOperations(
  rows: readonly SheetRow[],
  layout: TableLayout,
  today: Day,
  said: SaidPeriod | null = null,
): RawReading {
  const body = rows.slice(layout.next);
  const reader = new OperationReader(body, layout, today, said);
  for (const row of body) reader.add(row);
  const { left, rounded, mixed } = reader;
  return { entries: reader.entries(), left, rounded, mixed };
}

import {
  NONE,
  type Report,
  type ReportCell,
  type ReportColumn,
  type ReportRow,
  type ReportSpan,
  text,
} from "./report.ts";

type RowLook = Partial<Pick<ReportRow, "level" | "source" | "warning">>;

/** Neighbouring rows as one span, so that a formula says C3:C9 and not seven cells. */
function joined(spans: readonly ReportSpan[]): ReportSpan[] {
  const result: ReportSpan[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    if (last && last.to + 1 === span.from && last.minus === span.minus)
      result.splice(-1, 1, { ...last, to: span.to });
    else result.push(span);
  }
  return result;
}

/** The same rows, taken away by the sum that names them. */
export function minus(span: ReportSpan): ReportSpan {
  return { ...span, minus: true };
}

/**
 * Lays the rows of a report in order and counts their places. Each method that adds a row answers its span, and a sum
 * names the spans that it adds: no builder of a report counts rows.
 */
export class ReportBuilder {
  readonly #columns: readonly ReportColumn[];
  #rows: ReportRow[] = [];
  /** Rows that were taken out already; places go on from there. */
  #taken = 0;

  constructor(columns: readonly ReportColumn[]) {
    this.#columns = columns;
  }

  /** Adds a row that is whole already; `of`: the earlier rows that its figures add up. */
  add(row: Omit<ReportRow, "sums">, of: readonly ReportSpan[] = []): ReportSpan {
    const place = this.#taken + this.#rows.length;
    this.#rows.push(of.length === 0 ? row : { ...row, sums: joined(of) });
    return { from: place, to: place };
  }

  /** Words alone, over what follows. */
  heading(label: string, level = 0): ReportSpan {
    return this.add({ kind: "heading", level, cells: this.#labelled(label, []) });
  }

  /** Cells from the first column on; the columns left over stay empty. */
  line(cells: readonly ReportCell[], look: RowLook = {}): ReportSpan {
    const empty = Array<ReportCell>(Math.max(0, this.#columns.length - cells.length)).fill(NONE);
    return this.add({ kind: "line", level: 1, cells: [...cells, ...empty], ...look });
  }

  /** A remark; figures stand in the last columns. */
  note(label: string, figures: readonly ReportCell[] = []): ReportSpan {
    return this.add({ kind: "note", level: 0, cells: this.#labelled(label, figures) });
  }

  /** Its figures, in the last columns, are what the rows of `of` add up to. */
  subtotal(label: string, figures: readonly ReportCell[], of: readonly ReportSpan[]): ReportSpan {
    return this.add({ kind: "subtotal", level: 0, cells: this.#labelled(label, figures) }, of);
  }

  /** As a subtotal, for a sum that nothing adds up further. */
  total(label: string, figures: readonly ReportCell[], of: readonly ReportSpan[]): ReportSpan {
    return this.add({ kind: "total", level: 0, cells: this.#labelled(label, figures) }, of);
  }

  /** The place of the next row, for `since`. */
  get next(): number {
    return this.#taken + this.#rows.length;
  }

  /** Everything added from a place on, for sums of more rows than are worth keeping one by one. */
  since(place: number): readonly ReportSpan[] {
    return this.next > place ? [{ from: place, to: this.next - 1 }] : [];
  }

  /** Takes out the rows added since the last time: a report of any length is written in parts. */
  take(): readonly ReportRow[] {
    const rows = this.#rows;
    this.#taken += rows.length;
    this.#rows = [];
    return rows;
  }

  /** The report with every row that was not taken out. */
  report(head: Pick<Report, "title" | "subtitle" | "period">, checks: Report["checks"] = []): Report {
    const { title, subtitle, period } = head;
    return { title, subtitle, period, columns: this.#columns, rows: this.#rows, checks };
  }

  #labelled(label: string, figures: readonly ReportCell[]): readonly ReportCell[] {
    const between = Math.max(0, this.#columns.length - 1 - figures.length);
    return [text(label), ...Array<ReportCell>(between).fill(NONE), ...figures];
  }
}

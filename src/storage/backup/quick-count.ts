import { isObject } from "../shapes/shape.ts";

interface Counted {
  entries: number;
  turnover: number;
}

type Row = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Counts, beside the packing, whether each book agrees with its entries: how many are posted, in all and in each month,
 * and the sum of their debits. The whole check also asks for charts and orders; this one finds what is lost.
 */
export class QuickCount {
  /** As the books say. */
  readonly #said = new Map<string, Counted>();
  readonly #found = new Map<string, Counted>();
  /** Posted entries on the pages of a month, less those that the month counts. */
  readonly #months = new Map<string, number>();
  readonly #booksOfMonths = new Map<string, string>();

  rows(table: string, rows: readonly unknown[]): void {
    for (const row of rows) {
      if (!isObject(row)) continue;
      if (table === "books") this.#book(row);
      else if (table === "pages") this.#page(row);
      else if (table === "months") this.#month(row, -numberOf(row.posted));
    }
  }

  /** Books that are not what their entries make of them, or of which only the entries are left. */
  off(): number {
    const off = new Set([...this.#found.keys()].filter((id) => !this.#said.has(id)));
    for (const [id, said] of this.#said) {
      const found = this.#found.get(id) ?? { entries: 0, turnover: 0 };
      if (said.entries !== found.entries || said.turnover !== found.turnover) off.add(id);
    }
    for (const [month, difference] of this.#months)
      if (difference !== 0) off.add(this.#booksOfMonths.get(month) ?? "");
    return off.size;
  }

  #book(row: Row): void {
    this.#said.set(textOf(row.id), { entries: numberOf(row.entries), turnover: numberOf(row.turnover) });
  }

  #page(row: Row): void {
    const id = textOf(row.bookId);
    const found = this.#found.get(id) ?? { entries: 0, turnover: 0 };
    this.#found.set(id, found);
    let posted = 0;
    for (const entry of listOf(row.entries)) {
      if (!isObject(entry) || entry.status !== "posted") continue;
      posted += 1;
      for (const line of listOf(entry.lines)) if (isObject(line)) found.turnover += numberOf(line.debit);
    }
    found.entries += posted;
    this.#month(row, posted);
  }

  #month(row: Row, difference: number): void {
    const id = textOf(row.bookId);
    const key = `${id} ${textOf(row.month)}`;
    this.#booksOfMonths.set(key, id);
    this.#months.set(key, (this.#months.get(key) ?? 0) + difference);
  }
}

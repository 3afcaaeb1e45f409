import type { Day } from "../../kernel/day.ts";
import { plainCell, type SheetRow } from "../table/sheet.ts";
import { isTotalRow } from "../table/text-rows.ts";
import type { CellReading, ColumnMoney } from "../values/cell-columns.ts";
import {
  badAmount,
  type LeftOut,
  NOTHING_LEFT,
  type RawLine,
  type RawReading,
  type RowProblem,
} from "./raw-entries.ts";
import type { TableLayout } from "./recognise.ts";
import { sidedMoney, sideSaid, TableRowReader } from "./row-cells.ts";
import { type ListedBalance, withPartiesBelow, withPartiesUncoded } from "./trial-parties.ts";

/** In hundredths, near enough to be told from nothing. */
function exact({ value, cents }: ColumnMoney): number {
  return value * 100 + cents;
}

const FIGURES = ["debit", "credit", "balance", "endDebit", "endCredit"] as const;

/** Classes whose balances are of the credit side. */
const CREDIT_CLASS = /^[2349]/;

class TrialReader {
  readonly #cells: TableRowReader;
  readonly #layout: TableLayout;
  readonly #rows: readonly SheetRow[];
  readonly left: Record<LeftOut, number> = { ...NOTHING_LEFT };
  readonly problems: RowProblem[] = [];

  constructor(rows: readonly SheetRow[], layout: TableLayout, today: Day) {
    this.#rows = rows;
    this.#layout = layout;
    this.#cells = new TableRowReader(rows, layout.meanings, today);
  }

  /** Rows of accounts that no other row divides further: sums of others are said again by them. */
  #leaves(): readonly ListedBalance[] {
    const read: ListedBalance[] = [];
    // Below «Cuenta» stand codes, or the names of accounts that have none.
    const hasCodes = this.#rows.some((row) => this.#cells.account(row).code !== "");
    for (const row of this.#rows) {
      const { code, name } = this.#cells.account(row);
      const party = this.#cells.party(row);
      const isSum = isTotalRow(row.cells.map(plainCell));
      const isUncoded = code === "" && (name === "" || hasCodes);
      if (isSum || (isUncoded && (party === "" || !hasCodes))) this.left.total += 1;
      else read.push({ row, code, name, party });
    }
    const figures = (row: SheetRow) => this.#figures(row);
    const { kept, left } = hasCodes ? withPartiesUncoded(read, figures) : { kept: read, left: 0 };
    this.left.total += left;
    const all = withPartiesBelow(kept, figures);
    const above = new Set<string>();
    const withParty = new Set<string>();
    for (const { code, party } of all) {
      for (let length = 1; length < code.length; length += 1) above.add(code.slice(0, length));
      if (party !== "") withParty.add(code);
    }
    const leaves = all.filter(
      ({ code, party }) => code === "" || (!above.has(code) && (party !== "" || !withParty.has(code))),
    );
    this.left.above += all.length - leaves.length;
    return leaves;
  }

  /** What the columns of amounts of a row say, in hundredths. */
  #figures(row: SheetRow): readonly number[] {
    return FIGURES.map((name) => {
      const read = this.#cells.money(row, name);
      return read.kind === "value" ? exact(read.value) : 0;
    });
  }

  #pair(
    row: SheetRow,
    names: readonly ["debit" | "endDebit", "credit" | "endCredit"],
  ): Pick<RawLine, "side" | "value">[] {
    return names.flatMap((name, index) =>
      this.#taken(row, this.#cells.money(row, name)).map((value) =>
        sidedMoney(value, index === 0 ? "debit" : "credit"),
      ),
    );
  }

  #taken(row: SheetRow, read: CellReading<ColumnMoney>): readonly ColumnMoney[] {
    if (read.kind === "bad") this.problems.push(badAmount(row.row, read.cell));
    return read.kind === "value" && exact(read.value) !== 0 ? [read.value] : [];
  }

  /** Balances in one column: on the side that is written beside them; with their sign where they add up to nothing so, else each on the side of its class. */
  #balances(leaves: readonly ListedBalance[]): readonly RawLine[] {
    const found = leaves.flatMap((leaf) =>
      this.#taken(leaf.row, this.#cells.money(leaf.row, "balance")).map((value) => ({ leaf, value })),
    );
    const sumOf = (sign: (code: string) => 1 | -1) =>
      Math.abs(found.reduce((sum, { leaf, value }) => sum + sign(leaf.code) * exact(value), 0));
    const bySign = sumOf(() => 1);
    const byClass = sumOf((code) => (CREDIT_CLASS.test(code) ? -1 : 1));
    return found.map(({ leaf, value }) => {
      const isCredit = byClass < bySign && CREDIT_CLASS.test(leaf.code);
      const said = value.side ?? sideSaid(this.#cells.text(leaf.row, "side"));
      return this.#line(leaf, sidedMoney(value, said ?? (isCredit ? "credit" : "debit")));
    });
  }

  #line({ row, code, name, party }: ListedBalance, sided: Pick<RawLine, "side" | "value">): RawLine {
    return { row: row.row, code, name, party, text: "", ...sided };
  }

  lines(): readonly RawLine[] {
    const { meanings } = this.#layout;
    const leaves = this.#leaves();
    const hasPair = meanings.includes("endDebit") && meanings.includes("endCredit");
    if (!hasPair && meanings.includes("balance")) return this.#balances(leaves);
    const names = hasPair ? (["endDebit", "endCredit"] as const) : (["debit", "credit"] as const);
    return leaves.flatMap((leaf) => this.#pair(leaf.row, names).map((sided) => this.#line(leaf, sided)));
  }
}

/** The balances of a trial balance as one entry with which a book begins. */
export function readTrial(rows: readonly SheetRow[], layout: TableLayout, date: Day, today: Day): RawReading {
  const body = rows.slice(layout.next);
  const reader = new TrialReader(body, layout, today);
  const lines = reader.lines();
  const { left, problems } = reader;
  const row = lines[0]?.row ?? body[0]?.row ?? 1;
  const entry = { row, date, reference: "", description: "Saldos iniciales", lines, problems };
  return {
    entries: lines.length + problems.length > 0 ? [entry] : [],
    left,
    rounded: lines.filter(({ value }) => value.isRounded).length,
    mixed: lines.filter(({ value }) => value.isMixed).length,
  };
}

import type { Day } from "../../kernel/day.ts";
import { fold } from "../../kernel/spanish.ts";
import { documentColumn } from "../table/column-by-cells.ts";
import { bestHead, headCells } from "../table/find-head.ts";
import { isCellError, plainCell, type SheetRow } from "../table/sheet.ts";
import { type CellReading, dayColumn, moneyColumn } from "../values/cell-columns.ts";
import { withoutHandMarks } from "../values/hand-money.ts";
import { centsMarkIn, looksLikeMoney, writtenMoney } from "../values/written-money.ts";
import { type NoveltyKind, noveltyIn } from "./novelty-kinds.ts";
import { NAME_WORDS, NUMBER_WORDS, plainDocument, saidText, tellingRows } from "./person-heads.ts";

const OTHER_USES = [
  ["kind", /^(?:tipo (?:de )?)?(?:novedad|concepto|motivo)|^(?:tipo|clase|que paso|causa|evento)$/],
  ["from", /^(?:fecha )?(?:de |del )?(?:desde|inicio|inicial)|^fecha(?: inicial| inicio)?$|^dia$/],
  ["to", /^(?:fecha )?(?:de |del )?(?:hasta|fin|final|terminacion)\b/],
  ["quantity", /^(?:cantidad|cant|horas|dias|unidades|n(?:o|ro|um|umero)? (?:de )?(?:horas|dias))$/],
  ["value", /^(?:valor|vr|vlr|monto|importe|pesos)\b/],
  ["unit", /^(?:unidad|unidad de medida|medida)$/],
  ["detail", /^(?:detalle|observacion|nota|descripcion)/],
] as const;
type Use = (typeof OTHER_USES)[number][0] | "number" | "name" | "unclear";
/** A heading that says a novelty and not which: whoever reads the plan is told, and nothing is left out unsaid. */
const UNCLEAR = /^(?:(?:horas )?extras?|he|recargos?|licencias?|permisos?)$/;
/** What a column holds: something of the row, or a novelty of its own for each person. */
type ColumnUse = Use | NoveltyKind;

function useOf(label: string): ColumnUse | null {
  const words = fold(label)
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
  if (words.length > 80) return null;
  const other = OTHER_USES.find(([, pattern]) => pattern.test(words))?.[0];
  if (other !== undefined) return other;
  const kind = noveltyIn(words);
  if (kind !== null) return kind;
  if (UNCLEAR.test(words)) return "unclear";
  if (NUMBER_WORDS.test(words)) return "number";
  return NAME_WORDS.some(([, pattern]) => pattern.test(words)) ? "name" : null;
}

/** A novelty of a list, as it is written. */
export interface ListedNovelty {
  /** As counted in the file, from 1. */
  readonly row: number;
  readonly name: string;
  readonly number: string;
  /** What the list calls it. */
  readonly said: string;
  readonly kind: NoveltyKind | null;
  readonly quantity: CellReading<number>;
  readonly value: CellReading<number>;
  readonly from: CellReading<Day>;
  readonly to: CellReading<Day>;
  readonly detail: string;
}

export interface NoveltyRows {
  readonly rows: readonly ListedNovelty[];
  /** Why nothing is read: no headings that say people and novelties, or more rows than are read at once. */
  readonly missing: "head" | "too-many" | null;
}

export const MOST_NOVELTIES = 5_000;
const LONGEST_CELL = 200;

function quantityIn(text: string): CellReading<number> {
  const said = fold(text).replace(/\s*(?:horas?|hrs?|h|dias?|d)\.?$/, "");
  if (said === "" || /^-+$/.test(said)) return { kind: "none" };
  const clock = /^(\d{1,3}):([0-5]\d)(?::00)?$/.exec(said);
  if (clock) return { kind: "value", value: Number(clock[1]) + Number(clock[2]) / 60 };
  return /^\d{1,4}(?:[.,]\d{1,6})?$/.test(said)
    ? { kind: "value", value: Number(said.replace(",", ".")) }
    : { kind: "bad", cell: text };
}

/** The hours that a note says and nothing else: "4 horas". */
const hoursIn = (detail: string) =>
  /^\d{1,3}(?:[.,]\d{1,2})?\s*(?:horas?|hrs?|h)\.?$/i.test(detail) ? detail : "";

/** The amount that the note of a list without a column of amounts says and nothing else. */
function moneyIn(kind: NoveltyKind | null, detail: string): CellReading<number> {
  const isMoney = kind?.what === "pay" || kind?.what === "deduction";
  const read = isMoney && looksLikeMoney(detail) ? writtenMoney(detail, centsMarkIn(detail, ",")) : null;
  return read === null ? { kind: "none" } : { kind: "value", value: read.value };
}

const ownValue = (pesos: CellReading<number>, kind: NoveltyKind | null, detail: string) =>
  pesos.kind === "none" ? moneyIn(kind, detail) : pesos;

const IN_PESOS = /^(?:pesos?|cop|moneda|valor|dinero|\$)/;

/** A quantity in pesos, as the column of units says, or as pay and deductions are where no other column has amounts. */
function pesosIn(quantity: string, unit: string, kind: NoveltyKind | null): CellReading<number> {
  const isMoney = kind?.what === "pay" || kind?.what === "deduction";
  if (quantity === "" || !(IN_PESOS.test(fold(unit)) || (unit === "" && isMoney))) return { kind: "none" };
  const read = writtenMoney(quantity, centsMarkIn(quantity, ","));
  return read === null ? { kind: "bad", cell: quantity } : { kind: "value", value: read.value };
}

/** Which end of a time a column says besides its kind: «Incapacidad Desde», «Vacaciones: fecha inicio». */
function endIn(label: string): "from" | "to" | null {
  const words = fold(label).replace(/[^\p{L}]+$/u, "");
  if (/\b(?:desde|fecha|inicio|inicial)$/.test(words)) return "from";
  return /\b(?:hasta|fin|final)$/.test(words) ? "to" : null;
}

interface Headed {
  readonly uses: readonly (ColumnUse | null)[];
  readonly labels: readonly string[];
  readonly next: number;
}

function headed(rows: readonly SheetRow[]): Headed | null {
  return bestHead<ColumnUse>(
    { rows },
    {
      texts: headCells,
      groups: null,
      uses: (labels) => labels.map(useOf),
      worth: (uses) => {
        const has = (use: Use) => uses.includes(use);
        const ofPerson = has("number") || has("name");
        const own = uses.filter((use) => typeof use === "object" && use !== null).length;
        const isLong = has("kind") && (has("quantity") || has("value") || has("from"));
        return ofPerson && (isLong || own > 0) ? uses.filter((use) => use !== null).length : 0;
      },
    },
  );
}

/** The days that stand in columns of one kind of novelty, beside how much of it. */
function ownDays(rows: readonly SheetRow[], { uses, labels }: Omit<Headed, "next">, today: Day) {
  const found = uses.flatMap((use, column) => {
    const end = endIn(labels[column] ?? "");
    const cells = rows.map((row) => row.cells[column] ?? null);
    return end === null ? [] : [{ end, column, of: JSON.stringify(use), read: dayColumn(cells, today) }];
  });
  return {
    has: (column: number) => found.some((each) => each.column === column),
    of: ({ cells }: SheetRow, kind: NoveltyKind): Partial<Record<"from" | "to", CellReading<Day>>> =>
      Object.fromEntries(
        found
          .filter(({ of }) => of === JSON.stringify(kind))
          .map(({ end, column, read }) => [end, read(cells[column] ?? null)]),
      ),
  };
}

/** Reads amounts by what the whole of their column says of its cents. */
function amountsIn(rows: readonly SheetRow[], uses: Headed["uses"]) {
  const money = (at: number) => moneyColumn(rows.map(({ cells }) => withoutHandMarks(cells[at] ?? null)));
  const readers = new Map(uses.flatMap((use, at) => (use === null ? [] : [[at, money(at)] as const])));
  return ({ cells }: SheetRow, at: number): CellReading<number> => {
    const found = readers.get(at)?.(withoutHandMarks(cells[at] ?? null)) ?? { kind: "none" };
    return found.kind === "value" ? { kind: "value", value: found.value.value } : found;
  };
}

/** Reads the novelties of each row: one that a column names, or one in each column of a kind. */
function reader(rows: readonly SheetRow[], { uses, labels }: Headed, today: Day) {
  const columns = (use: Use) => uses.flatMap((each, at) => (each === use ? [at] : []));
  const all = (use: Use) => rows.map(({ cells }) => cells[columns(use)[0] ?? -1] ?? null);
  const days = {
    from: dayColumn(all("from"), today),
    to: dayColumn(all("to"), today),
    own: ownDays(rows, { uses, labels }, today),
  };
  const valueAt = amountsIn(rows, uses);
  return (row: SheetRow): readonly ListedNovelty[] => {
    const text = (use: Use) =>
      columns(use)
        .map((at) => plainCell(row.cells[at]).slice(0, LONGEST_CELL))
        .filter((each) => each !== "")
        .join(" ");
    const at = (use: Use) => row.cells[columns(use)[0] ?? -1] ?? null;
    const head = {
      row: row.row,
      name: text("name"),
      number: plainDocument(text("number")),
      from: days.from(at("from")),
      to: days.to(at("to")),
      detail: saidText(text("detail")),
    };
    const none = { kind: "none" } as const;
    const [valueColumn] = columns("value");
    const kind = noveltyIn(text("kind"));
    const stated = valueColumn === undefined ? none : valueAt(row, valueColumn);
    // An amount may stand among the quantities, beside an empty cell of the amounts too.
    const pesos = stated.kind === "none" ? pesosIn(text("quantity"), text("unit"), kind) : none;
    const counted = text("quantity") || hoursIn(head.detail);
    const named: readonly ListedNovelty[] =
      text("kind") === ""
        ? []
        : [
            {
              ...head,
              said: text("kind"),
              kind,
              quantity: pesos.kind === "none" ? quantityIn(counted) : none,
              value:
                stated.kind !== "none"
                  ? stated
                  : valueColumn === undefined
                    ? ownValue(pesos, kind, head.detail)
                    : pesos,
            },
          ];
    const own = uses.flatMap((use, column): ListedNovelty[] => {
      if (use === null || (typeof use === "string" && use !== "unclear")) return [];
      if (days.own.has(column)) return [];
      const cell = plainCell(row.cells[column]);
      // A formula without a result says no text, and is no blank cell.
      if (!isCellError(row.cells[column]) && /^(?:[$\s-]*|0+(?:[.,]0+)?)$/.test(cell)) return [];
      if (use === "unclear")
        return [{ ...head, said: labels[column] ?? "", kind: null, quantity: quantityIn(cell), value: none }];
      const isMoney = use.what === "pay" || use.what === "deduction";
      const quantity = isMoney ? none : quantityIn(cell);
      return [
        {
          ...head,
          ...days.own.of(row, use),
          said: labels[column] ?? "",
          kind: use,
          quantity,
          value: isMoney ? valueAt(row, column) : none,
        },
      ];
    });
    return [...named, ...own];
  };
}

/**
 * What only the cells say: the column of documents under a heading that may be anything, since two persons may have one
 * name, and that of kinds under one of them, such as «Ausencia» over «Maternidad».
 */
function byCells(found: Headed, rows: readonly SheetRow[]): Headed {
  const cells = rows.slice(found.next).map((row) => row.cells.map(plainCell));
  const isKinds = (use: ColumnUse | null, at: number) => {
    if (use === null || typeof use === "string") return false;
    const said = cells.map((row) => row[at] ?? "").filter((cell) => cell !== "");
    return said.length > 0 && said.every((cell) => noveltyIn(cell) !== null && !/\d/.test(cell));
  };
  const kinds = found.uses.includes("kind") ? -1 : found.uses.findIndex(isKinds);
  const uses = kinds < 0 ? found.uses : found.uses.with(kinds, "kind");
  if (uses.includes("number")) return { ...found, uses };
  const taken = new Set(uses.flatMap((use, at) => (use === null ? [] : [at])));
  const at = documentColumn({ labels: found.labels, rows: cells }, taken);
  return { ...found, uses: at === undefined ? uses : uses.with(at, "number") };
}

/** The novelties of a list, one a row or one a column, by its headings. */
export function readNoveltyRows(rows: readonly SheetRow[], today: Day): NoveltyRows {
  if (rows.length === 0) return { rows: [], missing: null };
  const found = headed(rows);
  if (found === null) return { rows: [], missing: "head" };
  const body = tellingRows(rows, found);
  const read = reader(body, byCells(found, rows), today);
  const listed = body.flatMap(read).filter(({ name, number }) => name !== "" || number !== "");
  return listed.length > MOST_NOVELTIES ? { rows: [], missing: "too-many" } : { rows: listed, missing: null };
}

/** How much of a sheet is a list of novelties, to tell which of several holds it. */
export function worthAsNovelties({ rows }: { readonly rows: readonly SheetRow[] }): number {
  const found = headed(rows);
  return found === null ? 0 : rows.length - found.next;
}

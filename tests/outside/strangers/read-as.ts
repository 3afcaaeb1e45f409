import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { extractSheet, foundExtract } from "#domain/import/bank/find-extract.ts";
import { readExtract } from "#domain/import/bank/read-extract.ts";
import { placedLines } from "#domain/import/statement/uploaded-nets.ts";
import type { SheetBook } from "#domain/import/table/sheet.ts";
import type { Month } from "#domain/kernel/day.ts";
import { readStatementHere } from "#tests/support/files/read-statement-here.ts";
import type { Expected } from "./expected.ts";
import { clean, type ReadAs, sumOf } from "./facts.ts";
import { ofBook } from "./read-book-as.ts";
import { ofChart, ofEmployees, ofNovelties, ofParties } from "./read-list-as.ts";

const PUC = pucChart();
function ofExtract(book: SheetBook, expected: Expected, month: Month): ReadAs {
  const sheet = book.sheets[extractSheet(book)];
  if (sheet === undefined) throw new Error("no sheet");
  const { columns, month: said, isSure } = foundExtract(expected.file, sheet.rows, month);
  const { moves, problems, opening, closing } = readExtract(sheet.rows, columns, said);
  const inOrder = moves.toSorted((a, b) => a.row - b.row);
  const text = (at: number, said: string) => {
    const found = inOrder.at(at)?.text ?? "";
    return clean(found).includes(clean(said)) ? said : found;
  };
  return {
    facts: {
      rows: moves.length,
      in: sumOf(moves.map(({ cents }) => Math.max(0, cents))) / 100,
      out: sumOf(moves.map(({ cents }) => Math.max(0, -cents))) / 100,
      firstDay: moves[0]?.date,
      lastDay: moves.at(-1)?.date,
      first: text(0, expected.first),
      last: text(-1, expected.last),
      ...(expected.opening !== undefined && { opening: (opening ?? Number.NaN) / 100 }),
      ...(expected.closing !== undefined && { closing: (closing ?? Number.NaN) / 100 }),
    },
    asked: [...(isSure ? [] : ["columns"]), ...problems.map((each) => `${each.kind} in row ${each.row}`)],
  };
}

function ofStatement(book: SheetBook): ReadAs {
  const read = readStatementHere(PUC, book);
  if (!read.ok) return { facts: {}, asked: [read.error.kind] };
  const { lines, left, periods } = read.value;
  const placed = placedLines(read.value, new Map());
  const net = (at: number, codes: RegExp) =>
    sumOf(placed.flatMap(({ puc, nets }) => (codes.test(puc) ? [nets[at] ?? 0] : []))) + 0;
  const hasResult = placed.some(({ puc }) => /^4/.test(puc));
  const hasPosition = placed.some(({ puc }) => /^1/.test(puc));
  return {
    facts: {
      rows: lines.filter(({ amounts }) => amounts.some((each) => each !== 0)).length,
      periods: periods.map(({ day: date }, at) => ({
        date,
        ...(hasPosition && { activo: net(at, /^1/), pasivo: -net(at, /^2/), patrimonio: -net(at, /^3/) }),
        ...(hasResult && {
          ingresosOperacionales: -net(at, /^41/),
          otrosIngresos: -net(at, /^42/),
          costos: net(at, /^[67]/),
          gastosAdministracion: net(at, /^51/),
          gastosVentas: net(at, /^52/),
          otrosGastos: net(at, /^53/),
          impuesto: net(at, /^54/),
          utilidad: -net(at, /^[4567]/),
        }),
      })),
      first: lines[0]?.name,
      last: lines.at(-1)?.name,
    },
    asked: [
      ...lines.filter(({ puc }) => puc === null).map(({ name }) => `account of ${name}`),
      ...left.map(({ row, why }) => `${why} in row ${row}`),
    ],
  };
}

/** A file by its kind, as the screen that takes it reads it. */
export function readAs(book: SheetBook, expected: Expected, month: Month): ReadAs {
  switch (expected.kind) {
    case "bank-extract":
      return ofExtract(book, expected, month);
    case "statement":
      return ofStatement(book);
    case "third-parties":
      return ofParties(book);
    case "chart":
      return ofChart(book);
    case "employees":
      return ofEmployees(book);
    case "novelties":
      return ofNovelties(book, expected);
    default:
      return ofBook(book, expected);
  }
}

import type { SetChart, SetSheet } from "../set-head.ts";
import { columnLetter } from "./sum-formula.ts";
import { quotedSheet, type WrittenSheet } from "./write-xlsx.ts";

/** Colours of the series, told apart by their lightness too. */
const SERIES = ["1F3A8A", "7BC4A4", "4C586C", "B9CBBF"];
/** Of a chart: how many rows and columns of cells it covers, and the rows that stay free before it. */
const SIZE = { rows: 16, columns: 4, gap: 2 } as const;

/** What a reader hears of a chart whose figures are above it. */
const ALTERNATIVE = (title: string) => `Gráfica de barras: ${title}. Sus cifras están en la tabla de arriba.`;

/** Charts of a report's rows, one below the other, each made of the cells themselves: a correction there moves it. */
export function sheetCharts(
  { head, charts = [] }: SetSheet,
  { name, rows = [] }: WrittenSheet,
  top: number,
): NonNullable<WrittenSheet["charts"]> {
  const sheet = quotedSheet(name);
  const range = (column: number, { from, to }: SetChart["rows"]) => {
    const letter = columnLetter(column);
    return `${sheet}!$${letter}$${top + from + 1}:$${letter}$${top + to + 1}`;
  };
  const figures = [...head.columns.entries()].filter(([, { kind }]) => kind === "amount");
  return charts.map((chart, at) => {
    const first = rows.length + SIZE.gap + at * (SIZE.rows + SIZE.gap);
    return {
      type: "column",
      title: chart.title,
      altText: ALTERNATIVE(chart.title),
      anchor: { from: { row: first, col: 0 }, to: { row: first + SIZE.rows, col: SIZE.columns } },
      legend: figures.length > 1 ? "bottom" : false,
      series: figures.map(([column, { label }], place) => ({
        name: label,
        categories: range(0, chart.rows),
        values: range(column, chart.rows),
        color: SERIES[place % SERIES.length] ?? "1F3A8A",
      })),
    };
  });
}

/** The first row below the charts of a sheet; its rows end before it where it has none. */
export function rowsWithCharts({ charts = [], rows = [] }: WrittenSheet): number {
  return Math.max(rows.length, ...charts.map(({ anchor }) => (anchor.to?.row ?? 0) + 1));
}

/** The columns that the charts of a sheet reach over. */
export function columnsWithCharts({ charts = [], columns = [] }: WrittenSheet): number {
  return Math.max(columns.length, ...charts.map(({ anchor }) => anchor.to?.col ?? 0));
}

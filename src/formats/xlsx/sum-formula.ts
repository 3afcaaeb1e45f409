import type { ReportSpan } from "#domain/report/report.ts";

/** Excel allows 255 arguments per function and 8,192 characters per formula. */
const ARGUMENTS = 200;
const LONGEST = 8000;

/** 0 → "A", 26 → "AA". */
export function columnLetter(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26));
  return index < 26 ? rest : columnLetter(Math.floor(index / 26) - 1) + rest;
}

/** SUM calls over cells of a sheet, up to two hundred per call. */
export function sumsOf(places: readonly string[], sign: "+" | "-"): string {
  const calls: string[] = [];
  for (let at = 0; at < places.length; at += ARGUMENTS)
    calls.push(`${sign}SUM(${places.slice(at, at + ARGUMENTS).join(",")})`);
  return calls.join("");
}

/** Spans that follow each other as one: a sum of twelve lines is one range, not twelve cells. */
function joined(spans: readonly ReportSpan[]): ReportSpan[] {
  const found: ReportSpan[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    if (last && last.to + 1 === span.from) found[found.length - 1] = { ...last, to: span.to };
    else found.push(span);
  }
  return found;
}

/**
 * The sum of row spans as a formula without its equals sign; null if there is nothing to add or the formula would be
 * too long. `firstRow`: the sheet's row (from 1) of the report's row 0.
 */
export function sumFormula(column: number, spans: readonly ReportSpan[], firstRow: number): string | null {
  const letter = columnLetter(column);
  const places = (minus: boolean) =>
    joined(spans.filter((span) => (span.minus ?? false) === minus)).map(({ from, to }) => {
      const first = `${letter}${from + firstRow}`;
      return from === to ? first : `${first}:${letter}${to + firstRow}`;
    });
  const formula = (sumsOf(places(false), "+") + sumsOf(places(true), "-")).replace(/^\+/, "");
  return formula === "" || formula.length > LONGEST ? null : formula;
}

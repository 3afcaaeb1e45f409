import { monthOf, yearOf } from "../../kernel/calendar-day.ts";
import type { Day, Month } from "../../kernel/day.ts";
import { fold } from "../../kernel/spanish.ts";
import {
  monthOfName,
  periodsInWords,
  type SaidPeriod,
  wholeMonths,
  withoutNorms,
} from "../values/period-in-words.ts";
import { type FileCell, type FileSheet, plainCell, type SheetRow } from "./sheet.ts";

/** When a report was printed says nothing of what it holds. */
const PRINTED =
  /\b(?:impres[oa]|impresion|generad[oa]|generacion|elaborad[oa]|elaboracion|expedid[oa]|expedicion|procesad[oa]|proceso|emitid[oa]|emision|descargad[oa]|consulta|hora|usuario|vigencia de la resolucion)\b/;
/** A bare "Fecha" is that of printing as often as not: it counts where nothing else is said. */
const BARE = /^fecha\b(?!.*\b(?:corte|final|hasta|balance|saldos?|periodo)\b)/;
/** A year says the period of a report where it closes its title, or stands alone. */
const TITLE_YEAR =
  /^(?:.*\b(?:anos?|vigencia|periodo|ejercicio|corte|balances?|estados?|libros?|diario|saldos?|comprobacion|comparativo|informes?|reportes?|auxiliar|resultados?|financier[oa]s?|prueba)\b.*?\b)?((?:19|20)\d{2})$/;

const FIRST_YEAR = 1990;
const TITLE_ROWS = 60;
const LONGEST_TITLE = 300;

/** What the titles of a table say, by how sure it is. */
class Said {
  readonly #today: Day;
  readonly sure: SaidPeriod[] = [];
  readonly spans: SaidPeriod[] = [];
  readonly weak: SaidPeriod[] = [];
  readonly years: SaidPeriod[] = [];

  constructor(today: Day) {
    this.#today = today;
  }

  add(text: string, isWeak: boolean): boolean {
    const clean = withoutNorms(text);
    const found = periodsInWords(clean);
    const [days, spans] = [this.#meant(found.days), this.#meant(found.spans)];
    if (isWeak) this.weak.push(...days, ...spans);
    else {
      this.sure.push(...days);
      this.spans.push(...spans);
    }
    const year = Number(TITLE_YEAR.exec(clean)?.[1] ?? 0);
    const whole = year === 0 ? null : wholeMonths(year, 1, 12);
    // The year that is not over yet says no last day.
    if (whole !== null && whole.to <= this.#today) this.years.push(...this.#meant([whole]));
    return days.length + spans.length > 0;
  }

  #meant(found: readonly SaidPeriod[]): readonly SaidPeriod[] {
    const last = yearOf(this.#today) + 1;
    return found.filter(({ from, to }) => yearOf(from) >= FIRST_YEAR && yearOf(to) <= last && from <= to);
  }

  best(): SaidPeriod | null {
    const found = [this.sure, this.spans, this.weak, this.years].find((each) => each.length > 0);
    const days = found?.flatMap(({ from, to }) => [from, to]).sort() ?? [];
    const [from, to] = [days[0], days.at(-1)];
    return from === undefined || to === undefined ? null : { from, to };
  }
}

function addCell(said: Said, cell: FileCell, label: string): string {
  const text = fold(plainCell(cell)).slice(0, LONGEST_TITLE);
  if (text === "") return label;
  const isPrinted = PRINTED.test(text) || PRINTED.test(label);
  if (!isPrinted && said.add(text, BARE.test(text) || BARE.test(label))) return "";
  return text;
}

/**
 * The period that the titles above a table speak of; else the names of its sheet and of its file, in this order.
 * Null where none of them says it.
 */
export function titlePeriod(
  rows: readonly SheetRow[],
  names: readonly string[],
  today: Day,
): SaidPeriod | null {
  const said = new Said(today);
  for (const { cells } of rows.slice(0, TITLE_ROWS)) {
    let label = "";
    for (const cell of cells.slice(0, 30)) label = addCell(said, cell, label);
    // A title may be spread over cells: "31 de octubre" and "2026".
    const whole = fold(cells.map(plainCell).filter(Boolean).join(" ")).slice(0, LONGEST_TITLE);
    if (said.best() === null && !PRINTED.test(whole)) said.add(whole, BARE.test(whole));
  }
  for (const name of names) {
    if (said.best() !== null) break;
    said.add(
      fold(name)
        .replace(/\.[a-z]{3,4}$/, "")
        .replace(/[_ ]+/g, " ")
        .trim(),
      false,
    );
  }
  return said.best();
}

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/g;

/** The one year that some texts name; null where they name none, or several. */
function onlyYear(texts: readonly string[]): number | null {
  const years = new Set(texts.flatMap((text) => text.match(YEAR) ?? []));
  const [year] = years;
  return years.size === 1 ? Number(year) : null;
}

/**
 * The period of a sheet by its titles, its name and that of its file. A sheet named after a month, in a file of one year,
 * is of that month.
 */
export function periodOfSheet(
  { name, rows }: Pick<FileSheet, "name" | "rows">,
  next: number,
  file: string,
  today: Day,
): SaidPeriod | null {
  const titles = rows.slice(0, next);
  const said = titlePeriod(titles, [name, file], today);
  const month = monthOfName(fold(name));
  if (month === 0 || monthSaid(said) !== null) return said;
  const texts = titles.flatMap(({ cells }) =>
    cells.map(plainCell).filter((text) => text.length <= LONGEST_TITLE),
  );
  const year = onlyYear([...texts, name, file].map(fold));
  return (year === null ? null : wholeMonths(year, month, month)) ?? said;
}

/** The month that a period lies in; null for one of several months. */
export function monthSaid(period: SaidPeriod | null): Month | null {
  return period !== null && monthOf(period.from) === monthOf(period.to) ? monthOf(period.to) : null;
}

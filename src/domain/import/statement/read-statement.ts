import type { Chart } from "../../accounting/chart.ts";
import { pucNature } from "../../accounting/charts/puc/build-puc.ts";
import type { Day } from "../../kernel/day.ts";
import { type Pesos, trySum } from "../../kernel/pesos.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import { fold } from "../../kernel/spanish.ts";
import type { FileSheet, SheetBook } from "../table/sheet.ts";
import { titlePeriod } from "../table/title-period.ts";
import { monthNumber, wholeMonths } from "../values/period-in-words.ts";
import {
  type AccountFound,
  hasPucCodes,
  inGroup,
  type MeantNames,
  pucOfCodeIn,
  pucOfName,
} from "./recognise-account.ts";
import { differingTotals } from "./stated-totals.ts";
import { MONTH_HEAD } from "./statement-names.data.ts";
import type { FoundTable, StatementTable } from "./statement-tables.ts";
import { leftRow, type TableRow } from "./table-rows.ts";
import type {
  FigureSigns,
  NoStatement,
  UploadedKind,
  UploadedLine,
  UploadedPeriod,
  UploadedStatement,
} from "./uploaded-statement.ts";
import { withoutSums } from "./without-sums.ts";

/** More accounts than any statement has. */
const MOST_LINES = 5_000;
/** A statement may be of a year that is not over. */
const AT_ANY_TIME = "2198-12-31" as Day;

type SheetStatement = Omit<UploadedStatement, "sheets" | "unused"> & { readonly sheet: FileSheet };

type Drafted = Omit<UploadedLine, "signs">;

/** The account of each row, looked up once for each name. */
function makeRecogniser(
  chart: Chart,
  rows: readonly TableRow[],
  meant: MeantNames,
): (row: TableRow) => AccountFound | null {
  const trusted = hasPucCodes(chart, rows);
  const found = new Map<string, string | null>();
  const byName = (row: TableRow): string | null => {
    const key = `${row.classes} ${row.group} ${row.name}`;
    if (!found.has(key)) found.set(key, inGroup(chart, pucOfName(chart, row, meant), row.group));
    return found.get(key) ?? null;
  };
  return (row) => {
    const isCoded = trusted && row.code !== "";
    const puc = isCoded ? pucOfCodeIn(chart, row.code) : byName(row);
    return puc === null ? null : { puc, by: isCoded ? "code" : "name" };
  };
}

function draftLine(sheet: string, row: TableRow, found: AccountFound | null): Drafted {
  const { code, name, amounts, isLong } = row;
  const id = `${sheet}:${row.row}${row.isBeside ? ":2" : ""}`;
  const account = { puc: found?.puc ?? null, by: found?.by ?? null };
  return { id, sheet, row: row.row, code, name, amounts: amounts as readonly Pesos[], isLong, ...account };
}

/** How a column of balances writes its sides: told by where most of its figures stand. */
function signsOf(lines: readonly Drafted[]): FigureSigns {
  const count = (classes: string) => {
    let [above, below] = [0, 0];
    for (const { puc, name, amounts } of lines) {
      if (puc === null || !classes.includes(puc[0] ?? "")) continue;
      if (pucNature(puc, name) !== pucNature(puc.slice(0, 1), "")) continue;
      if ((amounts[0] ?? 0) > 0) above += 1;
      if ((amounts[0] ?? 0) < 0) below += 1;
    }
    return { above, below };
  };
  const owed = count("234");
  if (owed.below > owed.above) return "signed";
  const spent = count("567");
  return spent.below > spent.above ? "deducted" : "natural";
}

function kindOf(lines: readonly Drafted[], isTrial: boolean): UploadedKind {
  if (isTrial) return "trial-balance";
  const has = (classes: string) => lines.some(({ puc }) => puc !== null && classes.includes(puc[0] ?? ""));
  const [position, result] = [has("12"), has("4567")];
  if (position && result) return "both";
  return result ? "income" : "balance";
}

const monthOf = ({ label }: UploadedPeriod): number =>
  MONTH_HEAD.test(fold(label)) ? monthNumber(fold(label)) : 0;

/** Days of columns that are headed by months alone, and of their total: of the year that the title says. */
function datedPeriods(periods: readonly UploadedPeriod[], said: Day | null): readonly UploadedPeriod[] {
  const [only] = periods;
  if (periods.length === 1 && only?.day === null) return [{ ...only, day: said }];
  if (said === null || !periods.some((each) => monthOf(each) > 0)) return periods;
  const year = Number(said.slice(0, 4));
  return periods.map((each) => {
    if (each.day !== null) return each;
    const month = monthOf(each);
    return { ...each, day: month === 0 ? said : (wholeMonths(year, month, month)?.to ?? null) };
  });
}

/** The periods with the latest first, where all of them tell their day; the total of months before these. */
function periodOrder(periods: readonly UploadedPeriod[]): number[] {
  const months = periods.map(monthOf);
  const order = periods.map((_each, at) => at);
  if (months.some((month) => month > 0)) {
    const rank = (at: number) => months[at] || 13;
    return order.sort((a, b) => rank(b) - rank(a) || a - b);
  }
  if (!periods.every(({ day }) => day !== null)) return order;
  const day = (at: number) => periods[at]?.day ?? ("" as Day);
  return order.sort((a, b) => (day(a) < day(b) ? 1 : day(a) > day(b) ? -1 : a - b));
}

function readTable(
  chart: Chart,
  { sheet, columns, fileRows, above, unit, table }: StatementTable,
  meant: MeantNames,
): Result<SheetStatement, NoStatement> | null {
  const recognise = makeRecogniser(chart, table.rows, meant);
  const { rows, differing } = withoutSums(table.rows, (row) =>
    row.classes.length === 1 ? row.classes : (recognise(row)?.puc[0] ?? ""),
  );
  if (rows.length === 0) return null;
  // No amount leaves the safe range where the sum of their sizes does not.
  const isSafe = trySum(rows.flatMap((row) => row.amounts.map(Math.abs))) !== null;
  if (rows.length > MOST_LINES || !isSafe) return err({ kind: "too-large", sheet: sheet.name });
  const drafted = rows.map((row) => draftLine(sheet.name, row, recognise(row)));
  const signs = columns.isSigned ? "signed" : signsOf(drafted);
  const said = titlePeriod(above, [sheet.name], AT_ANY_TIME);
  const dated = datedPeriods(
    columns.figures.map(({ period }) => period),
    said?.to ?? null,
  );
  const order = periodOrder(dated);
  const signed = drafted.map((line) => ({ ...line, signs }));
  const isCoded = drafted.some(({ code }) => code !== "");
  const totals = isCoded ? [] : differingTotals(table.rows, signed, unit);
  const numbers = new Set([...differing, ...totals].map(({ row }) => row));
  const others = fileRows
    .filter(({ row }) => numbers.has(row))
    .map((row) => leftRow(sheet.name, row, "other-sum"));
  const isTrial =
    columns.isSigned || (columns.code >= 0 && hasClasses(drafted, "12") && hasClasses(drafted, "4567"));
  return ok({
    sheet,
    kind: kindOf(drafted, isTrial),
    periods: order.flatMap((at) => dated[at] ?? []),
    lines: signed.map((line) => ({
      ...line,
      amounts: order.flatMap((at) => line.amounts[at] ?? []),
    })),
    left: [...table.left, ...others].sort((a, b) => a.row - b.row),
    unit,
    rounded: rows.reduce((count, row) => count + row.rounded, 0),
  });
}

function hasClasses(lines: readonly Drafted[], classes: string): boolean {
  return lines.some(({ puc }) => puc !== null && classes.includes(puc[0] ?? ""));
}

const known = ({ lines }: SheetStatement) => lines.filter(({ puc }) => puc !== null).length;

/** Fewer accounts are no statement: any list of words and numbers has one or two that look like some. */
export const LEAST_LINES = 3;

/** Shown sheets before hidden ones, then the one with most accounts, then the first. */
function bestOf(
  found: readonly SheetStatement[],
  kinds: readonly UploadedKind[],
): SheetStatement | undefined {
  return found
    .filter((each) => kinds.includes(each.kind))
    .sort((a, b) => Number(a.sheet.hidden) - Number(b.sheet.hidden) || known(b) - known(a))[0];
}

function together(used: readonly SheetStatement[], book: SheetBook): UploadedStatement {
  const [first] = used;
  const kinds = new Set(used.map(({ kind }) => kind));
  const count = Math.min(...used.map(({ periods }) => periods.length));
  const names = used.map(({ sheet }) => sheet.name);
  return {
    kind: kinds.size > 1 ? "both" : (first?.kind ?? "balance"),
    periods: first?.periods.slice(0, count) ?? [],
    lines: used.flatMap(({ lines }) =>
      lines.map((line) => ({ ...line, amounts: line.amounts.slice(0, count) })),
    ),
    left: used.flatMap(({ left }) => left),
    sheets: names,
    unused: book.sheets
      .filter(({ name, rows }) => rows.length > 0 && !names.includes(name))
      .map(({ name }) => name),
    unit: first?.unit ?? 1,
    rounded: used.reduce((all, { rounded }) => all + rounded, 0),
  };
}

/**
 * The trial balance or the statements that the tables of a workbook hold: one trial balance, or a balance with the income
 * statement of another sheet. `only`: the sheet to read, where a person chose one.
 */
export function readStatement(
  chart: Chart,
  book: SheetBook,
  tables: readonly FoundTable[],
  meant: MeantNames,
  only?: string,
): Result<UploadedStatement, NoStatement> {
  const found: SheetStatement[] = [];
  let refused: NoStatement | null = null;
  for (const each of tables) {
    if (only !== undefined && each.sheet.name !== only) continue;
    const read = "refused" in each ? err(each.refused) : readTable(chart, each, meant);
    if (read === null) continue;
    if (!read.ok) refused ??= read.error;
    else if (read.value.lines.length >= LEAST_LINES || only !== undefined) found.push(read.value);
  }
  const some = found.filter((each) => known(each) > 0);
  if (some.length === 0) {
    if (refused !== null) return err(refused);
    const [first] = found;
    return err(first ? { kind: "no-accounts", sheet: first.sheet.name } : { kind: "no-figures" });
  }
  const whole = bestOf(some, ["trial-balance", "both"]);
  const parts = [bestOf(some, ["balance"]), bestOf(some, ["income"])].filter((each) => each !== undefined);
  const inParts = parts.reduce((count, each) => count + known(each), 0);
  const used = whole !== undefined && known(whole) >= inParts ? [whole] : parts;
  return ok(together(used, book));
}

import type { Chart } from "../../accounting/chart.ts";
import type { Day } from "../../kernel/day.ts";
import { fold } from "../../kernel/spanish.ts";
import { readAccountRows } from "../accounts/account-import.ts";
import { type BankUse, bankColumns, bankNamed, missingBankUses } from "../bank/bank-columns.ts";
import { bareColumns } from "../bank/bare-extract.ts";
import { isLoan } from "../bank/loan-extract.ts";
import { isSectioned } from "../books/account-sections.ts";
import { recogniseSheet, type TableLayout } from "../books/recognise.ts";
import { readPartyRows, worthAsParties } from "../parties/party-rows.ts";
import { readEmployeeRows, worthAsEmployees } from "../staff/employee-rows.ts";
import { readNoveltyRows, worthAsNovelties } from "../staff/novelty-rows.ts";
import { LEAST_LINES } from "../statement/read-statement.ts";
import { isToSearch } from "../statement/recognise-account.ts";
import { tableSteps } from "../statement/statement-tables.ts";
import { type FileCell, type FileSheet, plainCell, type SheetBook } from "../table/sheet.ts";
import { textRows } from "../table/text-rows.ts";
import { accountCell } from "../values/cell-columns.ts";
import { looksLikeMoney } from "../values/written-money.ts";
import type { BroughtKind } from "./brought-kind.ts";

interface KindQuestion {
  readonly sheet: FileSheet;
  /** The name of the file: banks say theirs in it. */
  readonly name: string;
  readonly chart: Chart;
  readonly today: Day;
}

const most = (part: number, all: number) => part > 0 && part * 2 >= all;

/** Codes of accounts have one digit, or two for each level below; those of a bank's transactions, often three. */
const ACCOUNT_CODE = /^[1-9](?!\d\d$|\d{4}$)\d*$/;

/** Whether a column that is to hold codes of accounts does. */
function holdsAccounts({ rows }: FileSheet, layout: TableLayout): boolean {
  const { meanings, next } = layout;
  if (meanings.includes("level") || isSectioned(layout)) return true;
  const at = (["code", "debitAccount"] as const)
    .map((use) => meanings.indexOf(use))
    .find((each) => each >= 0);
  if (at === undefined) return false;
  const cells = rows.slice(next).map(({ cells: all }) => plainCell(all[at]));
  const said = cells.filter((cell) => cell !== "");
  return most(said.filter((cell) => ACCOUNT_CODE.test(accountCell(cell).code)).length, said.length);
}

/** A list of people is told by what its rows say, since its headings are those of many tables. */
function ofPeople({ sheet, today }: KindQuestion, layout: TableLayout | null): BroughtKind | null {
  const told = worthAsNovelties(sheet) > 0 ? readNoveltyRows(sheet.rows, today).rows : [];
  const novelties = told.filter(({ kind }) => kind !== null).length;
  const staff = worthAsEmployees(sheet) > 0 ? readEmployeeRows(sheet.rows, today).rows : [];
  // A day beside what came in or went out is that of an operation, which may name who paid.
  const isDated = layout?.kind !== "operations";
  const employees = staff.filter(
    ({ salary, minimums, start }) =>
      salary.kind === "value" || minimums !== null || (isDated && start.kind === "value"),
  ).length;
  // Novelties have days, and a payroll has salaries: only employees have both in most rows.
  const isStaff = most(employees, staff.length);
  const whole = staff.filter(
    ({ salary, minimums, start }) => (salary.kind === "value" || minimums !== null) && start.kind === "value",
  ).length;
  if (most(novelties, told.length) && !most(whole, staff.length)) return "novelties";
  return isStaff ? "employees" : null;
}

function isParties({ sheet }: KindQuestion): boolean {
  const rows = textRows(sheet);
  if (worthAsParties(rows) <= 0) return false;
  const { rows: parties } = readPartyRows(rows);
  // A list of people names each once: documents and movements name them again and again.
  const once = new Set(parties.map(({ number }) => number.replace(/\D/g, ""))).size;
  if (once * 2 < parties.length) return false;
  const numbered = parties.filter(({ number }) => number.replace(/\D/g, "").length >= 6).length;
  return most(numbered, parties.length);
}

const OWN_WORDS = /\b(?:entradas?|salidas?|entro|salio|ingresos?|egresos?|gastos?|ventas?|compras?)\b/;

/** What banks write above their movements, and what people write above their own. */
const OF_BANK =
  /\b(?:extracto|estado de (?:la )?cuenta|bank|daviplata|cuenta (?:de )?(?:ahorros?|corriente)|ahorros? a la vista|(?:control|movimientos?|saldo) (?:del?|en)(?: los?)? bancos?|tarjeta de credito)\b/;
const OWN_BOOK = /\b(?:libro|auxiliar|caja menor|mis|nuestr[ao]s|cuaderno|diario)\b/;

/** What a gateway of payments kept, beside what it paid out: "Comisión | Monto neto". */
const isOfGateway = (heading: string) =>
  /\bcomision(?:es)?\b|\bfee\b/.test(heading) &&
  /\b(?:net[oa]?|desembols[a-z]+|consignad[oa])\b/.test(heading);

/** The extract of a bank: by its name, else by headings that no list of somebody's own operations has. */
function isExtract({ sheet: { rows }, name, today }: KindQuestion, layout: TableLayout | null): boolean {
  const found = bankColumns(rows) ?? (layout === null ? bareColumns(rows, today) : null);
  // Its plan says that it is none of an account.
  if (isLoan(rows, found?.heading ?? 0)) return true;
  if (found === null || missingBankUses(found.uses).length > 0) return false;
  if (found.heading === 0) return true;
  const above = rows.filter(({ row }) => row <= found.heading);
  const titles = fold(above.map(({ cells }) => cells.map(plainCell).join(" ")).join(" | "));
  if (bankNamed(name, above) !== null || (OF_BANK.test(titles) && !OWN_BOOK.test(titles))) return true;
  const heading = (above.at(-1)?.cells ?? []).map((cell) => fold(plainCell(cell))).join(" | ");
  if (isOfGateway(heading)) return true;
  const has = (use: BankUse) => found.uses.includes(use);
  if (layout?.kind === "operations" && (OWN_WORDS.test(heading) || layout.meanings.includes("means")))
    return false;
  return has("text") || has("reference") || has("balance");
}

const LEAST_AMOUNT = 10;

/** A plan of accounts: codes with names, and no amounts beside them. */
function isChart({ sheet, chart }: KindQuestion): boolean {
  const rows = textRows(sheet);
  const { accounts, counts } = readAccountRows(chart, rows);
  if (!most(counts.new + counts.same, accounts.length)) return false;
  const amounts = rows.filter(({ cells }) =>
    cells.some((cell) => /[.,$]/.test(cell) && looksLikeMoney(cell)),
  );
  // A level is a number beside the code, and no amount.
  const isAmount = (cell: FileCell) => typeof cell === "number" && Math.abs(cell) >= LEAST_AMOUNT;
  const many = sheet.rows.filter(({ cells }) => cells.filter(isAmount).length > 1);
  return amounts.length + many.length <= rows.length / 4;
}

const WRITTEN_DAY = /^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2})\b/;
const isDay = (cell: FileCell) =>
  typeof cell === "string"
    ? WRITTEN_DAY.test(cell)
    : typeof cell === "object" && cell !== null && "day" in cell;

/** A statement: a table of accounts and figures in which some lines are known without a search. */
function isStatement({ sheet, chart }: KindQuestion): boolean {
  // What has a day in most of its rows are movements, whatever their codes and figures.
  if (most(sheet.rows.filter(({ cells }) => cells.some(isDay)).length, sheet.rows.length)) return false;
  const [found] = [...tableSteps({ sheets: [sheet] })];
  if (found === null || found === undefined || "refused" in found) return false;
  const { rows } = found.table;
  if (rows.length < LEAST_LINES) return false;
  return most(rows.filter((row) => !isToSearch(chart, row)).length * 2, rows.length);
}

/** What a sheet holds; null where its headings and rows do not say it. */
function sheetKind(asked: KindQuestion): BroughtKind | null {
  const layout = recogniseSheet(asked.sheet);
  if (layout?.kind === "plain") return "plain";
  const isCoded = layout !== null && holdsAccounts(asked.sheet, layout);
  if (isCoded && (layout.kind === "journal" || layout.kind === "vouchers")) return "journal";
  if (isCoded && layout.kind === "trial") return "trial";
  const people = ofPeople(asked, layout);
  if (people !== null) return people;
  if (isExtract(asked, layout)) return "extract";
  if (layout?.kind === "operations") return "operations";
  if (isParties(asked)) return "parties";
  if (layout?.kind === "journal" || layout?.kind === "vouchers") return "journal";
  if (isChart(asked)) return "chart";
  if (isStatement(asked)) return "statement";
  return layout?.kind ?? null;
}

/** What a workbook or a text holds: what its first sheet that says it does, shown ones before hidden ones (IM-27). */
export function recogniseSheets(
  { sheets }: Pick<SheetBook, "sheets">,
  how: Omit<KindQuestion, "sheet">,
): BroughtKind | null {
  const ordered = [...sheets.filter(({ hidden }) => !hidden), ...sheets.filter(({ hidden }) => hidden)];
  for (const sheet of ordered) {
    const kind = sheet.rows.length === 0 ? null : sheetKind({ ...how, sheet });
    if (kind !== null) return kind;
  }
  return null;
}

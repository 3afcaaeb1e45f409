import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { readAccountRows, worthAsPlan } from "#domain/import/accounts/account-import.ts";
import { judgeParties } from "#domain/import/parties/party-import.ts";
import { readPartyRows, worthAsParties } from "#domain/import/parties/party-rows.ts";
import { readEmployeeRows, worthAsEmployees } from "#domain/import/staff/employee-rows.ts";
import { readNoveltyRows, worthAsNovelties } from "#domain/import/staff/novelty-rows.ts";
import type { SheetBook } from "#domain/import/table/sheet.ts";
import { textRows } from "#domain/import/table/text-rows.ts";
import type { Expected } from "./expected.ts";
import { type ReadAs, sheetIn, sumOf, TODAY } from "./facts.ts";

const PUC = pucChart();

export function ofParties(book: SheetBook): ReadAs {
  const sheet = sheetIn(book, (each) => worthAsParties(textRows(each)));
  const { rows, missing } = readPartyRows(textRows(sheet));
  const { parties } = judgeParties([], rows, { mends: false });
  const news = parties.filter(({ verdict }) => verdict === "new");
  const ids = news.map(({ number }) => number.replace(/-\s*\d$/, "").replace(/\D/g, ""));
  return {
    facts: {
      rows: news.length,
      first: news[0]?.name,
      last: news.at(-1)?.name,
      firstId: ids[0],
      lastId: ids.at(-1),
    },
    asked: [
      ...(missing === null ? [] : [missing]),
      ...parties.flatMap(({ row, conflict }) =>
        conflict === undefined || conflict.kind === "twice"
          ? []
          : [`row ${row}: ${JSON.stringify(conflict)}`],
      ),
    ],
  };
}

export function ofChart(book: SheetBook): ReadAs {
  const sheet = sheetIn(book, (each) => worthAsPlan(PUC, textRows(each)));
  const { accounts, missing, isForeign } = readAccountRows(PUC, textRows(sheet));
  return {
    facts: {
      rows: accounts.length,
      first: accounts[0]?.name.trim(),
      last: accounts.at(-1)?.name.trim(),
      firstCode: accounts[0]?.code,
      lastCode: accounts.at(-1)?.code,
    },
    asked: [...(missing === null ? [] : [missing]), ...(isForeign ? ["foreign"] : [])],
  };
}

export function ofEmployees(book: SheetBook): ReadAs {
  const sheet = sheetIn(book, worthAsEmployees);
  const { rows, missing } = readEmployeeRows(sheet.rows, TODAY);
  const digits = (at: number) => rows.at(at)?.number.replace(/\D/g, "");
  return {
    facts: {
      rows: rows.length,
      salary: sumOf(rows.map(({ salary }) => (salary.kind === "value" ? salary.value : 0))),
      first: rows[0]?.name,
      last: rows.at(-1)?.name,
      firstId: digits(0),
      lastId: digits(-1),
    },
    asked: [
      ...(missing === null ? [] : [missing]),
      ...rows.flatMap(({ row, salary, minimums, start }) => [
        ...(salary.kind === "value" || minimums !== null ? [] : [`salary in row ${row}`]),
        ...(start.kind === "value" ? [] : [`first day in row ${row}`]),
      ]),
    ],
  };
}

const amountOf = (read: { readonly kind: string; readonly value?: number }) =>
  read.kind === "value" ? (read.value ?? 0) : 0;

export function ofNovelties(book: SheetBook, expected: Expected): ReadAs {
  const sheet = sheetIn(book, worthAsNovelties);
  const { rows: all, missing } = readNoveltyRows(sheet.rows, TODAY);
  const rows = all.filter(({ kind, quantity, value }) => {
    const isZero = (read: { readonly kind: string }) => read.kind === "none" || amountOf(read) === 0;
    return (
      kind === null ||
      !(isZero(quantity) && isZero(value) && (quantity.kind === "value" || value.kind === "value"))
    );
  });
  const of = (what: string, read: "quantity" | "value") =>
    sumOf(rows.flatMap((each) => (each.kind?.what === what ? [amountOf(each[read])] : [])));
  const { totals = {} } = expected;
  return {
    facts: {
      rows: expected.novelties === undefined ? rows.length : new Set(rows.map(({ row }) => row)).size,
      ...(expected.novelties !== undefined && { novelties: rows.length }),
      ...(totals.hours !== undefined && { hours: of("hours", "quantity") }),
      ...(totals.days !== undefined && { days: of("absence", "quantity") }),
      ...(totals.value !== undefined && { value: of("pay", "value") + of("deduction", "value") }),
      first: rows[0]?.name,
      last: rows.at(-1)?.name,
    },
    asked: [
      ...(missing === null ? [] : [missing]),
      ...rows.flatMap(({ row, kind, said, quantity, value }) => [
        ...(kind === null ? [`row ${row}: ${said}`] : []),
        ...(kind !== null && quantity.kind !== "value" && value.kind !== "value"
          ? [`no figure in row ${row}`]
          : []),
      ]),
    ],
  };
}

import { expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Report, ReportCell } from "#domain/report/report.ts";
import { makePartyLedger } from "#reports/party-ledger/make-party-ledger.ts";
import { bookOfEntries } from "#tests/support/book-of-entries.ts";
import { content, line } from "#tests/support/builders.ts";
import { partyFields, recorded } from "#tests/support/commands/party-commands.ts";
import { wrongAcross, wrongSums } from "#tests/support/report-sums.ts";

function entry(
  on: string,
  account: string,
  amount: number,
  thirdParty: string,
  against = "1105",
): EntryContent {
  return {
    ...content(on, "1105", "4135", 1, `${thirdParty} ${on}`),
    lines: [{ ...line(account, amount), ...(thirdParty && { thirdParty }) }, line(against, -amount)],
  };
}

const ENTRIES = [
  entry("2026-09-10", "130505", 1_000, "Aceros", "4135"),
  entry("2026-10-05", "130505", 500, "aceros", "4135"),
  entry("2026-10-20", "130505", -700, "ACEROS"),
  entry("2026-10-21", "233595", -90, "Aceros", "5195"),
  entry("2026-10-22", "130505", 40, "Luz", "4135"),
  entry("2026-10-23", "130505", 8, "", "4135"),
];

const said = (cell: ReportCell) =>
  cell.kind === "amount"
    ? (cell.amount as number)
    : cell.kind === "text"
      ? cell.text
      : cell.kind === "day"
        ? cell.day
        : "";
const rowsOf = (report: Report | null, kind: string) =>
  (report?.rows ?? []).filter((row) => row.kind === kind).map((row) => row.cells.map(said));
const OCTOBER = { desde: day("2026-10-01"), hasta: day("2026-10-31") };

async function made(search: Parameters<typeof makePartyLedger>[2] = {}) {
  const { storage, open } = await bookOfEntries(ENTRIES);
  const { id } = await recorded(storage, open.book.id, partyFields("Aceros", { number: "900214867" }));
  const found = await makePartyLedger(storage, open, { ...OCTOBER, ...search });
  return { ...found, id, storage, open };
}

it("lists third parties by account: what each brought, moved and leaves, with what names nobody", async () => {
  const { report, id } = await made();
  const aceros = "NIT 900.214.867-2";
  expect(rowsOf(report, "line")).toEqual([
    ["Aceros", aceros, "130505", "Clientes: Nacionales", 1_000, 500, 700, 800],
    ["Aceros", aceros, "233595", "Costos y gastos por pagar: Otros", 0, 0, 90, -90],
    ["Luz", "", "130505", "Clientes: Nacionales", 0, 40, 0, 40],
    ["Sin tercero", "", "130505", "Clientes: Nacionales", 0, 8, 0, 8],
  ]);
  expect(rowsOf(report, "total")).toEqual([["Sumas", "", "", "", 1_000, 548, 790, 758]]);
  expect(report?.rows[0]?.source).toEqual({ kind: "party", party: id, account: "130505" });
  expect([wrongSums(report as Report), wrongAcross(report as Report)]).toEqual([[], []]);
});

it("is of one account where it is asked for", async () => {
  const { report } = await made({ cuenta: "23" as AccountCode });
  expect(rowsOf(report, "line").map(([name, , code]) => [name, code])).toEqual([["Aceros", "233595"]]);
});

it("shows the movements of one third party account by account, equal to the books", async () => {
  const { storage, open, id } = await made();
  const { report, party } = await makePartyLedger(storage, open, { ...OCTOBER, tercero: id });
  expect(party).toMatchObject({ chosen: { name: "Aceros" }, unknown: false });
  expect(report?.title).toBe("Auxiliar por tercero: Aceros, NIT 900.214.867-2");
  expect(rowsOf(report, "line").map((cells) => [cells[0], ...cells.slice(-3)])).toEqual([
    ["2026-10-05", 500, "", 1_500],
    ["2026-10-20", "", 700, 800],
    ["2026-10-21", "", 90, 90],
  ]);
  expect(rowsOf(report, "note").map((cells) => [cells[0], cells.at(-1)])).toEqual([
    ["Vienen de septiembre", 1_000],
    ["Vienen de septiembre", 0],
  ]);
  expect(report?.checks).toEqual([{ label: "Igual a los saldos del libro", holds: true, difference: 0 }]);
  expect(wrongSums(report as Report)).toEqual([]);
});

it("says of whom the book knows nothing, and of whom it has nothing up to the period", async () => {
  expect(await made({ tercero: "nadie" })).toMatchObject({ report: null, party: { unknown: true } });
  const before = { desde: day("2026-08-01"), hasta: day("2026-08-31") };
  expect(await made({ ...before, tercero: "luz" })).toMatchObject({ report: null });
  expect(await made({ cuenta: "999999" as AccountCode })).toMatchObject({ report: null });
});

it("reads each month of a book once, of one third party and of all, until something is written", async () => {
  const { storage, open } = await bookOfEntries(ENTRIES);
  let read = 0;
  storage.db.months.hook("reading", (row) => {
    read += 1;
    return row;
  });
  const months = 2;
  const until = { desde: day("2026-10-01"), hasta: day("2026-12-31") };
  for (const search of [OCTOBER, until, { ...OCTOBER, tercero: "luz" }, { ...until, tercero: "luz" }]) {
    await recorded(storage, open.book.id, partyFields(`Otro ${JSON.stringify(search)}`));
    for (const expected of [months, 0]) {
      read = 0;
      const { report } = await makePartyLedger(storage, open, search);
      expect(report?.rows.length).toBeGreaterThan(1);
      expect(read).toBe(expected);
    }
  }
});

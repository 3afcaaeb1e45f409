import { expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { cellText } from "#formats/cell-text.ts";
import { makeMainLedger } from "#reports/trial-balance/make-main-ledger.ts";
import { bookOfEntries } from "../../support/book-of-entries.ts";
import { content } from "../../support/builders.ts";

const ENTRIES = [
  content("2026-09-03", "1110", "3115", 9_000),
  content("2026-10-05", "110505", "4135", 500),
  content("2026-10-31", "5135", "1105", 700),
  content("2026-11-01", "1105", "4135", 50),
];

it("brings forward each month what the one before leaves, by accounts of four digits (Mayor y balances)", async () => {
  const { storage, open } = await bookOfEntries(ENTRIES);
  const search = { desde: day("2026-10-01"), hasta: day("2026-11-30") };
  const { report } = await makeMainLedger(storage, open, search);
  const rows = report?.rows.map(({ cells }) => {
    const [code, name, ...figures] = cells.map((cell) => cellText(cell));
    return [code, name, figures.join(" ")].join("|");
  });
  expect(rows).toEqual([
    "Octubre de 2026||     ",
    "1105|Caja|— — 500 700 — 200",
    "1110|Bancos|9.000 — — — 9.000 —",
    "3115|Aportes sociales|— 9.000 — — — 9.000",
    "4135|Comercio al por mayor y al por menor|— — — 500 — 500",
    "5135|Servicios|— — 700 — 700 —",
    "Sumas de octubre||9.000 9.000 1.200 1.200 9.700 9.700",
    "Noviembre de 2026||     ",
    "1105|Caja|— 200 50 — — 150",
    "1110|Bancos|9.000 — — — 9.000 —",
    "3115|Aportes sociales|— 9.000 — — — 9.000",
    "4135|Comercio al por mayor y al por menor|— 500 — 50 — 550",
    "5135|Servicios|700 — — — 700 —",
    "Sumas de noviembre||9.700 9.700 50 50 9.700 9.700",
  ]);
  expect(report?.checks.every(({ holds }) => holds)).toBe(true);
});

it("AC-50 a mistyped year brings its own month and none between, before the others as after them", async () => {
  const strays = ["1900-01-01", "2062-03-02"].map((date) => content(date, "1105", "4135", 5));
  const { storage, open } = await bookOfEntries([...ENTRIES, ...strays]);
  const monthsOf = async (desde: string, hasta: string) => {
    const { report } = await makeMainLedger(storage, open, { desde: day(desde), hasta: day(hasta) });
    expect(report?.checks.every(({ holds }) => holds)).toBe(true);
    const heads = report?.rows.map(({ cells: [cell] }) => (cell === undefined ? "" : cellText(cell)));
    return heads?.filter((head) => /^[A-Z].* de \d{4}$/.test(String(head)));
  };
  const own = ["Septiembre de 2026", "Octubre de 2026", "Noviembre de 2026"];
  expect(await monthsOf("1900-01-01", "2062-12-31")).toEqual(["Enero de 1900", ...own, "Marzo de 2062"]);
  // A period that was asked for and has no others shows its own.
  expect(await monthsOf("1950-01-01", "1950-02-28")).toEqual(["Enero de 1950", "Febrero de 1950"]);
});

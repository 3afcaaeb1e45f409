import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { NO_CHOICES, planImport } from "#domain/import/books/import-plan.ts";
import { readBookTable } from "#domain/import/books/read-book-table.ts";
import { recogniseSheet } from "#domain/import/books/recognise.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { readWhole } from "#tests/support/files/read-whole.ts";

const TODAY = day("2026-11-26");

async function planOf(lines: readonly string[]) {
  const read = await readWhole(lines.join("\r\n"), "balance.csv");
  const sheet = read.ok ? read.value.sheets[0] : undefined;
  const layout = sheet && recogniseSheet(sheet);
  if (!sheet || !layout) throw new Error("not recognised");
  const reading = readBookTable(sheet, { layout, today: TODAY, said: null, openingDay: TODAY });
  const world = {
    chart: pucChart(),
    closed: new Set<never>(),
    known: new Map<string, number>(),
    today: TODAY,
  };
  const { entries } = planImport({ reading, ...world, choices: NO_CHOICES });
  return {
    left: reading.left,
    lines: entries.flatMap(({ content }) =>
      content.lines.map(({ account, thirdParty, debit, credit }) => [
        account,
        thirdParty ?? "",
        debit - credit,
      ]),
    ),
  };
}

const HEAD = "Código;Nombre de la cuenta;Identificación;Nombre del tercero;Débito;Crédito";
const TRIAL = (second: string) => [
  HEAD,
  "11;Disponible;;;500000;",
  "1105;Caja;;;500000;",
  "110505;Caja general;;;500000;",
  "1305;Clientes;;;300000;",
  "130505;Nacionales;;;300000;",
  ";;900345678;Almacén Central;200000;",
  `;;52418306;Ana Ríos;${second};`,
  "310505;Capital;;;;800000",
];

it("IM-20 keeps the balance of each third party below its account that has no code of its own", async () => {
  expect((await planOf(TRIAL("100000"))).lines).toEqual([
    ["110505", "", 500_000],
    ["130505", "Almacén Central", 200_000],
    ["130505", "Ana Ríos", 100_000],
    ["310505", "", -800_000],
  ]);
});

it("IM-20 leaves third parties out, counted, that do not come to what their account says", async () => {
  const { lines, left } = await planOf(TRIAL("90000"));
  expect(lines).toEqual([
    ["110505", "", 500_000],
    ["130505", "", 300_000],
    ["310505", "", -800_000],
  ]);
  expect(left.total).toBe(2);
});

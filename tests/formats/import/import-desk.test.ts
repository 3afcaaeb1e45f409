import { describe, expect, it } from "vitest";
import { makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { NO_CHOICES } from "#domain/import/books/import-plan.ts";
import { recogniseSheet } from "#domain/import/books/recognise.ts";
import { alikeSheets, sheetsOfMonths } from "#domain/import/table/alike-sheets.ts";
import { periodOfSheet } from "#domain/import/table/title-period.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { DeskClient, DeskFailed } from "#formats/workers/keep-file.ts";
import { fileWorkerHere } from "#tests/support/files/file-worker-here.ts";
import { dataOf, makeWorkbook } from "#tests/support/files/make-workbook.ts";
import { readStatementHere } from "#tests/support/files/read-statement-here.ts";

const TODAY = day("2026-11-23");
const ENTRIES = 4_300;
const HEAD = "Fecha;Comprobante;Código;Debe;Haber";
const TEXT = [
  HEAD,
  ...Array.from({ length: ENTRIES }, (_, at) => [
    `03/11/2026;${at};110505;${at + 1};`,
    `03/11/2026;${at};4135;;${at + 1}`,
  ]).flat(),
].join("\n");

const PLAN = {
  chart: pucChart(),
  closed: new Set<never>(),
  known: new Map<string, number>(),
  today: TODAY,
  choices: NO_CHOICES,
  start: day("2026-01-01"),
  end: day("2026-06-30"),
};

async function opened(text = TEXT) {
  const desk = new DeskClient(fileWorkerHere);
  const told: number[] = [];
  const read = await desk.read(new File([text], "diario.csv"), { onRows: (count) => told.push(count) });
  if (read?.ok !== true) throw new Error("not read");
  const [sheet] = read.value.sheets;
  const layout = sheet && recogniseSheet(sheet);
  if (sheet === undefined || !layout) throw new Error("not recognised");
  const order = { sheet: 0, layout, today: TODAY, said: null, openingDay: TODAY, undated: null };
  return { desk, sheet, order, told };
}

const STATEMENT = [
  "Código;Nombre;Saldo",
  "1105;Caja;500",
  "2205;Proveedores;200",
  "3115;Aportes sociales;300",
  ";Las vitrinas del local;40",
].join("\n");

describe("IM-40 an uploaded statement is recognised where it was read", () => {
  it("asks the page for the names that only the search knows, and for nothing else", async () => {
    const desk = new DeskClient(fileWorkerHere);
    const read = await desk.read(new File([STATEMENT], "balance.csv"), { whole: true });
    expect(read?.ok && read.value.sheets[0]?.rows).toHaveLength(5);
    const shares: number[] = [];
    expect(await desk.look((done) => shares.push(done))).toEqual(["Las vitrinas del local"]);
    expect(shares).toEqual([1]);
    const answered = await desk.statement({ meant: new Map([["Las vitrinas del local", "1524"]]) });
    expect(answered?.ok && answered.value.lines.map(({ puc, by }) => [puc, by])).toEqual([
      ["1105", "code"],
      ["2205", "code"],
      ["3115", "code"],
      ["1524", "name"],
    ]);
    const unknown = await desk.statement({ meant: new Map() });
    expect(unknown?.ok && unknown.value.lines.map(({ puc }) => puc)).toEqual(["1105", "2205", "3115", null]);
    expect(await desk.statement({ meant: new Map(), only: "otra" })).toEqual({
      ok: false,
      error: { kind: "no-figures" },
    });
  });

  it("gives all rows to the page where a better workbook copies them, and goes no further once stopped", async () => {
    const desk = new DeskClient(fileWorkerHere);
    const read = await desk.read(new File([TEXT], "diario.csv"), { whole: true });
    expect(read?.ok && read.value.sheets[0]?.rows).toHaveLength(2 * ENTRIES + 1);
    const looking = desk.look(() => undefined);
    desk.stop();
    expect(await looking).toBeUndefined();
    expect(await desk.look(() => undefined)).toEqual([]);
  });

  it("reads a heading that merged cells spread as the page would", async () => {
    const data = dataOf([
      ["", "", "Movimientos", null, "Saldos", null, null],
      ["Código", "Nombre", "Débito", "Crédito", "Débito", "Nota", "Crédito"],
      ["1105", "Caja", 7, 2, 500, null, null],
      ["2205", "Proveedores", 1, 4, null, null, 200],
      ["3115", "Aportes sociales", 0, 9, null, null, 300],
    ]);
    const after = '<mergeCells count="2"><mergeCell ref="C1:D1"/><mergeCell ref="E1:G1"/></mergeCells>';
    const bytes = makeWorkbook([{ name: "Balance", data, after }]);
    const desk = new DeskClient(fileWorkerHere);
    const read = await desk.read(new File([bytes as Uint8Array<ArrayBuffer>], "b.xlsx"), { whole: true });
    if (read?.ok !== true) throw new Error("not read");
    const withoutMerged = read.value.sheets.map((sheet) => ({ ...sheet, merged: [] }));
    expect(await desk.look(() => undefined)).toEqual([]);
    const answered = await desk.statement({ meant: new Map() });
    expect(answered).toEqual(readStatementHere(pucChart(), read.value));
    // What the cells are merged into decides: a worker that forgot it would answer otherwise.
    expect(answered).not.toEqual(readStatementHere(pucChart(), { sheets: withoutMerged, notes: [] }));
    expect(answered?.ok && answered.value.lines.map(({ amounts }) => amounts)).toEqual([
      [500],
      [-200],
      [-300],
    ]);
  });

  it("refuses a statement before its tables were looked for", async () => {
    const desk = new DeskClient(fileWorkerHere);
    await desk.read(new File([STATEMENT], "balance.csv"), { whole: true });
    await expect(desk.statement({ meant: new Map() })).rejects.toThrow(DeskFailed);
  });
});

describe("IM-20 a file is planned where it was read", () => {
  it("gives the page the first rows, the counts, and the entries when they are wanted", async () => {
    const { desk, sheet, order, told } = await opened();
    expect(sheet.rows).toHaveLength(300);
    expect(sheet.more).toEqual({ rows: 2 * ENTRIES + 1 - 300, hidden: 0 });
    expect(told.at(-1)).toBe(2 * ENTRIES + 1);
    expect(await desk.scan(order)).toEqual([month("2026-11"), month("2026-11")]);
    const shares: number[] = [];
    const view = await desk.plan(PLAN, (done) => shares.push(done));
    expect(shares.length).toBeGreaterThan(1);
    expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
    expect(view).toMatchObject({
      said: ENTRIES,
      count: ENTRIES,
      known: 0,
      unknown: [],
      held: { count: 0, reasons: [], more: 0, kinds: [] },
      outside: { count: ENTRIES, from: "2026-11-03", to: "2026-11-03" },
    });
    expect(view?.first).toHaveLength(4);
    const contents = await desk.entries();
    expect(contents).toHaveLength(ENTRIES);
    expect(contents?.at(-1)?.lines.map(({ debit, credit }) => debit - credit)).toEqual([ENTRIES, -ENTRIES]);
  });

  it("knows the accounts that the book has of its own", async () => {
    const chart = pucChart();
    const own = makeOwnAccount(chart, "11100501", "Banco de la esquina");
    const text = `${HEAD}\n03/11/2026;1;11100501;70;\n03/11/2026;1;4135;;70`;
    const { desk, order } = await opened(text);
    await desk.scan(order);
    expect(await desk.plan(PLAN, () => undefined)).toMatchObject({
      count: 0,
      unknown: [{ code: "11100501" }],
    });
    const withOwn = { ...PLAN, chart: withOwnAccounts(chart, [own]) };
    expect(await desk.plan(withOwn, () => undefined)).toMatchObject({ count: 1, unknown: [] });
  });

  it("reads the sheets of several months as one plan, and names the sheet of a row that stays out", async () => {
    const sheet = (name: string, third: string) => ({
      name,
      data: dataOf([
        ["Día", "Comprobante", "Cuenta", "Débito", "Crédito"],
        ["3", "1", "110505", 100, null],
        ["3", "1", "413595", null, 100],
        [third, "2", "110505", 50, null],
        [third, "2", "413595", null, 50],
      ]),
    });
    const made = makeWorkbook([sheet("Enero", "31"), sheet("Febrero", "31"), sheet("Marzo", "31")]);
    const desk = new DeskClient(fileWorkerHere);
    const name = "diario 2026.xlsx";
    const read = await desk.read(new File([made as Uint8Array<ArrayBuffer>], name), {});
    if (read?.ok !== true) throw new Error("not read");
    const { sheets } = read.value;
    const layout = recogniseSheet(sheets[1] ?? { rows: [] });
    if (!layout) throw new Error("not recognised");
    const said = (at: number) =>
      periodOfSheet(sheets[at] ?? { name: "", rows: [] }, layout.next, name, TODAY);
    const also = sheetsOfMonths("Febrero", alikeSheets(read.value, 1, layout.next)).map(({ at, next }) => ({
      sheet: at,
      next,
      said: said(at),
    }));
    const order = { sheet: 1, layout, today: TODAY, said: said(1), openingDay: TODAY, undated: null, also };
    expect(await desk.scan(order)).toEqual([month("2026-01"), month("2026-03")]);
    expect(await desk.plan(PLAN, () => undefined)).toMatchObject({
      said: 6,
      count: 5,
      held: {
        count: 1,
        reasons: [{ row: 4, kind: "bad-date", cell: "31", sheet: "Febrero" }],
      },
    });
    expect((await desk.entries())?.map(({ date }) => date)).toEqual([
      "2026-01-03",
      "2026-01-31",
      "2026-02-03",
      "2026-03-03",
      "2026-03-31",
    ]);
  });

  it("answers the last question, and the one before not at all", async () => {
    const { desk, order } = await opened();
    await desk.scan(order);
    const [first, second] = await Promise.all([
      desk.plan(PLAN, () => undefined),
      desk.plan({ ...PLAN, closed: new Set([month("2026-11")]) }, () => undefined),
    ]);
    expect(first).toBeUndefined();
    expect(second).toMatchObject({
      count: 0,
      held: { count: ENTRIES, more: ENTRIES - 200, kinds: ["closed-month"] },
    });
    expect(await desk.entries()).toEqual([]);
  });

  it("fails where the worker does, and writes nothing from it", async () => {
    const desk = new DeskClient(() => ({
      ask: async () => ({ kind: "failed", detail: "gone" }),
      end: () => undefined,
    }));
    await expect(desk.plan(PLAN, () => undefined)).rejects.toThrow(DeskFailed);
    await expect(desk.entries()).rejects.toThrow(DeskFailed);
    expect(await desk.read(new File([TEXT], "a.csv"), {})).toEqual({ ok: false, error: { kind: "failed" } });
  });
});

import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { NO_CHOICES } from "#domain/import/books/import-plan.ts";
import { recogniseSheet } from "#domain/import/books/recognise.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { DeskClient, DeskFailed } from "#formats/workers/keep-file.ts";
import { fileWorkerHere } from "#tests/support/files/file-worker-here.ts";

const TODAY = day("2026-11-23");
const ENTRIES = 1_300;
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

async function opened() {
  const desk = new DeskClient(fileWorkerHere);
  const told: number[] = [];
  const read = await desk.read(new File([TEXT], "diario.csv"), { onRows: (count) => told.push(count) });
  if (read?.ok !== true) throw new Error("not read");
  const [sheet] = read.value.sheets;
  const layout = sheet && recogniseSheet(sheet);
  if (sheet === undefined || !layout) throw new Error("not recognised");
  const order = { sheet: 0, layout, today: TODAY, said: null, openingDay: TODAY, undated: null };
  return { desk, sheet, order, told };
}

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
      held: { count: ENTRIES, more: ENTRIES - 8, kinds: ["closed-month"] },
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

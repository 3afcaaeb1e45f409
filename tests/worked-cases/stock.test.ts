import { afterEach, describe, expect, it } from "vitest";
import { playInventories } from "#domain/inventory/play-inventories.ts";
import { countMoves, readCount } from "#domain/inventory/read-count.ts";
import { inventoryOf } from "#storage/queries/inventory/inventory.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { line, stockDraft } from "#tests/support/records/stock.ts";
import { account, StockBook, told } from "./stock-book.ts";

let book: StockBook | null = null;
afterEach(() => {
  book?.close();
  book = null;
});

async function open(...input: Parameters<typeof StockBook.open>): Promise<StockBook> {
  book = await StockBook.open(...input);
  return book;
}

describe("stock by the figures of an accountant who had not seen the product", () => {
  it.each([
    // The return comes back at the cost of its sale, whose units were of two layers: 12 × 18.687,14, as he accepts.
    ["peps", [1_308_100, 224_246, 286_500, 990_066], 327_680],
    ["average", [1_315_479, 225_511, 286_500, 993_661], 317_971],
  ] as const)(
    "stock 1: returns of a sale and of a purchase, by %s (NIIF 13.18)",
    async (method, costs, left) => {
      const own = await open(method);
      await own.move("opening", "2026-09-01", [own.line(34, 620_500)]);
      const a = await own.move("purchase", "2026-09-04", [own.line(60, 1_146_000)]);
      const sale = await own.move("sale", "2026-09-09", [own.line(70, 2_170_000)]);
      await own.move("purchase", "2026-09-12", [own.line(45, 921_600)]);
      const back = await own.move("sale-return", "2026-09-15", [own.line(12, 372_000, sale.moveId)]);
      await own.move("purchase-return", "2026-09-18", [own.line(15, 286_500, a.moveId)]);
      await own.move("sale", "2026-09-22", [own.line(50, 1_625_000)]);
      const card = await own.card();
      const [, , first, , second, third, fourth] = card.values;
      expect([first, second, third, fourth]).toEqual(costs);
      expect(card).toMatchObject({ units: 16, left });
      expect(told(back.entry).slice(0, 2)).toEqual(["4175 D 372000", "1105 C 372000"]);
      expect(await own.faults()).toEqual([0]);
    },
  );

  it.each([
    ["average", 1_280_833, 1_594_692, 1_860_475, 52_475],
    ["peps", 1_300_000, 1_525_500, 1_910_500, 85_500],
  ] as const)("stock 2: a purchase of an earlier day, by %s", async (method, first, second, left, less) => {
    const own = await open(method);
    await own.move("opening", "2026-10-01", [own.line(40, 2_080_000)]);
    await own.move("sale", "2026-10-10", [own.line(25, 2_000_000)]);
    await own.move("purchase", "2026-10-14", [own.line(30, 1_662_000)]);
    await own.move("sale", "2026-10-18", [own.line(30, 2_400_000)]);
    const late = stockDraft("purchase", "2026-10-06", [own.line(20, 994_000)]);
    expect(await own.try([late], false)).toMatchObject({ error: { kind: "costs-change" } });
    must(await own.try([late]));
    const { values, ...rest } = await own.card();
    expect([values[2], values[4]]).toEqual([first, second]);
    expect(rest).toEqual({ units: 35, left });
    const adjustments = (await own.entries()).filter(({ description }) => description === "Ajuste de costos");
    const sums = adjustments.flatMap(told);
    expect(sums).toEqual([`6135 C ${less}`, `1435 D ${less}`]);
    expect(await own.faults()).toEqual([0]);
  });

  it("stock 3: a count with shortage and surplus, neither against the other (NIIF 2.52)", async () => {
    const names = ["Cuaderno", "Resma", "Marcador"];
    const own = await open(
      "average",
      names.map((name) => ({ name, code: name, tax: "general" as const })),
    );
    const held = [
      [148, 1_109_260],
      [63, 1_180_305],
      [210, 546_000],
    ] as const;
    const lines = own.items.map((item, at) => line(item, held[at]?.[0] ?? 0, held[at]?.[1] ?? 0));
    await own.move("opening", "2026-12-01", lines);
    const { items } = await inventoryOf(own.storage, own.book, null);
    const counted = readCount(
      "Cuaderno;141\nResma;66\nMarcador;200",
      items.map((each) => ({ ...each, there: each.quantity })),
    );
    const moves = countMoves(counted.lines);
    const made = [stockDraft("out", "2026-12-31", moves.out), stockDraft("in", "2026-12-31", moves.in)];
    const entries = must(await own.try(made));
    expect(entries.map(told)).toEqual([
      ["5295 D 78465", "1435 C 78465"],
      ["1435 D 56205", "4295 C 56205"],
    ]);
    expect((await inventoryOf(own.storage, own.book, null)).value).toBe(2_813_305);
    expect(await own.faults()).toEqual([0]);
  });

  it("stock 3: what a keeper answers for is told in a journal with its items (CST art. 149)", async () => {
    const own = await open("average");
    await own.move("opening", "2026-12-01", [own.line(210, 546_000)]);
    await own.typed(
      "2026-12-31",
      [
        ["136530", 15_600, 0],
        ["531035", 10_400, 0],
        ["1435", 0, 26_000],
      ],
      [own.line(10)],
    );
    expect(await own.card()).toMatchObject({ units: 200, left: 520_000 });
    expect(await own.faults()).toEqual([0]);
  });

  it("stock 4: freight is shared among what it brought, by weight, in the entry of the purchase (NIIF 13.6)", async () => {
    const own = await open("average", [{ tax: "general" }, { tax: "general" }]);
    const [a = own.item, b = own.item] = own.items;
    await own.typed(
      "2026-10-15",
      [
        ["1435", 5_870_000, 0],
        ["1435", 375_000, 0],
        ["2408", 1_115_300, 0],
        ["236540", 0, 146_750],
        ["236525", 0, 3_750],
        ["2205", 0, 6_838_550],
        ["233545", 0, 371_250],
      ],
      [line(a, 80, 3_113_548), line(b, 25, 3_131_452)],
    );
    expect((await own.card(a)).left).toBe(3_113_548);
    expect((await own.card(b)).left).toBe(3_131_452);
    expect(await own.faults()).toEqual([0]);
  });

  it("stock 5: successive discounts are of the purchase, and that of a prompt payment lowers it (NIIF 13.6)", async () => {
    const own = await open("average");
    await own.move("purchase", "2026-11-05", [own.line(150, 3_212_640)]);
    await own.move("sale", "2026-11-10", [own.line(90, 3_000_000)]);
    expect(await own.card()).toEqual({ values: [3_212_640, 1_927_584], units: 60, left: 1_285_056 });
  });

  it("stock 6: dozens and units in one card, which ends at nothing", async () => {
    const own = await open("average");
    await own.move("opening", "2026-10-01", [own.line(29, 139_577)]);
    await own.move("purchase", "2026-10-02", [own.line(216, 1_060_200), own.line(7, 36_050)]);
    const first = await own.move("sale", "2026-10-03", [own.line(119, 838_500)]);
    const second = await own.move("sale", "2026-10-04", [own.line(133, 931_500)]);
    expect(told(first.entry).slice(2)).toEqual(["6135 D 583585", "1435 C 583585"]);
    expect(told(second.entry).slice(2)).toEqual(["6135 D 652242", "1435 C 652242"]);
    expect(await own.card()).toMatchObject({ units: 0, left: 0 });
  });

  it("stock 7: free units lower the cost, leave with a sale, and pay IVA when given away (ET arts. 421 y 458)", async () => {
    const own = await open("average", [{ tax: "general" }]);
    await own.move("opening", "2026-10-01", [own.line(14, 365_400)]);
    await own.move("purchase", "2026-10-08", [own.line(46, 1_104_000)], { taxed: true });
    const sale = await own.move("sale", "2026-10-15", [own.line(18, 615_000)], { taxed: true });
    expect(told(sale.entry)).toEqual([
      "1105 D 731850",
      "4135 C 615000",
      "2408 C 116850",
      "6135 D 440820",
      "1435 C 440820",
    ]);
    await own.typed(
      "2026-10-20",
      [
        ["523560", 64_560, 0],
        ["1435", 0, 48_980],
        ["2408", 0, 15_580],
      ],
      [own.line(2)],
    );
    expect(await own.card()).toMatchObject({ units: 40, left: 979_600 });
    expect(await own.faults()).toEqual([0]);
  });

  it("stock 8: what a flood destroyed leaves at cost with its IVA (NIIF 27.2; ET art. 486)", async () => {
    const own = await open("average", [{ tax: "general" }]);
    await own.move("opening", "2026-10-01", [own.line(85, 3_527_500)]);
    await own.typed(
      "2026-10-31",
      [
        ["531040", 1_086_470, 0],
        ["1435", 0, 913_000],
        ["2408", 0, 173_470],
      ],
      [own.line(22)],
    );
    await own.move("sale", "2026-11-12", [own.line(13, 403_000)], { taxed: true });
    expect(await own.card()).toEqual({ values: [3_527_500, 913_000, 539_500], units: 50, left: 2_075_000 });
    expect(await own.faults()).toEqual([0]);
  });

  it.each([
    ["average", 572_857, 229_143],
    ["peps", 565_000, 237_000],
  ] as const)(
    "stock 9: more than there is does not leave, by %s (NIIF 13.20)",
    async (method, cost, left) => {
      const own = await open(method);
      await own.move("opening", "2026-11-01", [own.line(22, 407_000)]);
      const sale = () => stockDraft("sale", "2026-11-05", [own.line(30, 897_000)]);
      expect(await own.try([sale()])).toMatchObject({
        error: { kind: "not-enough", wanted: 30_000, there: 22_000 },
      });
      await own.move("purchase", "2026-11-04", [own.line(20, 395_000)]);
      must(await own.try([sale()]));
      const card = await own.card();
      expect([card.values.at(-1), card.left]).toEqual([cost, left]);
    },
  );

  it("stock 10: the juego de inventarios with what is ours and not in the store (ET art. 62)", () => {
    const names = { initial: "I", purchases: "C", returns: "D", final: "F" };
    const held = [
      ["1435", 14_620_000],
      ["6205", 40_145_000],
      ["6225", -2_180_000],
    ] as const;
    const balances = held.map(([code, amount]) => ({ account: account(code), amount }));
    const played = playInventories("puc", balances, 11_735_000 - 620_000 + 890_000, names);
    expect(played).toMatchObject({ final: 12_005_000, cost: 40_580_000 });
    expect(told({ lines: played.lines })).toEqual([
      "6135 D 14620000",
      "1435 C 14620000",
      "6135 D 40145000",
      "6205 C 40145000",
      "6135 C 2180000",
      "6225 D 2180000",
      "6135 C 12005000",
      "1435 D 12005000",
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import {
  hasPucCodes,
  inGroup,
  isToSearch,
  pucOfCodeIn,
  pucOfName,
} from "#domain/import/statement/recognise-account.ts";
import { differingTotals } from "#domain/import/statement/stated-totals.ts";
import type { TableRow } from "#domain/import/statement/table-rows.ts";
import { netOfLine } from "#domain/import/statement/uploaded-nets.ts";
import type { FigureSigns, UploadedLine } from "#domain/import/statement/uploaded-statement.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const CHART = pucChart();
/** A chart whose names nobody asked for yet. */
const fresh = () => ({ ...CHART });

function row(name: string, amounts: number | readonly number[], more: Partial<TableRow> = {}): TableRow {
  return {
    row: 0,
    code: "",
    name,
    amounts: typeof amounts === "number" ? [amounts] : amounts,
    rounded: 0,
    classes: "",
    group: "",
    isLong: false,
    isSum: false,
    isBeside: false,
    isResult: false,
    ...more,
  };
}
const sum = (name: string, amount: number) => row(name, amount, { isSum: true });
const result = (name: string, amount: number) => row(name, amount, { isResult: true });
function line(
  name: string,
  puc: string | null,
  amount: number,
  signs: FigureSigns = "natural",
): UploadedLine {
  return {
    id: name,
    sheet: "H",
    row: 1,
    code: "",
    name,
    amounts: [pesos(amount)],
    signs,
    isLong: false,
    puc,
    by: "name",
  };
}

describe("IM-41 totals that say something else than the accounts", () => {
  const LINES = [
    line("Caja", "1105", 100),
    line("Proveedores", "22", 30),
    line("Capital", "31", 50),
    line("Ventas", "41", 60),
    line("Costo", "61", 40),
  ];
  const differing = (rows: readonly TableRow[], lines: readonly UploadedLine[] = LINES, unit = 1) =>
    differingTotals(rows, lines, unit).map(({ name }) => name);

  it.each([
    ["Total activo", 100, false],
    ["Total de los activos", 105, false],
    ["Total activo", 106, true],
    ["Total activo", -100, false],
    ["Total pasivo", 30, false],
    ["Total pasivos", 60, true],
    // The result of the year is in the equity of some balances and beside that of others.
    ["Total patrimonio", 50, false],
    ["Total del patrimonio", 70, false],
    ["Total patrimonio", 60, true],
    ["Total activo corriente", 999, false],
  ])("%s of %s: %s", (name, amount, isTold) => {
    expect(differing([sum(name, amount)])).toEqual(isTold ? [name] : []);
  });

  it("the last net result is that of the accounts of result, others stand on the way", () => {
    expect(differing([result("Utilidad bruta", 999), result("Utilidad neta", 20)])).toEqual([]);
    expect(differing([result("Utilidad neta", 999), result("Utilidad del ejercicio", 20)])).toEqual([]);
    expect(differing([result("Utilidad neta", 999)])).toEqual(["Utilidad neta"]);
    expect(differing([row("Utilidad neta", 999)])).toEqual([]);
  });

  it("nothing is told while an account is unknown, of a row with a code, or of what rounding explains", () => {
    expect(differing([sum("Total activo", 999)], [...LINES, line("x", null, 5)])).toEqual([]);
    expect(differing([{ ...sum("Total activo", 999), code: "1" }])).toEqual([]);
    expect(differing([sum("Total activo", 4_000)], [line("Caja", "1105", 2_000)], 1_000)).toEqual([
      "Total activo",
    ]);
    expect(differing([sum("Total activo", 3_000)], [line("Caja", "1105", 2_000)], 1_000)).toEqual([]);
    expect(differing([sum("Total activo", 100), sum("Total pasivo", 99)])).toEqual(["Total pasivo"]);
  });

  it("debits less credits of all accounts of a class together", () => {
    const lines = [
      line("Caja", "1105", 100),
      line("Depreciación acumulada", "1592", 40),
      line("Bancos", "1110", 5),
    ];
    expect(differing([sum("Total activo", 65)], lines)).toEqual([]);
    expect(differing([sum("Total activo", 145)], lines)).toEqual(["Total activo"]);
    // Equity with the result of the year, liabilities without it.
    const year = [line("Proveedores", "22", 30), line("Ventas", "41", 60)];
    expect(differing([sum("Total pasivo", 90)], year)).toEqual(["Total pasivo"]);
  });

  it("any period may differ", () => {
    const two = (each: UploadedLine, other: number) => ({
      ...each,
      amounts: [...each.amounts, pesos(other)],
    });
    const lines = [two(line("Caja", "1105", 100), 200)];
    expect(differing([row("Total activo", [100, 200], { isSum: true })], lines)).toEqual([]);
    expect(differing([row("Total activo", [100, 300], { isSum: true })], lines)).toEqual(["Total activo"]);
  });
});

describe("IM-40 the side of a figure", () => {
  const net = (puc: string, amount: number, signs: FigureSigns, name = "") =>
    netOfLine(line(name, puc, amount, signs), puc, amount);

  it.each<readonly [string, number, FigureSigns, number]>([
    ["1105", 5, "signed", 5],
    ["1105", -5, "signed", -5],
    ["22", -5, "signed", -5],
    ["22", 5, "signed", 5],
    ["1105", 5, "natural", 5],
    ["22", 5, "natural", -5],
    ["22", -5, "natural", 5],
    ["41", 5, "natural", -5],
    ["51", 5, "natural", 5],
    // A contra account is taken away, whatever its sign.
    ["1592", 5, "natural", -5],
    ["1592", -5, "natural", -5],
    ["51", -5, "deducted", 5],
    ["61", 5, "deducted", -5],
    ["41", 5, "deducted", -5],
    ["1105", 5, "deducted", 5],
    ["22", 5, "deducted", -5],
  ])("%s with %s, %s: %s", (puc, amount, signs, expected) => {
    expect(net(puc, amount, signs)).toBe(expected);
  });
});

describe("IM-40 the account of a code or of a name", () => {
  it("a code is one below a group that there is", () => {
    expect(
      ["1105", "11", "110505", "11999999", "1", "10", "0105", "99", "x", "1105050505050"].map((code) =>
        pucOfCodeIn(CHART, code),
      ),
    ).toEqual([
      "1105",
      "11",
      "110505",
      "11999999",
      null,
      null,
      null,
      CHART.byCode.has("99") ? "99" : null,
      null,
      null,
    ]);
  });

  const name = (text: string, classes = "", meant: string | null = null) =>
    pucOfName(fresh(), { name: text, classes }, new Map([[text, meant]]));

  it.each<readonly [string, string, string | null]>([
    ["Efectivo y equivalentes", "", "11"],
    ["Efectivo y equivalentes", "1", "11"],
    ["Efectivo y equivalentes", "2", null],
    ["Clientes", "", "1305"],
    ["Aportes sociales", "", "31"],
    ["Remesas en tránsito", "", "1115"],
    ["  REMESAS   en tránsito. ", "1", "1115"],
    ["Remesas en tránsito", "23", null],
    ["Nacionales", "", null],
    // The account of the shortest code is the one that the others are below of, and a class is none.
    ["Bancos", "1", "1110"],
    ["Embargos judiciales", "2", "2830"],
    ["Mano de obra directa", "", "72"],
    // Of several as short the first.
    ["Pagarés", "2", "210510"],
    ["Activo", "", null],
    ["Pasivo", "2", null],
    ["Reservas", "3", "33"],
    ["Intangibles", "1", "16"],
    ["Xyzzy", "", null],
    ["", "", null],
    ["...", "", null],
  ])("«%s» under classes %j is %s", (text, classes, expected) => {
    expect(name(text, classes)).toBe(expected);
    expect(isToSearch(fresh(), { name: text, classes })).toBe(expected === null && /\w/.test(text));
  });

  it("what the search understood counts within the classes of the heading", () => {
    expect(name("Xyzzy", "", "5195")).toBe("5195");
    expect(name("Xyzzy", "4567", "5195")).toBe("5195");
    expect(name("Xyzzy", "123", "5195")).toBeNull();
  });

  it("of expenses the group that the heading says has it, where the plan has it there", () => {
    expect(inGroup(CHART, "5110", "52")).toBe("5210");
    expect(inGroup(CHART, "5110", "51")).toBe("5110");
    expect(inGroup(CHART, "51", "52")).toBe("52");
    expect(inGroup(CHART, "523550", "51")).toBe(CHART.byCode.has("513550") ? "513550" : "523550");
    expect(inGroup(CHART, "511599", "52")).toBe(CHART.byCode.has("521599") ? "521599" : "511599");
    expect(inGroup(CHART, "5305", "52")).toBe("5305");
    expect(inGroup(CHART, "1510", "52")).toBe("1510");
    expect(inGroup(CHART, "51123456", "52")).toBe("51123456");
    expect(inGroup(CHART, "4110", "52")).toBe("4110");
    expect(inGroup(CHART, "5110", "")).toBe("5110");
    expect(inGroup(CHART, null, "52")).toBeNull();
  });

  it("codes are those of the decree unless most of four names that one class has stand in another", () => {
    const rows = (...codes: readonly string[]) =>
      ["Remesas en tránsito", "Cuentas de ahorro", "Reservas obligatorias", "Sobregiros"].map((each, at) => ({
        code: codes[at] ?? "",
        name: each,
      }));
    expect(hasPucCodes(fresh(), rows("1115", "1120", "3305", "2105"))).toBe(true);
    expect(hasPucCodes(fresh(), rows("5115", "5120", "1305", "5105"))).toBe(false);
    expect(hasPucCodes(fresh(), rows("5115", "5120", "1305"))).toBe(true);
    expect(hasPucCodes(fresh(), [])).toBe(true);
    expect(hasPucCodes(fresh(), rows("1115", "1120", "1305", "5105"))).toBe(true);
    expect(hasPucCodes(fresh(), rows("1115", "5120", "1305", "5105"))).toBe(false);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { askedLines, placedLines, uploadedNets } from "#domain/import/statement/uploaded-nets.ts";
import type { UploadedStatement } from "#domain/import/statement/uploaded-statement.ts";
import type { FileCell, SheetBook } from "#domain/import/table/sheet.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { figuresFromNets } from "#domain/statement/analysis/analysis-figures.ts";
import { readStatementHere } from "#tests/support/files/read-statement-here.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import { bookOf, sheetOf } from "../../../support/files/sheet-book.ts";

const chart = pucChart();

type Rows = readonly (readonly FileCell[])[];

function read(book: SheetBook | Rows): UploadedStatement {
  const found = readStatementHere(chart, "sheets" in book ? book : bookOf(sheetOf(book)));
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

/** The figures that every layout of the same shop has to give. */
function figuresOf(book: SheetBook | Rows, period = 0) {
  const placed = placedLines(read(book), new Map());
  const { until, within, difference } = uploadedNets(placed, period);
  const { assets, currentLiabilities, liabilities, equity, sales, netResult } = figuresFromNets(
    until,
    within,
  );
  return { assets, currentLiabilities, liabilities, equity, sales, netResult, difference };
}

/** A hardware shop: assets 1.000, of them property 300 less 100; owed 450, of them 250 long; earned 120. */
const SHOP = {
  assets: 1_000_000,
  currentLiabilities: 450_000,
  liabilities: 450_000,
  equity: 550_000,
  sales: 900_000,
  netResult: 120_000,
  difference: 0,
};

const ACCOUNTS: readonly (readonly [string, string, number])[] = [
  ["110505", "Caja general", 150_000],
  ["130505", "Nacionales", 250_000],
  ["143505", "Mercancías", 400_000],
  ["152405", "Muebles y enseres", 300_000],
  ["159215", "Depreciación equipo de oficina", -100_000],
  ["210510", "Pagarés", -250_000],
  ["220505", "Nacionales", -200_000],
  ["310505", "Capital autorizado", -430_000],
  ["413535", "Venta de mercancías", -900_000],
  ["510506", "Sueldos", 180_000],
  ["613535", "Costo de mercancías", 600_000],
];

const debit = (net: number) => Math.max(net, 0);
const credit = (net: number) => Math.max(-net, 0);
const isContra = (code: string) => code.startsWith("1592");
const natural = (code: string, net: number) => (/^[234]/.test(code) || isContra(code) ? -net : net);

/** Class, group and account over each sub-account, as most programs print them. */
function withParents(amount: (code: string, net: number) => readonly FileCell[]): Rows {
  const rows: FileCell[][] = [];
  const told = new Set<string>();
  for (const [code, name, net] of ACCOUNTS) {
    for (const length of [1, 2, 4]) {
      const above = code.slice(0, length);
      if (told.has(above)) continue;
      told.add(above);
      const sum = ACCOUNTS.filter(([each]) => each.startsWith(above)).reduce(
        (all, [, , one]) => all + one,
        0,
      );
      rows.push([above, chart.byCode.get(above)?.name ?? "", ...amount(above, sum)]);
    }
    rows.push([code, name, ...amount(code, net)]);
  }
  return rows;
}

const LAYOUTS: readonly (readonly [string, SheetBook | Rows])[] = [
  [
    "columns of debit and credit balances under merged groups, with parents and a total",
    bookOf(
      sheetOf(
        [
          ["FERRETERÍA LA SABANA S.A.S."],
          ["Balance de prueba"],
          ["Del 1 de enero al 31 de diciembre de 2025"],
          ["", "", "Movimientos", null, "Saldos", null],
          ["Código", "Cuenta", "Débito", "Crédito", "Débito", "Crédito"],
          ...withParents((_code, net) => [5, 5, debit(net), credit(net)]),
          ["Totales", "", 55, 55, 1_880_000, 1_880_000],
        ],
        {
          merged: [
            { firstRow: 4, lastRow: 4, firstColumn: 2, lastColumn: 3 },
            { firstRow: 4, lastRow: 4, firstColumn: 4, lastColumn: 5 },
          ],
        },
      ),
    ),
  ],
  [
    "one balance, debits less credits, codes as numbers",
    [
      ["Cuenta", "Nombre", "Saldo anterior", "Débitos", "Créditos", "Saldo final"],
      ...withParents((_code, net) => [0, debit(net), credit(net), net]).map(([code, ...rest]) => [
        Number(code),
        ...rest,
      ]),
    ],
  ],
  [
    "one balance, each on its own side, amounts as text",
    [
      ["CODIGO CONTABLE", "NOMBRE", "NIT", "SALDO"],
      ...ACCOUNTS.map(([code, name, net]) => [
        code,
        name,
        "",
        `$ ${formatPesos(pesos(natural(code, net)))},00`,
      ]),
      ["", "Total general", "", "$ 3.760.000,00"],
    ],
  ],
  [
    "one balance with property's depreciation in parentheses, code and name in one cell",
    [
      ["Cuenta", "Saldo"],
      ...ACCOUNTS.map(([code, name, net]) => [
        `${code} - ${name}`,
        isContra(code) ? "(100.000)" : String(natural(code, net)),
      ]),
    ],
  ],
  [
    "columns of level and kind before codes, and movements of the period",
    [
      ["Balance de prueba general"],
      [
        "Nivel",
        "Transaccional",
        "Código cuenta contable",
        "Nombre cuenta contable",
        "Saldo inicial",
        "Movimiento débito",
        "Movimiento crédito",
        "Saldo final",
      ],
      ...withParents((code, net) => [0, debit(net), credit(net), natural(code, net)]).map((row) => [
        "Cuenta",
        "Sí",
        ...row,
      ]),
    ],
  ],
  [
    "an accounting account beside its code",
    [
      ["Código", "Cuenta contable", "Saldo a 31/12/2025 en pesos"],
      ...ACCOUNTS.map(([code, name, net]) => [
        `${code.slice(0, 4)}.${code.slice(4)}`,
        name,
        natural(code, net),
      ]),
    ],
  ],
  [
    "only debits and credits",
    [
      ["Cod.", "Descripción", "Debe", "Haber"],
      ...ACCOUNTS.map(([code, name, net]) => [code, name, debit(net) || null, credit(net) || null]),
      ["SUMAS IGUALES", null, 1_880_000, 1_880_000],
    ],
  ],
  [
    "third parties under their account",
    [
      ["Código", "Nombre", "Saldo débito", "Saldo crédito"],
      ...ACCOUNTS.flatMap(([code, name, net]): FileCell[][] => [
        [code, name, debit(net), credit(net)],
        ...(code === "130505"
          ? [
              [null, "Obras Chía Ltda.", 100_000, 0],
              [null, "Constructora Andina", 150_000, 0],
            ]
          : []),
      ]),
    ],
  ],
  [
    "third parties beside the code of their account",
    [
      ["Código", "Nombre", "Saldo débito", "Saldo crédito"],
      ...ACCOUNTS.flatMap(([code, name, net]): FileCell[][] => [
        [code, name, debit(net), credit(net)],
        ...(code === "130505"
          ? [
              [code, "Obras Chía Ltda.", 100_000, 0],
              [code, "Constructora Andina", 150_000, 0],
            ]
          : []),
      ]),
    ],
  ],
  [
    "statements by name with sums over and under, on two sheets",
    bookOf(
      sheetOf(
        [
          ["Estado de situación financiera"],
          ["A 31 de diciembre de 2025"],
          ["", "Nota", "2025", "Variación"],
          ["ACTIVO", "", 1_000_000],
          ["Activo corriente", "", 800_000],
          ["Efectivo y equivalentes al efectivo", 3, 150_000, 1],
          ["Cuentas comerciales por cobrar", 4, 250_000, 1],
          ["Inventarios", 5, 400_000],
          ["Total activo corriente", "", 800_000],
          ["Propiedades, planta y equipo", 6, 300_000],
          ["Depreciación acumulada", 6, -100_000],
          ["Total activo", "", 1_000_000],
          ["PASIVO"],
          ["Obligaciones financieras", 7, 250_000],
          ["Proveedores", 8, 200_000],
          ["Total pasivo", "", 450_000],
          ["PATRIMONIO"],
          ["Capital social", 9, 430_000],
          ["Utilidad del ejercicio", "", 120_000],
          ["Total patrimonio", "", 550_000],
          ["Total pasivo y patrimonio", "", 1_000_000],
          [],
          ["Representante legal", "", "Contadora T.P. 148206-T"],
        ],
        { name: "ESF" },
      ),
      sheetOf(
        [
          ["Estado de resultados integral"],
          ["", "2025"],
          ["Ingresos de actividades ordinarias", 900_000],
          ["Costo de ventas", -600_000],
          ["Utilidad bruta", 300_000],
          ["Gastos de administración", -180_000],
          ["Utilidad operacional", 120_000],
          ["Utilidad neta del ejercicio", 120_000],
        ],
        { name: "ERI" },
      ),
    ),
  ],
];

describe("IM-40 a trial balance or a statement is recognised by itself", () => {
  it.each(LAYOUTS)("gives the same figures from %s", (_layout, book) => {
    expect(figuresOf(book)).toEqual(SHOP);
    expect(askedLines(read(book), new Map())).toEqual([]);
    expect(read(book).left.filter(({ why }) => why === "other-sum")).toEqual([]);
  });

  it("reads two years side by side, the latest first", () => {
    const rows: Rows = [
      ["Balance general comparativo", "31/12/2024", "31/12/2025"],
      ["Caja", 100, 150],
      ["Proveedores", 60, 80],
      ["Capital social", 40, 70],
    ];
    const found = read(rows);
    expect(found.periods.map(({ day }) => day)).toEqual(["2025-12-31", "2024-12-31"]);
    expect([figuresOf(rows, 0).assets, figuresOf(rows, 1).assets]).toEqual([150, 100]);
    expect([figuresOf(rows, 0).difference, figuresOf(rows, 1).difference]).toEqual([0, 0]);
  });

  it("keeps what is paid after a year apart where the heading says so", () => {
    const rows: Rows = [
      ["", "2025"],
      ["Activo"],
      ["Caja", 500],
      ["Pasivo corriente"],
      ["Proveedores", 100],
      ["Pasivo no corriente"],
      ["Obligaciones financieras", 300],
      ["Patrimonio"],
      ["Capital", 100],
    ];
    expect(figuresOf(rows)).toMatchObject({ currentLiabilities: 100, liabilities: 400, difference: 0 });
  });

  it.each([
    ["Cifras en miles de pesos", 1_000],
    ["(Expresado en millones de pesos colombianos)", 1_000_000],
    ["En miles de millones de pesos", 1_000_000_000],
    ["Cifras en pesos", 1],
  ])("reads %s", (title, unit) => {
    const rows: Rows = [[title], ["", "2025"], ["Caja", 150], ["Proveedores", 80], ["Capital social", 70]];
    expect(read(rows).unit).toBe(unit);
    expect(figuresOf(rows).assets).toBe(150 * unit);
  });

  it("asks for the lines whose name says no account, and counts the answer", () => {
    const rows: Rows = [
      ["", "2025"],
      ["ACTIVO"],
      ["Caja", 100],
      ["Cosas de la bodega del tío", 50],
      ["PASIVO"],
      ["Proveedores", 80],
      ["PATRIMONIO"],
      ["Capital", 70],
    ];
    const found = read(rows);
    const [asked, ...others] = askedLines(found, new Map());
    expect(others).toEqual([]);
    expect(asked).toMatchObject({ name: "Cosas de la bodega del tío", row: 4 });
    const answers = new Map([[asked?.id ?? "", "1435"]]);
    expect(askedLines(found, answers)).toEqual([]);
    expect(uploadedNets(placedLines(found, answers), 0).difference).toBe(0);
    expect(uploadedNets(placedLines(found, new Map([[asked?.id ?? "", null]])), 0).difference).toBe(-50);
  });

  it.each([
    ["Equipo de computación", "1528"],
    ["Equipo de computación y comunicación", "1528"],
    ["Vehículos", "1540"],
    ["Flota y equipo de transporte", "1540"],
    ["Construcciones y edificaciones", "1516"],
    ["Equipo médico", "1532"],
    ["Software", "1635"],
  ])("places %s, which the chart has in more places than one", (name, puc) => {
    const table: Rows = [
      ["Balance general"],
      ["Concepto", "Valor"],
      ["Caja y bancos", 100],
      [name, 900],
      ["Capital social", 1_000],
    ];
    const { lines } = read(table);
    expect(lines.find((line) => line.name === name)?.puc).toBe(puc);
  });

  it("reads codes with a point between their levels", () => {
    const dotted = (code: string) =>
      [code.slice(0, 1), code.slice(1, 2), code.slice(2, 4), code.slice(4)]
        .filter((each) => each !== "")
        .join(".");
    const rows: Rows = [
      ["Código", "Cuenta", "Débito", "Crédito"],
      ...ACCOUNTS.map(([code, name, net]) => [dotted(code), name, debit(net), debit(-net)]),
    ];
    expect(figuresOf(rows)).toEqual(SHOP);
  });

  it("does not trust codes of another country's chart", () => {
    const rows: Rows = [
      ["Código", "Nombre", "Saldo"],
      ["57", "Caja", 150],
      ["40", "Proveedores", 80],
      ["10", "Capital social", 70],
      ["43", "Clientes", 20],
      ["70", "Ventas", 20],
    ];
    expect(read(rows).lines.map(({ puc }) => puc?.slice(0, 2))).toEqual(["11", "22", "31", "13", "41"]);
  });
});

describe("IM-41 what a table holds and cannot be read is told with its sheet and row", () => {
  it("leaves out rows with errors, texts instead of figures, or no name", () => {
    const rows: Rows = [
      ["Código", "Nombre", "Saldo"],
      ["1105", "Caja", 100],
      ["1110", "Bancos", { error: "#REF!" }],
      ["1305", "Clientes", { error: "" }],
      ["1435", "Mercancías", "por definir"],
      ["2205", "Proveedores", -60],
      [null, null, 40],
      ["3105", "Capital", -40],
    ];
    const { left, lines } = read(rows);
    expect(left.map(({ row, why }) => [row, why])).toEqual([
      [3, "error"],
      [4, "error"],
      [5, "bad-amount"],
      [7, "no-name"],
    ]);
    expect(lines.map(({ row }) => row)).toEqual([2, 6, 8]);
  });

  it("tells the deepest account that the ones below it do not add up to", () => {
    const rows: Rows = [
      ["Código", "Nombre", "Saldo"],
      ["1", "Activo", 200],
      ["11", "Disponible", 200],
      ["1105", "Caja", 200],
      ["110505", "Caja general", 90],
      ["110510", "Cajas menores", 60],
      ["2205", "Proveedores", -100],
      ["3105", "Capital", -50],
    ];
    expect(read(rows).left).toEqual([
      { sheet: "Hoja1", row: 4, text: "1105 · Caja · 200", why: "other-sum" },
    ]);
    expect(figuresOf(rows)).toMatchObject({ assets: 150, difference: 0 });
  });

  it.each<[string, Rows, object]>([
    ["no figures", [["Hola"], ["Esto es una carta"]], { kind: "no-figures" }],
    [
      "names that are no accounts",
      [
        ["Producto", "Valor"],
        ["Xyzw", 1],
        ["Qrst", 2],
        ["Vbnm", 3],
      ],
      { kind: "no-accounts", sheet: "Hoja1" },
    ],
    [
      "two moneys",
      [
        ["Cuenta", "2025"],
        ["Caja", "100"],
        ["Bancos", "USD 50"],
        ["Capital", "150"],
      ],
      { kind: "currencies", sheet: "Hoja1", row: 3 },
    ],
    [
      "sums that no peso reaches",
      [
        ["Cuenta", "2025"],
        ["Caja", 9e15],
        ["Bancos", 9e15],
        ["Capital", 9e15],
      ],
      { kind: "too-large", sheet: "Hoja1" },
    ],
  ])("refuses %s", (_what, rows, problem) => {
    expect(readStatementHere(chart, bookOf(sheetOf(rows)))).toEqual({ ok: false, error: problem });
  });

  it("reads one of ten sheets, names the others, and another where it is chosen", () => {
    const month = (amount: number): Rows => [
      ["Cuenta", "Valor"],
      ["Caja", amount],
      ["Proveedores", amount],
      ["Inventarios", amount],
    ];
    const book = bookOf(
      ...[...Array(10).keys()].map((at) => sheetOf(month(at + 1), { name: `Mes ${at + 1}` })),
    );
    expect(read(book)).toMatchObject({
      sheets: ["Mes 1"],
      unused: expect.arrayContaining(["Mes 2", "Mes 10"]),
    });
    const chosen = readStatementHere(chart, book, "Mes 7");
    expect(chosen.ok && chosen.value.lines[0]?.amounts).toEqual([7]);
  });

  it("answers to any cells, and never counts more than the sheet holds", () => {
    const cell = fc.oneof(
      fc.constantFrom<FileCell>(
        "Activo",
        "Pasivo",
        "Caja",
        "Total",
        "2025",
        "Saldo",
        "Código",
        "1105",
        "11",
        "",
        null,
      ),
      fc.string({ maxLength: 12 }),
      fc.integer(),
      fc.double(),
      fc.constant<FileCell>({ error: "#N/A" }),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 30 }), (rows) => {
        const found = readStatementHere(chart, bookOf(sheetOf(rows)));
        if (!found.ok) return;
        const placed = placedLines(found.value, new Map());
        for (const [period] of found.value.periods.entries())
          expect(Number.isSafeInteger(uploadedNets(placed, period).difference)).toBe(true);
        const held = new Set(rows.map((_row, at) => at + 1));
        for (const { row } of [...found.value.lines, ...found.value.left]) expect(held.has(row)).toBe(true);
      }),
    );
  });

  it("answers soon to a table of many rows", () => {
    const rows = [
      ["Código", "Nombre", "Saldo"],
      ...[...Array(5000).keys()].map((at) => [`1305${String(at).padStart(4, "0")}`, `Cliente ${at}`, 1]),
    ];
    const spent = processorTime();
    expect(read(rows).lines).toHaveLength(5000);
    expect(spent()).toBeLessThan(3000);
  });
});

import { describe, expect, it } from "vitest";
import { makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { readAccountRows, readAccounts, worthAsPlan } from "#domain/import/accounts/account-import.ts";
import { processorTime } from "#tests/support/processor-time.ts";

const chart = withOwnAccounts(pucChart(), [makeOwnAccount(pucChart(), "11100505", "Nequi")]);
const verdicts = (text: string) =>
  readAccounts(chart, text).accounts.map(({ code, verdict, conflict }) => [code, conflict ?? verdict]);

describe("AC-63 what an import of accounts would do", () => {
  it("I-24 answers soon to a text that is all columns and then all rows", () => {
    const spent = processorTime();
    const found = readAccounts(chart, `${"x\t".repeat(200_000)}\n${"\n".repeat(200_000)}`);
    expect(found.missing).toBe("code");
    expect(spent()).toBeLessThan(5000);
  });

  it.each([
    ["with a heading", "Código;Nombre\n11100510;Daviplata", [["11100510", "new"]]],
    ["without one, columns in any order", "Daviplata\t11100510", [["11100510", "new"]]],
    ["with codes written with points", "1110.05.10\tDaviplata", [["11100510", "new"]]],
    [
      "below words of a spreadsheet",
      "Mi plan\n\nCuenta,Descripción\n11100510,Daviplata",
      [["11100510", "new"]],
    ],
    [
      "that the plan has",
      "11100505\tNEQUI\n1110\tbancos",
      [
        ["11100505", "same"],
        ["1110", "same"],
      ],
    ],
    ["under another name", "11100505\tOtra", [["11100505", "other-name"]]],
    ["of the decree under another name", "1110\tMis bancos", [["1110", "official"]]],
    [
      "twice",
      "11100510\tA\n11100510\tB",
      [
        ["11100510", "new"],
        ["11100510", "twice"],
      ],
    ],
    [
      "with parents after what is below them",
      "1110051010\tAhorros\n11100510\tBanco",
      [
        ["1110051010", "new"],
        ["11100510", "new"],
      ],
    ],
    ["without a parent", "11889905\tX", [["11889905", "no-parent"]]],
    [
      "of three and five digits",
      "111\tX\n11100\tY",
      [
        ["111", "bad-code"],
        ["11100", "bad-code"],
      ],
    ],
    ["of letters", "Código\tNombre\nCAJA\tCaja", [["CAJA", "bad-code"]]],
    ["without a name", "Código\tNombre\n11100510\t", [["11100510", "blank-name"]]],
    ["with a name of 200 characters", `11100510\t${"x".repeat(200)}`, [["11100510", "long-name"]]],
  ])("names each row %s", (_what, text, expected) => expect(verdicts(text)).toEqual(expected));

  it("says which column is missing, and reads nothing from nothing", () => {
    expect(readAccounts(chart, "Bancos\nCaja")).toMatchObject({ missing: "code", accounts: [] });
    expect(readAccounts(chart, "1110\n1105")).toMatchObject({ missing: "name", accounts: [] });
    expect(readAccounts(chart, " \n ")).toMatchObject({ missing: null, accounts: [] });
  });

  it("IM-04 finds the heading under titles and leaves sums out, by the rows of a file", () => {
    const rows = [
      { row: 1, cells: ["Ferretería La Sabana S.A.S."] },
      { row: 2, cells: ["NIT", "900.123.456-7"] },
      { row: 12, cells: ["Saldo", "CÓDIGO CONTABLE", "", "Nombre de la cuenta"] },
      { row: 13, cells: ["10", "1105", "", "Caja"] },
      { row: 15, cells: ["10", "11.05.05.10", "", "Caja  de la bodega"] },
      { row: 16, cells: ["", "", "", "Subtotal disponible"] },
      { row: 17, cells: ["TOTAL ACTIVO", "", "", ""] },
      { row: 1_048_576, cells: ["", "99", "", "Otra"] },
    ];
    const { accounts } = readAccountRows(chart, rows);
    expect(accounts.map(({ row, code, verdict }) => [row, code, verdict])).toEqual([
      [13, "1105", "same"],
      [15, "11050510", "new"],
      [1_048_576, "99", "conflict"],
    ]);
    expect(worthAsPlan(chart, rows)).toBe(2);
    expect(worthAsPlan(chart, [{ row: 1, cells: ["x"] }])).toBe(0);
  });

  it("recognises the chart of another country", () => {
    const spanish =
      "100 Capital social\n129 Resultado\n170 Deudas\n213 Maquinaria\n400 Proveedores\n430 Clientes\n472 IVA\n570 Caja";
    const text = spanish.replaceAll(/^(\d+) /gm, "$1\t");
    expect(readAccounts(chart, text)).toMatchObject({ isForeign: true, counts: { new: 0, conflict: 8 } });
    const own = "11100510\tA\n11100515\tB\n11100520\tC\n11100525\tD\n11100530\tE\n11100535\tF\n111\tG";
    expect(readAccounts(chart, own)).toMatchObject({ isForeign: false, counts: { new: 6, conflict: 1 } });
  });

  it("reads the whole PUC as the same, and 5,000 rows at once", () => {
    const whole = pucChart()
      .accounts.map(({ code, name }) => `${code}\t${name}`)
      .join("\n");
    expect(readAccounts(chart, whole).counts).toEqual({
      new: 0,
      same: pucChart().accounts.length,
      conflict: 0,
    });
    const parents = pucChart()
      .accounts.filter(({ code }) => code.length === 6)
      .slice(0, 500);
    const many = parents.flatMap(({ code }) =>
      Array.from({ length: 10 }, (_, at) => `${code}${String(at + 10)}\tX ${at}`),
    );
    expect(readAccounts(chart, many.join("\n")).counts.new).toBe(5_000);
  });
});

import { describe, expect, it } from "vitest";
import { type Chart, makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { readAccountRows, readAccounts, worthAsPlan } from "#domain/import/accounts/account-import.ts";
import { textRows } from "#domain/import/table/text-rows.ts";
import { sheetOfLines } from "#tests/support/files/sheet-book.ts";

const PUC = pucChart();
const read = (...lines: readonly string[]) => readAccountRows(PUC, textRows(sheetOfLines(lines)));
const said = (...lines: readonly string[]) =>
  read(...lines).accounts.map(
    ({ row, code, name, verdict, conflict }) => `${row} ${code} ${name}: ${conflict ?? verdict}`,
  );

describe("AC-63 a plan of accounts whose codes stand in the column of their level", () => {
  it("is read by the one that each row has", () => {
    expect(
      said(
        "Mi plan;;;;",
        "Clase;Grupo;Cuenta;Sub-cuenta;Nombre",
        "1;;;;Activo",
        ";11;;;Disponible",
        ";;1105;;Caja",
        ";;;110510;Cajas menores",
        ";;;;Total",
        "Clase;Grupo;Cuenta;Sub-cuenta;Nombre",
        ";;;110599;Otras cajas",
      ),
    ).toEqual([
      "3 1 Activo: same",
      "4 11 Disponible: same",
      "5 1105 Caja: same",
      "6 110510 Cajas menores: same",
      "9 110599 Otras cajas: new",
    ]);
  });

  it.each<readonly [string, readonly string[], readonly string[]]>([
    ["rows have several levels", ["Clase;Grupo;Cuenta;Nombre", "1;11;1105;Caja"], ["2 1105 Caja: same"]],
    ["there are two levels", ["Grupo;Cuenta;Nombre", ";1105;Caja"], ["2 1105 Caja: same"]],
    ["no row below has a code", ["Clase;Grupo;Cuenta;Nombre", ";;;Caja"], ["2  Caja: bad-code"]],
    ["codes are none", ["Clase;Grupo;Cuenta;Nombre", "1105x;;;Caja"], ["2  Caja: bad-code"]],
    [
      "two levels have codes of their own",
      ["Grupo;Cuenta;Nombre", "11;;Disponible", ";1105;Caja"],
      ["2  Disponible: bad-code", "3 1105 Caja: same"],
    ],
    [
      "one row has several levels",
      ["Clase;Grupo;Cuenta;Nombre", "1;;;Activo", "1;11;;Disponible"],
      ["2  Activo: bad-code", "3  Disponible: bad-code"],
    ],
    [
      "no column is of names",
      ["Clase;Grupo;Cuenta;Texto", "1;;;Activo", ";11;;Disponible"],
      ["1 Clase Texto: bad-code", "2 1 Activo: same", "3  Disponible: bad-code"],
    ],
    [
      "one level stands beside the codes",
      ["Código;Cuenta;Nombre;Nota", "1105;1110;Caja;x"],
      ["2 1105 Caja: same"],
    ],
  ])("no such plan is one where %s", (_, lines, expected) => {
    expect(said(...lines)).toEqual(expected);
  });

  it.each([
    ["three levels", "Clase;Grupo;Cuenta;Nombre", "1;;;Activo"],
    ["the names first", "Nombre;Clase;Grupo;Cuenta", "Activo;1;;"],
    ["levels written otherwise", "Clase:;(Grupo);Sub - cuenta;Nombre", "1;;;Activo"],
    ["other names before", "Clase;Grupo;Cuenta;Otro nombre;Nombre", "1;;;x;Activo"],
  ])("has %s", (_, head, row) => {
    // What stands above the heading says nothing of its columns.
    expect(said("5;6;7;8", head, row)).toEqual(["3 1 Activo: same"]);
  });

  it("stands below sixty rows of titles at most, and what the titles say is no code", () => {
    const titles = (count: number) => Array.from({ length: count }, () => "5;;;");
    const plan = ["Clase;Grupo;Cuenta;Nombre", ";;1105;Caja"];
    expect(said(...titles(59), ...plan)).toEqual(["61 1105 Caja: same"]);
    expect(said(...titles(60), ...plan)).not.toEqual(["62 1105 Caja: same"]);
  });
});

describe("AC-63 a plan of accounts without headings", () => {
  it("has the column of most codes and, of the others, that of most letters", () => {
    expect(said("x;1105;Caja", "y;1110;Bancos", "3;1115;Remesas en tránsito")).toEqual([
      "1 1105 Caja: same",
      "2 1110 Bancos: same",
      "3 1115 Remesas en tránsito: same",
    ]);
    // As many: the first of them.
    expect(said("1105;1110;Caja;Bancos")).toEqual(["1 1105 Caja: same"]);
    expect(said("Caja;1105;1110;Bancos")).toEqual(["1 1105 Caja: same"]);
  });

  it("of columns with as many codes has the first, whichever row fills it, and no names in it", () => {
    expect(said("x;1110;Caja", "1105;y;Bancos")).toEqual(["1 x Caja: bad-code", "2 1105 Bancos: official"]);
    expect(said("1105;Caja", "1110 x;", "1115 y;")).toEqual([
      "1 1105 Caja: same",
      "2 1110 : official",
      "3 1115 : official",
    ]);
  });

  it("a code with letters is in the column of codes where most are", () => {
    expect(said("1105;Caja", "1110 x;Bancos")).toEqual(["1 1105 Caja: same", "2 1110 Bancos: same"]);
  });
});

describe("AC-63 what stands in a row", () => {
  const CLOSED: Chart = {
    ...PUC,
    byCode: new Map(
      [...PUC.byCode].map(([code, account]) => [
        code,
        code === "1105" ? { ...account, closed: true } : account,
      ]),
    ),
  };

  it("rows of nothing, of sums and of headings are none, and rows count as the file does", () => {
    expect(
      said(
        "Código;Nombre",
        ";",
        "1105;Caja",
        "-;",
        ";Sin código",
        "Total;5",
        "Código;Nombre",
        "1110;  BANCOS ",
      ),
    ).toEqual(["3 1105 Caja: same", "5  Sin código: bad-code", "8 1110 BANCOS: same"]);
    expect(readAccounts(PUC, "1105\tCaja\n\n1110\tBancos").accounts.map(({ row }) => row)).toEqual([1, 3]);
  });

  it("the first of two rows with a code has it, whatever stands between them, and rows without one are none", () => {
    expect(said("Código;Nombre", "110599;B", "1105;Caja", "110599;A", ";x", ";y")).toEqual([
      "2 110599 B: new",
      "3 1105 Caja: same",
      "4 110599 A: twice",
      "5  x: bad-code",
      "6  y: bad-code",
    ]);
  });

  it("what does not become an account has none below it", () => {
    expect(said("Código;Nombre", "118899;X", "11889901;Y")).toEqual([
      "2 118899 X: no-parent",
      "3 11889901 Y: no-parent",
    ]);
  });

  it.each([
    ["110599x", "bad-code"],
    ["x110599", "bad-code"],
    ["1105990102030", "bad-code"],
    ["11059901020304", "bad-code"],
    ["110599010203", "no-parent"],
    ["11.05.99", "new"],
    ["99", "bad-code"],
  ])("the code %s is %s", (code, verdict) => {
    expect(said("Código;Nombre", `${code};Otra`)[0]).toMatch(new RegExp(`: ${verdict}$`));
  });

  it("an account that takes none below it is said", () => {
    expect(readAccounts(CLOSED, "110599\tOtra").accounts[0]).toMatchObject({ conflict: "closed-parent" });
    expect(readAccounts(PUC, "110599\tOtra").accounts[0]).toMatchObject({ verdict: "new" });
  });

  it("a name is cut where it is far too long, and compared without its blanks", () => {
    const [account] = read("Código;Nombre", `110599;${"x".repeat(300)}`).accounts;
    expect(account?.name).toHaveLength(240);
    const own = withOwnAccounts(PUC, [makeOwnAccount(PUC, "110599", " Caja   del local ")]);
    expect(readAccounts(own, "110599\tCaja del local").accounts[0]).toMatchObject({ verdict: "same" });
    const uneven = { ...makeOwnAccount(PUC, "110599", "Caja"), name: "  Caja   del local " };
    const chart: Chart = { ...PUC, byCode: new Map([...PUC.byCode, ["110599", uneven]]) };
    for (const name of ["Caja del local", "  Caja   del   local "])
      expect(readAccountRows(chart, [{ row: 1, cells: ["110599", name] }]).accounts[0]).toMatchObject({
        verdict: "same",
      });
  });

  it("is of another country where more than five and more than half of its rows do not fit", () => {
    const rows = (alien: number, fits: number) =>
      read(
        "Código;Nombre",
        ...Array.from({ length: alien }, (_, at) => `${at + 1}00;x`),
        ...PUC.accounts.slice(0, fits).map(({ code, name }) => `${code};${name}`),
      ).isForeign;
    expect(rows(6, 5)).toBe(true);
    expect(rows(6, 6)).toBe(false);
    expect(rows(5, 0)).toBe(false);
  });

  it("is worth as many rows as fit, and nothing without codes or names", () => {
    const worth = (...lines: readonly string[]) => worthAsPlan(PUC, textRows(sheetOfLines(lines)));
    expect(worth("Código;Nombre", "1105;Caja", "110599;x", "111;y")).toBe(2);
    expect(worth("Caja;Bancos")).toBe(0);
    expect(worth("1105;1110")).toBe(0);
  });

  it("a file of empty cells says nothing, one with a code among them does", () => {
    expect(readAccountRows(PUC, [{ row: 1, cells: ["", ""] }]).missing).toBeNull();
    expect(readAccountRows(PUC, [{ row: 1, cells: ["", "1105"] }]).missing).toBe("name");
  });
});

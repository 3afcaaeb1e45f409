import { describe, expect, it } from "vitest";
import { type AccountCode, pucClass } from "#domain/accounting/account.ts";
import {
  accountPath,
  checkOwnAccount,
  displayName,
  findAccount,
  makeChart,
  makeOwnAccount,
  withOwnAccounts,
} from "#domain/accounting/chart.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";

const puc = pucChart();
const shown = (code: string) => displayName(puc, findAccount(puc, code) ?? expect.fail(code));

describe("the name of an account in a line", () => {
  it.each([
    ["1105", "Caja"],
    ["2205", "Proveedores: Nacionales"],
    ["111005", "Bancos: Moneda nacional"],
    ["236540", "Retención en la fuente: Compras"],
    ["159210", "Depreciación acumulada: Maquinaria y equipo"],
    ["1592", "Depreciación acumulada"],
    ["4175", "Devoluciones en ventas (DB)"],
    ["2105", "Bancos nacionales"],
    ["5120", "Arrendamientos"],
    ["280505", "Anticipos y avances recibidos: De clientes"],
    ["514510", "Mantenimiento y reparaciones: Construcciones y edificaciones"],
    ["526035", "Depreciaciones: Flota y equipo de transporte"],
    ["519910", "Provisiones: Deudores"],
    ["270515", "Ingresos recibidos por anticipado: Arrendamientos"],
  ])("%s reads %s", (code, name) => expect(shown(code)).toBe(name));

  it("is in no expense the name of an asset", () => {
    const assets = new Set(
      puc.accounts.filter(({ puc: code }) => code.startsWith("1")).map(({ name }) => name),
    );
    const expenses = puc.accounts.filter(({ code }) => /^5[12](20|30|45|60|99)\d\d$/.test(code));
    expect(expenses.length).toBeGreaterThan(50);
    expect(expenses.filter(({ code }) => assets.has(shown(code)))).toEqual([]);
  });

  it("says its class by the first digit of the PUC, and none of no code", () => {
    expect(pucClass({ puc: "4135" })).toBe(4);
    expect(pucClass({ puc: "" })).toBe(0);
  });

  it("shows codes but in the sixteen names, and finds every account by its own", () => {
    const shows = (["mini", "puc", "journal"] as const).map((kind) => makeChart(kind, []).showsCodes);
    expect(shows).toEqual([true, true, false]);
    for (const account of journalChart.accounts)
      expect(findAccount(journalChart, account.code)).toBe(account);
    expect(findAccount(puc, "00")).toBeUndefined();
  });

  it("has the path of its parents", () => {
    expect(accountPath(puc, findAccount(puc, "1") ?? expect.fail("1"))).toBe("");
    expect(accountPath(puc, findAccount(puc, "1110") ?? expect.fail("1110"))).toBe("Activo / Disponible");
  });
});

describe("an account of one's own", () => {
  it.each<[string, string, string | null]>([
    ["11050501", "Caja sede Chía", null],
    ["7105", "Madera", null],
    ["110505", "Repetida", "taken"],
    ["1105050", "Impar", "bad-code"],
    ["11059901", "Sin padre", "no-parent"],
    ["11050502", "  ", "blank-name"],
    ["abcd", "Letras", "bad-code"],
    ["x110505", "Con letra antes", "bad-code"],
    ["11050501x", "Con letra después", "bad-code"],
    ["11", "Dos dígitos", "bad-code"],
    ["11050501010101", "Catorce dígitos", "bad-code"],
    ["11050502", "x".repeat(120), null],
    ["11050502", "x".repeat(121), "long-name"],
  ])("%s %s: %s", (code, name, problem) => expect(checkOwnAccount(puc, code, name)).toBe(problem));

  it("of the PUC is its own code there; of a beginners' chart it is what the account above it is", () => {
    expect(makeOwnAccount(puc, "11050501", "Caja")).toMatchObject({ puc: "11050501", parent: "110505" });
    // The level between them is missing, and it is never its own parent.
    expect(makeOwnAccount(puc, "11059901", "Caja").parent).toBe("1105");
    expect(makeOwnAccount(puc, "110505", "Caja general").parent).toBe("1105");
    expect(makeOwnAccount(miniChart, "100201", "Nequi")).toMatchObject({ puc: "1110", parent: "1002" });
    expect(makeOwnAccount(journalChart, "caja-01", "Base")).toMatchObject({ puc: "1105", parent: "caja" });
    expect(makeOwnAccount(miniChart, "990101", "Nada")).toMatchObject({ puc: "990101", parent: null });
  });

  it("stands among the sixteen names after the one that it is below, by its code, and none is lost", () => {
    const own = (code: string) => makeOwnAccount(journalChart, code, code);
    const lost = { ...own("caja-09"), code: "zulia-01" as AccountCode, parent: "zulia" as AccountCode };
    const root = { ...own("caja-08"), code: "raiz-01" as AccountCode, parent: null };
    const rows = [lost, own("bancos-01"), own("caja-02"), root, own("caja-01")];
    expect(withOwnAccounts(journalChart, rows).accounts.map(({ code }) => code)).toEqual([
      "caja",
      "caja-01",
      "caja-02",
      "bancos",
      "bancos-01",
      ...journalChart.accounts.slice(2).map(({ code }) => code),
      "raiz-01",
      "zulia-01",
    ]);
  });

  it("takes its parent's nature, and stands in order", () => {
    const own = makeOwnAccount(puc, "15921001", "Torno");
    expect(own).toMatchObject({ nature: "credit", parent: "159210", posting: true, own: true });
    expect(makeOwnAccount(puc, "11050501", "  Caja \n del  local ").name).toBe("Caja del local");
    expect(makeOwnAccount(puc, "0", "Sin padre")).toMatchObject({ parent: null, nature: "debit" });
    expect(withOwnAccounts(puc, [])).toBe(puc);
    const later = makeOwnAccount(puc, "11050501", "Caja");
    const mixed = withOwnAccounts(puc, [own, later]).accounts.map((account) => account.code);
    expect(mixed).toEqual([...mixed].sort());
    const codes = withOwnAccounts(puc, [own]).accounts.map((account) => account.code);
    expect(codes[codes.indexOf(own.code) - 1]).toBe("159210");
  });
});

import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";

// SHA-256 over the sorted "code,name,nature" lines of the published list (Decreto 2650 de 1993), one a line.
const PUBLISHED_DIGEST = "cc2a873b673214d24463444d23fbdb855e4fce2ee1b80c94e5b41deff1630e6a";

const SPOT_ROWS = `
1 Activo | debit
1105 Caja | debit
110505 Caja general | debit
111005 Moneda nacional | debit
1299 Provisiones | credit
130505 Nacionales | debit
135515 Retención en la fuente | debit
1435 Mercancías no fabricadas por la empresa | debit
159215 Equipo de oficina | credit
159610 Defecto fiscal sobre la contable (CR) | credit
1698 Depreciación y/o amortización acumulada | credit
2205 Nacionales | credit
236540 Compras | credit
2408 Impuesto sobre las ventas por pagar | credit
262010 Pensiones de jubilación por amortizar (DB) | debit
310510 Capital por suscribir (DB) | debit
330525 Reserva Ley 7ª de 1990 | credit
3610 Pérdida del ejercicio | debit
4135 Comercio al por mayor y al por menor | credit
4175 Devoluciones en ventas (DB) | debit
470591 Devoluciones en compras (DB) | debit
510506 Sueldos | debit
530505 Gastos bancarios | debit
6225 Devoluciones en compras (CR) | credit
84 Derechos contingentes por contra (CR) | credit
94 Responsabilidades contingentes por contra (DB) | debit
`;

function count(keys: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

describe("the academic PUC", () => {
  const chart = pucChart();

  it("is the published list, row by row", () => {
    const lines = chart.accounts.map(({ code, name, nature }) => `${code},${name},${nature}`).sort();
    expect(createHash("sha256").update(lines.join("\n")).digest("hex")).toBe(PUBLISHED_DIGEST);
  });

  it("has its counts by level and class", () => {
    expect(count(chart.accounts.map((account) => account.code.length))).toEqual({
      1: 9,
      2: 52,
      4: 340,
      6: 2003,
    });
    expect(count(chart.accounts.map((account) => account.code.charAt(0)))).toEqual({
      1: 685,
      2: 320,
      3: 115,
      4: 504,
      5: 457,
      6: 278,
      7: 5,
      8: 22,
      9: 18,
    });
  });

  it("holds these rows", () => {
    const rows = SPOT_ROWS.trim().split("\n");
    const found = rows.map((row) => {
      const account = chart.byCode.get(row.slice(0, row.indexOf(" ")));
      return account ? `${account.code} ${account.name} | ${account.nature}` : `missing: ${row}`;
    });
    expect(found).toEqual(rows);
  });

  it("stands in order of code, each account once and below its prefix", () => {
    const codes = chart.accounts.map((account) => account.code);
    expect([...new Set(codes)].sort()).toEqual(codes);
    for (const account of chart.accounts) {
      if (account.code.length === 1) expect(account.parent).toBeNull();
      else {
        expect(chart.byCode.has(account.parent ?? "")).toBe(true);
        expect(account.code.startsWith(account.parent ?? "?")).toBe(true);
      }
      expect(account.puc).toBe(account.code);
      expect(account.posting).toBe(account.code.length >= 4);
    }
    expect(chart.byCode.get("110505")?.parent).toBe("1105");
    expect(chart.byCode.get("1105")?.parent).toBe("11");
    expect(chart.byCode.get("11")?.parent).toBe("1");
  });

  it("keeps what NIIF does not use, retired", () => {
    const retired = (code: string) => chart.byCode.get(code)?.retired ?? false;
    for (const code of ["19", "1905", "3405", "3805", "47", "4705", "470591", "140599", "159299", "8399"]) {
      expect([code, retired(code)]).toEqual([code, true]);
    }
    for (const code of ["1105", "1499", "1599", "5199", "110505", "3605"]) {
      expect([code, retired(code)]).toEqual([code, false]);
    }
  });

  it("is built once", () => {
    expect(pucChart()).toBe(chart);
  });
});

import { describe, expect, it } from "vitest";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { blankRow, flipped, placed, withAccount } from "#domain/statement/typed/edit-rows.ts";
import { belongingOf, naturalSide, pucOfTyped, rowSideOf } from "#domain/statement/typed/row-side.ts";

describe("the side of a typed amount (spec §5, spec-decision 23)", () => {
  it.each([
    ["1001", "Caja", "debit"],
    ["2001", "Proveedores", "credit"],
    ["3001", "Capital", "credit"],
    ["4001", "Ingresos por Ventas", "credit"],
    ["5001", "Gastos Operacionales", "debit"],
    ["6135", "Comercio", "debit"],
    ["7105", "Materia prima", "debit"],
    ["1592", "Depreciación acumulada", "credit"],
    ["4175", "Devoluciones en ventas", "debit"],
  ])("%s %s goes to the %s side by its nature", (code, name, side) => {
    expect(naturalSide(code, name)).toBe(side);
  });

  it.each([...miniChart.byCode.values()])(
    "AC-07 $code $name: what is typed ends on the side of its nature, whatever the statement",
    ({ code, name, nature }) => {
      const typed = { ...blankRow("r"), debit: pesos(1_500) };
      const row = withAccount(typed, code, name);
      expect([row.debit, row.credit]).toEqual(nature === "debit" ? [1_500, 0] : [0, 1_500]);
    },
  );

  it.each([
    "Caja menor",
    "BANCO de Bogotá",
    "Inventario final",
    "Cuenta por cobrar a socios",
    "Cuentas por Cobrar",
    "Activo fijo",
    "Gasto de viaje",
    "Costo del flete",
    "Compras del mes",
  ])("without a known code, %s adds by debits", (name) => {
    expect(naturalSide("", name)).toBe("debit");
    expect(naturalSide("X-1", name)).toBe("debit");
  });

  it("without a known code and without those words it adds by credits", () => {
    expect(naturalSide("", "Socios")).toBe("credit");
    expect(naturalSide("0999", "Pasivo estimado")).toBe("credit");
  });

  it("one click moves the amount to the other side, and back", () => {
    const row = placed({ ...blankRow("a"), code: "1001", name: "Caja" }, "debit", pesos(500));
    expect(flipped(row)).toMatchObject({ debit: ZERO, credit: 500 });
    expect(flipped(flipped(row))).toEqual(row);
    expect(rowSideOf(flipped(row))).toBe("credit");
  });

  it("another account takes the amount to its own side", () => {
    const row = placed({ ...blankRow("a"), code: "1001", name: "Caja" }, "debit", pesos(500));
    expect(withAccount(row, "2001", "Proveedores")).toMatchObject({ debit: 0, credit: 500 });
  });

  it("a code of the twelve stands for its account of the PUC, free text for none", () => {
    expect(pucOfTyped(" 1004 ")).toBe("1435");
    expect(pucOfTyped("2408")).toBe("2408");
    expect(pucOfTyped("caja")).toBeNull();
    expect(pucOfTyped("0105")).toBeNull();
  });

  it("says where a row adds in plain words, and only the side where it goes against its class", () => {
    const row = (code: string, debit: number, credit: number) =>
      belongingOf({ code, name: "", debit: pesos(debit), credit: pesos(credit) });
    expect(row("1001", 0, 0)).toBe("have");
    expect(row("2001", 0, 5)).toBe("owe");
    expect(row("3001", 0, 5)).toBe("own");
    expect(row("4001", 0, 5)).toBe("earn");
    expect(row("6135", 5, 0)).toBe("spend");
    expect(row("1001", 0, 5)).toBe("takes");
    expect(row("", 5, 0)).toBe("adds");
    expect(row("", 0, 5)).toBe("takes");
    expect(row("8105", 0, 5)).toBe("takes");
  });
});

import { describe, expect, it } from "vitest";
import { newProfile, newRetention } from "#domain/fiscal/fiscal-profile.ts";
import { statementEffect } from "#domain/fiscal/statement-effect.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Rows } from "#domain/statement/typed/edit-rows.ts";
import {
  asksForVat,
  lacksUsualTaxes,
  proposedLine,
  taxedRows,
  withProposal,
  withUsualTaxes,
} from "#domain/statement/typed/tax-rows.ts";
import { typedTotals } from "#domain/statement/typed/typed-totals.ts";

const PROFILE = {
  ...newProfile(),
  retentions: [{ ...newRetention("ret_1" as never), name: "Compras", rate: 2.5, accountCode: "236540" }],
};

const row = (
  id: string,
  code: string,
  name: string,
  debit: number,
  credit: number,
  affectsTaxes = false,
) => ({
  id,
  code,
  name,
  debit: pesos(debit),
  credit: pesos(credit),
  affectsTaxes,
});

const ROWS: Rows = [
  row("a", "1105", "Caja", 4_000_000, 0),
  row("b", "1435", "Mercancías", 6_000_000, 0, true),
  row("c", "4135", "Ventas", 0, 10_000_000, true),
];

function statementEffectLines() {
  const effect = statementEffect(PROFILE, day("2026-03-31"), taxedRows({ view: "complex", rows: ROWS }));
  if (!effect.ok) throw new Error(effect.error.kind);
  return effect.value.lines;
}

const proposals = (view: "simple" | "complex") =>
  statementEffectLines().map((line) => proposedLine(line, view));

describe("what a fiscal profile proposes for a typed table", () => {
  it("asks by accounts of the PUC; in the simple view, which has no switch, the account decides", () => {
    const rows = [row("a", "1004", "Inventarios", 5, 0), row("b", "?", "Fundación", 5, 0)];
    expect(taxedRows({ view: "simple", rows })).toEqual([
      { code: "1435", name: "Inventarios", debit: 5, credit: 0 },
    ]);
  });

  it("in the complex view a row whose switch is off enters no base, whatever its account", () => {
    const off = ROWS.map((each) => ({ ...each, affectsTaxes: false }));
    const effect = statementEffect(PROFILE, day("2026-03-31"), taxedRows({ view: "complex", rows: off }));
    expect(effect).toMatchObject({ ok: true, value: { lines: [], vatBalance: 0, withheld: 0 } });
  });

  it("one press switches on what usually carries taxes: sales and expenses, no balances", () => {
    const off = ROWS.map((each) => ({ ...each, affectsTaxes: false }));
    const on = withUsualTaxes(off);
    expect(on.map((each) => each.affectsTaxes)).toEqual([false, false, true]);
    expect(lacksUsualTaxes(off)).toBe(true);
    expect(lacksUsualTaxes(on)).toBe(false);
  });

  it("asks for the VAT of a row that is on and can be a base", () => {
    const asked = [...ROWS, row("d", "2408", "IVA", 0, 5, true), row("e", "1524", "Equipo", 5, 0, true)];
    expect(asked.map(asksForVat)).toEqual([false, true, true, false, true]);
  });

  it("VAT of 19 % on sales and purchases, and what is withheld, each with its counterpart", () => {
    const found = proposals("complex").map(({ row: own, counterpart, tax }) => [
      own.code,
      own.side,
      own.amount,
      counterpart.code,
      counterpart.side,
      tax.base,
      tax.rate,
    ]);
    expect(found).toEqual([
      ["2408", "credit", 1_900_000, "1305", "debit", 10_000_000, 19],
      ["2408", "debit", 1_140_000, "2205", "credit", 6_000_000, 19],
      ["236540", "credit", 150_000, "2205", "debit", 6_000_000, 2.5],
    ]);
  });

  it.each(["simple", "complex"] as const)(
    "in the %s view a table that balances still balances with them",
    (view) => {
      const after = proposals(view).reduce((rows, line) => withProposal(rows, line), ROWS);
      expect(typedTotals(after).balanced).toBe(true);
      const codes = after.slice(ROWS.length).map(({ code }) => code);
      expect(codes).toEqual(
        view === "simple" ? ["2003", "1003", "2001"] : ["2408", "1305", "2205", "236540"],
      );
      // 1,900,000 generated less 1,140,000 deductible.
      if (view === "complex")
        expect(after.find(({ code }) => code === "2408")).toMatchObject({ credit: 760_000 });
    },
  );

  it("keeps what a row says of its VAT, and asks nothing of a row without an account", () => {
    const sold = { ...row("a", "4135", "Ventas", 0, 5, true), vat: "excluded" as const };
    expect(taxedRows({ view: "complex", rows: [sold] })).toEqual([
      { code: "4135", name: "Ventas", debit: 0, credit: 5, vat: "excluded", affectsTaxes: true },
    ]);
    expect(taxedRows({ view: "complex", rows: ROWS })[0]).not.toHaveProperty("vat");
    const strange = row("b", "?", "Fundación", 5, 0, true);
    expect(asksForVat(strange)).toBe(false);
    expect(lacksUsualTaxes([{ ...strange, affectsTaxes: false }])).toBe(false);
    expect(withUsualTaxes([{ ...strange, affectsTaxes: false }])[0]?.affectsTaxes).toBe(false);
  });

  it("names each line after its tax", () => {
    const names = (view: "simple" | "complex") => [
      ...new Set(proposals(view).map(({ row: own }) => own.name)),
    ];
    expect(names("simple")).toEqual(["Impuestos por Pagar"]);
    expect(names("complex")).toEqual(["Impuesto sobre las ventas por pagar", "Retención en la fuente"]);
    const [line] = statementEffectLines();
    if (!line) throw new Error("nothing proposed");
    const named = (account: string) => proposedLine({ ...line, account }, "complex").row.name;
    expect(named("236705")).toBe("Impuesto a las ventas retenido");
    expect(named("236805")).toBe("Impuesto de industria y comercio retenido");
    expect(named("241205")).toBe("Impuestos por pagar");
  });

  it("leaves nothing on either side of a row that comes to zero", () => {
    const [generated] = proposals("complex");
    if (!generated) throw new Error("nothing proposed");
    const after = withProposal([row("v", "2408", "IVA", 1_900_000, 0)], generated);
    expect(after[0]).toMatchObject({ debit: 0, credit: 0 });
  });

  it("adds to the row that the account already has, which changes sides when it must", () => {
    const table: Rows = [row("v", "2408", "IVA", 2_000_000, 0)];
    const [generated] = proposals("complex");
    if (!generated) throw new Error("nothing proposed");
    const after = withProposal(table, generated);
    expect(after[0]).toMatchObject({ id: "v", debit: 100_000, credit: 0 });
    expect(after).toHaveLength(2);
  });
});

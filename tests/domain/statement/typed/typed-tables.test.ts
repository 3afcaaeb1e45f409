import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import {
  blankRow,
  fitsTogether,
  isBlankRow,
  newRowIds,
  withAccount,
  withOwnIds,
  without,
} from "#domain/statement/typed/edit-rows.ts";
import { plainShare } from "#domain/statement/typed/plain-share.ts";
import { withProposal } from "#domain/statement/typed/tax-rows.ts";
import { typedFigures } from "#domain/statement/typed/typed-figures.ts";
import { typedPeriod } from "#domain/statement/typed/typed-period.ts";
import { isSample, sampleStatement } from "#domain/statement/typed/typed-sample.ts";
import type { StatementRow, TypedStatement } from "#domain/statement/typed/typed-statement.ts";
import {
  besides,
  isUntouched,
  turnedAside,
  type WorkspaceDraft,
} from "#domain/statement/typed/workspace-draft.ts";

/** Debits are positive. */
const row = (id: string, code: string, amount: number, more: Partial<StatementRow> = {}): StatementRow => ({
  ...blankRow(id),
  code,
  name: code,
  debit: pesos(Math.max(amount, 0)),
  credit: pesos(Math.max(-amount, 0)),
  ...more,
});
const table = (...rows: readonly StatementRow[]): TypedStatement => ({
  statement: "balance",
  view: "simple",
  rows,
});

describe("rows that are typed", () => {
  it("are blank without an account and an amount, whatever spaces are typed", () => {
    const blank = blankRow("a");
    expect([blank, { ...blank, code: "  ", name: " " }].map(isBlankRow)).toEqual([true, true]);
    const others = [{ code: "1" }, { name: "x" }, { debit: pesos(1) }, { credit: pesos(1) }];
    expect(others.map((more) => isBlankRow({ ...blank, ...more }))).toEqual([false, false, false, false]);
    expect(blank.affectsTaxes).toBe(false);
  });

  it("have ids that no row had before", () => {
    expect(newRowIds([], 2)).toEqual(["row-1", "row-2"]);
    expect(newRowIds([blankRow("row-4"), blankRow("row-2"), blankRow("sample-9")], 2)).toEqual([
      "row-5",
      "row-6",
    ]);
    expect(withOwnIds([blankRow("x"), blankRow("x")]).map(({ id }) => id)).toEqual(["row-1", "row-2"]);
    expect(without([blankRow("a"), blankRow("b")], "a").map(({ id }) => id)).toEqual(["b"]);
  });

  it("move their amount to the side of their account, and fit together while their sums are counted", () => {
    expect(withAccount(row("a", "1105", 500), "2205", "Proveedores")).toMatchObject({
      code: "2205",
      name: "Proveedores",
      debit: 0,
      credit: 500,
    });
    expect(fitsTogether([row("a", "1105", 9e15)])).toBe(true);
    expect(fitsTogether([row("a", "1105", 9e15), row("b", "2205", -9e15)])).toBe(false);
  });
});

describe("the sample of a new table (spec-decision 4)", () => {
  const sample = sampleStatement("balance", "simple");
  const changed = (more: Partial<StatementRow>) => ({
    ...sample,
    rows: sample.rows.map((each, at) => (at === 0 ? { ...each, ...more } : each)),
  });

  it("is one in either view, until anything of it is changed", () => {
    expect(isSample(sample)).toBe(true);
    expect(isSample(sampleStatement("balance", "complex"))).toBe(true);
    expect(isSample({ ...sample, rows: sample.rows.slice(1) })).toBe(false);
    expect(isSample({ ...sample, rows: [...sample.rows, blankRow("z")] })).toBe(false);
    const changes: readonly Partial<StatementRow>[] = [
      { code: "9" },
      { name: "x" },
      { debit: pesos(1) },
      { credit: pesos(1) },
      { affectsTaxes: true },
      { vat: "exempt" },
    ];
    expect(changes.map((more) => isSample(changed(more)))).toEqual(changes.map(() => false));
    expect(sample.rows[0]?.id).toBe("sample-1");
  });

  it("is nobody's work while it was not saved", () => {
    expect(isUntouched({ table: sample, savedVersion: null })).toBe(true);
    expect(isUntouched({ table: sample, savedVersion: 1 })).toBe(false);
    expect(isUntouched({ table: changed({ name: "x" }), savedVersion: null })).toBe(false);
  });
});

describe("tables that are set aside, so that nothing is lost", () => {
  const [a, b, c] = [table(row("a", "1105", 1)), table(row("b", "1105", 2)), table(row("c", "1105", 3))];
  const draft = (active: TypedStatement, ...aside: readonly TypedStatement[]) =>
    ({ table: active, aside, name: "", version: 1 }) as unknown as WorkspaceDraft;
  const told = ({ table: active, aside }: { table: TypedStatement; aside: readonly TypedStatement[] }) =>
    [active, ...aside].map(({ rows }) => rows[0]?.id).join(" ");

  it("one that is brought becomes active, each of both once", () => {
    expect(told(besides(null, draft(a, b)))).toBe("a b");
    expect(told(besides(draft(a, b), draft(c)))).toBe("c a b");
    expect(told(besides(draft(a, b), draft(c, b, a)))).toBe("c a b");
    expect(told(besides(draft(a), draft(b, c)))).toBe("b a c");
    const here = draft(a, b);
    expect(besides(here, draft(b, c))).toBe(here);
    expect(besides(here, draft(structuredClone(a)))).toBe(here);
  });

  it("take turns, in the view that is open", () => {
    const open = draft({ ...a, view: "complex" }, b, c);
    const turned = turnedAside(open);
    expect([told(turned), turned.table.view]).toEqual(["b c a", "complex"]);
    expect(told(turnedAside(turnedAside(turned)))).toBe("a b c");
    const alone = draft(a);
    expect(turnedAside(alone)).toBe(alone);
  });
});

describe("what a typed table tells", () => {
  it("names its period by its statement", () => {
    const [from, to] = [day("2026-01-01"), day("2026-10-31")];
    expect(typedPeriod({ statement: "balance", from }, to)).toBe("A 31 de octubre de 2026");
    expect(typedPeriod({ statement: "equity" }, to)).toBe("A 31 de octubre de 2026");
    expect(typedPeriod({ statement: "income", from }, to)).toBe(
      "Del 1 de enero de 2026 al 31 de octubre de 2026",
    );
    expect(typedPeriod({ statement: "cash" }, to)).toBe("Período terminado el 31 de octubre de 2026");
  });

  it("of each $ 100 what goes to others, where it balances", () => {
    const share = (statement: TypedStatement["statement"], ...rows: readonly StatementRow[]) =>
      plainShare({ statement, rows });
    const have = row("a", "1105", 1_000);
    expect(share("balance", have, row("b", "2205", -250), row("c", "3105", -750))).toEqual({
      of: "have",
      others: 25,
      own: 75,
    });
    expect(
      share("balance", have, row("b", "2205", -250), row("c", "3105", -750), blankRow("z"))?.others,
    ).toBe(25);
    expect(share("balance", have, row("b", "2205", -250))).toBeNull();
    expect(share("balance", have, row("b", "2205", -1_400), row("c", "3105", 400))).toBeNull();
    expect(share("income", row("a", "4135", -800), row("b", "5195", 800))).toEqual({
      of: "earn",
      others: 100,
      own: 0,
    });
    expect(share("cash", have, row("b", "2205", -1_000))).toBeNull();
    expect(share("balance")).toBeNull();
  });

  it("has its lines by their names, and the difference that they leave", () => {
    const figures = (statement: TypedStatement["statement"], ...rows: readonly StatementRow[]) => {
      const { lines, difference } = typedFigures({ statement, view: "simple", rows });
      return [lines.map(({ name, amount }) => `${name} ${amount}`), difference];
    };
    expect(
      figures("balance", row("a", "1105", 900, { name: " Caja " }), row("b", "2205", -400, { name: " " })),
    ).toEqual([["Caja 900", "2205 400"], 500]);
    expect(figures("cash", row("a", "4135", -900))).toEqual([["4135 900"], 0]);
  });

  it("takes a proposed tax on the row of its account, which may change sides, or on a new one", () => {
    const proposal = (side: "debit" | "credit", amount: number) =>
      ({
        row: { code: "2408", name: "IVA", side, amount: pesos(amount) },
        counterpart: {
          code: "1305",
          name: "Clientes",
          side: side === "debit" ? "credit" : "debit",
          amount: pesos(amount),
        },
      }) as Parameters<typeof withProposal>[1];
    const told = (rows: readonly StatementRow[]) =>
      rows.map(({ code, debit, credit }) => `${code} ${debit - credit}`);
    const held = [row("row-1", " 2408 ", 100), row("row-2", "1305", 500)];
    expect(told(withProposal(held, proposal("credit", 30)))).toEqual([" 2408  70", "1305 530"]);
    expect(told(withProposal(held, proposal("credit", 130)))).toEqual([" 2408  -30", "1305 630"]);
    const even = withProposal(held, proposal("credit", 100));
    expect(told(even)).toEqual([" 2408  0", "1305 600"]);
    const fresh = withProposal([], proposal("credit", 30));
    expect(told(fresh)).toEqual(["2408 -30", "1305 30"]);
    expect(fresh.map(({ affectsTaxes }) => affectsTaxes)).toEqual([true, false]);
    expect(withProposal([], proposal("debit", 30)).map(({ affectsTaxes }) => affectsTaxes)).toEqual([
      false,
      false,
    ]);
  });
});

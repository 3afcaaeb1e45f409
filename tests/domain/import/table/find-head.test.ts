import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestHead, findHead, type HeadWords } from "#domain/import/table/find-head.ts";
import type { FileCell, SheetRow } from "#domain/import/table/sheet.ts";
import { day } from "#domain/kernel/calendar-day.ts";

type Use = "code" | "name" | "debit" | "credit" | "end";
const WORDS: HeadWords<Use> = [
  [null, /saldo anterior/],
  ["end", /^saldo nuevo debe/],
  ["code", /^codigo/],
  ["name", /^nombre/],
  ["debit", /debe$/],
  ["credit", /haber$/],
  ["name", /^cuenta/],
];
const rowsOf = (...rows: readonly (readonly FileCell[])[]): readonly SheetRow[] =>
  rows.map((cells, index) => ({ row: index + 1, cells }));
const found = (...rows: readonly (readonly FileCell[])[]) =>
  findHead(rowsOf(...rows), WORDS, (uses) => (uses.has("code") ? uses.size : 0));

describe("IM-19 the heading of a table", () => {
  it("stands below titles, is blank in places, and says each use once", () => {
    expect(
      found(["Empresa"], ["Código de barras y nombre"], ["Código", null, "Cuenta", "Nombre", "Debe"]),
    ).toEqual({
      uses: ["code", null, null, "name", "debit"],
      labels: ["Código", "", "Cuenta", "Nombre", "Debe"],
      next: 3,
      worth: 3,
    });
  });

  it("takes the surer words first, wherever their column stands", () => {
    expect(found(["Cuenta", "Código"])?.uses).toEqual(["name", "code"]);
    expect(found(["Cuenta", "Nombre", "Código"])?.uses).toEqual([null, "name", "code"]);
  });

  it("reads groups of columns above it together with it, and leaves out what must not be taken", () => {
    const head = found(
      [null, null, "Saldo anterior", null, "Movimiento", null, "Saldo nuevo", null],
      ["Código", "Cuenta", "Debe", "Haber", "Debe", "Haber", "Debe", "Haber"],
    );
    expect(head?.uses).toEqual(["code", "name", null, null, "debit", "credit", "end", null]);
    expect(head?.labels[3]).toBe("Saldo anterior Haber");
  });

  it("is no row with a figure or a day, and nothing where no row says enough", () => {
    expect(found(["Código", 5], ["Código", { day: day("2026-11-03") }], ["Nombre", "Debe"])).toBeNull();
    expect(found()).toBeNull();
    expect(found(["Código ".repeat(50)])).toBeNull();
  });

  it.each([
    ["a document's number", "900.123.456-7"],
    ["an account of a bank", "(4512 3300 12)"],
    ["an address", "ana@tienda.com.co"],
  ])("is no row with %s", (_, cell) => {
    expect(found(["Código", cell])).toBeNull();
    expect(found(["Código", "2026", "Nombre"])?.uses).toEqual(["code", null, "name"]);
  });

  it("reads long digits and addresses in a moment, whatever follows them", () => {
    const spent = process.cpuUsage();
    for (const long of ["9".repeat(400), "1 ".repeat(300), "a@".repeat(300), "a.b@c.".repeat(80)])
      found(["Código", `${long}x`, `${long} -5.000 = 0`]);
    const { user } = process.cpuUsage(spent);
    expect(user / 1000).toBeLessThan(1000);
  });

  it("is found among any rows of texts, and never outside of them", () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom("Código", "Cuenta", "Debe", "toString", "__proto__"),
      fc.constant(null),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }), (rows) => {
        const head = found(...rows);
        if (head === null) return;
        expect(head.next).toBeLessThanOrEqual(rows.length);
        expect(head.uses.length).toBe(head.labels.length);
        const uses = head.uses.filter((use) => use !== null);
        expect(new Set(uses).size).toBe(uses.length);
      }),
    );
  });
});

describe("IM-19 headings over groups of columns", () => {
  const labels = (merged: number, ...rows: readonly (readonly FileCell[])[]) =>
    bestHead(
      {
        rows: rowsOf(...rows),
        merged: merged === 0 ? [] : [{ firstRow: 1, lastRow: 1, firstColumn: 1, lastColumn: merged }],
      },
      {
        texts: ({ cells }) => cells.map((each) => (typeof each === "string" ? each : "")),
        groups: { over: /^saldos/, says: /saldo/ },
        uses: (texts) => texts.map((text) => (text === "" ? null : text)),
        worth: (uses) => uses.filter((use) => use !== null).length,
      },
    )?.uses;

  it("reach as far as their merged cells, and one column further without", () => {
    const rows = [
      ["Empresa", "Saldos", null, null],
      ["Cuenta", "Debe", "Haber", "Neto"],
    ];
    expect(labels(3, ...rows)).toEqual(["Cuenta", "Saldos Debe", "Saldos Haber", "Saldos Neto"]);
    expect(labels(0, ...rows)).toEqual(["Cuenta", "Saldos Debe", "Saldos Haber", "Neto"]);
  });

  it("say nothing of a column that says it itself, nor of one that is not right below", () => {
    expect(labels(0, ["", "Saldos", null], ["Cuenta", "Saldo final", "Haber"])).toEqual([
      "Cuenta",
      "Saldo final",
      "Saldos Haber",
    ]);
    expect(labels(0, ["", "Saldos", null], [], ["Cuenta", "Debe", "Haber"])).toEqual([
      "Cuenta",
      "Debe",
      "Haber",
    ]);
  });
});

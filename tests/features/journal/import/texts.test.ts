import { describe, expect, it } from "vitest";
import type { HeldReason } from "#domain/import/books/import-plan.ts";
import { TABLE_KINDS, type TableKind } from "#domain/import/books/recognise.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { importTexts as texts } from "#features/journal/import/texts.ts";

describe("IM-20 what stays out is counted as a person counts it", () => {
  it.each<[TableKind, string, string, string]>([
    ["journal", "1 asiento no se registra", "2 asientos no se registran", "2 asientos ya están"],
    ["vouchers", "1 comprobante no se registra", "2 comprobantes no se registran", "2 comprobantes ya están"],
    ["trial", "Los saldos iniciales no se registran", "Los saldos iniciales no se registran", "Estos saldos"],
    ["operations", "1 operación no se registra", "2 operaciones no se registran", "2 operaciones ya están"],
    ["plain", "1 asiento no se registra", "2 asientos no se registran", "2 asientos ya están"],
  ])("%s", (kind, one, two, known) => {
    expect(texts.held(1, kind)).toBe(`${one} mientras no se corrija esto:`);
    expect(texts.held(2, kind)).toBe(`${two} mientras no se corrija esto:`);
    expect(texts.known(2, kind).startsWith(known)).toBe(true);
    expect(texts.known(1, kind)).toMatch(/no se agregan? otra vez\.$/);
  });

  it.each<[HeldReason, string]>([
    [
      { row: 1204, kind: "closed-month", month: month("2026-10") },
      "octubre de 2026 está cerrado: ábrelo en Cierre",
    ],
    [{ row: 1204, kind: "stray-year", year: 2099 }, "el año 2099 no puede ser"],
    [{ row: 1204, kind: "currency", cell: "USD" }, "«USD» no está en pesos"],
    [{ row: 1204, kind: "no-date" }, "falta la fecha"],
    [{ row: 1204, kind: "entry", problem: { kind: "unbalanced", difference: pesos(10) } }, "$ 10"],
  ])("a row is named with its sheet where the file has several: %o", (reason, said) => {
    expect(texts.reason(reason, "journal", "Octubre")).toMatch(/^Fila 1\.204 de «Octubre»: /);
    expect(texts.reason(reason, "journal", "Octubre").replaceAll("\u00a0", " ")).toContain(said);
    expect(texts.reason(reason, "journal", null)).toMatch(/^Fila 1\.204: /);
  });

  it("other sheets of the same headings are said by their names", () => {
    expect(texts.alike(["Enero"])).toMatch(/^La hoja «Enero» tiene los mismos títulos y no se lee con esta/);
    expect(texts.alike(["Enero", "Marzo"])).toMatch(/^Las hojas «Enero» y «Marzo» tienen .* no se leen/);
  });

  it("and a word of a list is no account of a plan", () => {
    const reason = { kind: "unknown-account", row: 4, cell: "tintos" } as const;
    for (const kind of TABLE_KINDS) {
      const isList = kind === "operations";
      expect(texts.reason(reason, kind, null)).toBe(
        isList
          ? "Fila 4: falta decir a qué cuenta va «tintos»"
          : "Fila 4: la cuenta «tintos» no está en el plan de este libro",
      );
      expect(texts.accounts(1, kind)).toMatch(isList ? /^1 palabra de la lista/ : /^1 cuenta del archivo/);
    }
  });
});

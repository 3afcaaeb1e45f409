import { describe, expect, it } from "vitest";
import { contentChanges, type EntryEvent } from "#domain/accounting/entries/entry-changes.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { changeText, historyTexts, type NameOf } from "#features/journal/entry/history-texts.ts";
import { content, line } from "../../../support/builders.ts";

const NAMES: Readonly<Record<string, string>> = { "1105": "Caja", "1110": "Bancos", "4135": "Ventas" };
const nameOf: NameOf = ({ account }) => NAMES[account] ?? account;
const SALE = content("2026-11-03", "1110", "4135", 100_000, "Venta");

const said = (after: Partial<typeof SALE>) =>
  contentChanges(SALE, { ...SALE, ...after }).map((each) =>
    changeText(each, nameOf).replaceAll("\u00a0", " "),
  );

describe("the history of an entry in words", () => {
  it("says figures as they were and as they are", () => {
    expect(said({ lines: [line("1110", 120_000), line("4135", -120_000)] })).toEqual([
      "Bancos Debe $ 100.000 → $ 120.000",
      "Ventas Haber $ 100.000 → $ 120.000",
    ]);
    expect(said({ lines: [line("1105", 100_000), line("4135", -100_000)] })).toEqual([
      "Bancos Debe $ 100.000 → Caja Debe $ 100.000",
    ]);
    expect(said({ lines: [line("1110", 60_000), line("4135", -100_000), line("1105", 40_000)] })).toEqual([
      "Bancos Debe $ 100.000 → $ 60.000",
      "Se agregó Caja Debe $ 40.000",
    ]);
    expect(said({ lines: [line("1110", -100_000), line("4135", 100_000)] })[0]).toBe(
      "Bancos Debe $ 100.000 → Haber $ 100.000",
    );
  });

  it("says day and words as they were and as they are", () => {
    expect(said({ date: day("2026-11-04"), reference: "RC-2", description: "" })).toEqual([
      "Fecha 03/11/2026 → 04/11/2026",
      "Referencia (vacío) → «RC-2»",
      "Detalle «Venta» → (vacío)",
    ]);
  });

  it("names who a line concerns when only that changed", () => {
    const [debit, credit] = SALE.lines;
    if (!debit || !credit) throw new Error("no lines");
    const named = { ...debit, thirdParty: "Ferretería" };
    expect(said({ lines: [named, credit] })).toEqual(["Bancos: (vacío) → «Ferretería»"]);
  });

  it("tells what was done from what was taken back", () => {
    const step = (event: EntryEvent, isUndo = false, isImport = false) =>
      historyTexts.step({ at: 0, event, isUndo, isImport });
    expect(step({ kind: "posted", reverses: null })).toBe("Registrado");
    expect(step({ kind: "posted", reverses: null }, false, true)).toBe("Registrado al importar");
    expect(step({ kind: "edited", changes: [] })).toBe("Corregido");
    expect(step({ kind: "edited", changes: [] }, true)).toBe("Corrección deshecha");
    expect(step({ kind: "voided" })).toBe("Anulado");
    expect(step({ kind: "unvoided" }, true)).toBe("Anulación deshecha");
  });
});

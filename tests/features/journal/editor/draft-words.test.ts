import { describe, expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { entryTotals } from "#domain/accounting/entries/check-entry.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { entryName, hintWords, lightSide } from "#features/journal/editor/draft-words.ts";
import { line } from "#tests/support/builders.ts";

const puc = await loadChart("puc");

function hint(...lines: ReturnType<typeof line>[]): string {
  return hintWords(puc, lines, entryTotals(lines)?.difference ?? ZERO, "CE-0156").replaceAll("\u00a0", " ");
}

describe("the likely slip in words", () => {
  it("says which side is still empty", () => {
    expect(hint(line("5135", 486_300))).toBe("A CE-0156 le falta la contrapartida en el haber.");
  });

  it("names the line on the wrong side", () => {
    expect(hint(line("5135", 100), line("1110", 50), line("2205", -50))).toBe(
      "La línea 2 (Bancos) parece ir en el haber: es justo la mitad de la diferencia.",
    );
  });

  it("names the line with two digits swapped", () => {
    expect(hint(line("5135", 486_300), line("1110", -468_300))).toBe(
      "En la línea 1 (Servicios) parece haber dos cifras cambiadas de lugar: con $ 468.300 cuadra.",
    );
  });

  it("names the line with a zero too many", () => {
    expect(hint(line("5135", 900_000), line("1110", -90_000))).toContain("un cero");
  });

  it("says the amount when nothing suggests itself", () => {
    expect(hint(line("5135", 500), line("1110", -493))).toBe("A CE-0156 le faltan $ 7 en el haber.");
  });

  it("calls an entry by its reference, else by its number", () => {
    expect(entryName({ reference: " RC-1 ", number: 4 })).toBe("RC-1");
    expect(entryName({ reference: "", number: 4 })).toBe("asiento 4");
    expect(entryName({ reference: "", number: 0 })).toBe("este asiento");
    expect(lightSide(ZERO)).toBe("debit");
  });
});

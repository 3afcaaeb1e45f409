import { expect, it } from "vitest";
import { type AnalysisFigures, NO_FIGURES } from "#domain/statement/analysis/analysis-figures.ts";
import { structureWords } from "#features/analysis/structure-words.ts";

function figures(currentLiabilities: number, otherLiabilities: number, equity: number): AnalysisFigures {
  const assets = currentLiabilities + otherLiabilities + equity;
  return { ...NO_FIGURES, currentAssets: assets, assets, currentLiabilities, otherLiabilities, equity };
}

it("says who finances the business", () => {
  expect(structureWords(figures(20, 10, 70), null)).toBe(
    "El patrimonio financia más de la mitad del negocio.",
  );
  expect(structureWords(figures(60, 0, 40), null)).toBe("La deuda financia más de la mitad del negocio.");
  expect(structureWords(figures(50, 0, 50), null)).toBe(
    "El patrimonio y la deuda financian el negocio por mitades.",
  );
  expect(structureWords(figures(150, 0, -50), null)).toContain("el patrimonio es negativo");
  expect(structureWords(figures(0, 0, 0), null)).toBe("Todavía no hay activos registrados.");
  expect(structureWords(NO_FIGURES, null)).toBeNull();
});

it("tells the two parts that changed most, and nothing of small changes", () => {
  expect(structureWords(figures(25, 23, 52), figures(26, 31, 43))).toBe(
    "El patrimonio subió de 43,0% a 52,0% del activo y la deuda de largo plazo bajó de 31,0% a 23,0% del activo. El patrimonio financia más de la mitad del negocio.",
  );
  expect(structureWords(figures(25, 23, 52), figures(25, 24, 51))).toMatch(/^Las partes del balance casi no/);
  expect(structureWords(figures(25, 23, 52), figures(0, 0, 0))).toBe(
    "El patrimonio financia más de la mitad del negocio.",
  );
});

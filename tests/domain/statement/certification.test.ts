import { expect, it } from "vitest";
import { certificationText } from "#domain/statement/certification.ts";

it("AC-12 declares what Ley 222 de 1995, art. 37, asks of who prepared the statements", () => {
  const [who = "", what = "", which = ""] = certificationText(
    "La Sabana, NIT 901.234.567-7",
    "a 30 de noviembre de 2026",
  );
  expect(who).toContain("El representante legal y el contador público de La Sabana, NIT 901.234.567-7");
  expect(who).toContain("estados financieros a 30 de noviembre de 2026");
  expect(who).toContain("artículo 37 de la Ley 222 de 1995");
  // The two assertions in the words of the article.
  expect(what).toContain(
    "verificado previamente las afirmaciones contenidas en ellos, conforme al reglamento",
  );
  expect(what).toContain("se han tomado fielmente de los libros");
  expect(which).toMatch(
    /situación financiera.*resultados.*flujos de efectivo.*cambios en el patrimonio.*notas/,
  );
});

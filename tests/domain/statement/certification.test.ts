import { expect, it } from "vitest";
import { certificationText } from "#domain/statement/certification.ts";
import { statementsListed } from "#domain/statement/notes/compulsory.ts";

it("AC-12 declares what Ley 222 de 1995, art. 37, asks of who prepared the statements", () => {
  const [who = "", what = "", which = ""] = certificationText({
    of: "La Sabana, NIT 901.234.567-7",
    when: "a 30 de noviembre de 2026",
    titles: ["Representante legal", "Contador público"],
    statements: statementsListed("pymes"),
  });
  expect(who).toContain("representante legal y contador público de La Sabana, NIT 901.234.567-7");
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

it.each([
  [["Representante legal", "Contadora pública"], "representante legal y contadora pública de X"],
  [["Gerenta", "Contador público"], "gerenta y contador público de X"],
  [["CEO", "C.P. titular"], "CEO y C.P. titular de X"],
])("AC-12 names those who sign as they sign: %j", (titles, words) => {
  const [who = ""] = certificationText({ of: "X", when: "del año 2026", titles, statements: "" });
  expect(who).toContain(`Quienes firmamos, ${words}`);
  expect(who).not.toMatch(/\b(?:el|la) (?:representante|contador)/i);
});

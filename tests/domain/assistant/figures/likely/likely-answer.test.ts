import { expect, it } from "vitest";
import { answerFromBooks } from "#domain/assistant/figures/answer-from-books.ts";
import { isNarrowed } from "#domain/assistant/figures/likely/narrowed.ts";
import { askedPart } from "#domain/assistant/figures/question/asked-part.ts";
import { isToldVerb } from "#domain/assistant/figures/question/told-verbs.ts";
import { QUESTION_FACTS, scoreQuestion } from "../../bank/score-questions.ts";

const labelsOf = (question: string): readonly string[] => {
  const reply = answerFromBooks(QUESTION_FACTS, question);
  return reply.kind === "figures" ? reply.answer.figures.map(({ label }) => label) : [];
};

it.each([
  ["¿En cuánto está tasada la mercancía en existencia?", "inventory | now"],
  ["Los computadores, los muebles y la buseta, ¿por cuánto los tenemos en libros?", "fixed-assets | now"],
  ["me tiene desvelada lo que le debo al banco, ¿cuánto es?", "debt | now"],
  ["cuánta plata junta tengo entre el cajón y el banco", "cash+bank | now"],
  ["El martes hay que pagar quincena; ¿cuánto efectivo hay en caja?", "cash | now"],
  [
    "cuánto me quitaron en retenciones los clientes y cuánto les quité yo a los demás",
    "withheld from us | now ; withheld by us | now",
  ],
  ["ROE y días de cartera", "roe | any ; collection-days | any"],
  ["utilidad de mayo; patrimonio a hoy", "profit | 2026-05 ; equity with results | now"],
  ["Dígame con sinceridad cuánto ganamos en mayo", "profit | 2026-05"],
])("tells what all words make likely: %s (GM-37)", (question, label) => {
  expect(scoreQuestion(question, label)).toBe("right");
});

it.each([
  "ventas de zapatos en mayo",
  "cuánto vendí en Bogotá en octubre",
  "¿Cuánto vendimos de helados en julio?",
  "inventario de camisas",
  "cuánto tengo en inventario de repuestos Bosch",
  "ventas trimestrales",
  "gorras: cuánto vendí en mayo",
  "cuánto vendí hace tres días",
  "lo desembolsado y lo vendido en agosto",
  "mándele un correo al contador con las ventas",
  "utilidad de la línea de belleza en 2025",
])("tells no figure where a word may say which part is meant: %s (GM-37)", (question) => {
  expect(labelsOf(question)).toEqual([]);
});

it.each([
  ["rot cartera", "collection-days | any"],
  ["cuánto me retuvieron los clientes", "withheld from us | now"],
  ["cada cuánto me pagan los clientes", "collection-days | any"],
  ["cuánto subieron los gastos", "compare | any"],
])("never replaces what was read whole: %s (GM-37)", (question, label) => {
  expect(scoreQuestion(question, label)).toBe("right");
});

it.each([
  ["cuánto le debo a Arroz Diana", ["Arroz Diana"]],
  ["¿Qué se le adeuda a Arroz Diana?", ["Arroz Diana"]],
  ["cuánto le debemos a Molinos Santa Rita", []],
  ["cuánto me debe Postobón", []],
])("tells what a supplier is owed by the name: %s (GM-37)", (question, labels) => {
  expect(labelsOf(question)).toEqual(labels);
});

it("does not take whoever is owed for a name (GM-37)", () => {
  for (const whom of ["los proveedores", "los provedores", "la DIAN", "mis empleados", "Bancolombia"])
    expect(JSON.stringify(answerFromBooks(QUESTION_FACTS, `cuánto le debo a ${whom}`))).not.toContain(
      "Ningún proveedor con ese nombre",
    );
});

it.each([
  ["ventas de zapatos", ["zapatos"], true],
  ["ventas trimestrales", ["trimestrales"], true],
  ["le vendí harto a Molinos", ["molinos"], true],
  ["gorras: cuánto vendí", ["gorras"], true],
  ["para la exógena: ventas de 2025", ["exogena"], false],
  ["necesito con urgencia las ventas", ["urgencia"], false],
  ["qué quedó después de pagarlo todo", ["pagarlo"], false],
])("finds whether a word may say a part by where it stands: %s (GM-37)", (question, unread, expected) => {
  expect(isNarrowed(question, unread, (part) => part.includes("ventas"))).toBe(expected);
});

it.each([
  ["El viernes hay que pagar quincena; ¿cuánta plata tengo?", "¿cuánta plata tengo"],
  ["gorras: ¿cuánto vendí?", null],
  ["de lo que vendí, ¿cuánto fue fiado?", null],
  ["¿cuánto vendí? ¿cuánto gasté?", null],
])("finds the one part that asks: %s (GM-37)", (question, part) => {
  expect(askedPart(question)?.trim() ?? null).toBe(part);
});

it.each([
  ["me tiene trasnochada", 1, true],
  ["cuando me toque", 2, true],
  ["nos robaron", 1, false],
  ["no llegaron", 1, false],
  ["los ramos", 1, false],
])("knows verbs by their shape, but those of money: %s (GM-37)", (words, at, expected) => {
  const all = words.split(" ");
  expect(isToldVerb(all[at] ?? "", at, all)).toBe(expected);
});

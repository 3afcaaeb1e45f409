import { expect, it } from "vitest";
import { answerFromBooks, LONGEST_QUESTION } from "#domain/assistant/figures/answer-from-books.ts";
import { askedConcept } from "#domain/assistant/figures/question/asked-concept.ts";
import { isManner } from "#domain/assistant/figures/question/manner-words.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import { QUESTION_FACTS } from "./bank/score-questions.ts";

const told = (question: string): readonly string[] => {
  const reply = answerFromBooks(QUESTION_FACTS, question);
  return reply.kind === "figures"
    ? reply.answer.figures.map(({ text }) => text.replace(/\D/g, ""))
    : [reply.kind];
};

/** What each frame of asking is put around, and the figure without it. */
const ASKED = "las ventas de marzo";

it.each([
  "el contador pregunta por {}",
  "la revisora fiscal me pidió {}",
  "me gustaría conocer {}",
  "¿me confirmas {}?",
  "averígüeme {}",
  "¿sabes cuáles fueron {}?",
  "ya no me acuerdo de {}",
  "se me olvidó {}",
  "necesito {}",
  "favor informar {}",
  "se solicita {}",
  "quiubo parce, {}",
  "si no es molestia, {}",
  "arrojaron {}",
  "quedo atento a {}",
  "desde talento humano solicitan {}",
  "{} para la declaración de renta",
  "para el comité de crédito: {}",
  "mirá {}, ve",
  "contame {} pues",
  "{}. El gerente las está pidiendo",
  "{}, que me tocó viajar",
])("tells the figure within %s (GM-25)", (frame) => {
  expect(told(frame.replace("{}", ASKED))).toEqual(told(ASKED));
});

it.each(["ascendían", "muestra", "decime", "contame", "termina", "quedaron", "llevamos"])(
  "knows %s for a word of the manner of asking (GM-25)",
  (word) => expect(isManner(word.normalize("NFD").replace(/\p{M}/gu, ""))).toBe(true),
);

it.each([
  "vendimos",
  "zapatos",
  "exportamos",
  "bogota",
  "carmen",
  "pagamos",
  "partido",
  "gerente",
  "vencida",
])("takes %s for none (GM-25)", (word) => expect(isManner(word)).toBe(false));

it.each([
  ["¿a qué se le llama pasivo?", "qué es pasivo"],
  ["el devengo, ¿con qué se come?", "qué es devengo"],
  ["En palabras sencillas, ¿cómo se define el patrimonio?", "qué es patrimonio"],
  ["pasivo que viene siendo?", "qué es pasivo"],
  ["¿qué significa mi endeudamiento?", null],
  ["qué es lo que más gasto", null],
  ["cuánto vendí en mayo", null],
])("asks the meaning: %s (GM-25)", (question, term) => {
  expect(askedConcept(question.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase())).toBe(term);
});

it.each([
  "preséntame la declaración de IVA",
  "¿subirá la gasolina?",
  "páguele a la DIAN el IVA",
  "bórrame la factura de ayer",
])("explains nothing instead of what it cannot do: %s (GM-25)", (question) =>
  expect(["none", "figures"]).toContain(answerFromBooks(QUESTION_FACTS, question).kind),
);

it("tells what was paid of a debt and not what is left of it (GM-25)", () => {
  // The books charge nothing to the suppliers: nothing was paid, and the balance is no answer.
  expect(told("cuánto le pagamos a los proveedores en julio")).toEqual(["0"]);
  expect(told("cuánto le debíamos a los proveedores en julio")).toHaveLength(1);
  // Stock that money was spent on is purchases of the month, the seventh of the second year: 19 times.
  expect(told("cuánto invertimos en mercancía en julio")).toEqual([String(19 * 270_011)]);
});

it("tells what is owed in its parts at a past day as it does today (GM-25)", () => {
  expect(told("cuentas por pagar a mayo")).toHaveLength(3);
});

it("tells both of two that are understood only apart, or none (GM-25)", () => {
  expect(told("liquidez y endeudamiento").length).toBeGreaterThan(told("mi liquidez").length);
  expect(told("margen bruto y razón corriente").length).toBeGreaterThan(told("margen bruto").length);
  expect(told("lo comprado y lo vendido en agosto")).toHaveLength(2);
  expect(told("lo desembolsado y lo vendido en agosto")).not.toEqual(told("lo vendido en agosto"));
});

it("reads no text that is no question, and any other in bounded time (GM-25)", () => {
  const texts =
    "cuanto vendi y cuanto gaste |de |el socio pide saber |enero |mayo y junio |? el | y |para la declaracion de renta |me dices |gasto ".split(
      "|",
    );
  for (const text of texts) {
    const cost = (length: number) => {
      const question = text.repeat(length).slice(0, length);
      const spent = processorTime();
      answerFromBooks(QUESTION_FACTS, question);
      return spent();
    };
    // The first times are the compiler's.
    const least = (length: number) => Math.min(...Array.from({ length: 8 }, () => cost(length)));
    expect(least(5_000), text).toBeLessThan(50);
    expect(least(LONGEST_QUESTION), text).toBeLessThan(50);
  }
  expect(told("ventas ".repeat(200))).toEqual([]);
});

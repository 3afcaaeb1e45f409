import { describe, expect, it } from "vitest";
import { plainText } from "#domain/understanding/plain-text.ts";
import { isGreeting, isQuestion, refusedText } from "#domain/understanding/refused-text.ts";

const CASES = `
pagué el arriendo 500.000 | -
  | empty
123 456 | no-words
pagué <b>500</b> | markup
pagué > 500 | markup
eres un idiota | insult
bobo hp | insult
compré una impresora hp 500.000 | -
500.000 de una hp | -
i paid the rent | other-language
paid rent with cash | other-language
rent de la casa | -
i pagué la renta de the | -
pagué -500 | negative
pagué − $ 500 | negative
-500 de luz | negative
pagué menos $500 | negative
del 2026-11-05 pagué 500 | -
no pagué el arriendo | not-done
nunca me pagaron | not-done
todavía no he pagado la luz | not-done
voy a comprar una moto | not-done
tengo que pagar 500 | not-done
debo pagar 500 | not-done
si vendo una moto | not-done
creo que fueron 500 | not-done
casi compro una moto | not-done
voy a registrar la venta de 500 | -
castigamos la deuda que no pagaron | -
vendí 500 y todavía no me han pagado | -
cuenta de cobro por honorarios, aún no me pagan 500 | -
`;

describe("what is not read as an operation", () => {
  it.each(
    CASES.split("\n")
      .filter((line) => line !== "")
      .map((line) => line.split(" | ")),
  )("%s", (text = "", told) => {
    expect(refusedText(text, plainText(text).plain) ?? "-").toBe(told);
  });

  it("is longer than six hundred signs", () => {
    const text = "pague luz ".repeat(60);
    expect([text.length, refusedText(text, text), refusedText(`${text}y`, `${text}y`)]).toEqual([
      600,
      null,
      "too-long",
    ]);
  });

  it.each([
    ["buenos dias", true],
    ["hola!", true],
    [" muchas gracias ", true],
    ["si", true],
    ["hola pague 500", false],
    ["", false],
  ])("%j greets: %s", (plain, greets) => {
    expect(isGreeting(plain)).toBe(greets);
  });

  it.each([
    ["pague 500", false],
    ["pague 500?", true],
    ["¿pague 500", true],
    ["que es un activo", true],
    ["  hola profe, como registro una venta", true],
    ["cuanto pague de luz", true],
    ["en que cuenta va", true],
    ["pague por que me toco", false],
    ["si vendo a credito que pasa", true],
    ["si vendo a credito que pasa ayer", false],
    ["una donacion se puede deducir de renta", true],
    ["una donacion de 500 se puede deducir", false],
    ["me toca declarar", true],
  ])("%j asks: %s", (plain, asks) => {
    expect(isQuestion(plain)).toBe(asks);
  });
});

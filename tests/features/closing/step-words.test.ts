import { expect, it } from "vitest";
import { pesos } from "#domain/kernel/pesos.ts";
import { leftByReopening } from "#features/closing/step-words.ts";

it.each([
  ["nothing", 0, 0, 0, undefined],
  ["the reserve of the cut", 100, 0, 0, "$ 100 de reserva legal,"],
  ["one made since", 0, 70, 0, "$ 70 de reserva legal,"],
  ["both", 100, 70, 0, "$ 170 de reserva legal,"],
  ["dividends", 0, 0, 900, "$ 900 de dividendos,"],
  ["reserve and dividends", 100, 0, 900, "$ 100 de reserva legal y $ 900 de dividendos,"],
])("AC-83 undoing a closing says what of its result stays taken: %s", (_, onCut, since, decreed, words) => {
  const found = leftByReopening({
    reserved: { onCut: pesos(onCut), since: pesos(since) },
    decreed: pesos(decreed),
  });
  if (words === undefined) expect(found).toBeUndefined();
  else expect(found?.replace(/\s/g, " ")).toContain(words);
});

import { beforeAll, describe, expect, it } from "vitest";
import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { mayTellOperation } from "#domain/guided/may-tell-operation.ts";
import { tellsOperation } from "#domain/guided/told-operation.ts";
import { day } from "#domain/kernel/calendar-day.ts";

let puc: Chart;
beforeAll(async () => {
  puc = await loadChart("puc");
});
const tells = (text: string) => tellsOperation(text, puc, day("2026-11-26"));

describe("GM-23 an operation told where nothing is registered", () => {
  it("is recognized by its deed and its amount", () => {
    for (const text of [
      "Vendí mercancía por 850.000 en efectivo",
      "compre mercancia por 2 millones mas iva a credito",
      "pagué doscientos mil de luz",
      "me prestaron 5 millones del banco",
    ])
      expect(tells(text), text).toBe(true);
  });

  it("is no question, no deed without an amount, and no amount without a deed", () => {
    for (const text of [
      "¿Cuánto es el 19 % de 200 mil?",
      "que es el 4x1000",
      "vendí en efectivo",
      "hola 123",
      "20 mil",
      "",
      "👍",
    ])
      expect(tells(text), text).toBe(false);
    expect(mayTellOperation("cuanto gane en 2026")).toBe(false);
  });
});

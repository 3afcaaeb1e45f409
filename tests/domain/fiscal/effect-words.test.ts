import { describe, expect, it } from "vitest";
import { formatRate, skipText, taxName, taxSource, whyText } from "#domain/fiscal/effect-words.ts";
import { COMPANY } from "#domain/fiscal/fiscal-operation.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { HORIZON } from "#domain/law/horizon.ts";
import { UNPUBLISHED } from "#tests/support/law-days.ts";
import { effectOf, LARGE, operation, PERSON, retention, SAS } from "./fiscal-worlds.ts";

const taxes = (...given: Parameters<typeof effectOf>) =>
  effectOf(...given).lines.flatMap(({ tax }) => (tax ? [tax] : []));

describe("the words of an effect", () => {
  it("writes a rate with its own decimals", () => {
    expect([19, 2.5, 1.104, 0].map(formatRate)).toEqual(["19%", "2,5%", "1,104%", "0%"]);
  });

  it("names every tax of a purchase and says from which base on", () => {
    const found = taxes(LARGE, operation({ base: 10_000_000 }));
    expect(found.map(taxName)).toEqual([
      "IVA 19%",
      "Retención por compras 2,5%",
      "Retención de IVA 15%",
      "Retención de ICA 1,104%",
    ]);
    expect(found.map(whyText)).toEqual([
      "IVA que puedes descontar.",
      "Desde $\u00a0524.000 (10 UVT).",
      "Desde $\u00a0524.000 (10 UVT).",
      "Desde $\u00a01.414.000 (27 UVT).",
    ]);
    expect(found.map(taxSource)[3]).toBe(
      "Base $\u00a010.000.000 · 1,104% · Decreto Distrital 271 de 2002, art. 8",
    );
  });

  it("names the seller's side, cost and self-withholding", () => {
    const customer = { ...COMPANY, largeTaxpayer: true, withholdsIca: true };
    const sale = operation({
      kind: "sale",
      base: 10_000_000,
      counterpart: customer,
      icaRate: 1,
      city: "Cali",
    });
    const own = { ...SAS, retentions: [retention({ name: "Autorretención", rate: 0.55 })] };
    expect(taxes(own, sale).map((each) => `${taxName(each)}: ${whyText(each)}`)).toEqual([
      "Retención que te practican 2,5%: Te lo retiene el cliente: es un anticipo tuyo.",
      "IVA que te retienen 15%: Te lo retiene el cliente: es un anticipo tuyo.",
      "ICA que te retienen 1%: Te lo retiene el cliente: es un anticipo tuyo.",
      "IVA 19%: IVA que cobras en la venta.",
      "Autorretención 0,55%: Te la practicas tú, según tu actividad económica.",
      "Autorretención 0,55%: Te la practicas tú, según tu actividad económica.",
    ]);
    const simplified = { ...SAS, flags: { ...SAS.flags, vatResponsible: false } };
    const person = operation({ base: 1_000_000, counterpart: { ...PERSON, vatResponsible: true } });
    const [cost, bought] = taxes(simplified, person);
    expect(cost && taxName(cost)).toBe("IVA 19%, mayor costo");
    expect(bought && whyText(bought)).toBe(
      "Desde $\u00a0524.000 (10 UVT). Tarifa de quien no declara renta.",
    );
    const stamp = retention({ name: "Estampilla", type: "other", rate: 1 });
    const [, stamped] = taxes({ ...SAS, retentions: [stamp] }, operation({ base: 1_000 }));
    expect(stamped && `${taxName(stamped)}: ${whyText(stamped)}`).toBe(
      "Estampilla 1%: La tarifa es la de tu perfil.",
    );
  });

  it("says why a tax does not come", () => {
    const skipped = (...given: Parameters<typeof effectOf>) => effectOf(...given).skipped.map(skipText);
    expect(skipped(SAS, operation({ base: 1_000 }))).toEqual([
      "Compras: no se retiene, porque la base no llega a $\u00a0524.000 (10 UVT).",
    ]);
    expect(skipped(SAS, operation({ base: 1_000, day: UNPUBLISHED }))).toEqual([
      `Compras: parámetros por confirmar después del ${formatDay(HORIZON)}.`,
    ]);
    expect(skipped(SAS, operation({ base: 1_000, day: day("2024-01-01") }))[0]).toBe(
      "Compras: parámetros por confirmar para esta fecha.",
    );
    const kinds = [
      "payer-simple",
      "payee-simple",
      "payee-self-withholder",
      "payee-no-income-tax",
      "payer-not-large",
      "both-large",
      "no-vat",
    ] as const;
    const texts = kinds.map((kind) => skipText({ tax: "income", name: "Compras", why: { kind } }));
    expect(new Set(texts).size).toBe(kinds.length);
    expect(texts.every((text) => text.startsWith("Compras: "))).toBe(true);
  });
});

import { describe, expect, it } from "vitest";
import { formatRate, skipText, taxName, taxSource, whyText } from "#domain/fiscal/effect-words.ts";
import { COMPANY } from "#domain/fiscal/fiscal-operation.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
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

  it("names a withholding by its concept, and says when its least base is not known", () => {
    const said = (...given: Parameters<typeof effectOf>) =>
      taxes(...given).map((each) => `${taxName(each)}: ${whyText(each)}`);
    expect(said(SAS, operation({ base: 1_000_000, concept: "fees" }))[1]).toBe(
      "Retención: Honorarios 11%: Desde el primer peso.",
    );
    const cali = { ...SAS, retentions: [retention({ name: "ICA Cali", type: "ica", rate: 0.77 })] };
    expect(said(cali, operation({ base: 1_000_000 }))[1]).toBe(
      "Retención de ICA 0,77%: La base mínima del municipio está por confirmar.",
    );
    const [asset] = taxes(SAS, operation({ base: 1_000_000, account: "1524" as never }));
    expect(asset && [taxName(asset), whyText(asset)]).toEqual([
      "IVA 19%, mayor costo",
      "El IVA de un activo fijo no se descuenta: es parte de su costo.",
    ]);
    const [bought] = taxes(SAS, operation({ base: 1_000_000 }));
    if (!bought) throw new Error("no tax");
    const shared = { ...bought, why: { kind: "vat-deductible", share: 0.9375 } as const };
    expect(whyText(shared)).toBe(
      "De los gastos comunes a lo gravado y a lo excluido se descuenta el 93,75%.",
    );
    expect(taxSource({ ...bought, provisional: true })).toBe(
      "Base $\u00a01.000.000 · 19% · ET art. 468 (por confirmar)",
    );
  });

  it("says what excluded sales do to the VAT of purchases (ET arts. 488 and 490)", () => {
    const said = (why: Parameters<typeof skipText>[0]["why"]) =>
      skipText({ tax: "sales-tax", name: "IVA", why });
    expect(said({ kind: "vat-common", share: 0.9375, amount: pesos(12_875) })).toBe(
      "IVA: tienes ventas excluidas. De los gastos comunes se descuenta el 93,75%; el resto, $\u00a012.875, es mayor gasto (ET art. 490). El de la mercancía se descuenta como si fuera para lo gravado; la que sea para lo excluido, márcala «Excluido» en su fila (ET art. 488).",
    );
    expect(said({ kind: "vat-common", share: 0.9375, amount: pesos(0) })).toBe(
      "IVA: tienes ventas excluidas. El de la mercancía se descuenta como si fuera para lo gravado; la que sea para lo excluido, márcala «Excluido» en su fila (ET art. 488).",
    );
    expect(said({ kind: "vat-all-excluded" })).toBe(
      "IVA: quien solo vende excluidos no descuenta el de sus compras; es mayor costo (ET art. 488).",
    );
    expect(said({ kind: "vat-of-assets" })).toBe(
      "IVA: el de los activos fijos es mayor costo y no se descuenta (ET art. 491).",
    );
    expect(said({ kind: "no-vat" })).toBe("IVA: la operación no lleva IVA.");
  });
});

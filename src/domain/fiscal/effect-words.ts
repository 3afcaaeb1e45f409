import { formatDay, formatNumber, formatPercent, formatPesos } from "../kernel/format.ts";
import type { Pesos } from "../kernel/pesos.ts";
import type { SkippedTax, TaxDetail } from "./effect-line.ts";
import { conceptOf } from "./retention-concept.ts";
import { TO_CONFIRM } from "./tax-law.ts";

/** "2,5%", "1,104%": all decimals of the rate, without trailing zeros. */
export function formatRate(percent: number): string {
  const [whole = "0", decimals] = String(percent).split(".");
  return `${formatNumber(Number(whole))}${decimals ? `,${decimals}` : ""}%`;
}

const SUFFERED: Readonly<Record<"income" | "vat" | "ica" | "other", string>> = {
  income: "Retención que te practican",
  vat: "IVA que te retienen",
  ica: "ICA que te retienen",
  other: "Retención que te practican",
};

/** Name of a tax line: "IVA 19%", "Retención por compras 2,5%", "Retención de ICA 1,104%". */
export function taxName(detail: TaxDetail): string {
  const rate = formatRate(detail.rate);
  const { why } = detail;
  switch (why.kind) {
    case "vat-generated":
    case "vat-deductible":
      return `IVA ${rate}`;
    case "vat-cost":
    case "vat-asset":
      return `IVA ${rate}, mayor costo`;
    case "suffered":
      return `${SUFFERED[why.tax]} ${rate}`;
    case "self-withheld":
      return `Autorretención ${rate}`;
    case "withheld":
      return `${withheldName(why)} ${rate}`;
  }
}

function withheldName(why: Extract<TaxDetail["why"], { kind: "withheld" }>): string {
  if (why.tax === "vat") return "Retención de IVA";
  if (why.tax === "ica") return "Retención de ICA";
  if (why.tax === "other") return why.name;
  return conceptOf(why) === "purchases" ? "Retención por compras" : `Retención: ${why.name}`;
}

function floorText(floor: number | null, floorUvt: number | null): string {
  if (floor === null || floorUvt === null) return "La base mínima del municipio está por confirmar.";
  if (floorUvt === 0) return "Desde el primer peso.";
  return `Desde ${formatPesos(floor as Parameters<typeof formatPesos>[0])} (${formatNumber(floorUvt)} UVT).`;
}

/** Why a tax line exists, in one or two sentences. */
export function whyText(detail: TaxDetail): string {
  const { why } = detail;
  switch (why.kind) {
    case "vat-generated":
      return "IVA que cobras en la venta.";
    case "vat-deductible":
      return why.share === undefined
        ? "IVA que puedes descontar."
        : `De los gastos comunes a lo gravado y a lo excluido se descuenta el ${formatPercent(why.share, 2)}.`;
    case "vat-cost":
      return "Quien no es responsable de IVA no lo descuenta: es parte del costo.";
    case "vat-asset":
      return "El IVA de un activo fijo no se descuenta: es parte de su costo.";
    case "suffered":
      return "Te lo retiene el cliente: es un anticipo tuyo.";
    case "self-withheld":
      return "Te la practicas tú, según tu actividad económica.";
    case "withheld": {
      const floor =
        why.tax === "other" ? "La tarifa es la de tu perfil." : floorText(why.floor, why.floorUvt);
      const law = why.rateFrom === "law" ? " Tarifa de quien no declara renta." : "";
      return `${floor}${law}`;
    }
  }
}

/** "Base $ 4.050.000 · 2,5% · ET art. 401". */
export function taxSource(detail: TaxDetail): string {
  const open = detail.provisional ? " (por confirmar)" : "";
  return `Base ${formatPesos(detail.base)} · ${formatRate(detail.rate)} · ${detail.norm}${open}`;
}

/** What excluded sales do to the VAT of purchases: of expenses a part is lost, of merchandise what its row says. */
function commonText(name: string, share: number, lost: Pesos): string {
  const expenses =
    lost === 0
      ? ""
      : ` De los gastos comunes se descuenta el ${formatPercent(share, 2)}; el resto, ${formatPesos(lost)}, es mayor gasto (ET art. 490).`;
  return `${name}: tienes ventas excluidas.${expenses} El de la mercancía se descuenta como si fuera para lo gravado; la que sea para lo excluido, márcala «Excluido» en su fila (ET art. 488).`;
}

/** Why an expected tax does not apply. */
export function skipText({ name, why }: SkippedTax): string {
  switch (why.kind) {
    case "below-floor":
      return `${name}: no se retiene, porque la base no llega a ${formatPesos(why.floor)} (${formatNumber(why.floorUvt)} UVT).`;
    case "to-confirm":
      return why.lastKnown === null
        ? `${name}: ${TO_CONFIRM} para esta fecha.`
        : `${name}: ${TO_CONFIRM} después del ${formatDay(why.lastKnown)}.`;
    case "payer-simple":
      return `${name}: quien está en el régimen SIMPLE solo retiene por salarios (ET art. 911).`;
    case "payee-simple":
      return `${name}: a quien está en el régimen SIMPLE no se le retiene (ET arts. 907 y 911).`;
    case "payee-self-withholder":
      return `${name}: a un autorretenedor no se le retiene.`;
    case "payee-no-income-tax":
      return `${name}: a quien no paga impuesto de renta no se le retiene (ET art. 369).`;
    case "payer-not-large":
      return `${name}: solo retienen IVA los grandes contribuyentes y quienes designa la DIAN (ET art. 437-2).`;
    case "both-large":
      return `${name}: entre grandes contribuyentes no se retiene IVA (ET art. 437-2).`;
    case "no-vat":
      return `${name}: la operación no lleva IVA.`;
    case "vat-of-assets":
      return `${name}: el de los activos fijos es mayor costo y no se descuenta (ET art. 491).`;
    case "vat-all-excluded":
      return `${name}: quien solo vende excluidos no descuenta el de sus compras; es mayor costo (ET art. 488).`;
    case "vat-common":
      return commonText(name, why.share, why.amount);
  }
}

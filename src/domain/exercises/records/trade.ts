import type { Day } from "../../kernel/day.ts";
import type { VatTreatment } from "../../law/tax-statutes.data.ts";
import type { SolutionLine } from "../exercise.ts";
import { caseVat, caseWithheldIca, caseWithheldVat, caseWithholding } from "../parts/case-taxes.ts";
import {
  cr,
  dr,
  HOW,
  type Means,
  moneyIn,
  moneyOut,
  paper,
  type Recorded,
  rate,
  recorded,
  sayPesos,
} from "../parts/lines.ts";
import { goodsOf, type Setting } from "../parts/setting.ts";

/** Who withholds of a payment: nobody, who pays income tax, or a large taxpayer of Bogotá, who also keeps VAT and ICA. */
export type Withholder = "none" | "income" | "large";

interface Bill {
  readonly date: Day;
  readonly base: number;
  readonly means: Means;
  /** Null for a case without taxes. */
  readonly vat: VatTreatment | null;
  readonly withholder?: Withholder;
  /** What is paid at once, by transfer, of a bill on credit. */
  readonly down?: number;
}

const TREATMENTS: Readonly<Record<VatTreatment, string>> = {
  general: "más IVA del 19%",
  reduced: "más IVA del 5%",
  exempt: "(bienes exentos de IVA)",
  excluded: "(bienes excluidos de IVA)",
};

/** How a price is told with its VAT. */
export const withTax = (vat: VatTreatment | null) => (vat === null ? "" : ` ${TREATMENTS[vat]}`);

/** What a bill is settled with: at once or later, or a part of it at once. */
function settled(total: number, { means, down }: Bill, way: (means: Means, amount: number) => SolutionLine) {
  return down === undefined ? [way(means, total)] : [way("bank", down), way("credit", total - down)];
}

/** What a payer withholds of a bill, by tax. */
function withheldOf({ date, base, withholder = "none", vat }: Bill) {
  const tax = caseVat(date, base, vat ?? "excluded");
  const none = { ...tax, amount: 0 };
  const income = withholder === "none" ? none : caseWithholding(date, base, "purchases");
  const large = withholder === "large";
  return {
    vat: tax,
    income,
    vatKept: large ? caseWithheldVat(date, tax.amount) : none,
    ica: large ? caseWithheldIca(base) : none,
  };
}

/**
 * What the seller's invoice says. What is withheld is the payer's to work out, and no invoice has it: printed there, it
 * would be the answer.
 */
function billRows({ base }: Bill, { vat }: ReturnType<typeof withheldOf>) {
  return [["Mercancía", base] as const, [`IVA ${rate(vat.rate)}`, vat.amount] as const];
}

function purchaseRule({ vat, withholder = "none" }: Bill, kept: ReturnType<typeof withheldOf>): string {
  if (vat === null && withholder === "none")
    return "Lo que se compra para vender es un activo, el inventario, hasta que se vende (NIIF para PYMES, sección 13).";
  const taxed = `La mercancía se registra por su costo${kept.vat.amount > 0 ? ", y el IVA descontable va aparte" : ""}`;
  if (withholder === "none") return `${taxed}.`;
  if (kept.income.amount === 0) return `${taxed}. No llega a la base mínima: no se retiene.`;
  const whom = kept.ica.amount > 0 ? "a la DIAN y al municipio" : "a la DIAN";
  return `${taxed}. Lo retenido se le paga ${whom}, no al proveedor.`;
}

/** How the price of a purchase is told: as it is, or before the discount that the bill already takes off. */
function toldPrice({ base, listed, vat }: Bill & { readonly listed?: Listed }): string {
  if (listed === undefined) return `${sayPesos(base)}${withTax(vat)}`;
  return `${sayPesos(listed.price)}, menos un descuento comercial del ${rate(listed.off)} en la factura${vat === null ? "" : `,${withTax(vat)} sobre lo que queda`}`;
}

function toldPayment({ means, down }: Bill): string {
  if (down !== undefined) return `Pagó ${sayPesos(down)} ${HOW.bank} y el resto quedó ${HOW.credit}`;
  return means === "credit" ? `Quedó ${HOW.credit}` : `Pagó ${HOW[means]}`;
}

/** A price before a trade discount, in percent: nobody records either. */
interface Listed {
  readonly price: number;
  readonly off: number;
}

/** A purchase of goods under perpetual inventory. */
export function purchase(s: Setting, bill: Bill & { readonly listed?: Listed }): Recorded {
  const { date, base, listed } = bill;
  const kept = withheldOf(bill);
  const total = base + kept.vat.amount - kept.income.amount - kept.vatKept.amount - kept.ica.amount;
  const lines = [
    dr(
      "1435",
      base,
      `Entra mercancía para vender, por su costo${kept.vat.amount > 0 ? " sin IVA" : ""}: ${sayPesos(base)}.`,
    ),
    dr(
      "2408",
      kept.vat.amount,
      `El IVA que cobra el proveedor es descontable: ${rate(kept.vat.rate)} de ${sayPesos(base)}. Disminuye lo que se le debe a la DIAN.`,
    ),
    cr(
      `${kept.income.account || "2365"}|2365`,
      kept.income.amount,
      `Retención en la fuente por compras: ${rate(kept.income.rate)} de ${sayPesos(base)}, sin IVA (${kept.income.norm}). Se le descuenta al proveedor y se le debe a la DIAN.`,
    ),
    cr(
      "2367",
      kept.vatKept.amount,
      `ReteIVA: ${rate(kept.vatKept.rate)} de ${sayPesos(kept.vat.amount)}, que es el IVA (ET art. 437-1).`,
    ),
    cr(
      "2368",
      kept.ica.amount,
      `ReteICA: ${rate(kept.ica.rate)} de ${sayPesos(base)}; se le debe al municipio.`,
    ),
    ...settled(total, bill, (how, amount) => moneyOut(how, amount, "2205")),
  ];
  const documents =
    bill.vat === null ? [] : [paper(`Factura de compra de ${s.supplier}`, date, billRows(bill, kept))];
  return recorded(
    date,
    `compró ${goodsOf(s, bill.vat)} para la venta a ${s.supplier} por ${toldPrice(bill)}. ${toldPayment(bill)}.`,
    lines,
    `${purchaseRule(bill, kept)}${listed === undefined ? "" : " El descuento comercial de la factura no se registra: la compra vale lo que queda."}`,
    { documents },
  );
}

function saleLines(bill: Bill & { readonly cost: number }): readonly SolutionLine[] {
  const { base, cost } = bill;
  const kept = withheldOf(bill);
  const total = base + kept.vat.amount - kept.income.amount - kept.vatKept.amount - kept.ica.amount;
  return [
    ...settled(total, bill, moneyIn),
    dr(
      "135515|1355",
      kept.income.amount,
      `El cliente retuvo ${rate(kept.income.rate)} de ${sayPesos(base)}: es un anticipo del impuesto de renta, un activo.`,
    ),
    dr(
      "135517|1355",
      kept.vatKept.amount,
      `El cliente retuvo ${rate(kept.vatKept.rate)} del IVA: se resta en la declaración de IVA.`,
    ),
    dr(
      "135518|1355",
      kept.ica.amount,
      `El cliente retuvo ICA: ${rate(kept.ica.rate)} de ${sayPesos(base)}, un anticipo de ese impuesto.`,
    ),
    cr(
      "4135",
      base,
      `El precio de la venta${kept.vat.amount > 0 ? ", sin IVA" : ""}, ${sayPesos(base)}, es el ingreso: aumenta en el Haber.`,
    ),
    cr(
      "2408",
      kept.vat.amount,
      `El IVA de la venta, ${rate(kept.vat.rate)} de ${sayPesos(base)}, no es ingreso: se le debe a la DIAN.`,
    ),
    dr("6135", cost, `La mercancía entregada costó ${sayPesos(cost)}: ese costo se resta del ingreso.`),
    cr("1435", cost, "La mercancía sale del inventario por su costo, no por su precio de venta."),
  ];
}

function toldCollection({ means, down }: Bill): string {
  if (down !== undefined) return `Le pagaron ${sayPesos(down)} ${HOW.bank} y el resto quedó ${HOW.credit}`;
  return means === "credit" ? "La venta fue a crédito, a 30 días" : `Le pagaron ${HOW[means]}`;
}

/**
 * A sale, with its cost where the inventory is perpetual; a cost of zero leaves it out, and a share of the price leaves it
 * to be worked out.
 */
export function sale(
  s: Setting,
  bill: Bill & { readonly cost: number; readonly costShare?: number },
): Recorded {
  const { date, base, cost, costShare } = bill;
  const kept = withheldOf(bill);
  const paid = toldCollection(bill);
  const toldCost =
    costShare === undefined
      ? sayPesos(cost)
      : `el ${rate(costShare)} del precio${bill.vat === null ? "" : " sin IVA"}`;
  const costs = cost > 0 ? ` El costo de lo vendido es ${toldCost}.` : "";
  const documents =
    bill.vat === null ? [] : [paper(`Factura de venta a ${s.customer}`, date, billRows(bill, kept))];
  return recorded(
    date,
    `vendió ${goodsOf(s, bill.vat)} a ${s.customer} por ${sayPesos(base)}${withTax(bill.vat)}. ${paid}.${costs}`,
    saleLines(bill),
    cost > 0
      ? "Con inventario permanente, cada venta se registra con su precio y, en el mismo asiento, con su costo."
      : "El ingreso se registra cuando se vende, aunque el cliente pague después.",
    { documents },
  );
}

/** A customer pays what it owes, perhaps with a discount for paying early. */
export function collection(
  s: Setting,
  {
    date,
    amount,
    discount = 0,
    share,
    means,
  }: {
    readonly date: Day;
    readonly amount: number;
    readonly discount?: number;
    /** The discount in percent, where it is to be worked out. */
    readonly share?: number;
    readonly means: "cash" | "bank";
  },
): Recorded {
  const off =
    discount > 0 ? ` Por pagar antes del plazo se le concedió un descuento de ${sayPesos(discount)}.` : "";
  return recorded(
    date,
    share === undefined
      ? `${s.customer} pagó ${HOW[means]} su deuda de ${sayPesos(amount)}.${off}`
      : `${s.customer} pagó ${HOW[means]} su deuda de ${sayPesos(amount)}, menos un descuento del ${rate(share)} por pagar antes del plazo.`,
    [
      moneyIn(means, amount - discount),
      dr("530535|5305", discount, "El descuento por pronto pago que se concede es un gasto financiero."),
      cr("1305", amount, "La deuda del cliente queda saldada: disminuye la cartera, en el Haber."),
    ],
    "Cobrar una deuda no es una nueva venta: cambia un activo, la cartera, por otro, el dinero.",
  );
}

/** The supplier is paid, perhaps with a discount for paying early. */
export function supplierPayment(
  s: Setting,
  {
    date,
    amount,
    discount = 0,
    share,
    means,
  }: {
    readonly date: Day;
    readonly amount: number;
    readonly discount?: number;
    /** The discount in percent, where it is to be worked out. */
    readonly share?: number;
    readonly means: "cash" | "bank";
  },
): Recorded {
  const off =
    discount > 0 ? ` El proveedor le concedió un descuento por pronto pago de ${sayPesos(discount)}.` : "";
  return recorded(
    date,
    share === undefined
      ? `pagó ${HOW[means]} ${sayPesos(amount)} que debía a ${s.supplier}.${off}`
      : `pagó ${HOW[means]} su deuda de ${sayPesos(amount)} con ${s.supplier}, menos un descuento del ${rate(share)} por pagar antes del plazo.`,
    [
      dr("2205", amount, "La deuda con el proveedor queda saldada: un pasivo disminuye en el Debe."),
      moneyOut(means, amount - discount),
      cr("421040|4210", discount, "El descuento por pronto pago que se obtiene es un ingreso financiero."),
    ],
    "Pagar una deuda no es un gasto: el gasto o la compra ya se registró cuando nació la deuda.",
  );
}

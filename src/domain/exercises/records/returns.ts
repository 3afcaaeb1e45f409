import type { Day } from "../../kernel/day.ts";
import { listed } from "../../kernel/spanish.ts";
import type { VatTreatment } from "../../law/tax-statutes.data.ts";
import { caseVat, withheldOfPart } from "../parts/case-taxes.ts";
import { cr, dr, type Recorded, rate, recorded, sayPesos } from "../parts/lines.ts";
import type { Setting } from "../parts/setting.ts";
import { withTax } from "./trade.ts";

/** A customer brings back part of a sale on credit. */
export function saleReturn(
  s: Setting,
  {
    date,
    base,
    cost,
    vat,
  }: { readonly date: Day; readonly base: number; readonly cost: number; readonly vat: VatTreatment | null },
): Recorded {
  const tax = caseVat(date, base, vat ?? "excluded");
  const costs = cost > 0 ? ` Esa mercancía había costado ${sayPesos(cost)} y vuelve al inventario.` : "";
  return recorded(
    date,
    `${s.customer} devolvió mercancía de una venta a crédito por ${sayPesos(base)}${withTax(vat)}.${costs} Se le descuenta de lo que debe.`,
    [
      dr(
        "4175",
        base,
        `La devolución disminuye los ingresos, por el precio${vat === null ? "" : " sin IVA"}. 4175 es la cuenta propia de las devoluciones.`,
      ),
      dr("2408", tax.amount, "El IVA de lo devuelto ya no se le debe a la DIAN."),
      cr("1305", base + tax.amount, "El cliente debe menos: disminuye un activo, en el Haber."),
      dr("1435", cost, "La mercancía vuelve al inventario por lo que costó."),
      cr("6135", cost, "El costo de esa venta se anula."),
    ],
    `Una devolución deshace la parte devuelta de la venta: el ingreso${vat === null ? "" : ", su IVA"} y su costo.`,
  );
}

/**
 * Part of a purchase on credit goes back to the supplier. What was withheld of that part is undone with it; `withheld`
 * tells whether the purchase itself came to the minimum base.
 */
export function purchaseReturn(
  s: Setting,
  {
    date,
    base,
    vat,
    withheld = false,
  }: {
    readonly date: Day;
    readonly base: number;
    readonly vat: VatTreatment | null;
    readonly withheld?: boolean;
  },
): Recorded {
  const tax = caseVat(date, base, vat ?? "excluded");
  const kept = withheld ? withheldOfPart(date, base) : null;
  const undone =
    kept === null ? "" : " A esa compra se le había practicado retención, que también se deshace.";
  const parts = [
    "la deuda",
    "el inventario",
    ...(tax.amount > 0 ? ["el IVA descontable"] : []),
    ...(kept ? ["lo retenido"] : []),
  ];
  return recorded(
    date,
    `devolvió a ${s.supplier} mercancía defectuosa que había comprado a crédito por ${sayPesos(base)}${withTax(vat)}.${undone}`,
    [
      dr(
        "2205",
        base + tax.amount - (kept?.amount ?? 0),
        `Se le debe menos al proveedor${kept ? ", sin lo que se le había retenido" : ""}: un pasivo disminuye en el Debe.`,
      ),
      dr(
        `${kept?.account || "2365"}|2365`,
        kept?.amount ?? 0,
        `De lo devuelto ya no hay retención: ${rate(kept?.rate ?? 0)} de ${sayPesos(base)}. Se le debe menos a la DIAN.`,
      ),
      cr("1435", base, "La mercancía sale del inventario por lo que costó."),
      cr("2408", tax.amount, "El IVA de lo devuelto ya no se puede descontar."),
    ],
    `Una devolución en compras deshace la parte devuelta: ${listed(parts)}.`,
  );
}

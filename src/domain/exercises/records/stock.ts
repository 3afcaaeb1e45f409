import type { Day } from "../../kernel/day.ts";
import { plural } from "../../kernel/spanish.ts";
import { cr, dr, type Recorded, recorded, sayPesos } from "../parts/lines.ts";
import type { Setting } from "../parts/setting.ts";

/** Units bought on credit at a cost each, without taxes. */
export function unitsBought(s: Setting, date: Day, units: number, unitCost: number): Recorded {
  const total = units * unitCost;
  return recorded(
    date,
    `compró a crédito a ${s.supplier} ${plural(units, "unidad", "unidades")} (${s.units}) a ${sayPesos(unitCost)} cada una.`,
    [
      dr("1435", total, `Entran ${units} unidades × ${sayPesos(unitCost)} = ${sayPesos(total)}.`),
      cr("2205", total, "Se le debe al proveedor: un pasivo aumenta en el Haber."),
    ],
    "El inventario se registra por su costo de compra (NIIF para PYMES, sección 13).",
  );
}

/** Units sold for cash in the bank, with the cost that the kardex gives. */
export function unitsSold(
  s: Setting,
  date: Day,
  {
    units,
    price,
    cost,
    how,
  }: { readonly units: number; readonly price: number; readonly cost: number; readonly how: string },
): Recorded {
  const total = units * price;
  return recorded(
    date,
    `vendió ${plural(units, "unidad", "unidades")} a ${s.customer} a ${sayPesos(price)} cada una. Le pagaron por transferencia bancaria.`,
    [
      dr("1110", total, `Entran ${units} × ${sayPesos(price)} = ${sayPesos(total)} al banco.`),
      cr("4135", total, "El ingreso es el precio de venta."),
      dr("6135", cost, `${how}: el costo de las ${units} unidades es ${sayPesos(cost)}.`),
      cr("1435", cost, "Del inventario sale el mismo costo que va a 6135."),
    ],
    "La venta y su costo van en el mismo asiento; el método de inventario decide el costo.",
  );
}
